import DataModel
import ReferencePages
public import SourceText

/// The page over several documentations: what it is made of, and where it goes.
public struct OverallDocumentation: Sendable {
    /// A documentation that is there.
    public struct Part: Sendable {
        /// Its model.
        public let loaded: LoadedModel
        /// Its title; nil for the model's name.
        public let title: String?
        /// The folder or the file that it was written into.
        public let output: String

        /// Makes a part.
        public init(loaded: LoadedModel, title: String?, output: String) {
            self.loaded = loaded
            self.title = title
            self.output = output
        }
    }

    /// The folder of the page.
    public let folder: String
    /// Its title; nil for the usual one.
    public let title: String?
    /// The documentations, in their order.
    public let parts: [Part]
    /// Templates that take the place of built-in ones, by name, and the folder they come from.
    public let templates: (folder: String, texts: [(name: String, text: String)])?

    /// Makes a page.
    public init(
        folder: String, title: String?, parts: [Part],
        templates: (folder: String, texts: [(name: String, text: String)])?
    ) {
        self.folder = folder
        self.title = title
        self.parts = parts
        self.templates = templates
    }

    /// The page.
    ///
    /// - Parameter files: where the documentations are, whose manifests tell which page to link to.
    /// - Returns: its file, and what there was to say.
    /// - Throws: `Failure` `badRequest` where its template is wrong.
    func page(in files: FileSystem) throws(Failure) -> (file: OutputFile, diagnostics: [Diagnostic]) {
        let entries = parts.map { part in
            OverallPage.Entry(
                title: part.title ?? part.loaded.model.name,
                path: files.path(from: folder, to: Self.target(of: part.output, files: files)),
                facts: part.loaded.facts, reading: part.loaded.diagnostics)
        }
        let own = (templates?.texts ?? []).filter {
            $0.name == OverallPage.templateName || $0.name.hasPrefix("partials/")
        }
        let (page, told) = OverallPage(title: title, entries: entries).render(
            Templates(overrides: own, folder: templates?.folder))
        // Of what is wrong with the templates of other pages, the documentations tell.
        let diagnostics = told.filter { $0.id != "unknown-template" }
        if diagnostics.contains(where: { $0.severity == .error }) { throw Failure(.badRequest, diagnostics) }
        return (OutputFile(path: page.path, text: page.text), diagnostics)
    }

    /// What to link to: the first page that a documentation has, else its folder.
    private static func target(of output: String, files: FileSystem) -> String {
        let folder = OutputFolder(files: files, path: output)
        let manifest = folder.content(of: Manifest.fileName).flatMap(Manifest.init(content:))
        let page = ["README.md", "index.html"].first { manifest?.files[$0] != nil }
        return page.map { "\(FileSystem.trimmed(output))/\($0)" } ?? output
    }

    /// The options of its manifest.
    var recorded: [String: String] {
        var options = RenderOptions()
        options.title = title
        options.templates = (templates?.texts ?? []).filter { $0.name == OverallPage.templateName }
        return options.recorded
    }
}

extension ModelDoc {
    /// Writes the page over several documentations, by the rules of any other result.
    ///
    /// - Parameters:
    ///   - whole: the page.
    ///   - isForced: whether it is written over though somebody changed it.
    /// - Returns: a line that says what was done, and what there was to say.
    /// - Throws: `Failure` where its template is wrong, or it cannot be written.
    public func render(
        _ whole: OverallDocumentation, isForced: Bool
    ) throws(Failure) -> (line: String, diagnostics: [Diagnostic]) {
        for part in whole.parts { try InputGuard.check(part.loaded.sources, output: whole.folder, files: files) }
        let (file, diagnostics) = try whole.page(in: files)
        let summary = try OutputFolder(files: files, path: whole.folder).write([file], isForced: isForced) { digests in
            Manifest(formats: [OutputFormat.markdown.rawValue], options: whole.recorded, files: digests)
        }
        let state = summary.written.isEmpty ? "; nothing has changed" : ""
        return ("\(whole.folder): \(file.path) over \(whole.parts.count) documentations\(state)", diagnostics)
    }

    /// Compares the page over several documentations with what it should be.
    ///
    /// - Parameters:
    ///   - whole: the page.
    ///   - command: the words of the command that brings it up to date.
    /// - Returns: what differs.
    /// - Throws: `Failure` where its template is wrong.
    public func check(_ whole: OverallDocumentation, command: [String]) throws(Failure) -> CheckReport {
        let (file, diagnostics) = try whole.page(in: files)
        let folder = OutputFolder(files: files, path: whole.folder)
        let manifest = folder.content(of: Manifest.fileName).flatMap(Manifest.init(content:))
        let check = DocumentationCheck(
            manifest: manifest ?? Manifest(formats: [], options: [:], files: [:]), own: folder.ownFiles,
            content: { folder.content(of: $0) })
        let (differing, count) = check.compare(Expectation(files: [file], diagnostics: diagnostics))
        return CheckReport(
            folder: FileSystem.trimmed(whole.folder), files: differing, currentCount: count,
            command: Self.command(command, for: differing), diagnostics: diagnostics)
    }

    /// A command line that renders anew, also over what was edited by hand.
    static func command(_ words: [String], for differing: [CheckReport.File]) -> String {
        let isEdited = differing.contains { $0.state == .edited }
        return (words + (isEdited ? ["--force"] : [])).map(ShellText.quoted).joined(separator: " ")
    }
}

extension FileSystem {
    /// The relative path from a folder to a file or folder, by their names only.
    func path(from folder: String, to target: String) -> String {
        let start = normalized(folder).split(separator: "/")
        let end = normalized(target).split(separator: "/")
        let common = zip(start, end).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + end.dropFirst(common).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
