/// Every key of `model.json`, so that the published schema can be held against what is read.
package enum ModelJSONKeys {
    /// The keys of one kind of object.
    package struct Table: Sendable {
        /// The kind of object by its name among the schema's definitions; empty for the root.
        package let definition: String
        /// Each key with its other spellings, which are in alphabetical order.
        package let keys: [(name: String, aliases: [String])]
        /// The keys that may be `null`.
        package let nullable: Set<String>

        init<Key: ModelJSONKey>(_ definition: String, _ type: Key.Type) {
            self.definition = definition
            keys = type.allCases.map { key in
                (key.rawValue, type.aliases.filter { $0.value == key }.map(\.key).sorted())
            }
            nullable = Set(type.nullable.map(\.rawValue))
        }
    }

    /// All kinds of objects.
    package static let tables: [Table] = [
        Table("", ModelKey.self), Table("configuration", ConfigurationKey.self), Table("composite", CompositeKey.self),
        Table("userInfoEntry", UserInfoKey.self), Table("entity", EntityKey.self),
        Table("editorBox", EditorBoxKey.self), Table("fetchIndex", FetchIndexKey.self),
        Table("fetchIndexElement", FetchIndexElementKey.self), Table("attribute", AttributeKey.self),
        Table("moment", MomentKey.self), Table("namedValue", NamedValueKey.self),
        Table("relationship", RelationshipKey.self), Table("fetchedProperty", FetchedPropertyKey.self),
        Table("fetchRequest", FetchRequestKey.self),
    ]
}
