/// The keys of a relationship.
enum RelationshipKey: String, ModelJSONKey {
    case name, destination, inverse, inverseEntity, toMany, cardinality, optional, ordered, transient
    case minCount, maxCount, deleteRule, isIndexedBySpotlight, indexed, renamingIdentifier, versionHashModifier
    case rules, documentation, notes, userInfo

    static let aliases: [String: Self] = [
        "destinationEntity": .destination, "inverseRelationship": .inverse, "inverseName": .inverse,
        "isToMany": .toMany, "type": .cardinality, "isOptional": .optional, "isOrdered": .ordered,
        "isTransient": .transient, "deletionRule": .deleteRule, "spotlightIndexingEnabled": .isIndexedBySpotlight,
        "isIndexed": .indexed, "elementID": .renamingIdentifier,
    ]
    static let nullable: Set<Self> = [.inverse, .inverseEntity, .optional, .deleteRule]
}
