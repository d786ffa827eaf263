/// The keys of a fetched property.
enum FetchedPropertyKey: String, ModelJSONKey {
    case name, optional, transient, fetchRequest, renamingIdentifier, versionHashModifier, documentation, notes
    case userInfo

    static let aliases: [String: Self] = [
        "isOptional": .optional, "isTransient": .transient, "elementID": .renamingIdentifier,
    ]
    static let nullable: Set<Self> = [.optional]
}

/// The keys of a fetch request.
enum FetchRequestKey: String, ModelJSONKey {
    case name, entity, predicate, resultType, fetchLimit, fetchBatchSize, includesSubentities
    case includesPropertyValues, includesPendingChanges, returnsObjectsAsFaults, returnsDistinctResults, documentation

    static let aliases: [String: Self] = [
        "entityName": .entity, "predicateString": .predicate, "batchSize": .fetchBatchSize,
        "includeSubentities": .includesSubentities, "includePropertyValues": .includesPropertyValues,
        "returnObjectsAsFaults": .returnsObjectsAsFaults, "returnDistinctResults": .returnsDistinctResults,
    ]
    static let nullable: Set<Self> = [
        .includesSubentities, .includesPropertyValues, .includesPendingChanges, .returnsObjectsAsFaults,
        .returnsDistinctResults,
    ]
}
