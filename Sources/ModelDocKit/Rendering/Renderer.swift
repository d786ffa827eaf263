import DataModel
public import Diagrams
import ModelAnalysis
import ModelWriters
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
    private let pictures: PictureRenderer
    private let builder: DiagramBuilder
    private let names: PageNames
    /// The content of a file of an earlier result, by path; pictures that have not changed are taken from there.
    private let existing: @Sendable (String) -> [UInt8]?

    /// Makes a renderer.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - options: what to render, and how.
    ///   - engine: the layout engine, asked for only when something has to be placed.
    ///   - existing: the content of a file of an earlier result, by path.
    public init(
        _ loaded: LoadedModel, options: RenderOptions,
        engine: @escaping @Sendable () throws(LayoutError) -> any LayoutEngine,
        existing: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.loaded = loaded
        self.options = options
        pictures = PictureRenderer(engine: engine, isRelayoutForced: options.isRelayoutForced)
        builder = DiagramBuilder(facts: loaded.facts, nouns: loaded.nouns)
        names = PageNames(facts: loaded.facts)
        self.existing = existing
    }

    private var title: String { options.title ?? loaded.model.name }

    private var overviewDetail: Diagram.Detail {
        Self.detail(options.detail) ?? DiagramBuilder.detail(forEntities: loaded.facts.entities.count)
    }

    /// The model as one document.
    public func document(_ format: OutputFormat) throws(Failure) -> Result {
        var result = Result(files: [], diagnostics: [], neighbourhoods: 0)
        switch format {
        case .svg:
            let (files, diagnostics) = try pictures.render([overviewRequest(path: "overview.svg")])
            result.files = files
            result.diagnostics = diagnostics
        case .dot: result.files = [OutputFile(path: "overview.dot", text: DOTWriter.text(of: overview))]
        case .mermaid: result.files = [OutputFile(path: "overview.mmd", text: MermaidWriter.text(of: overview))]
        case .json: result.files = [modelFile]
        case .facts: result.files = [factsFile]
        case .markdown: return try tree()
        }
        return result
    }

    /// The whole result: pages, pictures and data, as the options ask for.
    public func tree() throws(Failure) -> Result {
        var files: [OutputFile] = []
        var diagnostics: [Diagnostic] = []
        let neighbourhoods = needsNeighbourhoods ? self.neighbourhoods : [:]
        let formats = Set(options.formats)
        if formats.contains(.svg) || (formats.contains(.markdown) && options.pictures == .svg) {
            var requests = [overviewRequest(path: names.overviewDiagram)]
            for (id, diagram) in neighbourhoods.sorted(by: { $0.key < $1.key }) {
                requests.append(neighbourhoodRequest(of: id, diagram))
            }
            let drawn = try pictures.render(requests)
            files += drawn.files
            diagnostics += drawn.diagnostics
        }
        if formats.contains(.markdown) {
            let pages = pages(neighbourhoods)
            if pages.diagnostics.contains(where: { $0.severity == .error }) {
                throw Failure(.badRequest, pages.diagnostics)
            }
            files += pages.pages.map { OutputFile(path: $0.path, text: $0.text) }
            diagnostics += pages.diagnostics
        }
        if formats.contains(.dot) {
            files += texts(neighbourhoods, ending: "dot") { DOTWriter.text(of: $0) }
        }
        if formats.contains(.mermaid) {
            files += texts(neighbourhoods, ending: "mmd") { MermaidWriter.text(of: $0) }
        }
        if formats.contains(.json) { files.append(modelFile) }
        if formats.contains(.facts) { files.append(factsFile) }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return Result(files: files, diagnostics: diagnostics, neighbourhoods: neighbourhoods.count)
    }

    private static func detail(_ detail: RenderOptions.Detail) -> Diagram.Detail? {
        switch detail {
        case .auto: nil
        case .full: .full
        case .keys: .keys
        case .names: .names
        }
    }

    private var needsNeighbourhoods: Bool {
        options.formats.contains { $0 == .svg || $0 == .markdown || $0 == .dot || $0 == .mermaid }
    }

    private var overview: Diagram { builder.overview(title: title, detail: overviewDetail) }

    /// The pictures of entities that have neighbours.
    private var neighbourhoods: [EntityID: Diagram] {
        var result: [EntityID: Diagram] = [:]
        for entity in loaded.facts.entities {
            if let diagram = builder.neighbourhood(of: entity.id, detail: Self.detail(options.detail) ?? .full) {
                result[entity.id] = diagram
            }
        }
        return result
    }

    private func overviewRequest(path: String) -> PictureRenderer.Request {
        let (builder, title) = (builder, title)
        return PictureRenderer.Request(
            path: path, name: "the overview", detail: overviewDetail,
            make: { builder.overview(title: title, detail: $0) }, existing: existing(path))
    }

    private func neighbourhoodRequest(of id: EntityID, _ diagram: Diagram) -> PictureRenderer.Request {
        let builder = builder
        let path = names.diagram(of: id)
        return PictureRenderer.Request(
            path: path, name: "the picture of '\(loaded.facts.name(of: id))'", detail: diagram.detail,
            make: { $0 == diagram.detail ? diagram : builder.neighbourhood(of: id, detail: $0) ?? diagram },
            existing: existing(path))
    }

    private func pages(_ neighbourhoods: [EntityID: Diagram]) -> PageSet {
        let templates = Templates(overrides: options.templates, folder: options.templateFolder)
        return ReferencePages.render(
            facts: loaded.facts, nouns: loaded.nouns, title: options.title, templates: templates,
            pictures: pagePictures, overview: options.pictures == .none ? nil : overview,
            neighbourhoods: options.pictures == .none ? [:] : neighbourhoods, reading: loaded.diagnostics)
    }

    private var pagePictures: PagePictures {
        switch options.pictures {
        case .svg: .svg
        case .mermaid: .mermaid
        case .none: .none
        }
    }

    private func texts(
        _ neighbourhoods: [EntityID: Diagram], ending: String, write: (Diagram) -> String
    ) -> [OutputFile] {
        func path(_ picture: String) -> String { "\(picture.dropLast(3))\(ending)" }
        return [OutputFile(path: path(names.overviewDiagram), text: write(overview))]
            + neighbourhoods.sorted { $0.key < $1.key }.map { id, diagram in
                OutputFile(path: path(names.diagram(of: id)), text: write(diagram))
            }
    }

    private var modelFile: OutputFile { OutputFile(path: "model.json", text: ModelJSONWriter.text(of: loaded.model)) }

    private var factsFile: OutputFile {
        let writer = FactsWriter(facts: loaded.facts, nouns: loaded.nouns, sourceName: loaded.sourceName)
        return OutputFile(path: "facts.json", content: writer.bytes())
    }
}
