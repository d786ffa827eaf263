public import ModelAnalysis

/// The words for what changes mean for stores.
public enum VerdictWording {
    /// A verdict in a word or two, for a label.
    public static func label(_ verdict: MigrationVerdict) -> String {
        switch verdict {
        case .none: "no migration"
        case .inferred: "inferred"
        case .inferredWithDefault: "inferred with default"
        case .dataLost: "data lost"
        case .check: "check"
        case .custom: "custom migration"
        }
    }

    /// What all changes together mean, as a sentence.
    public static func sentence(_ verdict: MigrationVerdict, hash: HashEffect) -> Phrase {
        switch verdict {
        case .none:
            hash == .changes
                ? "Core Data infers the migration." : "No migration is needed: stores open as they are."
        case .inferred: "Core Data infers the migration, and nothing is lost."
        case .inferredWithDefault: "Core Data infers the migration; objects that exist get defaults."
        case .dataLost: "Core Data infers the migration, and data is lost."
        case .check:
            "Some changes have to be tried on a copy of a store: Apple's documentation does not settle what they do."
        case .custom: "Core Data cannot infer the migration: it needs a mapping model, or stages with code."
        }
    }

    static func condition(_ reason: MigrationReason) -> Phrase {
        switch reason {
        case .newWithDefault: "Objects that exist get the default."
        case .newWithoutDefault:
            """
            Core Data cannot fill in a required attribute without a default: give it a default, or make it optional.
            """
        case .requiredWithDefault: "Objects without a value get the default."
        case .requiredWithoutDefault:
            "Core Data has nothing to give to objects without a value: give it a default, or fill it in before."
        case .valuesLost: "The values that are stored in it are lost."
        case .linksLost: "The links that are stored in it are lost."
        case .objectsLost: "The objects that are stored of it are lost."
        case .otherKindsLose: "What other kinds of objects hold in it is lost."
        case .conversion: "The values that are stored have to be converted."
        case .failsAtSave: "Objects that do not fit migrate all the same, and fail when they are next saved."
        case .oneOfSeveral: "Apple does not say what becomes of an object that is linked to several."
        case .oneHolder:
            "Apple does not say where an object stays that several hold: without a way back, there is room for one of them."
        case .orderLost: "The order that is stored is lost."
        case .inheritedLost: "What its objects hold in what it inherited is lost."
        case .kinLost: "Its objects no longer fit relationships to what it was a kind of: links to them are lost."
        case .ownNow: "It was inherited before, and Apple does not say whether its values stay."
        case .otherDestination: "What is linked to the old destination cannot be linked to the new one."
        case .relatedDestination: "Apple does not say which links stay where a relationship leads higher or lower."
        case .otherInverse: "Apple does not say which links stay."
        case .duplicates: "The migration may fail where objects that exist have equal values."
        case .deleteRuleAlone:
            "Changing only the delete rule may or may not need a new version, since Apple's pages differ: test it."
        case .mergedHierarchies: "Entities that had no common parent cannot share one after an inferred migration."
        case .joinsHierarchy:
            "Apple does not say whether an entity may become a kind of one that it had no parent in common with."
        case .abstractNow: "Apple does not say what becomes of objects that are stored of it."
        case .storedOrNot: "Apple does not say how a property that was not stored begins to be."
        case .undocumented: "Apple does not say what this change does to stores."
        case .identifiersDiffer:
            """
            Core Data pairs by renaming identifiers, which are not the same on the two sides: keep that of the older version, which \
            is its name where none is set.
            """
        case .otherStore: "Objects may lie in the store of another configuration."
        case .unstated: "The model does not say whether a value is required."
        }
    }
}
