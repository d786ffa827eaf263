import DataModel
public import Diagrams
import ModelAnalysis
import ModelWriters
public import PictureConversion
import PlainLanguage
import ReferencePages
import SourceText

/// Renders a model: facts, sentences and pictures → files in memory.
public struct Renderer: Sendable {
    /// What a rendering gives.
    public struct Result: Sendable {
        /// The files in the order of their paths.
        public var files: [OutputFile]
        /// What there was to say.
        public var diagnostics: [Diagnostic]
        /// How many neighbourhoods were drawn.
        public var neighbourhoods: Int
    }

    private let loaded: LoadedModel
    private let options: RenderOptions
    let picturing: PictureFiles
    /// The content of a file of an earlier result, by path; pictures that have not changed are taken from there.
    let existing: @Sendable (String) -> [UInt8]?

    /// Since when there is what there is; asked for only when pages are made.
    private let history: @Sendable () -> VersionHistory?

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - options: what to render, and how.
    ///   - engine: the layout engine, asked for only when something has to be placed.
    ///   - converter: what makes PNG and PDF of SVG, asked for only when something has to be converted.
    ///   - progress: told how many pictures are done.
    ///   - history: tells since when there is what there is, where the model has older versions.
    ///   - existing: the content of a file of an earlier result, by path.
    public init(
        _ loaded: LoadedModel, options: RenderOptions,
        engine: @escaping @Sendable () throws(LayoutError) -> any LayoutEngine,
        converter: @escaping @Sendable () throws(ConversionError) -> PictureConverter,
        progress: Progress.Observer? = nil, history: @escaping @Sendable () -> VersionHistory? = { nil },
        existing: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.loaded = loaded
        self.options = options
        picturing = PictureFiles(
            drawing: PictureRenderer(
                engine: engine, isRelayoutForced: options.isRelayoutForced, progress: progress),
            converter: converter, existing: existing)
        self.existing = existing
        self.history = history
    }

    /// The model as one document; pictures are those of the whole.
    public func document(_ format: OutputFormat) throws(Failure) -> Result {
        var result = Result(files: [], diagnostics: [], neighbourhoods: 0)
        switch format {
        case .svg, .png, .pdf:
            let path = "overview.svg"
            let request = try pictures(withNeighbourhoods: false).overviewRequest(
                path: path, existing: format == .svg ? existing(path) : nil)
            (result.files, result.diagnostics) = try picturing.make(
                [request], formats: [format].compactMap(\.conversion), keepsSVG: format == .svg)
        case .dot: result.files = [try overview(DOTWriter.text(of:))]
        case .mermaid: result.files = [try overview(MermaidWriter.text(of:))]
        case .plantuml: result.files = [try overview(PlantUMLWriter.text(of:))]
        case .html: result = try page()
        case .json: result.files = [modelFile]
        case .facts: result.files = [factsFile]
        case .arrows: result.files = [arrowsFile]
        case .markdown: return try tree()
        }
        return result
    }

    /// The whole result: pages, pictures and data, as the options ask for.
    public func tree() throws(Failure) -> Result {
        var result = Result(files: [], diagnostics: [], neighbourhoods: 0)
        let formats = Set(options.formats)
        let hasPagesWithPictures = formats.contains(.markdown) && options.pictures != .none
        if hasPagesWithPictures || !formats.isDisjoint(with: Self.pictureFormats) {
            let pictures = try pictures(withNeighbourhoods: true)
            result.neighbourhoods = pictures.neighbourhoods.count
            let keepsSVG = formats.contains(.svg) || (hasPagesWithPictures && options.pictures == .svg)
            let conversions = OutputFormat.allCases.filter(formats.contains).compactMap(\.conversion)
            let isDrawn = keepsSVG || !conversions.isEmpty
            let isWritten = formats.contains(.markdown)
            // Pages are made while Graphviz is at work.
            let (drawn, pages) = Parallel.both(
                {
                    Swift.Result { () throws(Failure) in
                        isDrawn
                            ? try picturing.make(
                                pictures.requests(existing: existing), formats: conversions, keepsSVG: keepsSVG) : nil
                    }
                }, { isWritten ? self.pages(with: pictures) : nil })
            if let drawn = try drawn.get() {
                result.files += drawn.files
                result.diagnostics += drawn.diagnostics
            }
            if let pages { try add(pages, to: &result) }
            result.files += pictureTexts(of: pictures)
        } else if formats.contains(.markdown) {
            try add(pages(with: nil), to: &result)
        }
        if formats.contains(.html) {
            let page = try page()
            result.files += page.files
            // The same templates were told of with the Markdown pages.
            result.diagnostics += page.diagnostics.filter { !result.diagnostics.contains($0) }
        }
        result.files += dataFiles
        result.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return result
    }

    /// The page for browsers.
    ///
    /// - Parameter isLive: whether a server tells it of changes.
    /// - Returns: the page as the only file.
    /// - Throws: `Failure` where the options make no sense, or a picture cannot be placed.
    func page(isLive: Bool = false) throws(Failure) -> Result {
        let requests = try pictures(withNeighbourhoods: false).pageRequests()
        let draft = draft(of: requests, isLive: isLive)
        var result = Result(files: [], diagnostics: [], neighbourhoods: 0)
        if !options.isRelayoutForced, let content = existing(Self.pageName), draft.isDraft(of: content) {
            try add(([OutputFile(path: Self.pageName, content: content)], draft.diagnostics), to: &result)
            return result
        }
        let drawn = try picturing.drawing.render(requests)
        result.diagnostics = drawn.diagnostics
        let text = draft.page(with: drawn.files.map(\.content))
        try add(([OutputFile(path: Self.pageName, text: text)], draft.diagnostics), to: &result)
        return result
    }

    private static let pageName = "index.html"

    /// The page for browsers without its drawings.
    private func draft(of requests: [PictureRenderer.Request], isLive: Bool) -> HTMLPage.Draft {
        let pictures = requests.map { request in
            HTMLPage.Picture(detail: request.detail, digest: SVGWriter.digest(of: request.make(request.detail)))
        }
        return HTMLPage(
            facts: loaded.facts, nouns: loaded.nouns, title: options.title,
            templates: Templates(overrides: options.templates, folder: options.templateFolder),
            reading: loaded.diagnostics, history: history()
        ).draft(pictures: pictures, theme: options.theme.ofDiagrams, isLive: isLive)
    }

    /// What a folder should hold, with nothing placed or converted: a picture that is there is right where it carries the digest
    /// of what it should show, with as much detail as it has.
    func expectation() throws(Failure) -> Expectation {
        var result = Result(files: [], diagnostics: [], neighbourhoods: 0)
        var expectation = Expectation()
        let formats = Set(options.formats)
        let hasPagesWithPictures = formats.contains(.markdown) && options.pictures != .none
        var drawn: ModelPictures?
        if hasPagesWithPictures || !formats.isDisjoint(with: Self.pictureFormats) {
            let pictures = try pictures(withNeighbourhoods: true)
            let keepsSVG = formats.contains(.svg) || (hasPagesWithPictures && options.pictures == .svg)
            expectation.pictures = picturing.states(
                of: pictures.requests(existing: existing),
                formats: OutputFormat.allCases.filter(formats.contains).compactMap(\.conversion), keepsSVG: keepsSVG)
            result.files += pictureTexts(of: pictures)
            drawn = pictures
        }
        if formats.contains(.markdown) { try add(pages(with: drawn), to: &result) }
        if formats.contains(.html) {
            let page = try pageExpectation(besides: result.diagnostics)
            expectation.pictures.append(Expectation.Picture(path: Self.pageName, isCurrent: page.isCurrent))
            result.diagnostics += page.diagnostics
        }
        expectation.files = result.files + dataFiles
        expectation.diagnostics = result.diagnostics
        return expectation
    }

    /// Whether the page for browsers is there and as it should be, and what there is to say about its templates that was not said.
    func pageExpectation(
        besides said: [Diagnostic]
    ) throws(Failure) -> (isCurrent: Bool, diagnostics: [Diagnostic]) {
        let draft = draft(of: try pictures(withNeighbourhoods: false).pageRequests(), isLive: false)
        var result = Result(files: [], diagnostics: [], neighbourhoods: 0)
        try add(([], draft.diagnostics.filter { !said.contains($0) }), to: &result)
        return (existing(Self.pageName).map(draft.isDraft) ?? false, result.diagnostics)
    }

    /// The pictures as texts in the notations of other programs, where they are asked for.
    private func pictureTexts(of pictures: ModelPictures) -> [OutputFile] {
        var files: [OutputFile] = []
        let formats = Set(options.formats)
        if formats.contains(.dot) { files += pictures.texts(ending: "dot") { DOTWriter.text(of: $0) } }
        if formats.contains(.mermaid) { files += pictures.texts(ending: "mmd") { MermaidWriter.text(of: $0) } }
        if formats.contains(.plantuml) { files += pictures.texts(ending: "puml") { PlantUMLWriter.text(of: $0) } }
        return files
    }

    /// The model and its facts as data, where they are asked for.
    private var dataFiles: [OutputFile] {
        let formats = Set(options.formats)
        return (formats.contains(.json) ? [modelFile] : []) + (formats.contains(.facts) ? [factsFile] : [])
            + (formats.contains(.arrows) ? [arrowsFile] : [])
    }

    private static let pictureFormats: Set<OutputFormat> = [.svg, .dot, .png, .pdf, .mermaid, .plantuml]

    private func overview(_ write: (Diagram) -> String) throws(Failure) -> OutputFile {
        OutputFile(path: "overview", text: write(try pictures(withNeighbourhoods: false).overview))
    }

    func pictures(withNeighbourhoods: Bool) throws(Failure) -> ModelPictures {
        try ModelPictures(
            of: loaded, title: options.title ?? loaded.model.name, options: options,
            withNeighbourhoods: withNeighbourhoods)
    }

    /// The files of the pages, and what is the matter with the templates.
    private func pages(with pictures: ModelPictures?) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let templates = Templates(overrides: options.templates, folder: options.templateFolder)
        let isShown = options.pictures != .none
        let form: PagePictures =
            switch options.pictures {
            case .svg: .svg
            case .mermaid: .mermaid
            case .none: .none
            }
        let set = ReferencePages.render(
            facts: loaded.facts, nouns: loaded.nouns, title: options.title, templates: templates, pictures: form,
            overview: isShown ? pictures?.overview : nil,
            neighbourhoods: isShown ? pictures?.neighbourhoodsByEntity ?? [:] : [:],
            groups: isShown ? pictures?.groupsByNumber ?? [:] : [:], reading: loaded.diagnostics, history: history())
        return (set.pages.map { OutputFile(path: $0.path, text: $0.text) }, set.diagnostics)
    }

    private func add(
        _ pages: (files: [OutputFile], diagnostics: [Diagnostic]), to result: inout Result
    ) throws(Failure) {
        if pages.diagnostics.contains(where: { $0.severity == .error }) {
            throw Failure(.badRequest, pages.diagnostics)
        }
        result.files += pages.files
        result.diagnostics += pages.diagnostics
    }

    private var modelFile: OutputFile { OutputFile(path: "model.json", text: ModelJSONWriter.text(of: loaded.model)) }

    private var arrowsFile: OutputFile {
        OutputFile(path: "arrows.model", text: ArrowModelWriter.text(of: loaded.facts))
    }

    private var factsFile: OutputFile {
        let writer = FactsWriter(facts: loaded.facts, nouns: loaded.nouns, sourceNames: loaded.sourceNames)
        return OutputFile(path: "facts.json", content: writer.bytes())
    }
}
