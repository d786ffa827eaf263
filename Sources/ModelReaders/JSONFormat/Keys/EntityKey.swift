/// The keys of an entity.
enum EntityKey: String, ModelJSONKey {
    case name, parent, abstract, standing
    case className = "class"
    case codeGeneration, attributes, relationships, fetchedProperties, uniquenessConstraints, indexes, compoundIndexes
    case renamingIdentifier, versionHashModifier, coreSpotlightDisplayNameExpression
    case group, rules, documentation, notes, userInfo, editorBox

    static let aliases: [String: Self] = [
        "parentEntity": .parent, "superentity": .parent, "isAbstract": .abstract, "representedClassName": .className,
        "className": .className, "managedObjectClassName": .className, "codeGenerationType": .codeGeneration,
        "elementID": .renamingIdentifier, "spotlightDisplayName": .coreSpotlightDisplayNameExpression,
    ]
    static let nullable: Set<Self> = [.parent, .className, .codeGeneration]
}

/// The keys of an entity's box in Xcode's graph editor.
enum EditorBoxKey: String, ModelJSONKey {
    case x, y, width, height
}

/// The keys of a fetch index.
enum FetchIndexKey: String, ModelJSONKey {
    case name, elements, partialPredicate

    static let aliases: [String: Self] = ["partialIndexPredicate": .partialPredicate]
}

/// The keys of an element of a fetch index.
enum FetchIndexElementKey: String, ModelJSONKey {
    case property, expression, expressionType, type, descending

    static let aliases: [String: Self] = [
        "propertyName": .property, "collationType": .type, "isDescending": .descending,
    ]
}
