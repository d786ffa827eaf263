/// What may change in a part of a model, by stable names.
public enum ChangedField: String, Sendable, CaseIterable {
    // Of several kinds of parts.
    case renamingIdentifier = "renaming-identifier"
    case versionHashModifier = "version-hash-modifier"
    case documentation, notes, rules
    case userInfo = "user-info"
    // Of entities.
    case parent, abstract
    case className = "class"
    case codeGeneration = "code-generation"
    case uniqueness
    case compoundIndexes = "compound-indexes"
    case spotlightName = "spotlight-name"
    case group, standing
    // Of properties.
    case optional, transient, spotlight, indexed
    // Of attributes.
    case type
    case defaultValue = "default"
    case minimum, maximum
    case minimumLength = "minimum-length"
    case maximumLength = "maximum-length"
    case pattern, derivation, composite, transformer
    case valueClass = "value-class"
    case values
    case externalStorage = "external-storage"
    case cloudEncryption = "cloud-encryption"
    case preservedAfterDeletion = "preserved-after-deletion"
    case scalar
    // Of relationships.
    case destination, inverse
    case toMany = "to-many"
    case ordered
    case minimumCount = "minimum-count"
    case maximumCount = "maximum-count"
    case deleteRule = "delete-rule"
    // Of searches.
    case fetchedEntity = "entity"
    case predicate
    case resultType = "result-type"
    case fetchLimit = "fetch-limit"
    case batchSize = "batch-size"
    case includesSubentities = "includes-subentities"
    case includesPropertyValues = "includes-property-values"
    case includesPendingChanges = "includes-pending-changes"
    case returnsObjectsAsFaults = "returns-objects-as-faults"
    case returnsDistinctResults = "returns-distinct-results"
    // Of indexes and configurations.
    case elements
    case partialPredicate = "partial-predicate"
    case members
    // Of the model.
    case cloudKit = "cloudkit"
    case swiftData = "swiftdata"
    case versionIdentifier = "version-identifier"
    case sourceLanguage = "source-language"
    case minimumTools = "minimum-tools"
    case savedWith = "saved-with"
    case systemVersion = "system-version"
}
