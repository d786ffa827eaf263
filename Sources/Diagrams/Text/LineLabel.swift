/// What stands beside a line in formats that have one text for it: `employees (deny) / department`.
enum LineLabel {
    /// The names of the properties at both ends, with their delete rules where those are not Nullify.
    ///
    /// - Parameters:
    ///   - line: the line.
    ///   - hasBounds: whether the numbers that the marks do not tell stand there too: `employees 0..999 (deny)`.
    /// - Returns: the text; that of a line without properties is empty.
    static func text(of line: Line, hasBounds: Bool) -> String {
        func part(_ end: Line.End, towards other: Line.End) -> String? {
            guard let property = end.property else { return nil }
            let bounds = hasBounds ? other.cardinality?.boundsText.map { " \($0)" } ?? "" : ""
            return property + bounds + (end.effect.tag.map { " (\($0))" } ?? "")
        }
        let (from, to) = (part(line.from, towards: line.to), part(line.to, towards: line.from))
        switch line.kind {
        case .inheritance: return "is a kind of"
        case .fetched: return "\(line.from.property ?? "") (search)"
        // A relationship that is its own inverse has one name.
        case .pair where line.from.name == line.to.name: return from ?? ""
        case .pair, .oneWay: return [from, to].compactMap(\.self).joined(separator: " / ")
        }
    }
}

extension Line.Effect {
    /// A delete rule as it stands beside a relationship; nil where there is nothing to say.
    var tag: String? {
        switch self {
        case .nullify, .none: nil
        case .cascade: "cascade"
        case .deny: "deny"
        case .noAction: "no action"
        case .unstated: "rule not stated"
        }
    }
}
