/// How many different objects, or values, can be reached along a path from one object.
public struct Reach: Sendable, Hashable {
    /// The smallest number; nil where the model does not say.
    public let minimum: Int?
    /// The largest number; nil where there is no bound, or none that could be counted.
    public let maximum: Int?

    /// Makes a reach of its bounds.
    public init(minimum: Int?, maximum: Int?) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The object that a path starts at.
    static let one = Reach(minimum: 1, maximum: 1)

    /// How many are reached by one more step, where each of these leads to some, and each of those has at most `sharing`
    /// of these, or any number where that is nil.
    func stepped(by cardinality: Cardinality, sharing: Int?) -> Reach {
        let most = cardinality.isContradictory ? 0 : cardinality.maximum
        return Reach(
            minimum: most == 0 ? 0 : Self.least(minimum, cardinality.minimum, sharing: sharing),
            maximum: Self.most(maximum, most))
    }

    /// The same where there are at least so many, as far as that is known.
    func atLeast(_ number: Int?) -> Reach {
        guard let number, let minimum else { return self }
        return Reach(minimum: max(minimum, number), maximum: maximum)
    }

    /// The same where there need not be any.
    var orNone: Reach { Reach(minimum: 0, maximum: maximum) }

    private static func least(_ sources: Int?, _ each: Int?, sharing: Int?) -> Int? {
        if sources == 0 || each == 0 { return 0 }
        guard let sources, let each else { return nil }
        guard let sharing, sharing > 0 else { return each }
        let (product, isTooLarge) = sources.multipliedReportingOverflow(by: each)
        // A lower bound may be lower than it could be; it may not be higher.
        let ways = isTooLarge ? Int.max : product
        return max(each, (ways - 1) / sharing + 1)
    }

    private static func most(_ sources: Int?, _ each: Int?) -> Int? {
        if sources == 0 || each == 0 { return 0 }
        guard let sources, let each else { return nil }
        let (product, isTooLarge) = sources.multipliedReportingOverflow(by: each)
        return isTooLarge ? nil : product
    }
}
