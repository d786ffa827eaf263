import DataModel
import JSONText
import ModelReaders
import ModelWriters
import SourceText
import Testing

/// The published schema against what is read.
@Suite struct ModelJSONSchemaTests {
    private let schema: SchemaValidator

    init() throws {
        schema = try SchemaValidator()
    }

    private var root: JSONNode { schema.root }
    private func member(_ key: String, of node: JSONNode?) -> JSONNode? { schema.member(key, of: node) }
    private func target(_ reference: String) -> JSONNode? { schema.target(reference) }

    /// The schema of a kind of object; the root's for an empty name.
    private func definition(_ name: String) -> JSONNode? {
        name.isEmpty ? root : member(name, of: member("$defs", of: root))
    }

    private func all(_ node: JSONNode) -> [JSONNode] {
        let children = (node.members?.map(\.value) ?? []) + (node.elements ?? [])
        return [node] + children.flatMap(all)
    }

    @Test(arguments: ModelJSONKeys.tables.map(\.definition))
    func hasTheKeysThatAreRead(name: String) throws {
        let table = try #require(ModelJSONKeys.tables.first { $0.definition == name })
        let definition = try #require(self.definition(name), "no definition '\(name)'")
        let properties = try #require(member("properties", of: definition)?.members)
        #expect(Set(properties.map(\.key)) == Set(table.keys.flatMap { [$0.name] + $0.aliases }))
        #expect(properties.count == Set(properties.map(\.key)).count)
        #expect(member("additionalProperties", of: definition)?.value == .bool(false))
    }

    @Test func coversEveryDefinitionWithKeys() {
        let described = member("$defs", of: root)?.members?.filter { member("properties", of: $0.value) != nil }
        #expect(Set(described?.map(\.key) ?? []) == Set(ModelJSONKeys.tables.map(\.definition)).subtracting([""]))
    }

    @Test func refersOnlyToWhatIsThere() {
        let references = all(root).compactMap { member("$ref", of: $0)?.string }
        #expect(references.count > 50)
        for reference in references { #expect(target(reference) != nil, "\(reference)") }
    }

    @Test func describesEveryKey() {
        func isDescribed(_ node: JSONNode) -> Bool {
            if member("description", of: node) != nil { return true }
            return member("$ref", of: node)?.string.flatMap(target).map(isDescribed) ?? false
        }
        for node in all(root) {
            for property in member("properties", of: node)?.members ?? [] {
                #expect(isDescribed(property.value), "\(property.key)")
            }
        }
    }

    @Test func acceptsWhatIsWritten() throws {
        var model = FullModel.model
        // Read with an error, and rightly refused: a relationship without a destination.
        for index in model.entities.indices { model.entities[index].relationships.removeAll { $0.destination == nil } }
        #expect(try schema.accepts(ModelJSONWriter.text(of: model)))
    }

    @Test(arguments: [
        #"{ "entities": { "E": { "attributes": { "a": "String?", "b": { "type": "int" } } } } }"#,
        #"{ "$schema": "s", "modeldoc": 1, "entities": [{ "name": "E", "relationships": { "r": "[E]", "q": "E?" } }] }"#,
        #"{ "entities": { "E": { "relationships": { "r": { "destination": "E", "deleteRule": "No Action" } } } } }"#,
        #"{ "entities": { "E": { "relationships": { "r": { "destination": "E", "type": "to-many" } } } } }"#,
        #"{ "entities": { "E": { "indexes": { "i": ["a"] }, "rules": "One." } }, "configurations": { "c": ["E"] } }"#,
    ])
    func acceptsOtherForms(text: String) throws {
        #expect(try schema.accepts(text))
        #expect(JSONModelReader.read(SourceFile(path: "m.json", text: text), name: "m").diagnostics.isEmpty)
    }

    @Test(arguments: [
        "[]", "{}", #"{ "modeldoc": 2, "entities": {} }"#, #"{ "entities": {}, "entitys": {} }"#,
        #"{ "entities": [{}] }"#, #"{ "entities": { "E": 1 } }"#, #"{ "entities": { "E": { "abstract": "yes" } } }"#,
        #"{ "entities": { "E": { "attributes": { "a": {} } } } }"#,
        #"{ "entities": { "E": { "attributes": [{ "type": "String" }] } } }"#,
        #"{ "entities": { "E": { "attributes": { "a": { "type": "Int", "minLength": 2.5 } } } } }"#,
        #"{ "entities": { "E": { "relationships": { "r": { "destination": "E", "deleteRule": "casacde" } } } } }"#,
        #"{ "entities": { "E": { "relationships": { "r": { "inverse": "E" } } } } }"#,
        #"{ "entities": { "E": { "uniquenessConstraints": ["a"] } } }"#,
        #"{ "entities": { "E": { "indexes": { "i": [{}] } } } }"#,
        #"{ "entities": { "E": { "fetchedProperties": { "f": {} } } } }"#,
    ])
    func refusesWhatIsReadWithAProblem(text: String) throws {
        #expect(try !schema.accepts(text))
        #expect(!JSONModelReader.read(SourceFile(path: "m.json", text: text), name: "m").diagnostics.isEmpty)
    }
}
