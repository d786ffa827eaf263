import DataModel

/// What is known of a key path: how many objects it reaches, what Core Data returns for it, and what a predicate may do
/// with it.
public struct PropertyPathFacts: Sendable {
    /// What is known of one step.
    public struct Step: Sendable {
        /// The step.
        public let step: PropertyPath.Step
        /// How many one object has; nil for a fetched property or an operator.
        public let cardinality: Cardinality?
        /// How many are reached from the first object, this step included.
        public let reach: Reach
        /// Whether the same object may be reached more than once.
        public let repeats: Bool
        /// Whether nothing leads back.
        public let isOneWay: Bool
        /// Whether it is the inverse of the step before, so that it leads back to where that started.
        public let isWayBack: Bool
        /// Whether it is to-many.
        public let isToMany: Bool
        /// Whether it keeps an order.
        public let isOrdered: Bool
        /// Whether it lives in memory only.
        public let isTransient: Bool

        /// Whether an object may have none: it may be empty, or the model leaves that open. A step back along the one before
        /// never is.
        public var mayBeEmpty: Bool { !isWayBack && (cardinality.map { ($0.minimum ?? 0) == 0 } ?? false) }

        /// Whether the model leaves open if an object may have none.
        public var isEmptinessUnstated: Bool { mayBeEmpty && cardinality?.minimum == nil }
    }

    /// The path.
    public let path: PropertyPath
    /// What is known of each step.
    public let steps: [Step]
    /// What `value(forKeyPath:)` returns; nil where that is not documented.
    public let result: PropertyPathResult?
    /// What a fetch predicate may do with it; nil where that is not documented.
    public let predicate: PredicateUse?

    /// How many different objects or values are reached.
    public var reach: Reach { steps.last?.reach ?? .one }
    /// Whether the same object may be reached more than once.
    public var repeats: Bool { steps.last?.repeats ?? false }
    /// The operator among the steps.
    public var collectionOperator: CollectionOperator? {
        for step in steps { if case .collectionOperator(let found) = step.step.property { return found } }
        return nil
    }

    /// Finds out about a path.
    public init(of path: PropertyPath, in facts: ModelFacts) {
        self.path = path
        var steps: [Step] = []
        for step in path.steps { steps.append(Self.step(step, after: steps, in: facts)) }
        self.steps = steps
        result = PropertyPathResult(of: steps)
        predicate = PredicateUse(of: steps)
    }

    private static func step(_ step: PropertyPath.Step, after earlier: [Step], in facts: ModelFacts) -> Step {
        let before = earlier.last
        let reach = before?.reach ?? .one
        let sources = step.narrowedFrom == nil ? reach : reach.orNone
        switch step.property {
        case .relationship(let id):
            return relationshipStep(step, facts[id], from: sources, after: earlier, in: facts)
        case .attribute(let attribute), .part(let attribute):
            let cardinality = Cardinality(
                minimum: attribute.isOptional.map { $0 ? 0 : 1 }, maximum: 1,
                minimumIfAny: attribute.isOptional == nil ? nil : 1)
            return Step(
                step: step, cardinality: cardinality, reach: sources.stepped(by: cardinality, sharing: nil),
                repeats: before?.repeats ?? false, isOneWay: false, isWayBack: false, isToMany: false,
                isOrdered: false, isTransient: attribute.isTransient || isTransientPart(step, of: before))
        case .fetchedProperty(let property):
            let most = property.request.fetchLimit.flatMap { $0 > 0 ? $0 : nil }
            let found = Cardinality(minimum: 0, maximum: most, minimumIfAny: 1)
            return Step(
                step: step, cardinality: nil, reach: sources.stepped(by: found, sharing: nil),
                repeats: (before?.repeats ?? false) || reach.maximum != 1, isOneWay: true, isWayBack: false,
                isToMany: true, isOrdered: false, isTransient: property.isTransient)
        case .collectionOperator:
            return Step(
                step: step, cardinality: nil, reach: reach, repeats: before?.repeats ?? false, isOneWay: false,
                isWayBack: false, isToMany: false, isOrdered: false, isTransient: false)
        }
    }

    private static func isTransientPart(_ step: PropertyPath.Step, of before: Step?) -> Bool {
        if case .part = step.property { return before?.isTransient ?? false }
        return false
    }

    private static func relationshipStep(
        _ step: PropertyPath.Step, _ relationship: RelationshipFacts, from sources: Reach, after earlier: [Step],
        in facts: ModelFacts
    ) -> Step {
        let isToMany = relationship.relationship.isEffectivelyToMany
        let isNeverFilled = step.destination.map { facts.resolved.concreteKinds(of: $0).isEmpty } ?? false
        let cardinality = relationship.cardinality
        // Only a pair, or the way in which Core Data stores a link, bounds the other end.
        let isBounded = relationship.partner != nil || relationship.isInverseBoundByStorage
        let sharing = isBounded ? relationship.inverseCardinality?.maximum : nil
        var isWayBack = false
        if case .relationship(let last)? = earlier.last?.step.property { isWayBack = relationship.partner == last }
        var reach = sources.stepped(by: cardinality, sharing: sharing)
        if isWayBack, let last = earlier.last {
            // It leads to the very objects that the step before started from, as far as they had any.
            let started = earlier.dropLast().last?.reach ?? .one
            let hasAny = (last.cardinality?.minimum ?? 0) > 0 && step.narrowedFrom == nil
            let again = hasAny ? started : started.orNone
            reach = isToMany ? reach.atLeast(again.minimum) : again
        }
        if isNeverFilled { reach = Reach(minimum: 0, maximum: 0) }
        let isShared = sources.maximum != 1 && sources.maximum != 0 && sharing != 1
        return Step(
            step: step, cardinality: cardinality, reach: reach,
            repeats: ((earlier.last?.repeats ?? false) || isShared) && reach.maximum != 0,
            isOneWay: relationship.inverseStatus == .missing, isWayBack: isWayBack, isToMany: isToMany,
            isOrdered: isToMany && relationship.relationship.isOrdered,
            isTransient: relationship.relationship.isTransient)
    }
}
