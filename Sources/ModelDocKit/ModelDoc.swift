public import Diagrams
import DataModel
import GraphvizLayout
import ModelAnalysis
public import PictureConversion
public import SourceText

/// The whole way from a path to files on the disk: find → read → resolve → analyse → render → write. Each part can be
/// replaced by setting it.
public struct ModelDoc: Sendable {
    /// How `dot` is found and used.
    public struct LayoutOptions: Sendable {
        /// The path of `dot`; nil to look for it in the environment and on `PATH`.
        public var dot: String?
        /// The time that a picture may take to be placed, and then to be converted, in seconds.
        public var timeLimit = 60.0

        /// Makes the usual options.
        public init() {}
    }

    /// Where models are read and results written.
    public var files: FileSystem
    /// The environment variables, for finding tools.
    public var environment: [String: String]
    /// What reads and analyses.
    public var loader = ModelLoader()
    /// What places pictures; nil for Graphviz.
    public var engine: (any LayoutEngine)?
    /// How Graphviz is found and used.
    public var layout = LayoutOptions()
    /// What makes PNG and PDF of pictures; nil for `rsvg-convert`.
    public var converter: PictureConverter?
    /// Told how far the work is: on any thread, one call at a time. It should return soon, since the work waits for it.
    public var progress: (@Sendable (Progress) -> Void)?

    /// Makes the usual pipeline.
    public init(files: FileSystem, environment: [String: String]) {
        self.files = files
        self.environment = environment
    }

    /// The model at a path.
    public func load(_ path: String, version: String? = nil, format: InputFormat? = nil) throws(Failure) -> LoadedModel
    {
        try load([path], version: version, format: format)
    }

    /// The model that those at several paths are merged into.
    ///
    /// - Parameters:
    ///   - paths: where the models are, in the order in which they are merged; `-` for stdin.
    ///   - version: the version to read of each bundle that has versions; nil for the current ones.
    ///   - format: the format of input that does not tell it.
    ///   - name: the name of a merged model; nil for the names of the parts, joined. A single model keeps its own.
    ///   - standardInput: what came through a pipe, where a path is `-`.
    ///   - notes: the paths of files in Markdown with notes about the model.
    /// - Returns: the model.
    /// - Throws: `Failure` where one of the paths gives no model, with what is wrong with all of them.
    public func load(
        _ paths: [String], version: String? = nil, format: InputFormat? = nil, name: String? = nil,
        standardInput: [UInt8]? = nil, notes: [String] = []
    ) throws(Failure) -> LoadedModel {
        progress?(Progress(.reading))
        let finder = InputFinder(files: files, version: version)
        let inputs = try finder.find(paths, standardInput: standardInput)
        return try loader.load(inputs, format: format, name: name, notes: try finder.notes(notes))
    }

    /// The model that came through a pipe.
    public func loadStandardInput(_ bytes: [UInt8], format: InputFormat? = nil) throws(Failure) -> LoadedModel {
        try loader.load(InputFinder.standardInput(bytes), format: format)
    }

    /// Starts Graphviz before the model is read, where pictures are sure to be placed: it takes a while to start, and the
    /// model takes as long to read. Nothing is reported here; what cannot be started now fails when it is needed.
    ///
    /// - Parameters:
    ///   - output: the value of `-o`, as for `render`.
    ///   - formats: the formats that were asked for, as for `render`.
    ///   - options: how to render, as for `render`.
    public mutating func prepareLayout(to output: String?, formats: [OutputFormat], options: RenderOptions) {
        // Without a path, the model's name decides where the result goes.
        guard engine == nil, let output,
            let place = try? OutputPlace.decide(output: output, formats: formats, modelName: "", files: files)
        else { return }
        let formats = formats.isEmpty ? options.formats : formats
        // Pictures that are there may be right as they are.
        let isSure =
            switch place {
            case .standardOutput(let format): format.isPlacedPicture
            case .file(let path, let format):
                format.isPlacedPicture && (options.isRelayoutForced || files.kind(of: path) == nil)
            case .folder(let path):
                (formats.contains(where: \.isPlacedPicture)
                    || (formats.contains(.markdown) && options.pictures == .svg))
                    && (options.isRelayoutForced || files.isEmptyOrMissing(path))
            }
        if isSure { engine = try? dotEngine(isOnStandby: true) }
    }

    /// What a rendering did.
    public struct Report: Sendable {
        /// "Company: 2 entities, 6 attributes, 4 relationships; no findings"
        public var model: String
        /// "model-docs/Company: README.md, 2 pages, the overview and 2 neighbourhoods", with what became of the files.
        public var output: String
        /// What there was to say about rendering.
        public var diagnostics: [Diagnostic]
        /// The document, where it goes to stdout.
        public var document: [UInt8]?
    }

    /// Renders a model and writes the result.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - output: the value of `-o`; nil for `model-docs/NAME`.
    ///   - formats: the formats that were asked for; empty for the usual ones, or what the output's name tells.
    ///   - options: how to render; its formats are not looked at.
    /// - Returns: what was done, with the document itself where it goes to stdout.
    /// - Throws: `Failure` where the options make no sense, a picture cannot be placed or the result cannot be written;
    ///   what was there is then as it was.
    public func render(
        _ loaded: LoadedModel, to output: String?, formats: [OutputFormat], options: RenderOptions
    ) throws(Failure) -> Report {
        let place = try OutputPlace.decide(
            output: output, formats: formats, modelName: loaded.model.name, files: files)
        var options = options
        if !formats.isEmpty { options.formats = formats }
        var report = Report(model: summary(of: loaded), output: "", diagnostics: [])
        switch place {
        case .standardOutput(let format):
            let result = try renderer(loaded, options) { _ in nil }.document(format)
            report.diagnostics = result.diagnostics
            report.document = result.files.first?.content
        case .file(let path, let format):
            try InputGuard.check(loaded.sources, output: path, files: files)
            let document = OutputDocument(files: files, path: path)
            let result = try renderer(loaded, options) { _ in document.content }.document(format)
            try document.write(result.files.first?.content ?? [])
            report.diagnostics = result.diagnostics
            report.output = "\(path): \(Self.name(of: format))"
        case .folder(let path):
            try InputGuard.check(loaded.sources, output: path, files: files)
            let folder = OutputFolder(files: files, path: path)
            let result = try renderer(loaded, options) { folder.content(of: $0) }.tree()
            try InputGuard.check(loaded.sources, files: result.files, in: path, files: files)
            progress?(Progress(.writing))
            let summary = try folder.write(result.files, isForced: options.isForced) { digests in
                Manifest(formats: options.formats.map(\.rawValue), options: options.recorded, files: digests)
            }
            report.diagnostics = result.diagnostics + summary.left.map { Self.left($0, in: path) }
            report.output = "\(path): \(Self.contents(of: result, options: options))\(Self.changes(summary))"
        }
        return report
    }

    /// The page for browsers in memory, as `render` with the format HTML writes it.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - options: how to render; its formats are not looked at.
    ///   - isLive: whether the page listens to a server: to the event `page` at `events`, whose data is the digest of the page
    ///     that there is now (`data-digest` of its root element), and to the event `problems`, whose data is HTML.
    /// - Returns: the page as UTF-8, and what there was to say about rendering.
    /// - Throws: `Failure` where the options make no sense or the pictures cannot be placed.
    public func htmlPage(
        _ loaded: LoadedModel, options: RenderOptions, isLive: Bool = false
    ) throws(Failure) -> (content: [UInt8], diagnostics: [Diagnostic]) {
        let result = try renderer(loaded, options) { _ in nil }.page(isLive: isLive)
        return (result.files.first?.content ?? [], result.diagnostics)
    }

    func renderer(
        _ loaded: LoadedModel, _ options: RenderOptions, existing: @escaping @Sendable (String) -> [UInt8]?
    ) -> Renderer {
        Renderer(
            loaded, options: options,
            engine: { () throws(LayoutError) in
                if let engine { return engine }
                return try dotEngine(isOnStandby: false)
            },
            converter: { () throws(ConversionError) in
                if let converter { return converter }
                return PictureConverter(
                    program: try RsvgProgram.find(environment: environment), timeLimit: layout.timeLimit)
            }, progress: progress, history: { VersionHistory(of: loaded, loader: loader, files: files) },
            existing: existing)
    }

    func dotEngine(isOnStandby: Bool) throws(LayoutError) -> DotEngine {
        // A name alone is looked for on PATH; a path starts where all others do, which need not be where this process runs.
        let isElsewhere = files.workingDirectory != FileSystem.currentDirectory
        let dot = layout.dot.map { isElsewhere && $0.contains("/") ? files.absolute($0) : $0 }
        let program = try DotProgram.find(explicit: dot, environment: environment)
        return DotEngine(program: program, timeLimit: layout.timeLimit, isOnStandby: isOnStandby)
    }

    private static func left(_ name: String, in folder: String) -> Diagnostic {
        .warning(
            "changed-leftover",
            "is no longer part of the documentation, but was changed by somebody else, so it is not removed",
            path: "\(FileSystem.trimmed(folder))/\(name)", help: ["remove it, or keep it as a file of your own"])
    }

    func summary(of loaded: LoadedModel) -> String {
        let findings = loaded.facts.findings.count
        let count = findings == 0 ? "no findings" : findings == 1 ? "1 finding" : "\(findings) findings"
        let version = loaded.model.version.map { $0 == loaded.model.name ? "" : " (\($0))" } ?? ""
        return "\(loaded.model.name)\(version): \(ModelCounts(of: loaded.facts).text); \(count)"
    }

    private static func name(of format: OutputFormat) -> String {
        switch format {
        case .svg: "the overview as SVG"
        case .dot: "the overview as DOT"
        case .png: "the overview as PNG"
        case .pdf: "the overview as PDF"
        case .mermaid: "the overview as Mermaid"
        case .plantuml: "the overview as PlantUML"
        case .html: "the page for browsers"
        case .json: "the model as JSON"
        case .facts: "the facts"
        case .arrows: "the model in arrow notation"
        case .markdown: "the pages"
        }
    }

    /// "README.md, 6 pages, the overview and 6 neighbourhoods"
    private static func contents(of result: Renderer.Result, options: RenderOptions) -> String {
        var parts: [String] = []
        let pages = result.files.count { $0.path.hasPrefix("entities/") }
        if options.formats.contains(.markdown) {
            parts.append("README.md")
            parts.append(pages == 1 ? "1 page" : "\(pages) pages")
        }
        let pictures = result.files.contains { $0.path.hasPrefix("diagrams/") }
        if pictures {
            let count = result.neighbourhoods
            let around = count == 0 ? "" : count == 1 ? " and 1 neighbourhood" : " and \(count) neighbourhoods"
            parts.append("the overview\(around)")
        }
        parts += ["index.html", "model.json", "facts.json", "arrows.model"].filter { name in
            result.files.contains { $0.path == name }
        }
        return parts.joined(separator: ", ")
    }

    /// "; 3 files changed, 1 removed", or that nothing did.
    private static func changes(_ summary: OutputFolder.Summary) -> String {
        if summary.written.isEmpty && summary.removed.isEmpty { return "; nothing has changed" }
        if summary.untouched == 0 && summary.removed.isEmpty { return "" }
        let count = summary.written.count
        let removed = summary.removed.isEmpty ? "" : ", \(summary.removed.count) removed"
        return "; \(count) \(count == 1 ? "file" : "files") changed\(removed)"
    }
}
