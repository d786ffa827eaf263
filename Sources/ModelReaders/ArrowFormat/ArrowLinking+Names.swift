import DataModel
import SourceText

extension ArrowLinking {
    /// Places the ends that a line names and writes out, unless they are there already.
    mutating func placeNamedEnds(of line: inout ArrowLine) {
        if line.near == nil, let name = line.nearName {
            let owner = entity(line.nearEntity, leadingFrom: line.farEntity.text)
            if let there = table.relationship(name.text, of: owner), areOfSameLine(there, line) {
                merge(line, into: there)
                line.near = there
            } else {
                line.near = add(name, of: line, to: owner)
            }
        }
        guard line.writesBothEnds, line.isTwoWay, let name = line.farName,
            let owner = table.place(of: line.farEntity.text)
        else { return }
        if let there = table.relationship(name.text, of: owner) {
            line.far = there
            setInverse(of: there, to: line.nearName, of: line.nearEntity)
        } else {
            line.far = addFarEnd(named: name.text, of: line, to: owner)
        }
    }

    /// Whether a relationship leads where a line does, so that the line speaks of it once more.
    private func areOfSameLine(_ place: ArrowTable.Place, _ line: ArrowLine) -> Bool {
        table[place].destination.map { table.areRelated($0, line.farEntity.text) } ?? false
    }

    /// Adds to a relationship what a second line says of it.
    private mutating func merge(_ line: ArrowLine, into place: ArrowTable.Place) {
        if table[place].isToMany != (line.shape.right == 2), let first = origins[place] {
            reportHeads(of: place, says: line.shape.right == 2, line: line, first: first, pair: [place])
        }
        if line.isTwoWay { setInverse(of: place, to: line.farName, of: line.farEntity) }
        if table[place].documentation == nil { table[place].documentation = line.documentation.text }
        table[place].rules += line.documentation.rules
        var relationship = table[place]
        ArrowRelationshipFlags(subject: "'\(table.qualifiedName(of: place))'", log: log)
            .apply(line.flags, to: &relationship)
        table[place] = relationship
    }

    /// Names the inverse of a relationship that has none so far.
    mutating func setInverse(of place: ArrowTable.Place, to name: ArrowPiece?, of entity: ArrowPiece) {
        guard table[place].inverse == nil, let name else { return }
        table[place].inverse = InverseReference(name: name.text, entity: entity.text)
    }

    /// Finds or makes a name for the near end of a line that names only its entity: that which the far end's relationship
    /// gives as its inverse, else one made of the destination's name.
    mutating func placeUnnamedEnd(of line: inout ArrowLine) {
        let owner = entity(line.nearEntity, leadingFrom: line.farEntity.text)
        if line.isTwoWay, let farName = line.farName, let other = table.place(of: line.farEntity.text),
            let far = table.relationship(farName.text, of: other), let inverse = table[far].inverse,
            table.areRelated(table[far].destination ?? "", line.nearEntity.text)
        {
            line.nearName = ArrowPiece(text: inverse.name, range: line.arrow)
            line.near =
                table.relationship(inverse.name, of: owner)
                ?? add(ArrowPiece(text: inverse.name, range: line.arrow), of: line, to: owner)
            return
        }
        // An arrow between two entities may repeat a pair that is written with names.
        if line.isTwoWay, line.farName == nil, let there = pair(like: line, of: owner) {
            line.near = there
            line.nearName = ArrowPiece(text: table[there].name, range: line.arrow)
            line.farName = table[there].inverse.map { ArrowPiece(text: $0.name, range: line.farEntity.range) }
            return
        }
        let name = freeName(
            ArrowNames.relationship(to: line.farEntity.text, isToMany: line.shape.right == 2), in: owner)
        reportName(name, of: line.nearEntity.text, at: line.nearEntity.range.isEmpty ? line.arrow : line.arrow)
        line.nearName = ArrowPiece(text: name, range: line.arrow)
        line.near = add(ArrowPiece(text: name, range: line.arrow), of: line, to: owner)
        if let far = line.far { setInverse(of: far, to: line.nearName, of: line.nearEntity) }
    }

    /// The one relationship of an entity that leads where a line does, has its heads, and has a named inverse.
    private func pair(like line: ArrowLine, of owner: Int) -> ArrowTable.Place? {
        let found = table.relationships(of: owner).filter { place in
            let relationship = table[place]
            guard relationship.destination == line.farEntity.text, relationship.isToMany == (line.shape.right == 2),
                relationship.inverse != nil, let origin = origins[place]
            else { return false }
            return origin.nearEntity.text == line.nearEntity.text
                ? origin.shape == line.shape : origin.shape.reversed == line.shape
        }
        return found.count == 1 ? found.first : nil
    }

    /// A name that no property of an entity has: the name itself, else with a number behind it.
    func freeName(_ name: String, in entity: Int) -> String {
        var candidate = name
        var number = 2
        while table.relationship(candidate, of: entity) != nil || table.hasAttribute(candidate, of: entity) {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    func reportName(_ name: String, of entity: String, at place: Range<Int>) {
        log.add(
            .note(
                "implied-name", "the arrow does not name the relationship of '\(entity)'; it is called '\(name)'",
                at: log.range(place), help: ["name it: '\(entity).\(name)'"]))
    }
}
