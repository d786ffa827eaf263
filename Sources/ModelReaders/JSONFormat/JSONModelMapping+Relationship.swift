import DataModel
import JSONText
import SourceText

extension JSONModelMapping {
    /// A relationship; a string alone is its destination: `Employee?`, `Employee`, or `[Employee]`.
    func relationship(
        _ item: NamedItem, owner: String, completion: inout InverseCompletion
    ) -> Relationship {
        if let text = item.node.string { return shortRelationship(text, item: item) }
        let object = KeyedObject<RelationshipKey>(
            item.node, subject: "relationship '\(owner).\(item.name)'", or: "a destination", log: log)
        var relationship = Relationship(name: item.name, destination: object.string(.destination))
        relationship.range = item.range
        if object.member(.destination) == nil, item.node.members != nil {
            log.missingKey(
                "destination", in: object.subject, at: item.range, help: "add \"destination\": \"…\", an entity's name")
        }
        relationship.inverse = inverse(object, destination: relationship.destination)
        // Whatever stands there, even if it cannot be understood, a guess would contradict it.
        if object.member(.inverse) != nil {
            completion.leaveAlone(relationship)
        } else {
            relationship.isInverseOpen = true
        }
        relationship.isToMany = isToMany(object)
        relationship.isOptional = object.stated(.optional, default: true)
        relationship.isOrdered = object.bool(.ordered) ?? false
        relationship.isTransient = object.bool(.transient) ?? false
        relationship.minimumCount = object.integer(.minCount)
        relationship.maximumCount = object.integer(.maxCount)
        relationship.deleteRule = deleteRule(object)
        relationship.isSpotlightIndexed = object.bool(.isIndexedBySpotlight) ?? false
        relationship.isIndexed = object.bool(.indexed) ?? false
        relationship.renamingIdentifier = object.string(.renamingIdentifier)
        relationship.versionHashModifier = object.string(.versionHashModifier)
        relationship.documentation = object.string(.documentation)
        relationship.notes = object.strings(.notes, orOne: true)
        relationship.rules = object.strings(.rules, orOne: true)
        relationship.userInfo = userInfo(object.node(.userInfo), of: object.name(.userInfo))
        return relationship
    }

    private func shortRelationship(_ text: String, item: NamedItem) -> Relationship {
        var text = trimmed(text)
        let isMarkedOptional = text.hasSuffix("?")
        if isMarkedOptional { text = trimmed(text.dropLast()) }
        let isToMany = text.hasPrefix("[") && text.hasSuffix("]") && text.unicodeScalars.count > 2
        if isToMany { text = trimmed(text.dropFirst().dropLast()) }
        var relationship = Relationship(name: item.name, destination: text)
        relationship.range = item.range
        relationship.isToMany = isToMany
        // A Swift array may be empty, so a to-many keeps the format's default.
        relationship.isOptional = isToMany || isMarkedOptional
        relationship.deleteRule = .nullify
        relationship.isInverseOpen = true
        return relationship
    }

    private func isToMany(_ object: KeyedObject<RelationshipKey>) -> Bool {
        let stated = object.bool(.toMany)
        guard let node = object.node(.cardinality), let text = object.string(.cardinality) else {
            return stated ?? false
        }
        guard let named = ValueSpellings.isToMany(text) else {
            log.unknownValue(text, of: object.name(.cardinality), known: ["toOne", "toMany"], node: node)
            return stated ?? false
        }
        if let stated, stated != named, let other = object.node(.toMany) {
            log.contradiction(
                "\(object.name(.cardinality)) is '\(text)', but 'toMany' is \(stated)", at: node, with: other,
                help: "remove one of them")
            return stated
        }
        return named
    }

    private func deleteRule(_ object: KeyedObject<RelationshipKey>) -> DeleteRule? {
        guard object.member(.deleteRule) != nil else { return .nullify }
        guard let node = object.node(.deleteRule), let text = object.string(.deleteRule) else { return nil }
        if let rule = ValueSpellings.deleteRule(text) { return rule }
        let known = DeleteRule.allCases.map(\.rawValue)
        log.unknownValue(text, of: object.name(.deleteRule), known: known, node: node)
        return nil
    }

    // MARK: Inverse

    /// The inverse that is named; a plain name is that of a relationship of the destination.
    private func inverse(_ object: KeyedObject<RelationshipKey>, destination: String?) -> InverseReference? {
        let entity = object.string(.inverseEntity)
        guard let text = object.string(.inverse) else {
            if let member = object.member(.inverseEntity), object.member(.inverse) == nil {
                log.missingKey(
                    "inverse", in: object.subject, at: member.keyRange(in: log.file),
                    help: "add \"inverse\": \"…\", or remove '\(member.key)'")
            }
            return nil
        }
        if object.member(.inverseEntity) != nil { return InverseReference(name: text, entity: entity) }
        if let (entity, name) = entityAndName(text) { return InverseReference(name: name, entity: entity) }
        return InverseReference(name: text, entity: destination)
    }

    /// The parts of `Entity.name`, nil for a plain name. Entity names may have dots themselves: the longest entity that
    /// exists is taken; where none does, the last dot divides.
    private func entityAndName(_ text: String) -> (entity: String, name: String)? {
        let dots = text.indices.filter { text[$0] == "." }.reversed()
        let parts = dots.map { (entity: String(text[..<$0]), name: String(text[text.index(after: $0)...])) }
            .filter { !$0.entity.isEmpty && !$0.name.isEmpty }
        return parts.first { entityNames.contains($0.entity) } ?? parts.first
    }
}
