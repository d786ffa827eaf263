import DataModel
import ModelAnalysis
import SourceText

/// Which entities the picture of the whole shows.
public struct PictureFilter: Sendable, Equatable {
    /// Patterns of names, one of which has to fit; none for all. `*` stands for any text, `?` for one character.
    public var only: [String] = []
    /// Patterns of names that must not fit.
    public var excluded: [String] = []
    /// The entity that it is about; nil for all.
    public var focus: String?
    /// How many lines away from the focus an entity may be.
    public var depth = 1

    /// Makes a filter that lets everything through.
    public init() {}

    /// Whether everything is shown.
    public var isEmpty: Bool { only.isEmpty && excluded.isEmpty && focus == nil }

    /// The entities that are shown; nil for all.
    ///
    /// - Throws: `Failure` where the focus is not there, a pattern fits no entity, or nothing is left.
    func members(of facts: ModelFacts) throws(Failure) -> Set<EntityID>? {
        if isEmpty { return nil }
        let names = facts.entities.map(\.entity.name)
        for (option, patterns) in [("--only", only), ("--exclude", excluded)] {
            for pattern in patterns where !names.contains(where: { NamePattern(pattern).fits($0) }) {
                throw Self.unknown("'\(option) \(pattern)' fits no entity", pattern, names)
            }
        }
        var near: Set<EntityID>?
        if let focus {
            guard let center = facts.resolved.entity(named: focus) else {
                throw Self.unknown("there is no entity '\(focus)' for --focus", focus, names)
            }
            near = Neighbourhoods(facts).entities(around: center, depth: depth)
        }
        let members = facts.entities.filter { entity in
            let name = entity.entity.name
            return near?.contains(entity.id) ?? true
                && (only.isEmpty || only.contains { NamePattern($0).fits(name) })
                && !excluded.contains { NamePattern($0).fits(name) }
        }
        if members.isEmpty {
            throw Failure(
                .badRequest, "nothing-to-show", "no entity is left to be drawn",
                help: ["see --only, --exclude and --focus"])
        }
        return Set(members.map(\.id))
    }

    private static func unknown(_ message: String, _ name: String, _ names: [String]) -> Failure {
        let near = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
        return Failure(.badRequest, "unknown-entity", message + near)
    }
}
