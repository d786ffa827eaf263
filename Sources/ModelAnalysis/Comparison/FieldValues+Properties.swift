import DataModel

extension FieldValues {
    /// The fields of an attribute.
    init(_ attribute: Attribute) {
        add(.type, attribute.type.name)
        add(.composite, attribute.composite)
        add(.optional, flag: attribute.isOptional)
        add(.transient, attribute.isTransient)
        add(.defaultValue, attribute.defaultValue.map(Self.text))
        add(.minimum, attribute.minimum.map(Self.text))
        add(.maximum, attribute.maximum.map(Self.text))
        add(.minimumLength, attribute.minimumLength)
        add(.maximumLength, attribute.maximumLength)
        add(.pattern, attribute.regularExpression)
        add(.values, list: attribute.values.map { "\($0.value) = \($0.name)" })
        add(.derivation, attribute.derivation)
        add(.transformer, attribute.valueTransformer)
        add(.valueClass, attribute.valueClass)
        add(.externalStorage, attribute.isStoredExternally)
        add(.cloudEncryption, attribute.isEncryptedInCloud)
        add(.preservedAfterDeletion, attribute.isPreservedAfterDeletion)
        add(.spotlight, attribute.isSpotlightIndexed)
        add(.indexed, attribute.isIndexed)
        add(.scalar, flag: attribute.usesScalarType)
        add(.renamingIdentifier, attribute.renamingIdentifier)
        add(.versionHashModifier, attribute.versionHashModifier)
        add(.rules, list: attribute.rules, separator: "\n")
        add(words: attribute.documentation, notes: attribute.notes, userInfo: attribute.userInfo)
    }

    private static func text(_ value: AttributeValue) -> String {
        switch value {
        case .text(let text): text
        case .secondsSinceReferenceDate(let seconds): value.moment ?? "\(seconds) seconds after 2001-01-01T00:00:00Z"
        }
    }

    /// The fields of a relationship; its destination and its inverse have the names that are given.
    init(_ relationship: Relationship, destination: String?, inverse: String?) {
        add(.destination, destination)
        add(.inverse, inverse)
        add(.toMany, relationship.isToMany)
        add(.optional, flag: relationship.isOptional)
        add(.minimumCount, relationship.minimumCount == 0 ? nil : relationship.minimumCount)
        // No bound on a to-many and one on a to-one are what Xcode writes in any case.
        let usual = relationship.isToMany ? 0 : 1
        add(.maximumCount, relationship.maximumCount == usual ? nil : relationship.maximumCount)
        add(.ordered, relationship.isOrdered)
        add(.transient, relationship.isTransient)
        add(.deleteRule, relationship.deleteRule?.rawValue)
        add(.spotlight, relationship.isSpotlightIndexed)
        add(.indexed, relationship.isIndexed)
        add(.renamingIdentifier, relationship.renamingIdentifier)
        add(.versionHashModifier, relationship.versionHashModifier)
        add(.rules, list: relationship.rules, separator: "\n")
        add(words: relationship.documentation, notes: relationship.notes, userInfo: relationship.userInfo)
    }

    /// The fields of a fetched property; the entity that it finds has the name that is given.
    init(_ property: FetchedProperty, entity: String?) {
        add(.optional, flag: property.isOptional)
        add(.transient, property.isTransient)
        add(property.request, entity: entity)
        add(.renamingIdentifier, property.renamingIdentifier)
        add(.versionHashModifier, property.versionHashModifier)
        add(words: property.documentation, notes: property.notes, userInfo: property.userInfo)
    }

    /// The fields of a fetch request.
    init(_ request: FetchRequest, entity: String?) {
        add(request, entity: entity)
        add(.documentation, request.documentation)
    }

    private mutating func add(_ request: FetchRequest, entity: String?) {
        add(.fetchedEntity, entity)
        add(.predicate, request.predicate)
        add(.resultType, request.resultType.rawValue)
        add(.fetchLimit, request.fetchLimit)
        add(.batchSize, request.batchSize)
        add(.includesSubentities, flag: request.includesSubentities)
        add(.includesPropertyValues, flag: request.includesPropertyValues)
        add(.includesPendingChanges, flag: request.includesPendingChanges)
        add(.returnsObjectsAsFaults, flag: request.returnsObjectsAsFaults)
        add(.returnsDistinctResults, flag: request.returnsDistinctResults)
    }
}
