/// Why a change has its verdict, or on which condition.
public enum MigrationReason: String, Sendable, CaseIterable {
    /// A required attribute is new and has a default.
    case newWithDefault = "new-with-default"
    /// A required attribute is new and has no default.
    case newWithoutDefault = "new-without-default"
    /// An attribute becomes required and has a default.
    case requiredWithDefault = "required-with-default"
    /// An attribute becomes required and has no default.
    case requiredWithoutDefault = "required-without-default"
    /// Values that are stored go.
    case valuesLost = "values-lost"
    /// Links that are stored go.
    case linksLost = "links-lost"
    /// Objects that are stored go.
    case objectsLost = "objects-lost"
    /// Kinds of objects no longer have a property that moved down to others.
    case otherKindsLose = "other-kinds-lose"
    /// Values would have to be converted.
    case conversion
    /// Objects that break a new bound fail when they are next saved.
    case failsAtSave = "fails-at-save"
    /// A relationship holds one object where it held several.
    case oneOfSeveral = "one-of-several"
    /// An object that several hold can stay with one of them only.
    case oneHolder = "one-holder"
    /// Objects are no longer kept in an order.
    case orderLost = "order-lost"
    /// Objects of an entity that leaves its hierarchy no longer have what it inherited.
    case inheritedLost = "inherited-lost"
    /// Objects of an entity that leaves its hierarchy are no longer among those that a relationship leads to.
    case kinLost = "kin-lost"
    /// An entity has itself what it inherited before.
    case ownNow = "own-now"
    /// A relationship leads to other objects.
    case otherDestination = "other-destination"
    /// A relationship leads to what is above or below its old destination.
    case relatedDestination = "related-destination"
    /// A relationship has another inverse.
    case otherInverse = "other-inverse"
    /// Objects with equal values make the migration fail.
    case duplicates
    /// A delete rule alone may or may not need a new version.
    case deleteRuleAlone = "delete-rule-alone"
    /// Entities that had no common parent get one.
    case mergedHierarchies = "merged-hierarchies"
    /// An entity becomes a kind of one that had nothing to do with it.
    case joinsHierarchy = "joins-hierarchy"
    /// There can be no objects of an entity any more.
    case abstractNow = "abstract-now"
    /// A property begins or ends to be stored, which Apple does not speak of.
    case storedOrNot = "stored-or-not"
    /// Apple does not say what the change does.
    case undocumented
    /// The renaming identifiers of the two sides differ although the names are the same.
    case identifiersDiffer = "identifiers-differ"
    /// Objects may lie in another store than the one that is looked into.
    case otherStore = "other-store"
    /// The model does not say whether a value is required.
    case unstated
}

/// What a change means for stores.
struct Judgement {
    var verdict: MigrationVerdict
    var reason: MigrationReason?
    var hash: HashEffect

    init(_ verdict: MigrationVerdict, _ reason: MigrationReason? = nil, hash: HashEffect = .changes) {
        self.verdict = verdict
        self.reason = reason
        self.hash = hash
    }

    /// Whether it means more trouble than another one, or the same with a reason.
    func isGraver(than other: Judgement) -> Bool {
        verdict > other.verdict || (verdict == other.verdict && reason != nil && other.reason == nil)
    }

    /// What stores know nothing of.
    static let unseen = Judgement(.none, hash: .none)
}
