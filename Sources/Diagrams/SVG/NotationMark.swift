public import ModelAnalysis

/// What stands at an end of a line to tell how many, in a notation.
public struct NotationMark: Sendable, Hashable {
    /// What is drawn on the line.
    public enum Shape: Sendable, Hashable {
        /// A mark of the crow's foot notation.
        case foot(EndMark)
        /// An arrow with one head, or with two.
        case arrow(isToMany: Bool)
        /// Nothing: the text says it.
        case bare
    }

    /// What is drawn on the line.
    public let shape: Shape
    /// What stands beside it; nil where the shape tells all.
    public let text: String?

    /// The mark of a number.
    public init(of cardinality: Cardinality, in notation: DiagramLook.Notation) {
        switch notation {
        case .crow: (shape, text) = (.foot(EndMark(of: cardinality)), cardinality.boundsText)
        case .xcode: (shape, text) = (.arrow(isToMany: cardinality.isToMany), cardinality.boundsText)
        case .uml: (shape, text) = (.bare, cardinality.multiplicityText)
        }
    }

    /// How far it reaches from its card on the line, its text left out.
    var length: Double {
        switch shape {
        case .foot(.one): 7
        case .foot(.exactlyOne), .foot(.many): 12
        case .foot(.atMostOne), .foot(.atLeastOne): 17
        case .foot(.anyNumber): 21
        case .arrow(let isToMany): isToMany ? 17 : 9
        case .bare: 0
        }
    }
}

extension Cardinality {
    /// The bounds as UML writes them: `1`, `0..1`, `0..*`, `2..5`; `?..1` where the lower bound is not stated.
    var multiplicityText: String {
        guard isToMany else {
            switch minimum {
            case nil: return "?..1"
            case 0?: return "0..1"
            case _?: return "1"
            }
        }
        if let boundsText, minimum != nil || minimumIfAny != nil { return boundsText }
        let top = maximum.map { "\($0)" } ?? "*"
        switch minimum {
        case nil: return "?..\(top)"
        case 0?: return "0..\(top)"
        case let least?: return least == maximum ? top : "\(least)..\(top)"
        }
    }
}
