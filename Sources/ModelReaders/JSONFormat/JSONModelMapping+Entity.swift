import DataModel
import JSONText
import SourceText

extension JSONModelMapping {
    /// An entity with its properties; `completion` learns which relationships say that they have no inverse.
    func entity(_ item: NamedItem, completion: inout InverseCompletion) -> Entity {
        let object = KeyedObject<EntityKey>(item.node, subject: "entity '\(item.name)'", log: log)
        var entity = Entity(name: item.name)
        entity.range = item.range
        entity.parent = object.string(.parent)
        entity.isAbstract = object.bool(.abstract) ?? false
        entity.standing = standing(object)
        entity.className = object.string(.className)
        entity.codeGeneration = codeGeneration(object)
        entity.attributes = items(object, .attributes).map { attribute($0, owner: item.name) }
        entity.relationships = items(object, .relationships).map {
            relationship($0, owner: item.name, completion: &completion)
        }
        entity.fetchedProperties = items(object, .fetchedProperties).map { fetchedProperty($0, owner: item.name) }
        entity.uniquenessConstraints = object.stringLists(.uniquenessConstraints)
        entity.indexes = items(object, .indexes).map { fetchIndex($0, owner: item.name) }
        entity.compoundIndexes = object.stringLists(.compoundIndexes)
        entity.renamingIdentifier = object.string(.renamingIdentifier)
        entity.versionHashModifier = object.string(.versionHashModifier)
        entity.spotlightDisplayName = object.string(.coreSpotlightDisplayNameExpression)
        entity.group = object.string(.group)
        entity.documentation = object.string(.documentation)
        entity.notes = object.strings(.notes, orOne: true)
        entity.rules = object.strings(.rules, orOne: true)
        entity.userInfo = userInfo(object.node(.userInfo), of: object.name(.userInfo))
        entity.editorBox = editorBox(object)
        return entity
    }

    private func standing(_ object: KeyedObject<EntityKey>) -> Entity.Standing {
        guard let node = object.node(.standing), let text = object.string(.standing) else { return .real }
        if let known = Entity.Standing.allCases.first(where: { $0.rawValue == folded(text) }) { return known }
        log.unknownValue(
            text, of: object.name(.standing), known: Entity.Standing.allCases.map(\.rawValue), node: node)
        return .real
    }

    private func codeGeneration(_ object: KeyedObject<EntityKey>) -> String? {
        guard let node = object.node(.codeGeneration), let text = object.string(.codeGeneration) else { return nil }
        if let known = ValueSpellings.codeGeneration(text) { return known }
        log.unknownValue(text, of: object.name(.codeGeneration), known: ["class", "category", "manual"], node: node)
        return nil
    }

    private func editorBox(_ object: KeyedObject<EntityKey>) -> EditorBox? {
        guard let member = object.member(.editorBox) else { return nil }
        let box = KeyedObject<EditorBoxKey>(member.value, subject: object.name(.editorBox), log: log)
        guard member.value.members != nil else { return nil }
        for key in EditorBoxKey.allCases where box.member(key) == nil {
            log.missingKey(
                key.rawValue, in: box.subject, at: member.keyRange(in: log.file),
                help: "add \"\(key.rawValue)\": 0, or remove the box")
        }
        guard let x = box.text(.x), let y = box.text(.y), let width = box.text(.width), let height = box.text(.height)
        else { return nil }
        return EditorBox(x: x, y: y, width: width, height: height)
    }

    /// A fetch index; a list alone is that of its elements.
    private func fetchIndex(_ item: NamedItem, owner: String) -> FetchIndex {
        let subject = "index '\(owner).\(item.name)'"
        var index = FetchIndex(name: item.name)
        index.range = item.range
        if let elements = item.node.elements {
            index.elements = elements.compactMap { element($0, of: subject) }
            return index
        }
        let object = KeyedObject<FetchIndexKey>(item.node, subject: subject, or: "a list of properties", log: log)
        index.partialPredicate = object.string(.partialPredicate)
        guard let node = object.node(.elements) else {
            if item.node.members != nil {
                log.missingKey("elements", in: subject, at: item.range, help: "add \"elements\": [\"…\"]")
            }
            return index
        }
        guard let elements = node.elements else {
            log.wrongType(object.name(.elements), wanted: "a list", node: node)
            return index
        }
        index.elements = elements.compactMap { element($0, of: subject) }
        return index
    }

    /// An element of an index; a string alone is the property it indexes.
    private func element(_ node: JSONNode, of subject: String) -> FetchIndex.Element? {
        if let property = node.string { return FetchIndex.Element(property: property) }
        let object = KeyedObject<FetchIndexElementKey>(
            node, subject: "an element of \(subject)", or: "the name of a property", log: log)
        guard node.members != nil else { return nil }
        var element = FetchIndex.Element(property: object.string(.property), expression: object.string(.expression))
        element.expressionType = object.string(.expressionType)
        element.type = object.string(.type)
        element.isDescending = object.bool(.descending) ?? false
        if object.member(.property) == nil, object.member(.expression) == nil {
            log.missingKey(
                "property", in: object.subject, at: log.file.range(node.lower, node.lower + 1),
                help: "add \"property\": \"…\" or \"expression\": \"…\"")
        }
        return element
    }
}
