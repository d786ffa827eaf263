import DataModel
public import ModelAnalysis

/// Where pages and pictures stand in the tree of the documentation.
///
/// Paths are relative to its root, with `/` between their parts, and not encoded.
public struct PageNames: Sendable {
    /// The page of the model.
    public let readme = "README.md"
    /// The picture of the model.
    public let overviewDiagram = "diagrams/overview.svg"
    private let stems: [String]
    private let groupStems: [String]
    /// The addresses of entities' pages, seen from each other.
    private let addresses: [String]

    /// Names the pages of a model's entities.
    public init(facts: ModelFacts) {
        stems = FileStems.unique(for: facts.resolved.model.entities.map(\.name), reserved: ["overview"])
        let groups = EntityGroups.shown(of: facts)?.groups ?? []
        groupStems = FileStems.unique(for: groups.map { $0.name ?? Self.restOfGroups }, reserved: [])
        addresses = stems.map { PercentEncoding.encoded("\($0).md") }
    }

    /// The page of an entity, such as `entities/Department.md`.
    public func page(of entity: EntityID) -> String { "entities/\(stems[entity.index]).md" }

    /// The picture of an entity's neighbours, such as `diagrams/Department.svg`.
    public func diagram(of entity: EntityID) -> String { "diagrams/\(stems[entity.index]).svg" }

    /// What the entities outside of groups are called.
    static let restOfGroups = "Other entities"

    /// The picture of a group by its number, such as `groups/Sales.svg`.
    public func diagram(ofGroup number: Int) -> String { "groups/\(groupStems[number]).svg" }

    /// The target of a link from a page to that of an entity; encoded as any other link.
    func link(toPageOf entity: EntityID, from source: String) -> String {
        source == readme ? "entities/\(addresses[entity.index])" : addresses[entity.index]
    }

    /// The target of a link from one file to another, as a relative address in which everything but letters, digits and
    /// `-._~/` is percent-encoded.
    public func link(from source: String, to target: String) -> String {
        let (here, there) = (Self.folder(of: source), Self.folder(of: target))
        if here == there { return PercentEncoding.encoded(String(target.utf8.dropFirst(there.utf8.count)) ?? target) }
        // Pages and pictures lie in the root, or in a folder of it.
        return PercentEncoding.encoded(here.isEmpty ? target : "../\(target)")
    }

    /// The folder that a path names, with its slash; nothing for the root.
    private static func folder(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    }
}
