/// The keys of an attribute.
enum AttributeKey: String, ModelJSONKey {
    case name, type, optional, transient
    case defaultValue = "default"
    case min, max, minLength, maxLength, regex, derivation, composite, valueTransformer, valueClass, values
    case externalStorage, allowsCloudEncryption, preservesValueInHistoryOnDeletion, isIndexedBySpotlight, indexed
    case usesScalarValueType, renamingIdentifier, versionHashModifier, rules, documentation, notes, userInfo

    static let aliases: [String: Self] = [
        "attributeType": .type, "isOptional": .optional, "isTransient": .transient, "defaultValue": .defaultValue,
        "minValue": .min, "minimum": .min, "maxValue": .max, "maximum": .max, "minimumLength": .minLength,
        "maximumLength": .maxLength, "regularExpression": .regex, "derivationExpression": .derivation,
        "valueTransformerName": .valueTransformer, "attributeValueClassName": .valueClass,
        "customClassName": .valueClass, "allowsExternalBinaryDataStorage": .externalStorage,
        "preserveAfterDeletion": .preservesValueInHistoryOnDeletion, "spotlightIndexingEnabled": .isIndexedBySpotlight,
        "isIndexed": .indexed, "elementID": .renamingIdentifier,
    ]
    static let nullable: Set<Self> = [.optional, .defaultValue, .min, .max, .usesScalarValueType]
}

/// The keys of a date that is written as seconds.
enum MomentKey: String, ModelJSONKey {
    case secondsSince2001
}

/// The keys of one named raw value in its array form.
enum NamedValueKey: String, ModelJSONKey {
    case value, name
}
