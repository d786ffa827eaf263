import DataModel
import SourceText

extension ArrowLinking {
    /// Checks that what a line says of its far end is what that says itself. That both name each other and lead to each
    /// other is for the rules on inverses, which see models of every format.
    mutating func check(_ line: ArrowLine, near: ArrowTable.Place, far: ArrowTable.Place) {
        guard let destination = table[far].destination,
            table.areRelated(destination, table.entities[near.entity].name)
        else { return }
        // The other end names what is not there: it is meant to name this one.
        if let inverse = table[far].inverse, inverse.name != table[near].name,
            table.relationship(inverse.name, of: near.entity) == nil
        {
            reportNames(near: far, far: near, line: line)
            table[far].inverse = InverseReference(name: table[near].name, entity: line.nearEntity.text)
        }
        let says = line.shape.left == 2
        if table[far].isToMany != says, let first = origins[far] {
            reportHeads(of: far, says: says, line: line, first: first, pair: [near, far])
        }
    }

    /// Says that two arrows have different heads for a relationship, once for each pair, at the later of the two.
    mutating func reportHeads(
        of place: ArrowTable.Place, says isToMany: Bool, line: ArrowLine, first: ArrowLine,
        pair: Set<ArrowTable.Place>
    ) {
        guard disagreeing.insert(pair).inserted else { return }
        let isLater = line.arrow.lowerBound >= first.arrow.lowerBound
        let (here, there) = isLater ? (line, first) : (first, line)
        let hereIsToMany = isLater ? isToMany : !isToMany
        func word(_ isToMany: Bool) -> String { isToMany ? "to-many" : "to-one" }
        let subject = table.qualifiedName(of: place)
        let notes =
            line.arrow == first.arrow
            ? [] : [Diagnostic.Note("'\(subject)' is \(word(!hereIsToMany)) here", at: log.range(there.arrow))]
        let isMirrored = here.nearEntity.text != there.nearEntity.text || here.nearName != there.nearName
        let right = isMirrored ? there.shape.reversed : there.shape
        log.add(
            .error(
                "ends-disagree",
                "'\(subject)' is \(word(hereIsToMany)) here, but \(word(!hereIsToMany)) in the arrow of "
                    + "'\(name(of: there))'",
                at: log.range(here.arrow), notes: notes,
                help: ["let both arrows say the same: write '\(right.text)' here, or correct the other one"]))
    }

    /// Says that a relationship names another than the one that names it.
    mutating func reportNames(near: ArrowTable.Place, far: ArrowTable.Place, line: ArrowLine) {
        guard disagreeing.insert([near, far]).inserted, let named = table[near].inverse else { return }
        let (subject, other) = (table.qualifiedName(of: near), table.qualifiedName(of: far))
        let place = origins[near]
        log.add(
            .error(
                "ends-disagree",
                "'\(subject)' leads to '\(named.entity ?? "").\(named.name)', but it is '\(other)' that leads back to it",
                at: log.range(
                    place.map { $0.near == nil || $0.nearName?.text == table[near].name ? $0.farRange : $0.nearRange }
                        ?? line.farRange),
                notes: [Diagnostic.Note("'\(other)' is here", at: table[far].range)],
                help: ["write '\(other)' here, or correct the name there"]))
    }

    private func name(of line: ArrowLine) -> String {
        "\(line.nearEntity.text).\(line.nearName?.text ?? "")"
    }
}
