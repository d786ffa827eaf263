/// The names of elements and attributes that are read from a model; `XMLModelReader.ignored` lists those left out.
enum ModelWord: String, CaseIterable {
    // Elements.
    case model, entity, attribute, relationship, fetchedProperty, fetchRequest, fetchIndex, fetchIndexElement
    case compoundIndexes, compoundIndex, index, uniquenessConstraints, uniquenessConstraint, constraint
    case userInfo, entry, configuration, memberEntity, composite, elements, element

    // Attributes of several elements; `entity`, `composite` and `type` are both or shared.
    case name, value, key, type, optional, transient, ordered, indexed
    case elementID, renamingIdentifier, versionHashModifier, spotlightIndexingEnabled, usedWithCloudKit

    // The model.
    case usedWithSwiftData, userDefinedModelVersionIdentifier, sourceLanguage, minimumToolsVersion
    case lastSavedToolsVersion, systemVersion

    // Entities.
    case parentEntity, isAbstract, representedClassName, codeGenerationType, coreSpotlightDisplayNameExpression

    // Attributes.
    case attributeType, defaultValueString, defaultDateTimeInterval, minValueString, maxValueString
    case minDateTimeInterval, maxDateTimeInterval, regularExpressionString, usesScalarValueType, customClassName
    case valueTransformerName, allowsExternalBinaryDataStorage, allowsCloudEncryption, preserveAfterDeletion
    case derived, derivationExpression

    // Relationships.
    case destinationEntity, inverseName, inverseEntity, toMany, minCount, maxCount, deletionRule

    // Fetch requests, in the two spellings that Xcode mixes.
    case predicateString, resultType, fetchLimit, fetchBatchSize
    case includeSubentities, includesSubentities, includePropertyValues, includesPropertyValues
    case includePendingChanges, includesPendingChanges, returnObjectsAsFaults, returnsObjectsAsFaults
    case returnDistinctResults, returnsDistinctResults

    // Indexes and the boxes of the graph editor.
    case property, expression, expressionType, order, partialIndexPredicate
    case positionX, positionY, width, height

    /// All words by their text. A made-up file may have a million names, too many to compare each with every word.
    private static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// The word with a text, if it is one.
    static func named(_ text: String) -> ModelWord? { byText[text] }

    /// Whether it is the name of an element, so that finding it in a place where it is not read is worth a warning.
    var isElement: Bool {
        switch self {
        case .entity, .attribute, .relationship, .fetchedProperty, .fetchRequest, .fetchIndex, .fetchIndexElement,
            .compoundIndexes, .compoundIndex, .uniquenessConstraints, .uniquenessConstraint, .constraint, .userInfo,
            .configuration, .memberEntity, .composite:
            true
        default:
            false
        }
    }
}
