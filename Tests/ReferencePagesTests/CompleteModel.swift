import DataModel
import SourceText

/// A model in which every field of the vocabulary has a value, each text one of its own: `text` turns a field's name into
/// its value.
struct CompleteModel {
    let text: (String) -> String

    /// The names of entities and properties are `text` of these.
    var model: Model {
        var model = Model(name: text("Model.name"))
        model.version = text("Model.version")
        model.documentation = text("Model.documentation")
        model.notes = [text("Model.notes")]
        model.entities = [entity, parent, child]
        model.composites = [composite]
        model.fetchRequests = [request]
        model.configurations = [configuration]
        model.userInfo = userInfo("Model")
        model.isUsedWithCloudKit = true
        model.isUsedWithSwiftData = true
        model.versionIdentifier = text("Model.versionIdentifier")
        model.sourceLanguage = text("Model.sourceLanguage")
        model.minimumToolsVersion = text("Model.minimumToolsVersion")
        model.lastSavedToolsVersion = text("Model.lastSavedToolsVersion")
        model.systemVersion = text("Model.systemVersion")
        return model
    }

    var entity: Entity {
        var entity = Entity(name: text("Entity.name"))
        entity.parent = text("Parent.name")
        entity.className = text("Entity.className")
        entity.codeGeneration = text("Entity.codeGeneration")
        entity.attributes = [attribute("Attribute"), moment, address]
        entity.relationships = [relationship]
        entity.fetchedProperties = [fetchedProperty]
        entity.uniquenessConstraints = [[text("Entity.uniquenessConstraints")]]
        entity.indexes = [index]
        entity.compoundIndexes = [[text("Entity.compoundIndexes")]]
        entity.renamingIdentifier = text("Entity.renamingIdentifier")
        entity.versionHashModifier = text("Entity.versionHashModifier")
        entity.spotlightDisplayName = text("Entity.spotlightDisplayName")
        entity.group = text("Entity.group")
        entity.documentation = text("Entity.documentation")
        entity.notes = [text("Entity.notes")]
        entity.rules = [text("Entity.rules")]
        entity.userInfo = userInfo("Entity")
        entity.editorBox = EditorBox(x: text("EditorBox.x"), y: "0", width: "1", height: "1")
        return entity
    }

    var parent: Entity {
        var entity = Entity(name: text("Parent.name"))
        entity.isAbstract = true
        entity.relationships = [StudioModel.relationship(text("Parent.owner"), to: text("Child.name"), inverse: nil)]
        return entity
    }

    var child: Entity {
        var entity = Entity(name: text("Child.name"))
        entity.parent = text("Entity.name")
        var back = StudioModel.relationship(
            text("Child.back"), to: text("Entity.name"), inverse: text("Relationship.name"))
        back.isToMany = true
        var lost = StudioModel.relationship(text("Child.lost"), to: text("Relationship.destination"), inverse: nil)
        lost.inverse = InverseReference(name: text("InverseReference.name"), entity: text("InverseReference.entity"))
        entity.relationships = [back, lost]
        return entity
    }

    func attribute(_ prefix: String) -> Attribute {
        var attribute = Attribute(name: text("\(prefix).name"), type: .other(text("\(prefix).type")))
        attribute.isOptional = false
        attribute.isTransient = true
        attribute.defaultValue = .text(text("\(prefix).defaultValue"))
        attribute.minimum = .text(text("\(prefix).minimum"))
        attribute.maximum = .text(text("\(prefix).maximum"))
        attribute.minimumLength = 77_001
        attribute.maximumLength = 77_002
        attribute.regularExpression = text("\(prefix).regularExpression")
        attribute.derivation = text("\(prefix).derivation")
        attribute.composite = text("\(prefix).composite")
        attribute.valueTransformer = text("\(prefix).valueTransformer")
        attribute.valueClass = text("\(prefix).valueClass")
        attribute.values = [NamedValue(value: text("NamedValue.value"), name: text("NamedValue.name"))]
        attribute.isStoredExternally = true
        attribute.isEncryptedInCloud = true
        attribute.isPreservedAfterDeletion = true
        attribute.isSpotlightIndexed = true
        attribute.isIndexed = true
        attribute.usesScalarType = true
        attribute.renamingIdentifier = text("\(prefix).renamingIdentifier")
        attribute.versionHashModifier = text("\(prefix).versionHashModifier")
        attribute.documentation = text("\(prefix).documentation")
        attribute.notes = [text("\(prefix).notes")]
        attribute.rules = [text("\(prefix).rules")]
        attribute.userInfo = userInfo(prefix)
        return attribute
    }

    var moment: Attribute {
        var attribute = Attribute(name: text("Moment.name"), type: .date)
        attribute.defaultValue = .secondsSinceReferenceDate("0")
        return attribute
    }

    var address: Attribute {
        var attribute = Attribute(name: text("Address.name"), type: .composite)
        attribute.composite = text("Composite.name")
        return attribute
    }

    var relationship: Relationship {
        var relationship = StudioModel.relationship(
            text("Relationship.name"), to: text("Child.name"), inverse: text("Child.back"), toMany: true)
        relationship.isOrdered = true
        relationship.isTransient = true
        relationship.minimumCount = 77_003
        relationship.maximumCount = 77_004
        relationship.deleteRule = .deny
        relationship.isSpotlightIndexed = true
        relationship.isIndexed = true
        relationship.renamingIdentifier = text("Relationship.renamingIdentifier")
        relationship.versionHashModifier = text("Relationship.versionHashModifier")
        relationship.documentation = text("Relationship.documentation")
        relationship.notes = [text("Relationship.notes")]
        relationship.rules = [text("Relationship.rules")]
        relationship.userInfo = userInfo("Relationship")
        return relationship
    }

    var fetchedProperty: FetchedProperty {
        var search = request
        search.predicate = text("FetchedProperty.predicate")
        search.name = text("FetchedProperty.requestName")
        search.documentation = text("FetchedProperty.requestDocumentation")
        var property = FetchedProperty(name: text("FetchedProperty.name"), request: search)
        property.isOptional = true
        property.isTransient = true
        property.renamingIdentifier = text("FetchedProperty.renamingIdentifier")
        property.versionHashModifier = text("FetchedProperty.versionHashModifier")
        property.documentation = text("FetchedProperty.documentation")
        property.notes = [text("FetchedProperty.notes")]
        property.userInfo = userInfo("FetchedProperty")
        return property
    }

    var request: FetchRequest {
        var request = FetchRequest(name: text("FetchRequest.name"), entity: text("Child.name"))
        request.predicate = text("FetchRequest.predicate")
        request.resultType = .dictionaries
        request.fetchLimit = 77_005
        request.batchSize = 77_006
        request.includesSubentities = true
        request.includesPropertyValues = true
        request.includesPendingChanges = true
        request.returnsObjectsAsFaults = true
        request.returnsDistinctResults = true
        request.documentation = text("FetchRequest.documentation")
        return request
    }

    var index: FetchIndex {
        var index = FetchIndex(name: text("FetchIndex.name"))
        var element = FetchIndex.Element(property: text("Element.property"), expression: text("Element.expression"))
        element.expressionType = text("Element.expressionType")
        element.type = text("Element.type")
        element.isDescending = true
        index.elements = [element]
        index.partialPredicate = text("FetchIndex.partialPredicate")
        return index
    }

    var composite: Composite {
        var composite = Composite(name: text("Composite.name"))
        composite.attributes = [attribute("Part")]
        composite.documentation = text("Composite.documentation")
        composite.notes = [text("Composite.notes")]
        composite.userInfo = userInfo("Composite")
        return composite
    }

    var configuration: Configuration {
        var configuration = Configuration(name: text("Configuration.name"))
        configuration.entities = [text("Entity.name"), text("Configuration.entities")]
        configuration.isUsedWithCloudKit = true
        return configuration
    }

    private func userInfo(_ prefix: String) -> [UserInfoEntry] {
        [
            UserInfoEntry(key: text("\(prefix).userInfo.key"), value: text("\(prefix).userInfo.value")),
            UserInfoEntry(key: text("\(prefix).userInfo.bare"), value: nil),
        ]
    }
}
