import DataModel

/// A model in which every field of the vocabulary says something else than its default.
enum FullModel {
    static let model: Model = {
        var model = Model(name: "Full \"Model\"")
        model.version = "Full 2"
        model.documentation = "All of it.\nIn two lines."
        model.notes = ["*More* of it.", "- and more"]
        model.entities = [parent, child]
        model.composites = [composite]
        model.fetchRequests = [request]
        var cloud = Configuration(name: "Cloud")
        cloud.entities = ["Child", "Parent"]
        cloud.isUsedWithCloudKit = true
        model.configurations = [cloud, Configuration(name: "Empty")]
        model.userInfo = [UserInfoEntry(key: "k", value: "v"), UserInfoEntry(key: "none", value: nil)]
        model.isUsedWithCloudKit = true
        model.isUsedWithSwiftData = true
        model.versionIdentifier = "v2"
        model.sourceLanguage = "Swift"
        model.minimumToolsVersion = "Xcode 8.0"
        model.lastSavedToolsVersion = "23788.4"
        model.systemVersion = "21G72"
        return model
    }()

    private static let parent: Entity = {
        var entity = Entity(name: "Parent")
        entity.isAbstract = true
        entity.standing = .implied
        var children = Relationship(name: "children", destination: "Child")
        children.inverse = InverseReference(name: "parent", entity: "Child", isCompleted: true)
        children.isToMany = true
        children.isOptional = true
        children.deleteRule = .cascade
        entity.relationships = [children]
        return entity
    }()

    private static let child: Entity = {
        var entity = Entity(name: "Child")
        entity.parent = "Parent"
        entity.className = ".Child"
        entity.codeGeneration = "category"
        entity.attributes = [attribute, Attribute(name: "unstated", type: .undefined)]
        entity.relationships = [relationship, Relationship(name: "unstated", destination: nil)]
        entity.fetchedProperties = [fetchedProperty]
        entity.uniquenessConstraints = [["value"], ["value", "unstated"]]
        entity.indexes = [index]
        entity.compoundIndexes = [["value", "unstated"]]
        entity.renamingIdentifier = "OldChild"
        entity.versionHashModifier = "2"
        entity.spotlightDisplayName = "value"
        entity.group = "Family"
        entity.documentation = "A child."
        entity.notes = ["*More* of it.", "- and more"]
        entity.rules = ["Has a name.", "Has an age."]
        entity.userInfo = [UserInfoEntry(key: "twice", value: "1"), UserInfoEntry(key: "twice", value: nil)]
        entity.editorBox = EditorBox(x: "-12.50", y: "odd", width: "128", height: "73")
        return entity
    }()

    private static let attribute: Attribute = {
        var attribute = Attribute(name: "value", type: .integer32)
        attribute.isOptional = false
        attribute.isTransient = true
        attribute.defaultValue = .text("0.50")
        attribute.minimum = .text("not a number")
        attribute.maximum = .secondsSinceReferenceDate("12.00")
        attribute.minimumLength = 1
        attribute.maximumLength = 2
        attribute.regularExpression = #"\d+"#
        attribute.derivation = "now()"
        attribute.composite = "Address"
        attribute.valueTransformer = "T"
        attribute.valueClass = "NSColor"
        attribute.values = [NamedValue(value: "1", name: "sent"), NamedValue(value: "0", name: "draft")]
        attribute.isStoredExternally = true
        attribute.isEncryptedInCloud = true
        attribute.isPreservedAfterDeletion = true
        attribute.isSpotlightIndexed = true
        attribute.isIndexed = true
        attribute.usesScalarType = false
        attribute.renamingIdentifier = "old"
        attribute.versionHashModifier = "3"
        attribute.documentation = "A value."
        attribute.notes = ["*More* of it.", "- and more"]
        attribute.rules = ["Is prime."]
        attribute.userInfo = [UserInfoEntry(key: "", value: "")]
        return attribute
    }()

    private static let relationship: Relationship = {
        var relationship = Relationship(name: "parent", destination: "Parent")
        relationship.inverse = InverseReference(name: "children", entity: "Parent")
        relationship.isOptional = false
        relationship.isOrdered = true
        relationship.isTransient = true
        relationship.minimumCount = 0
        relationship.maximumCount = 1
        relationship.deleteRule = .noAction
        relationship.isSpotlightIndexed = true
        relationship.isIndexed = true
        relationship.renamingIdentifier = "old"
        relationship.versionHashModifier = "4"
        relationship.documentation = "A parent."
        relationship.notes = ["*More* of it.", "- and more"]
        relationship.rules = ["Is older."]
        relationship.userInfo = [UserInfoEntry(key: "k", value: nil)]
        return relationship
    }()

    private static let request: FetchRequest = {
        var request = FetchRequest(name: "Recent", entity: "Child")
        request.predicate = "value > $LIMIT"
        request.resultType = .dictionaries
        request.fetchLimit = 10
        request.batchSize = 5
        request.includesSubentities = true
        request.includesPropertyValues = false
        request.includesPendingChanges = true
        request.returnsObjectsAsFaults = false
        request.returnsDistinctResults = true
        request.documentation = "The last ones."
        return request
    }()

    private static let fetchedProperty: FetchedProperty = {
        var property = FetchedProperty(name: "siblings", request: request)
        property.isOptional = false
        property.isTransient = true
        property.renamingIdentifier = "old"
        property.versionHashModifier = "5"
        property.documentation = "The others."
        property.notes = ["*More* of it.", "- and more"]
        property.userInfo = [UserInfoEntry(key: "k", value: "v")]
        return property
    }()

    private static let index: FetchIndex = {
        var index = FetchIndex(name: "byValue")
        index.partialPredicate = "value > 0"
        var descending = FetchIndex.Element(property: "value")
        descending.isDescending = true
        descending.type = "RTree"
        var expression = FetchIndex.Element(expression: "lowercase:(value)")
        expression.expressionType = "String"
        index.elements = [descending, expression, FetchIndex.Element(property: "unstated")]
        return index
    }()

    private static let composite: Composite = {
        var composite = Composite(name: "Address")
        composite.attributes = [Attribute(name: "street", type: .other("Straße"))]
        composite.documentation = "Where."
        composite.notes = ["*More* of it.", "- and more"]
        composite.userInfo = [UserInfoEntry(key: "k", value: "v")]
        return composite
    }()
}
