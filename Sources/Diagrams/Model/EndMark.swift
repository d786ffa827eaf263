public import ModelAnalysis

/// The mark at the end of a line, in the crow's foot notation.
public enum EndMark: String, Sendable, CaseIterable {
    case exactlyOne, atMostOne, atLeastOne, anyNumber
    /// To-one; whether one is required is not stated.
    case one
    /// To-many; whether any is required is not stated.
    case many

    /// The mark of a number: what is not one is many, and a lower bound above none is "at least one".
    public init(of cardinality: Cardinality) {
        switch (cardinality.isToMany, cardinality.minimum) {
        case (false, nil): self = .one
        case (false, 0?): self = .atMostOne
        case (false, _?): self = .exactlyOne
        case (true, nil): self = .many
        case (true, 0?): self = .anyNumber
        case (true, _?): self = .atLeastOne
        }
    }

    /// What it means, in a few words.
    public var meaning: String {
        switch self {
        case .exactlyOne: "exactly one"
        case .atMostOne: "at most one"
        case .atLeastOne: "at least one"
        case .anyNumber: "any number"
        case .one: "one, or none: not stated"
        case .many: "many, or none: not stated"
        }
    }

    /// Whether it is a crow's foot.
    var isMany: Bool { self == .atLeastOne || self == .anyNumber || self == .many }
}

extension Cardinality {
    /// The bounds as text, where the mark alone does not tell them: `0..999`, `2..5`, `0, 2..5`, `3`; `≤5` where the lower
    /// bound is not stated.
    public var boundsText: String? {
        guard isToMany else { return nil }
        let lower = minimumIfAny ?? 1
        guard lower > 1 || maximum != nil else { return nil }
        let top = maximum.map { "\($0)" } ?? "*"
        switch minimum {
        case 0? where lower <= 1: return "0..\(top)"
        case 0?: return lower == maximum ? "0, \(top)" : "0, \(lower)..\(top)"
        case nil where minimumIfAny == nil: return "≤\(top)"
        default: return lower == maximum ? top : "\(lower)..\(top)"
        }
    }
}
