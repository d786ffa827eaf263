import DataModel
import ModelAnalysis

/// The patterns for cells of tables.
enum CellWording {
    static func howMany(_ cardinality: Cardinality) -> Phrase {
        let minimum = cardinality.minimum
        let least = cardinality.minimumIfAny ?? 1
        let maximum = cardinality.maximum
        if cardinality.isContradictory, let maximum {
            let bounds = "at least \(Numerals.count(least)), but at most \(Numerals.count(maximum))"
            return (minimum ?? 0) > 0 ? "impossible: \(bounds)" : "none (the bounds are \(bounds))"
        }
        guard let minimum else { return Phrase(text: unstated(least, maximum)) }
        if minimum == 0, least > 1 { return Phrase(text: "none, or \(range(least, maximum))") }
        return Phrase(text: range(minimum, maximum))
    }

    private static func range(_ minimum: Int, _ maximum: Int?) -> String {
        guard let maximum else { return minimum == 0 ? "any number" : "at least \(Numerals.count(minimum))" }
        if minimum == maximum { return "exactly \(Numerals.count(maximum))" }
        if minimum == 0, maximum == 1 { return "at most one" }
        return "\(Numerals.digits(minimum)) to \(Numerals.digits(maximum))"
    }

    private static func unstated(_ least: Int, _ maximum: Int?) -> String {
        if maximum == 1 { return "at most one (required or not: not stated)" }
        if least > 1 { return "if any, \(range(least, maximum)) (required or not: not stated)" }
        return maximum.map { "at most \(Numerals.count($0)) (required or not: not stated)" }
            ?? "many (required or not: not stated)"
    }

    static func whenDeleted(_ rule: DeleteRule?, isToMany: Bool, isTransient: Bool) -> Phrase {
        if isTransient { return rule.map { "not documented for a link in memory (\(name($0)))" } ?? notStated }
        return switch rule {
        case .nullify?: "kept, unlinked (nullify)"
        case .cascade?: "deleted too (cascade)"
        case .deny?: isToMany ? "refused while there are any (deny)" : "refused while there is one (deny)"
        case .noAction?: "not touched (no action)"
        case nil: notStated
        }
    }

    static let notStated: Phrase = "not stated"

    private static func name(_ rule: DeleteRule) -> String { rule.xcodeName.lowercased() }
}
