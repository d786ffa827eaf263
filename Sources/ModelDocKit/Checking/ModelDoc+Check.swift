import DataModel
import SourceText

extension ModelDoc {
    /// Compares the documentation in a folder with what a model says now, with the formats and options that it was made with.
    /// Nothing is placed, so it needs no Graphviz.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - folder: the folder; nil for the one that `render` writes into.
    ///   - modelArguments: how the model was named, for the command that brings the documentation up to date.
    ///   - templates: templates that take the place of built-in ones, by name, and the folder they come from.
    ///   - wanted: formats and options that count instead of those that it was made with, with the words of the command that
    ///     asks for them, as those of a project's settings; nil for none.
    /// - Returns: what differs.
    /// - Throws: `Failure` `noInput` where the folder holds no documentation of ours; `badRequest` where it was made with other
    ///   templates than are given, or what its options ask for is no longer there.
    public func check(
        _ loaded: LoadedModel, in folder: String?, modelArguments: [String],
        templates: (folder: String, texts: [(name: String, text: String)])?,
        wanted: (options: RenderOptions, command: [String])? = nil
    ) throws(Failure) -> CheckReport {
        let path = folder ?? OutputPlace.usualFolder(for: loaded.model.name)
        let manifest = try manifest(in: path)
        guard var options = RenderOptions(of: manifest) else {
            throw Failure(
                .noInput, "unknown-options",
                "was written by another version of modeldoc, with options that this one lacks",
                path: Self.manifestPath(in: path), help: ["render it anew with this version, or check it with that one"]
            )
        }
        let own = RenderOptions.templates(of: manifest)
        if templates == nil, wanted == nil, !own.isEmpty {
            throw Failure(
                .badRequest, "missing-templates", "was made with templates of its own: \(own.joined(separator: ", "))",
                path: path, help: ["name their folder with --templates DIR"])
        }
        if let wanted { options = wanted.options }
        options.templates = templates?.texts ?? []
        options.templateFolder = templates?.folder
        let documentation = OutputFolder(files: files, path: path)
        let content: @Sendable (String) -> [UInt8]? = { documentation.content(of: $0) }
        let expectation = try renderer(loaded, options, existing: content).expectation()
        let (differing, count) = DocumentationCheck(manifest: manifest, content: content).compare(expectation)
        var words = ["modeldoc", "render"] + modelArguments
        if let folder { words += ["-o", folder] }
        words += RenderOptions.arguments(of: manifest)
        if let templates { words += ["--templates", templates.folder] }
        return CheckReport(
            folder: FileSystem.trimmed(path), files: differing, currentCount: count,
            command: Self.command(wanted?.command ?? words, for: differing), diagnostics: expectation.diagnostics)
    }

    private func manifest(in path: String) throws(Failure) -> Manifest {
        guard files.kind(of: path) != nil else {
            throw Failure(
                .noInput, "no-such-input", "does not exist", path: path,
                help: ["make it with: modeldoc render MODEL -o \(ShellText.quoted(path))"])
        }
        let folder = OutputFolder(files: files, path: path)
        guard let content = folder.content(of: Manifest.fileName) else {
            throw Failure(
                .noInput, "no-documentation", "holds no documentation by modeldoc: it has no \(Manifest.fileName)",
                path: path, help: ["make it with: modeldoc render MODEL -o \(ShellText.quoted(path))"])
        }
        guard let manifest = Manifest(content: content) else {
            throw Failure(
                .noInput, "broken-manifest",
                "is not as modeldoc wrote it, so the options of the documentation are lost",
                path: Self.manifestPath(in: path),
                help: ["get it back from version control, or render the documentation anew"])
        }
        return manifest
    }

    private static func manifestPath(in folder: String) -> String {
        "\(FileSystem.trimmed(folder))/\(Manifest.fileName)"
    }
}
