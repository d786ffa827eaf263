import DataModel
import JSONText

extension ModelObjectWriter {
    /// The keys of an attribute.
    mutating func write(_ attribute: Attribute) {
        write("documentation", attribute.documentation)
        write("notes", attribute.notes)
        write("type", attribute.type.name)
        writeTrueByDefault("optional", attribute.isOptional)
        write("transient", attribute.isTransient)
        write("default", attribute.defaultValue, of: attribute.type)
        write("min", attribute.minimum, of: attribute.type)
        write("max", attribute.maximum, of: attribute.type)
        write("minLength", attribute.minimumLength)
        write("maxLength", attribute.maximumLength)
        write("regex", attribute.regularExpression)
        write("derivation", attribute.derivation)
        write("composite", attribute.composite)
        write("valueTransformer", attribute.valueTransformer)
        write("valueClass", attribute.valueClass)
        write(attribute.values)
        write("externalStorage", attribute.isStoredExternally)
        write("allowsCloudEncryption", attribute.isEncryptedInCloud)
        write("preservesValueInHistoryOnDeletion", attribute.isPreservedAfterDeletion)
        write("isIndexedBySpotlight", attribute.isSpotlightIndexed)
        write("indexed", attribute.isIndexed)
        writeStated("usesScalarValueType", attribute.usesScalarType)
        write("renamingIdentifier", attribute.renamingIdentifier)
        write("versionHashModifier", attribute.versionHashModifier)
        write("rules", attribute.rules)
        writeUserInfo(attribute.userInfo)
    }

    /// A default or bound in the form that its type suggests; each form is read back to the same text.
    private mutating func write(_ key: String, _ value: AttributeValue?, of type: AttributeType) {
        guard let value else { return }
        json.key(key)
        switch value {
        case .secondsSinceReferenceDate(let text):
            object { writer in
                writer.json.key("secondsSince2001")
                writer.json.number(text)
            }
        case .text(let text) where type.isNumeric: json.number(text)
        case .text("YES") where type == .boolean: json.bool(true)
        case .text("NO") where type == .boolean: json.bool(false)
        case .text(let text): json.string(text)
        }
    }

    /// The names of raw values: keyed by value, or, where values repeat, an array.
    private mutating func write(_ values: [NamedValue]) {
        if values.isEmpty { return }
        json.key("values")
        if Set(values.map(\.value)).count == values.count {
            object { writer in
                for value in values { writer.write(value.value, value.name) }
            }
        } else {
            array(values) { writer, value in
                writer.object { writer in
                    writer.write("value", value.value)
                    writer.write("name", value.name)
                }
            }
        }
    }

    /// The keys of a relationship.
    mutating func write(_ relationship: Relationship, of entity: String) {
        write("documentation", relationship.documentation)
        write("notes", relationship.notes)
        write("destination", relationship.destination)
        writeInverse(of: relationship, of: entity)
        write("toMany", relationship.isToMany)
        writeTrueByDefault("optional", relationship.isOptional)
        write("ordered", relationship.isOrdered)
        write("transient", relationship.isTransient)
        write("minCount", relationship.minimumCount)
        write("maxCount", relationship.maximumCount)
        switch relationship.deleteRule {
        case .nullify: break
        case .some(let rule): write("deleteRule", rule.rawValue)
        case nil:
            json.key("deleteRule")
            json.null()
        }
        write("isIndexedBySpotlight", relationship.isSpotlightIndexed)
        write("indexed", relationship.isIndexed)
        write("renamingIdentifier", relationship.renamingIdentifier)
        write("versionHashModifier", relationship.versionHashModifier)
        write("rules", relationship.rules)
        writeUserInfo(relationship.userInfo)
    }

    /// The inverse in the shortest form that is read back to the same reference.
    private mutating func writeInverse(of relationship: Relationship, of entity: String) {
        guard let inverse = relationship.inverse else {
            guard inverses.isNamedOnce(relationship.name, of: entity) else { return }
            json.key("inverse")
            return json.null()
        }
        // The reader completes what one other relationship names, and only that.
        if inverse.isCompleted, inverses.isNamedOnce(relationship.name, of: entity) { return }
        let isPlain = !inverse.name.contains(".")
        if isPlain, inverse.entity == relationship.destination { return write("inverse", inverse.name) }
        if isPlain, let other = inverse.entity, inverses.entityNames.contains(other) {
            return write("inverse", "\(other).\(inverse.name)")
        }
        write("inverse", inverse.name)
        json.key("inverseEntity")
        if let other = inverse.entity { json.string(other) } else { json.null() }
    }
}
