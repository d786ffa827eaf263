import DataModel
import SourceText

extension ArrowLinking {
    /// Finds the relationship at the far end of a two-way line, checks that both arrows agree, or adds it where it is not
    /// written out.
    mutating func connectFarEnd(of line: inout ArrowLine, namers: [InverseKey: [ArrowTable.Place]]) {
        guard let near = line.near else { return }
        if let far = line.far {
            check(line, near: near, far: far)
            return
        }
        let owner = entity(line.farEntity, leadingFrom: line.nearEntity.text)
        guard let name = line.farName else {
            connectUnnamedFarEnd(of: line, near: near, to: owner)
            return
        }
        if let far = table.relationship(name.text, of: owner) {
            check(line, near: near, far: far)
        } else if table.hasAttribute(name.text, of: owner) {
            table[near].inverse = nil
            log.error(
                "attribute-as-end",
                "'\(line.farEntity.text).\(name.text)' is an attribute, and no relationship leads back "
                    + "through it", at: name.range,
                help: "name a relationship of '\(line.farEntity.text)', or write a one-way arrow")
        } else if let far = other(namedBy: namers, for: near, of: line) {
            reportNames(near: near, far: far, line: line)
            table[near].inverse = InverseReference(name: table[far].name, entity: line.farEntity.text)
        } else {
            imply(name.text, of: line, near: near, in: owner)
        }
    }

    /// A relationship of the far entity that names the near end, though the near end names another.
    private func other(
        namedBy namers: [InverseKey: [ArrowTable.Place]], for near: ArrowTable.Place, of line: ArrowLine
    ) -> ArrowTable.Place? {
        let key = InverseKey(entity: table.entities[near.entity].name, name: table[near].name)
        return namers[key]?.first { place in
            place != near && table.areRelated(table.entities[place.entity].name, line.farEntity.text)
        }
    }

    /// Finds what leads back where an arrow names only the far entity: the one relationship that names the near end, or that
    /// names no inverse either.
    private mutating func connectUnnamedFarEnd(of line: ArrowLine, near: ArrowTable.Place, to owner: Int) {
        if let inverse = table[near].inverse, table.relationship(inverse.name, of: owner) != nil { return }
        let here = table.entities[near.entity].name
        let found = table.relationships(of: owner).filter { place in
            guard place != near, let destination = table[place].destination, table.areRelated(destination, here),
                table[place].isToMany == (line.shape.left == 2)
            else { return false }
            guard let inverse = table[place].inverse else { return origins[place]?.isTwoWay == true }
            return inverse.name == table[near].name
        }
        guard found.count == 1, let far = found.first else {
            let name = freeName(
                ArrowNames.relationship(to: line.nearEntity.text, isToMany: line.shape.left == 2), in: owner)
            reportName(name, of: line.farEntity.text, at: line.arrow)
            table[near].inverse = InverseReference(name: name, entity: line.farEntity.text)
            _ = addFarEnd(named: name, of: line, to: owner)
            return
        }
        table[near].inverse = InverseReference(name: table[far].name, entity: line.farEntity.text)
        if table[far].inverse == nil {
            table[far].inverse = InverseReference(name: table[near].name, entity: line.nearEntity.text)
        }
    }

    /// Adds a far end that is not written out, with a note where its entity is.
    private mutating func imply(_ name: String, of line: ArrowLine, near: ArrowTable.Place, in owner: Int) {
        let entity = table.entities[owner]
        if !entity.isStub {
            let subject = "\(entity.name).\(name)"
            let back = "\(name) \(line.shape.reversed.text) \(table.qualifiedName(of: near))"
            let likely = NearestName.of(name, among: entity.relationships.map(\.name))
            log.add(
                .note(
                    "implied-relationship", "'\(subject)' is not written out; it is taken from this arrow",
                    at: log.range(line.farRange),
                    help: (likely.map { ["did you mean '\($0)'?"] } ?? []) + ["write '\(back)' in '\(entity.name)'"]))
        }
        _ = addFarEnd(named: name, of: line, to: owner)
    }

    /// Connects a one-way line: its far end is an entity; where it names a relationship, that one is the inverse if it is
    /// written out and leads back.
    mutating func connectOneWay(_ line: ArrowLine) {
        guard let near = line.near else { return }
        let owner = entity(line.farEntity, leadingFrom: line.nearEntity.text)
        guard let name = line.farName else { return }
        guard let far = table.relationship(name.text, of: owner), far != near,
            table[far].destination.map({ table.areRelated($0, line.nearEntity.text) }) == true
        else {
            log.warning(
                "one-way-arrow",
                "the arrow is one-way, so '\(line.farEntity.text).\(name.text)' is not taken as its inverse",
                at: name.range,
                help: "write a head at both ends: '<\(line.shape.text)' if it leads to one "
                    + "'\(line.nearEntity.text)', '<<\(line.shape.text)' if to several")
            return
        }
        setInverse(of: near, to: name, of: line.farEntity)
        if table[far].inverse == nil, origins[far]?.farName == nil {
            table[far].inverse = InverseReference(
                name: table[near].name, entity: line.nearEntity.text, isCompleted: true)
        }
    }
}
