import DataModel
import TestModels
import ModelReaders
import SourceText
import Testing

/// Every key that is listed is read, every other spelling is read like it, and the published schema says the same.
@Suite struct ModelJSONKeyTests {
    private let schema: SchemaValidator

    init() throws {
        schema = try SchemaValidator()
    }

    /// A value that says something else than the default, for each key of each kind of object.
    private static let values: [String: [String: String]] = [
        "": [
            "name": #""N""#, "version": #""V 2""#, "documentation": #""D""#, "notes": #"["*N*"]"#,
            "entities": #"{ "Other": {} }"#,
            "composites": #"{ "C": {} }"#, "fetchRequests": #"{ "R": {} }"#, "configurations": #"{ "C": {} }"#,
            "userInfo": #"{ "k": "v" }"#, "usedWithCloudKit": "true", "usedWithSwiftData": "true",
            "versionIdentifier": #""I""#, "sourceLanguage": #""Swift""#, "minimumToolsVersion": #""Xcode 8.0""#,
            "lastSavedToolsVersion": #""23788.4""#, "systemVersion": #""21G72""#,
        ],
        "configuration": ["entities": #"["E"]"#, "usedWithCloudKit": "true"],
        "composite": [
            "attributes": #"{ "a": "String" }"#, "documentation": #""D""#, "notes": #"["*N*"]"#,
            "userInfo": #"{ "k": "v" }"#,
        ],
        "userInfoEntry": ["key": #""k""#, "value": #""v""#],
        "entity": [
            "parent": #""P""#, "abstract": "true", "standing": #""implied""#, "class": #""C""#,
            "codeGeneration": #""category""#,
            "attributes": #"{ "a": "String" }"#, "relationships": #"{ "r": "E" }"#,
            "fetchedProperties": #"{ "f": { "fetchRequest": {} } }"#, "uniquenessConstraints": #"[["a"]]"#,
            "indexes": #"{ "i": ["a"] }"#, "compoundIndexes": #"[["a", "b"]]"#, "renamingIdentifier": #""Old""#,
            "versionHashModifier": #""2""#, "coreSpotlightDisplayNameExpression": #""a""#, "group": #""G""#,
            "rules": #"["R."]"#, "documentation": #""D""#, "notes": #"["*N*"]"#, "userInfo": #"{ "k": "v" }"#,
            "editorBox": #"{ "x": 1, "y": 2, "width": 3, "height": 4 }"#,
        ],
        "editorBox": ["x": "-1.5", "y": "7", "width": "7", "height": "7"],
        "fetchIndex": ["elements": #"["b"]"#, "partialPredicate": #""a > 1""#],
        "fetchIndexElement": [
            "property": #""a""#, "expression": #""lowercase:(a)""#, "expressionType": #""String""#, "type": #""RTree""#,
            "descending": "true",
        ],
        "attribute": [
            "type": #""Date""#, "optional": "false", "transient": "true", "default": "1", "min": "1.0", "max": "2.50",
            "minLength": "1", "maxLength": "2", "regex": #""a*""#, "derivation": #""now()""#, "composite": #""C""#,
            "valueTransformer": #""T""#, "valueClass": #""NSColor""#, "values": #"{ "0": "draft" }"#,
            "externalStorage": "true", "allowsCloudEncryption": "true", "preservesValueInHistoryOnDeletion": "true",
            "isIndexedBySpotlight": "true", "indexed": "true", "usesScalarValueType": "false",
            "renamingIdentifier": #""old""#, "versionHashModifier": #""2""#, "rules": #"["R."]"#,
            "documentation": #""D""#, "notes": #"["*N*"]"#, "userInfo": #"{ "k": "v" }"#,
        ],
        "moment": ["secondsSince2001": "1.5"],
        "namedValue": ["value": "7", "name": #""sent""#],
        "relationship": [
            "destination": #""F""#, "inverse": #""r""#, "inverseEntity": #""F.G""#, "toMany": "true",
            "cardinality": #""to-many""#, "optional": "false", "ordered": "true", "transient": "true", "minCount": "1",
            "maxCount": "2", "deleteRule": #""cascade""#, "isIndexedBySpotlight": "true", "indexed": "true",
            "renamingIdentifier": #""old""#, "versionHashModifier": #""2""#, "rules": #"["R."]"#,
            "documentation": #""D""#, "notes": #"["*N*"]"#, "userInfo": #"{ "k": "v" }"#,
        ],
        "fetchedProperty": [
            "optional": "false", "transient": "true", "fetchRequest": #"{ "entity": "E" }"#,
            "renamingIdentifier": #""old""#, "versionHashModifier": #""2""#, "documentation": #""D""#,
            "notes": #"["*N*"]"#,
            "userInfo": #"{ "k": "v" }"#,
        ],
        "fetchRequest": [
            "entity": #""E""#, "predicate": #""a = 1""#, "resultType": #""count""#, "fetchLimit": "1",
            "fetchBatchSize": "2", "includesSubentities": "false", "includesPropertyValues": "true",
            "includesPendingChanges": "true", "returnsObjectsAsFaults": "true", "returnsDistinctResults": "true",
            "documentation": #""D""#,
        ],
    ]
    /// What an object has to have beside the key in question.
    private static let required: [String: [(key: String, value: String)]] = [
        "": [("entities", #"{ "E": {} }"#)], "userInfoEntry": [("key", #""base""#)],
        "editorBox": [("x", "0"), ("y", "0"), ("width", "0"), ("height", "0")],
        "fetchIndex": [("elements", #"["a"]"#)], "fetchIndexElement": [("property", #""base""#)],
        "attribute": [("type", #""String""#)], "moment": [("secondsSince2001", "0")],
        "namedValue": [("value", "0"), ("name", #""draft""#)], "relationship": [("destination", #""E""#)],
        "fetchedProperty": [("fetchRequest", "{}")],
    ]
    /// The rest of the file around an object, which stands at `@`.
    private static let files: [String: String] = [
        "": "@", "configuration": #"{ "entities": {}, "configurations": { "C": @ } }"#,
        "composite": #"{ "entities": {}, "composites": { "C": @ } }"#,
        "userInfoEntry": #"{ "entities": {}, "userInfo": [@] }"#, "entity": #"{ "entities": { "E": @ } }"#,
        "editorBox": #"{ "entities": { "E": { "editorBox": @ } } }"#,
        "fetchIndex": #"{ "entities": { "E": { "indexes": { "i": @ } } } }"#,
        "fetchIndexElement": #"{ "entities": { "E": { "indexes": { "i": [@] } } } }"#,
        "attribute": #"{ "entities": { "E": { "attributes": { "a": @ } } } }"#,
        "moment": #"{ "entities": { "E": { "attributes": { "a": { "type": "Date", "min": @ } } } } }"#,
        "namedValue": #"{ "entities": { "E": { "attributes": { "a": { "type": "Int", "values": [@] } } } } }"#,
        "relationship": #"{ "entities": { "E": { "relationships": { "q": @ } } } }"#,
        "fetchedProperty": #"{ "entities": { "E": { "fetchedProperties": { "f": @ } } } }"#,
        "fetchRequest": #"{ "entities": {}, "fetchRequests": { "R": @ } }"#,
    ]
    /// Keys that change nothing: they identify the file, or say again what the key of the thing says.
    private static let silent: Set<String> = ["$schema", "modeldoc", "name"]

    /// The model of a file with one object of a kind that has, beside what it needs, this member.
    private func model(_ definition: String, _ key: String, _ spelling: String?, _ value: String) throws -> Model {
        var members = (Self.required[definition] ?? []).filter { spelling == nil || $0.key != key }
        if let spelling { members.append((spelling, value)) }
        if key == "inverseEntity" { members.append(("inverse", #""r.s""#)) }
        let object = "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
        let frame = try #require(Self.files[definition]).split(separator: "@", omittingEmptySubsequences: false)
        let text = "\(frame[0])\(object)\(frame[1])"
        let result = JSONModelReader.read(SourceFile(path: "m.json", text: text), name: "m")
        #expect(result.diagnostics.isEmpty, "\(text)")
        #expect(try schema.accepts(text), "\(text)")
        return try #require(result.model)
    }

    @Test(arguments: ModelJSONKeys.tables.map(\.definition))
    func readsEveryKeyInEverySpelling(definition: String) throws {
        let table = try #require(ModelJSONKeys.tables.first { $0.definition == definition })
        let values = try #require(Self.values[definition])
        for (key, aliases) in table.keys where values[key] != nil || !Self.silent.contains(key) {
            let value = try #require(values[key], "no value to try '\(key)' of '\(definition)' with")
            let without = described(try model(definition, key, nil, ""))
            let with = described(try model(definition, key, key, value))
            #expect(with != without, "'\(key)' of '\(definition)' changes nothing")
            for alias in aliases {
                #expect(described(try model(definition, key, alias, value)) == with, "\(alias)")
            }
        }
    }

    @Test func takesNullOnlyWhereItMeansSomething() throws {
        for table in ModelJSONKeys.tables {
            for key in table.keys.map(\.name) where !Self.silent.contains(key) {
                var members = (Self.required[table.definition] ?? []).filter { $0.key != key }.map {
                    "\"\($0.key)\": \($0.value)"
                }
                members.append("\"\(key)\": null")
                if key == "inverseEntity" { members.append("\"inverse\": \"r\"") }
                let object = "{" + members.joined(separator: ", ") + "}"
                let frame = (Self.files[table.definition] ?? "").split(separator: "@", omittingEmptySubsequences: false)
                let text = "\(frame[0])\(object)\(frame[1])"
                let result = JSONModelReader.read(SourceFile(path: "m.json", text: text), name: "m")
                #expect(result.diagnostics.isEmpty == table.nullable.contains(key), "\(text)")
                #expect(try schema.accepts(text) == table.nullable.contains(key), "\(text)")
            }
        }
    }

    @Test func hasNoSpellingTwice() {
        for table in ModelJSONKeys.tables {
            let spellings = table.keys.flatMap { [$0.name] + $0.aliases }
            #expect(Set(spellings).count == spellings.count, "\(table.definition)")
        }
    }
}
