import Diagrams
import ModelAnalysis
import PlainLanguage
import ReferencePages

/// The pictures of a model, not yet placed: the whole, and each entity that has neighbours with them.
struct ModelPictures: Sendable {
    /// Where pages and pictures stand.
    let names: PageNames
    /// The picture of the whole.
    let overview: Diagram
    /// The pictures of entities and their neighbours, in model order.
    let neighbourhoods: [(entity: EntityID, diagram: Diagram)]
    /// The pictures of groups of entities with their numbers; none of a group of one.
    let groups: [(number: Int, diagram: Diagram)]
    private let builder: DiagramBuilder
    private let facts: ModelFacts
    private let title: String

    /// The entities that the picture of the whole shows; nil for all.
    private let members: Set<EntityID>?

    /// Makes the pictures.
    ///
    /// - Throws: `Failure` where the filter asks for what is not there.
    init(
        of loaded: LoadedModel, title: String, options: RenderOptions, withNeighbourhoods: Bool = true
    ) throws(Failure) {
        let facts = loaded.facts
        let builder = DiagramBuilder(
            facts: facts, nouns: loaded.nouns, look: options.look, hidden: Set(options.hidden.map(\.ofDiagrams)))
        let asked = Self.detail(options.detail)
        let members = try options.filter.members(of: facts)
        self.members = members
        self.facts = facts
        self.builder = builder
        self.title = title
        names = PageNames(facts: facts)
        // Beside pictures of its groups, a large whole is a map of names.
        let isMap = withNeighbourhoods && builder.groupCount > 0 && members == nil
        overview = builder.overview(
            title: title,
            detail: asked
                ?? (isMap ? .names : DiagramBuilder.detail(forEntities: members?.count ?? facts.entities.count)),
            members: members)
        neighbourhoods =
            withNeighbourhoods
            ? Parallel.map(facts.ownEntities.map(\.id)) { entity in
                builder.neighbourhood(of: entity, detail: asked ?? .full).map { (entity, $0) }
            }.compactMap(\.self) : []
        groups =
            withNeighbourhoods
            ? Parallel.map(Array(0..<builder.groupCount)) { number in
                builder.group(number, detail: asked).map { (number, $0) }
            }.compactMap(\.self) : []
    }

    /// The pictures by number, as pages want them.
    var groupsByNumber: [Int: Diagram] { Dictionary(uniqueKeysWithValues: groups.map { ($0.number, $0.diagram) }) }

    /// The pictures by entity, as pages want them.
    var neighbourhoodsByEntity: [EntityID: Diagram] {
        Dictionary(uniqueKeysWithValues: neighbourhoods.map { ($0.entity, $0.diagram) })
    }

    /// What is to be drawn of the whole.
    func overviewRequest(path: String, existing: [UInt8]?) -> PictureRenderer.Request {
        let (builder, title, overview, members) = (builder, title, overview, members)
        return PictureRenderer.Request(
            path: path, name: "the overview", detail: overview.detail,
            make: { $0 == overview.detail ? overview : builder.overview(title: title, detail: $0, members: members) },
            existing: existing)
    }

    /// The whole in every detail, as elements of a page, the one that readers see first in front. Each has its detail as its path.
    func pageRequests() -> [PictureRenderer.Request] {
        let builder = builder
        let (title, members) = (title, members)
        let details = [overview.detail] + Diagram.Detail.allCases.filter { $0 != overview.detail }
        return details.map { detail in
            PictureRenderer.Request(
                path: detail.rawValue, name: "the overview with detail '\(detail.rawValue)'", detail: detail,
                make: { less in
                    builder.overview(title: title, detail: less, members: members, prefix: detail.rawValue)
                }, existing: nil, write: { SVGWriter.element(of: $0) })
        }
    }

    /// What is to be drawn: the whole, then each entity with its neighbours.
    func requests(existing: (String) -> [UInt8]?) -> [PictureRenderer.Request] {
        let builder = builder
        return [overviewRequest(path: names.overviewDiagram, existing: existing(names.overviewDiagram))]
            + neighbourhoods.map { id, diagram in
                let path = names.diagram(of: id)
                return PictureRenderer.Request(
                    path: path, name: "the picture of '\(facts.name(of: id))'", detail: diagram.detail,
                    make: { $0 == diagram.detail ? diagram : builder.neighbourhood(of: id, detail: $0) ?? diagram },
                    existing: existing(path))
            }
            + groups.map { number, diagram in
                let path = names.diagram(ofGroup: number)
                return PictureRenderer.Request(
                    path: path, name: "the picture of '\(diagram.title)'", detail: diagram.detail,
                    make: { $0 == diagram.detail ? diagram : builder.group(number, detail: $0) ?? diagram },
                    existing: existing(path))
            }
    }

    /// All pictures in a text format, with its ending.
    func texts(ending: String, write: (Diagram) -> String) -> [OutputFile] {
        func path(_ picture: String) -> String { "\(picture.dropLast(3))\(ending)" }
        return [OutputFile(path: path(names.overviewDiagram), text: write(overview))]
            + neighbourhoods.map { id, diagram in
                OutputFile(path: path(names.diagram(of: id)), text: write(diagram))
            }
            + groups.map { number, diagram in
                OutputFile(path: path(names.diagram(ofGroup: number)), text: write(diagram))
            }
    }

    private static func detail(_ detail: RenderOptions.Detail) -> Diagram.Detail? {
        switch detail {
        case .auto: nil
        case .full: .full
        case .keys: .keys
        case .names: .names
        }
    }
}
