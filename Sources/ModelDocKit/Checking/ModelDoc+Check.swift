import DataModel
import SourceText

extension ModelDoc {
    /// What a documentation should be, where a project's settings say it.
    public struct Wanted {
        /// The formats that are named; empty for the usual ones, or what the output's name tells.
        public var formats: [OutputFormat]
        /// The options.
        public var options: RenderOptions
        /// The words of the command that asks for them.
        public var command: [String]

        /// Says what is wanted.
        public init(formats: [OutputFormat], options: RenderOptions, command: [String]) {
            self.formats = formats
            self.options = options
            self.command = command
        }
    }

    /// Compares the documentation in a folder with what a model says now, with the formats and options that it was made with.
    /// Nothing is placed, so it needs no Graphviz.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - folder: the folder; nil for the one that `render` writes into.
    ///   - modelArguments: how the model was named, for the command that brings the documentation up to date.
    ///   - templates: templates that take the place of built-in ones, by name, and the folder they come from.
    ///   - wanted: what counts instead of the formats and options that it was made with, as a project's settings say it; nil for
    ///     none.
    /// - Returns: what differs.
    /// - Throws: `Failure` `noInput` where the folder holds no documentation of ours; `badRequest` where it was made with other
    ///   templates than are given, or what its options ask for is no longer there.
    public func check(
        _ loaded: LoadedModel, in folder: String?, modelArguments: [String],
        templates: (folder: String, texts: [(name: String, text: String)])?, wanted: Wanted? = nil
    ) throws(Failure) -> CheckReport {
        let path = folder ?? OutputPlace.usualFolder(for: loaded.model.name)
        if var wanted {
            wanted.options.templates = templates?.texts ?? []
            wanted.options.templateFolder = templates?.folder
            let place = try OutputPlace.decide(
                output: path, formats: wanted.formats, modelName: loaded.model.name, files: files)
            if case .file(_, let format) = place { return try check(loaded, file: path, format, wanted) }
        }
        var words = ["modeldoc", "render"] + modelArguments
        if let folder { words += ["-o", folder] }
        let manifest: Manifest
        if wanted != nil, files.kind(of: path) == nil {
            // The settings say what should be there, and all of it is missing.
            manifest = Manifest(formats: [], options: [:], files: [:])
        } else {
            manifest = try self.manifest(in: path, command: wanted?.command ?? words)
        }
        guard var options = wanted?.options ?? RenderOptions(of: manifest) else {
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
        options.templates = templates?.texts ?? []
        options.templateFolder = templates?.folder
        let documentation = OutputFolder(files: files, path: path)
        let content: @Sendable (String) -> [UInt8]? = { documentation.content(of: $0) }
        let expectation = try renderer(loaded, options, existing: content).expectation()
        let (differing, count) = DocumentationCheck(manifest: manifest, own: documentation.ownFiles, content: content)
            .compare(expectation)
        words += RenderOptions.arguments(of: manifest)
        if let templates { words += ["--templates", templates.folder] }
        return CheckReport(
            folder: FileSystem.trimmed(path), files: differing, currentCount: count,
            command: Self.command(wanted?.command ?? words, for: differing), diagnostics: expectation.diagnostics)
    }

    /// Compares a file of one document, which keeps no options and no digest of itself.
    private func check(
        _ loaded: LoadedModel, file path: String, _ format: OutputFormat, _ wanted: Wanted
    ) throws(Failure) -> CheckReport {
        let name = FileSystem.name(of: path)
        let document = OutputDocument(files: files, path: path)
        let content = document.content
        let expectation = try renderer(loaded, wanted.options) { _ in content }.expectation(of: format, path: name)
        let nothing = Manifest(formats: [], options: [:], files: [:])
        let (differing, count) = DocumentationCheck(manifest: nothing, own: OwnFiles([:])) { _ in content }.compare(
            expectation)
        return CheckReport(
            folder: FileSystem.parent(of: path) ?? ".", files: differing, currentCount: count,
            command: Self.command(wanted.command, for: differing), diagnostics: expectation.diagnostics)
    }

    /// The manifest of a documentation.
    ///
    /// - Parameters:
    ///   - path: the folder of the documentation.
    ///   - command: the words of the command that makes it.
    /// - Returns: the manifest.
    /// - Throws: `Failure` where there is none, or it cannot be read.
    private func manifest(in path: String, command: [String]) throws(Failure) -> Manifest {
        let help = ["make it with: \(Self.command(command, for: []))"]
        guard files.kind(of: path) != nil else {
            throw Failure(
                .noInput, "no-such-input", "does not exist", path: path,
                help: help)
        }
        if files.kind(of: path) == .file {
            throw Failure(
                .badRequest, "one-file", "is a file of its own, which does not keep the options that it was made with",
                path: path,
                help: [
                    "let \(ProjectSettings.fileName) name it: modeldoc init writes one, whose 'output' may be a file",
                    "or render into a folder, which check needs no more than the name of",
                ])
        }
        let folder = OutputFolder(files: files, path: path)
        guard let content = folder.content(of: Manifest.fileName) else {
            throw Failure(
                .noInput, "no-documentation", "holds no documentation by modeldoc: it has no \(Manifest.fileName)",
                path: path, help: help)
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
