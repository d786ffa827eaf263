import DataModel
import SourceText

/// Makes relationships of arrows: what is written first, then the ends that are only named.
struct ArrowLinking {
    var table: ArrowTable
    let log: ArrowLog
    /// Whether the file has entities with braces, beside which one without is worth a note.
    let hasBraces: Bool
    /// The arrow that each relationship comes from.
    var origins: [ArrowTable.Place: ArrowLine] = [:]
    /// The relationships whose arrows were found to disagree, each pair once.
    var disagreeing: Set<Set<ArrowTable.Place>> = []

    init(table: ArrowTable, log: ArrowLog, hasBraces: Bool) {
        self.table = table
        self.log = log
        self.hasBraces = hasBraces
    }

    /// Adds the relationships of all arrows: those within entities, with the index of their entity, and the others.
    mutating func connect(inner: [(owner: ArrowPiece, link: ArrowLink, place: Int)], outer: [ArrowLink]) {
        var lines: [ArrowLine] = []
        for (owner, link, place) in inner {
            guard var line = ArrowLine(link, within: owner) else { continue }
            // An arrow that leads to the entity around it is a relationship of the other one.
            let isOwn = link.shape.right > 0
            if isOwn, let name = line.nearName { line.near = add(name, of: line, to: place) }
            lines.append(line)
        }
        for link in outer {
            guard let line = ArrowLine(link, within: nil) else { continue }
            for name in [line.nearEntity, line.farEntity].sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
                writeOut(name)
            }
            lines.append(line)
        }
        for index in lines.indices { placeNamedEnds(of: &lines[index]) }
        for index in lines.indices where lines[index].near == nil { placeUnnamedEnd(of: &lines[index]) }
        let namers = Self.namers(in: table)
        for index in lines.indices where lines[index].isTwoWay { connectFarEnd(of: &lines[index], namers: namers) }
        for line in lines where !line.isTwoWay { connectOneWay(line) }
    }

    /// The relationships by the entity and the name that they give as their inverse.
    private static func namers(in table: ArrowTable) -> [InverseKey: [ArrowTable.Place]] {
        var namers: [InverseKey: [ArrowTable.Place]] = [:]
        for (index, entity) in table.entities.enumerated() {
            for (place, relationship) in entity.relationships.enumerated() {
                guard let inverse = relationship.inverse, let other = inverse.entity else { continue }
                namers[InverseKey(entity: other, name: inverse.name), default: []].append(
                    ArrowTable.Place(entity: index, relationship: place))
            }
        }
        return namers
    }

    /// An inverse by its name.
    struct InverseKey: Hashable {
        let entity: String
        let name: String
    }

    /// Adds the entity of an arrow outside of entities, which needs no braces.
    private mutating func writeOut(_ name: ArrowPiece) {
        guard table.place(of: name.text) == nil else { return }
        if hasBraces {
            let near = NearestName.of(name.text, among: table.entities.map(\.name))
            log.add(
                .note(
                    "entity-of-arrow", "'\(name.text)' is written with this arrow only", at: log.range(name.range),
                    help: [near.map { "did you mean '\($0)'?" } ?? "write '\(name.text) { … }' to give it attributes"]))
        }
        var entity = Entity(name: name.text)
        entity.range = log.range(name.range)
        _ = table.add(entity)
    }

    /// The index of an entity; a stub where the file does not write it out.
    mutating func entity(_ name: ArrowPiece, leadingFrom other: String) -> Int {
        if let place = table.place(of: name.text) { return place }
        return ArrowStubs(log: log).add(name, to: &table, reason: "an arrow of '\(other)' leads to it")
    }

    /// Adds the near end's relationship to an entity.
    mutating func add(_ name: ArrowPiece, of line: ArrowLine, to entity: Int) -> ArrowTable.Place {
        var relationship = Relationship(name: name.text, destination: line.farEntity.text)
        relationship.isToMany = line.shape.right == 2
        if line.isTwoWay, let farName = line.farName {
            relationship.inverse = InverseReference(name: farName.text, entity: line.farEntity.text)
        }
        relationship.documentation = line.documentation.text
        relationship.rules = line.documentation.rules
        relationship.range = log.range(name.range)
        ArrowRelationshipFlags(subject: "'\(table.entities[entity].name).\(name.text)'", log: log)
            .apply(line.flags, to: &relationship)
        let place = table.add(relationship, to: entity)
        origins[place] = line
        return place
    }

    /// Adds the far end's relationship to an entity, as the arrow tells it.
    mutating func addFarEnd(named name: String, of line: ArrowLine, to entity: Int) -> ArrowTable.Place {
        var relationship = Relationship(name: name, destination: line.nearEntity.text)
        relationship.isToMany = line.shape.left == 2
        if let nearName = line.near.map({ table[$0].name }) ?? line.nearName?.text {
            relationship.inverse = InverseReference(name: nearName, entity: line.nearEntity.text)
        }
        relationship.range = log.range(line.farRange)
        let place = table.add(relationship, to: entity)
        origins[place] = line
        return place
    }
}
