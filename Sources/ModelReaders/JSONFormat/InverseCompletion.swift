import DataModel
import SourceText

/// Gives a relationship that names no inverse the one that names it.
struct InverseCompletion {
    let log: JSONFormatLog
    /// The offsets of relationships that say something about their inverse themselves.
    private var leftAlone: Set<Int> = []

    init(log: JSONFormatLog) {
        self.log = log
    }

    /// Keeps a relationship as its file has it: `"inverse": null` means that there is none.
    mutating func leaveAlone(_ relationship: Relationship) {
        if let range = relationship.range { leftAlone.insert(range.lower) }
    }

    /// A relationship by its indices.
    private struct Place: Hashable {
        let entity: Int
        let relationship: Int
    }

    /// Completes every relationship that exactly one other names, and says so.
    func complete(_ entities: inout [Entity]) {
        let index = EntityIndex(entities)
        var namers: [Place: [Place]] = [:]
        for (entity, relationship, place) in Self.relationships(of: entities) {
            guard let inverse = relationship.inverse,
                let named = index.place(of: inverse.name, in: inverse.entity ?? relationship.destination)
            else { continue }
            namers[Place(entity: named.entity, relationship: named.relationship), default: []].append(
                Place(entity: entity, relationship: place))
        }
        for (entity, relationship, place) in Self.relationships(of: entities) {
            guard relationship.inverse == nil, let range = relationship.range, !leftAlone.contains(range.lower),
                let naming = namers[Place(entity: entity, relationship: place)], naming.count == 1,
                let namer = naming.first, let destination = relationship.destination
            else { continue }
            let other = entities[namer.entity]
            let named = other.relationships[namer.relationship]
            guard index.areRelated(destination, other.name) else { continue }
            entities[entity].relationships[place].inverse = InverseReference(
                name: named.name, entity: other.name, isCompleted: true)
            report("\(entities[entity].name).\(relationship.name)", at: range, other: other.name, named: named)
        }
    }

    private func report(_ subject: String, at range: SourceRange, other: String, named: Relationship) {
        log.add(
            .note(
                "inverse-completed",
                "'\(subject)' names no inverse; '\(other).\(named.name)', which names it, is taken",
                at: range, notes: [Diagnostic.Note("it is named here", at: named.range)],
                help: ["write \"inverse\": \"\(named.name)\", or null if there is none"]))
    }

    private static func relationships(
        of entities: [Entity]
    ) -> some Sequence<(entity: Int, relationship: Relationship, place: Int)> {
        entities.enumerated().lazy.flatMap { entity, value in
            value.relationships.enumerated().lazy.map { (entity, $1, $0) }
        }
    }
}
