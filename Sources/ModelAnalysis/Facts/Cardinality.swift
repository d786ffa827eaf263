public import DataModel

/// How many objects one end of a relationship may hold when its object is saved.
public struct Cardinality: Sendable, Hashable {
    /// The smallest number that is valid, 0 where none is; nil where the notation does not say.
    public let minimum: Int?
    /// The largest number; nil where there is no bound.
    public let maximum: Int?
    /// The smallest valid number above none; nil where the notation does not say.
    public let minimumIfAny: Int?

    /// Makes a cardinality of its three bounds.
    public init(minimum: Int?, maximum: Int?, minimumIfAny: Int?) {
        self.minimum = minimum
        self.maximum = maximum
        self.minimumIfAny = minimumIfAny
    }

    /// What a relationship allows.
    ///
    /// To-one: the lower bound comes from `optional` alone, whatever the minimum count says. To-many: the counts are
    /// checked only where there is any object, so an optional one may be empty whatever its minimum, and a required one
    /// holds at least one. Source: Apple's documentation of `NSRelationshipDescription` (`minCount`, `maxCount`,
    /// `isOptional`) and of the validation errors 1570, 1580 and 1590.
    public init(of relationship: Relationship) {
        guard relationship.isEffectivelyToMany else {
            self.init(
                minimum: relationship.isOptional.map { $0 ? 0 : 1 }, maximum: 1,
                minimumIfAny: relationship.isOptional == nil ? nil : 1)
            return
        }
        let lower = max(relationship.minimumCount ?? 0, 0)
        let upper = relationship.maximumCount.flatMap { $0 > 0 ? $0 : nil }
        switch relationship.isOptional {
        case nil:
            self.init(minimum: nil, maximum: upper, minimumIfAny: lower > 0 ? lower : nil)
        case true?:
            self.init(minimum: 0, maximum: upper, minimumIfAny: max(lower, 1))
        case false?:
            self.init(minimum: max(lower, 1), maximum: upper, minimumIfAny: max(lower, 1))
        }
    }

    /// Whether no number of objects above none satisfies it: the lower bound is above the upper.
    public var isContradictory: Bool {
        guard let maximum, let minimumIfAny else { return false }
        return minimumIfAny > maximum
    }

    /// Whether more than one object is possible.
    public var isToMany: Bool { maximum != 1 }
}

extension Relationship {
    /// Whether it is to-many in the compiled model: Core Data takes a maximum of 1 as to-one, whatever `toMany` says.
    public var isEffectivelyToMany: Bool { isToMany && maximumCount != 1 }
}
