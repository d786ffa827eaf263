import DataModel
import JSONText

extension ModelObjectWriter {
    /// The keys of an entity.
    mutating func write(_ entity: Entity) {
        write("documentation", entity.documentation)
        write("notes", entity.notes)
        write("parent", entity.parent)
        write("abstract", entity.isAbstract)
        if entity.isStub { write("standing", entity.standing.rawValue) }
        write("class", entity.className)
        write("codeGeneration", entity.codeGeneration)
        write("group", entity.group)
        writeNamed("attributes", entity.attributes, name: \.name) { $0.write($1) }
        writeNamed("relationships", entity.relationships, name: \.name) { $0.write($1, of: entity.name) }
        writeNamed("fetchedProperties", entity.fetchedProperties, name: \.name) { $0.write($1) }
        write("uniquenessConstraints", entity.uniquenessConstraints)
        writeNamed("indexes", entity.indexes, name: \.name) { $0.write($1) }
        write("compoundIndexes", entity.compoundIndexes)
        write("rules", entity.rules)
        write("renamingIdentifier", entity.renamingIdentifier)
        write("versionHashModifier", entity.versionHashModifier)
        write("coreSpotlightDisplayNameExpression", entity.spotlightDisplayName)
        writeUserInfo(entity.userInfo)
        guard let box = entity.editorBox else { return }
        json.key("editorBox")
        object { writer in
            for (key, text) in [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height)] {
                writer.json.key(key)
                writer.json.number(text)
            }
        }
    }

    private mutating func write(_ index: FetchIndex) {
        write("partialPredicate", index.partialPredicate)
        json.key("elements")
        array(index.elements) { $0.write($1) }
    }

    /// An element of an index; one that is just a property is its name.
    private mutating func write(_ element: FetchIndex.Element) {
        if let property = element.property, element == FetchIndex.Element(property: property) {
            return json.string(property)
        }
        object { writer in
            writer.write("property", element.property)
            writer.write("expression", element.expression)
            writer.write("expressionType", element.expressionType)
            writer.write("type", element.type)
            writer.write("descending", element.isDescending)
        }
    }

    private mutating func write(_ property: FetchedProperty) {
        write("documentation", property.documentation)
        write("notes", property.notes)
        writeTrueByDefault("optional", property.isOptional)
        write("transient", property.isTransient)
        json.key("fetchRequest")
        object { writer in
            let name = property.request.name
            if name != Self.nameOfFetchedPropertyRequest { writer.write("name", name) }
            writer.write(property.request)
        }
        write("renamingIdentifier", property.renamingIdentifier)
        write("versionHashModifier", property.versionHashModifier)
        writeUserInfo(property.userInfo)
    }

    /// The name of the request of a fetched property where the file gives none.
    private static let nameOfFetchedPropertyRequest = "fetchedPropertyFetchRequest"

    /// The keys of a fetch request.
    mutating func write(_ request: FetchRequest) {
        write("documentation", request.documentation)
        write("entity", request.entity)
        write("predicate", request.predicate)
        if request.resultType != .objects { write("resultType", request.resultType.rawValue) }
        write("fetchLimit", request.fetchLimit)
        write("fetchBatchSize", request.batchSize)
        writeStated("includesSubentities", request.includesSubentities)
        writeStated("includesPropertyValues", request.includesPropertyValues)
        writeStated("includesPendingChanges", request.includesPendingChanges)
        writeStated("returnsObjectsAsFaults", request.returnsObjectsAsFaults)
        writeStated("returnsDistinctResults", request.returnsDistinctResults)
    }
}
