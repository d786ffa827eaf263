import DataModel
import JSONText
import SourceText

extension JSONModelMapping {
    /// An attribute of an entity or composite; a string alone is its type, `String?` where it is optional.
    func attribute(_ item: NamedItem, owner: String) -> Attribute {
        var attribute = Attribute(name: item.name, type: .undefined)
        attribute.range = item.range
        if let text = item.node.string {
            let (type, isOptional) = typeAndMark(text)
            attribute.type = type
            attribute.isOptional = isOptional
            return attribute
        }
        let object = KeyedObject<AttributeKey>(
            item.node, subject: "attribute '\(owner).\(item.name)'", or: "a type", log: log)
        readType(of: &attribute, from: object, item: item)
        attribute.isTransient = object.bool(.transient) ?? false
        attribute.defaultValue = value(object, .defaultValue)
        attribute.minimum = value(object, .min)
        attribute.maximum = value(object, .max)
        attribute.minimumLength = object.integer(.minLength)
        attribute.maximumLength = object.integer(.maxLength)
        attribute.regularExpression = object.string(.regex)
        attribute.derivation = object.string(.derivation)
        attribute.composite = object.string(.composite)
        attribute.valueTransformer = object.string(.valueTransformer)
        attribute.valueClass = object.string(.valueClass)
        attribute.values = namedValues(object)
        attribute.isStoredExternally = object.bool(.externalStorage) ?? false
        attribute.isEncryptedInCloud = object.bool(.allowsCloudEncryption) ?? false
        attribute.isPreservedAfterDeletion = object.bool(.preservesValueInHistoryOnDeletion) ?? false
        attribute.isSpotlightIndexed = object.bool(.isIndexedBySpotlight) ?? false
        attribute.isIndexed = object.bool(.indexed) ?? false
        attribute.usesScalarType = object.bool(.usesScalarValueType)
        attribute.renamingIdentifier = object.string(.renamingIdentifier)
        attribute.versionHashModifier = object.string(.versionHashModifier)
        attribute.documentation = object.string(.documentation)
        attribute.notes = object.strings(.notes, orOne: true)
        attribute.rules = object.strings(.rules, orOne: true)
        attribute.userInfo = userInfo(object.node(.userInfo), of: object.name(.userInfo))
        return attribute
    }

    /// The type that a text names, and whether `?` marks it as optional.
    private func typeAndMark(_ text: String) -> (type: AttributeType, isOptional: Bool) {
        var text = trimmed(text)
        let isOptional = text.hasSuffix("?")
        if isOptional { text = trimmed(text.dropLast()) }
        return (ValueSpellings.type(text), isOptional)
    }

    private func readType(of attribute: inout Attribute, from object: KeyedObject<AttributeKey>, item: NamedItem) {
        attribute.isOptional = object.stated(.optional, default: true)
        guard let node = object.node(.type) else {
            if item.node.members != nil {
                log.missingKey("type", in: object.subject, at: item.range, help: "add \"type\": \"String\" or another")
            }
            return
        }
        guard let text = object.string(.type) else { return }
        let (type, isMarkedOptional) = typeAndMark(text)
        attribute.type = type
        if isMarkedOptional, attribute.isOptional == false, let optional = object.node(.optional) {
            log.contradiction(
                "the type '\(text)' of \(object.subject) is optional, but 'optional' is false", at: node,
                with: optional, help: "remove the '?', or 'optional'")
        }
    }

    // MARK: Values

    /// A default or a bound: a number, true or false, a string, or a moment.
    private func value(_ object: KeyedObject<AttributeKey>, _ key: AttributeKey) -> AttributeValue? {
        guard let node = object.node(key) else { return nil }
        switch node.value {
        case .number(let text), .string(let text): return .text(text)
        case .bool(let value): return .text(value ? "YES" : "NO")
        case .object:
            let moment = KeyedObject<MomentKey>(node, subject: object.name(key), log: log)
            if moment.member(.secondsSince2001) == nil {
                log.missingKey(
                    "secondsSince2001", in: moment.subject, at: log.file.range(node.lower, node.lower + 1),
                    help: "write { \"secondsSince2001\": 0 }, a number, or a string")
            }
            return moment.text(.secondsSince2001).map { .secondsSinceReferenceDate($0) }
        case .array, .null:
            log.wrongType(object.name(key), wanted: "a number, a string, true or false", node: node)
            return nil
        }
    }

    /// The names of raw values: an object keyed by value, or an array of objects.
    private func namedValues(_ object: KeyedObject<AttributeKey>) -> [NamedValue] {
        guard let node = object.node(.values) else { return [] }
        let name = object.name(.values)
        if let members = node.members {
            return members.compactMap { member in
                if member.value.string == nil {
                    log.wrongType("the name of '\(member.key)' in \(name)", wanted: "a string", node: member.value)
                }
                return member.value.string.map { NamedValue(value: member.key, name: $0) }
            }
        }
        guard let elements = node.elements else {
            log.wrongType(name, wanted: "an object keyed by raw value", node: node)
            return []
        }
        return elements.compactMap { element in
            let entry = KeyedObject<NamedValueKey>(element, subject: "an element of \(name)", log: log)
            guard element.members != nil else { return nil }
            for key in NamedValueKey.allCases where entry.member(key) == nil {
                log.missingKey(
                    key.rawValue, in: entry.subject, at: log.file.range(element.lower, element.lower + 1),
                    help: "write { \"value\": 0, \"name\": \"…\" }")
            }
            guard let value = entry.text(.value), let name = entry.string(.name) else { return nil }
            return NamedValue(value: value, name: name)
        }
    }

    /// User info: an object, or an array of `key` and `value`; a value may be missing, or be a number, true or false.
    func userInfo(_ node: JSONNode?, of name: String) -> [UserInfoEntry] {
        guard let node else { return [] }
        if let members = node.members {
            return members.map { UserInfoEntry(key: $0.key, value: userInfoValue($0.value, key: $0.key, of: name)) }
        }
        guard let elements = node.elements else {
            log.wrongType(name, wanted: "an object", node: node)
            return []
        }
        return elements.compactMap { element in
            let entry = KeyedObject<UserInfoKey>(element, subject: "an element of \(name)", log: log)
            guard element.members != nil else { return nil }
            guard entry.member(.key) != nil else {
                log.missingKey(
                    "key", in: entry.subject, at: log.file.range(element.lower, element.lower + 1),
                    help: "write { \"key\": \"…\", \"value\": \"…\" }")
                return nil
            }
            guard let key = entry.string(.key) else { return nil }
            let value = entry.node(.value).flatMap { userInfoValue($0, key: key, of: name) }
            return UserInfoEntry(key: key, value: value)
        }
    }

    private func userInfoValue(_ node: JSONNode, key: String, of name: String) -> String? {
        switch node.value {
        case .string(let text), .number(let text): return text
        case .bool(let value): return value ? "YES" : "NO"
        case .null: return nil
        case .array, .object:
            log.wrongType("the value of '\(key)' in \(name)", wanted: "a string", node: node)
            return nil
        }
    }
}

/// A text without the spaces around it.
func trimmed(_ text: some StringProtocol) -> String {
    var scalars = Substring(text).unicodeScalars
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(scalars)
}
