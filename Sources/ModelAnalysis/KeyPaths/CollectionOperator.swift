/// What a key path can compute of a collection. Source: Apple's "Key-Value Coding Programming Guide", Using Collection
/// Operators.
public enum CollectionOperator: String, Sendable, CaseIterable {
    case count = "@count"
    case sum = "@sum"
    case average = "@avg"
    case minimum = "@min"
    case maximum = "@max"
    case distinctUnionOfObjects = "@distinctUnionOfObjects"
    case distinctUnionOfSets = "@distinctUnionOfSets"

    /// Whether a path of what it computes has to follow it.
    public var needsOperand: Bool { self != .count }

    /// Whether it gives a number.
    public var isNumber: Bool { self == .count || needsNumber }

    /// Whether it adds values up, so that they have to be numbers.
    var needsNumber: Bool { self == .sum || self == .average }
}
