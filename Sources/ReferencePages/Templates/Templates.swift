import Mustache
public import SourceText

/// The templates of the pages: the built-in ones, each of which a file of the user's can take the place of.
public struct Templates: Sendable {
    /// A built-in template in a list.
    public struct Entry: Sendable, Equatable {
        /// Its name, such as `entity.md.mustache`.
        public let name: String
        /// What it makes, in one line.
        public let summary: String
        /// Its text.
        public let text: String
    }

    /// The built-in templates, by name.
    public static let list = BuiltInTemplates.files.map { file in
        Entry(name: file.name, summary: TemplateFile(name: file.name, text: file.text).summary, text: file.text)
    }

    /// The built-in templates.
    public static let builtIn = Templates(overrides: [])

    private static let model = "README.md"
    private static let entity = "entity.md"
    private static let overall = "index.md"
    private static let html = "html/page"
    private static let style = "html/style.css"
    /// The parts of the script, in the order in which they run.
    private static let scripts =
        ["address", "diagram", "show", "input", "search", "export"].map { "html/script/\($0).js" } + ["html/script.js"]
    private static let partialsFolder = "partials/"

    /// What is wrong with the user's templates.
    public let diagnostics: [Diagnostic]
    private let library: MustacheLibrary
    private let files: [String: TemplateFile]

    /// Puts the user's templates in the place of built-in ones.
    ///
    /// A template with a syntax error gives an error, and the built-in one of its name stays. One whose name is not that
    /// of a built-in one gives a warning, unless it is a partial that another of the user's templates uses.
    ///
    /// - Parameters:
    ///   - overrides: The user's templates; names are paths below their folder, such as `partials/findings.mustache`.
    ///   - folder: The folder, for the paths that diagnostics show; nil shows names alone.
    public init(overrides: [(name: String, text: String)], folder: String? = nil) {
        var diagnostics: [Diagnostic] = []
        let builtIn = BuiltInTemplates.files.map {
            TemplateFile(name: $0.name, text: $0.text, path: "\(BuiltInTemplates.folder)/\($0.name)")
        }
        let own = overrides.map { TemplateFile(name: $0.name, text: $0.text, path: Self.path(of: $0.name, in: folder)) }
        let known = Set(builtIn.map(\.name))
        var parsed: [MustacheTemplate] = []
        var files: [String: TemplateFile] = [:]
        for (index, file) in (builtIn + own).enumerated() {
            let isUsed = file.name.hasPrefix(Self.partialsFolder) && own.contains { $0.uses(file) }
            guard known.contains(file.name) || isUsed else {
                diagnostics.append(Self.unknown(file, among: builtIn.map(\.name)))
                continue
            }
            guard file.isTemplate else {
                // The built-in ones end nothing, which a test makes sure of.
                if index >= builtIn.count, let end = Self.end(of: file) {
                    diagnostics.append(
                        .error(
                            "template-syntax", "holds '\(end)', which would end it within a page", path: file.file.path)
                    )
                } else {
                    files[file.partialName] = file
                }
                continue
            }
            do throws(MustacheError) {
                parsed.append(try MustacheTemplate(file.file.text, name: file.partialName))
                files[file.partialName] = file
            } catch {
                diagnostics.append(
                    .error("template-syntax", error.message, at: file.tag(atLine: error.line, column: error.column)))
            }
        }
        self.diagnostics = diagnostics
        self.files = files
        library = MustacheLibrary(parsed)
    }

    /// The text of a built-in template; nil where there is none of that name.
    public static func text(of name: String) -> String? { BuiltInTemplates.files.first { $0.name == name }?.text }

    private static func path(of name: String, in folder: String?) -> String { folder.map { "\($0)/\(name)" } ?? name }

    private static func unknown(_ file: TemplateFile, among names: [String]) -> Diagnostic {
        let near = NearestName.of(file.name, among: names).map { "did you mean '\($0)'?" }
        return .warning(
            "unknown-template", "there is no template '\(file.name)' to override; it is not used",
            path: file.file.path, help: [near ?? "the templates are \(names.joined(separator: ", "))"])
    }

    /// Renders the page of the model.
    func modelPage(_ context: MustacheValue) -> (text: String, diagnostics: [Diagnostic]) {
        page(Self.model, context)
    }

    /// Renders the page of an entity.
    func entityPage(_ context: MustacheValue) -> (text: String, diagnostics: [Diagnostic]) {
        page(Self.entity, context)
    }

    /// Renders the page over several models.
    func overallPage(_ context: MustacheValue) -> (text: String, diagnostics: [Diagnostic]) {
        page(Self.overall, context)
    }

    /// Renders the page for browsers, in which every text is escaped for HTML.
    func htmlPage(_ context: MustacheValue) -> (text: String, diagnostics: [Diagnostic]) {
        page(Self.html, context, escape: HTMLText.escaped)
    }

    /// The style sheet of the page for browsers.
    var style: String { files[Self.style]?.file.text ?? "" }

    /// The script of the page for browsers.
    var script: String { Self.scripts.compactMap { files[$0]?.file.text }.joined(separator: "\n") }

    /// What would end a style sheet or a script where it stands in a page.
    private static func end(of file: TemplateFile) -> String? {
        let text = file.file.text.lowercased()
        return ["</style", "</script", "<!--"].first { text.contains($0) }
    }

    private func page(
        _ name: String, _ context: MustacheValue, escape: (String) -> String = MustacheEscape.none
    ) -> (text: String, diagnostics: [Diagnostic]) {
        guard let template = library[name] else { return ("", []) }
        let rendering = Mustache.render(template, with: context, partials: library, escape: escape)
        guard !rendering.warnings.isEmpty else { return (rendering.text, []) }
        let names = ContextNames.all(in: context)
        let partials = files.keys.filter { $0.hasPrefix(Self.partialsFolder) }.sorted()
        return (rendering.text, rendering.warnings.map { diagnostic(of: $0, names: names, partials: partials) })
    }

    private func diagnostic(of warning: MustacheWarning, names: [String], partials: [String]) -> Diagnostic {
        let near: String?
        switch warning.reason {
        case .undeclaredName: near = NearestName.of(warning.name, among: names)
        case .undeclaredPart(let part): near = NearestName.of(part, among: names)
        case .unknownPartial: near = NearestName.of(warning.name, among: partials)
        case .noText, .partialTooDeep: near = nil
        }
        let id =
            switch warning.reason {
            case .undeclaredName, .undeclaredPart: "undeclared-name"
            case .unknownPartial: "unknown-partial"
            case .noText: "name-without-text"
            case .partialTooDeep: "nested-partials"
            }
        return .warning(
            id, warning.message,
            at: files[warning.template]?.tag(atLine: warning.line, column: warning.column),
            help: near.map { ["did you mean '\($0)'?"] } ?? [])
    }
}
