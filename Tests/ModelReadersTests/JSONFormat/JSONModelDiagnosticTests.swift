import DataModel
import ModelReaders
import SourceText
import Testing

@Suite struct JSONModelDiagnosticTests {
    /// One wrong entity each, with the mark where the message has to stand; the entity and what is named in it are kept.
    @Test(arguments: [
        (#"▸5"#, "wrong-type: entity 'E' must be an object, not a number"),
        (#"{ ▸"documentaton": "" }"#, "unknown-key: unknown key 'documentaton' in entity 'E'"),
        (#"{ "abstract": ▸"yes" }"#, "wrong-type: 'abstract' of entity 'E' must be true or false, not a string"),
        (#"{ "isAbstract": ▸1 }"#, "wrong-type: 'isAbstract' of entity 'E' must be true or false, not a number"),
        (
            #"{ "abstract": true, ▸"isAbstract": true }"#,
            "duplicate-key: 'isAbstract' in entity 'E' says the same as 'abstract'"
        ),
        (#"{ "abstract": true, ▸"abstract": false }"#, "duplicate-key: the key 'abstract' stands twice in this object"),
        (#"{ "parent": ▸[] }"#, "wrong-type: 'parent' of entity 'E' must be a string, not an array"),
        (#"{ "group": ▸null }"#, "wrong-type: 'group' of entity 'E' must be a string, not null"),
        (#"{ "codeGeneration": ▸"clas" }"#, "invalid-value: 'clas' is no value of 'codeGeneration' of entity 'E'"),
        (#"{ "rules": [▸1] }"#, "wrong-type: an element of 'rules' of entity 'E' must be a string, not a number"),
        (#"{ "rules": ▸1 }"#, "wrong-type: 'rules' of entity 'E' must be a list of strings, not a number"),
        (
            #"{ "uniquenessConstraints": [▸"a"] }"#,
            "wrong-type: an element of 'uniquenessConstraints' of entity 'E' must be a list of names, not a string"
        ),
        (
            #"{ "compoundIndexes": ▸{} }"#,
            "wrong-type: 'compoundIndexes' of entity 'E' must be a list of lists of names, not an object"
        ),
        (#"{ "userInfo": ▸"a" }"#, "wrong-type: 'userInfo' of entity 'E' must be an object, not a string"),
        (
            #"{ "userInfo": { "k": ▸[] } }"#,
            "wrong-type: the value of 'k' in 'userInfo' of entity 'E' must be a string, not an array"
        ),
        (
            #"{ "userInfo": [▸{ "value": "v" }] }"#,
            "missing-key: an element of 'userInfo' of entity 'E' has no 'key'"
        ),
        (#"{ "editorBox": ▸[] }"#, "wrong-type: 'editorBox' of entity 'E' must be an object, not an array"),
        (
            #"{ ▸"editorBox": { "x": 0, "y": 0, "width": 0 } }"#,
            "missing-key: 'editorBox' of entity 'E' has no 'height'"
        ),
        (
            #"{ "attributes": ▸"a" }"#,
            "wrong-type: 'attributes' of entity 'E' must be an object keyed by name or an array, not a string"
        ),
        (
            #"{ "attributes": [▸"a"] }"#,
            "wrong-type: an element of 'attributes' of entity 'E' must be an object with 'name', not a string"
        ),
        (
            #"{ "attributes": [▸{ "type": "String" }] }"#,
            "missing-key: an element of 'attributes' of entity 'E' has no 'name'"
        ),
        (
            #"{ "attributes": [{ "name": ▸1, "type": "String" }] }"#,
            "wrong-type: 'name' of an element of 'attributes' of entity 'E' must be a string, not a number"
        ),
        (
            #"{ "indexes": { ▸"i": {} } }"#, "missing-key: index 'E.i' has no 'elements'"
        ),
        (
            #"{ "indexes": { "i": ▸1 } }"#,
            "wrong-type: index 'E.i' must be an object or a list of properties, not a number"
        ),
        (
            #"{ "indexes": { "i": { "elements": ▸"a" } } }"#,
            "wrong-type: 'elements' of index 'E.i' must be a list, not a string"
        ),
        (#"{ "indexes": { "i": [▸{}] } }"#, "missing-key: an element of index 'E.i' has no 'property'"),
        (
            #"{ "indexes": { "i": [▸1] } }"#,
            "wrong-type: an element of index 'E.i' must be an object or the name of a property, not a number"
        ),
        (#"{ "fetchedProperties": { ▸"f": {} } }"#, "missing-key: fetched property 'E.f' has no 'fetchRequest'"),
        (
            #"{ "fetchedProperties": { "f": { "fetchRequest": { "resultType": ▸"object count" } } } }"#,
            "invalid-value: 'object count' is no value of 'resultType' of 'fetchRequest' of fetched property 'E.f'"
        ),
        (
            #"{ "fetchedProperties": { "f": { "fetchRequest": { "fetchLimit": ▸"1" } } } }"#,
            "wrong-type: 'fetchLimit' of 'fetchRequest' of fetched property 'E.f' must be a whole number, not a string"
        ),
    ])
    func reportsAboutEntities(marked: String, message: String) {
        let source = MarkedModel("{ \"entities\": { \"E\": \(marked) } }")
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect([message], from: result.diagnostics)
        #expect(result.model?.entities.map(\.name) == ["E"])
    }

    @Test(arguments: [
        (#"▸true"#, "wrong-type: attribute 'E.a' must be an object or a type, not true"),
        (#"{ "type": ▸1 }"#, "wrong-type: 'type' of attribute 'E.a' must be a string, not a number"),
        (
            #"{ "type": ▸"String?", "optional": false }"#,
            "contradiction: the type 'String?' of attribute 'E.a' is optional, but 'optional' is false"
        ),
        (
            #"{ "type": "String", "minLength": ▸"2" }"#,
            "wrong-type: 'minLength' of attribute 'E.a' must be a whole number, not a string"
        ),
        (
            #"{ "type": "String", "minLength": ▸2.5 }"#,
            "invalid-value: 'minLength' of attribute 'E.a' must be a whole number, not 2.5"
        ),
        (
            #"{ "type": "String", "minLength": ▸99999999999999999999 }"#,
            "invalid-value: 'minLength' of attribute 'E.a' is too large: 99999999999999999999"
        ),
        (
            #"{ "type": "String", "minLength": ▸1e999 }"#,
            "invalid-value: 'minLength' of attribute 'E.a' is too large: 1e999"
        ),
        (
            #"{ "type": "String", "default": ▸[] }"#,
            "wrong-type: 'default' of attribute 'E.a' must be a number, a string, true or false, not an array"
        ),
        (#"{ "type": "Date", "min": ▸{} }"#, "missing-key: 'min' of attribute 'E.a' has no 'secondsSince2001'"),
        (
            #"{ "type": "Int", "values": ▸1 }"#,
            "wrong-type: 'values' of attribute 'E.a' must be an object keyed by raw value, not a number"
        ),
        (
            #"{ "type": "Int", "values": { "0": ▸1 } }"#,
            "wrong-type: the name of '0' in 'values' of attribute 'E.a' must be a string, not a number"
        ),
        (
            #"{ "type": "Int", "values": [▸{ "value": 0 }] }"#,
            "missing-key: an element of 'values' of attribute 'E.a' has no 'name'"
        ),
        (
            #"{ "type": "Int", "name": ▸"b" }"#, "contradiction: 'a' says that its name is 'b'"
        ),
        (#"{ "type": "Int", "name": ▸1 }"#, "wrong-type: 'name' of 'a' must be a string, not a number"),
    ])
    func reportsAboutAttributes(marked: String, message: String) {
        let source = MarkedModel("{ \"entities\": { \"E\": { \"attributes\": { \"a\": \(marked) } } } }")
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect([message], from: result.diagnostics)
        #expect(result.model?.entities.first?.attributes.map(\.name) == ["a"])
    }

    @Test(arguments: [
        (#"▸5"#, "wrong-type: relationship 'E.r' must be an object or a destination, not a number"),
        (#"{ "destination": ▸1 }"#, "wrong-type: 'destination' of relationship 'E.r' must be a string, not a number"),
        (
            #"{ "destination": "E", "deleteRule": ▸"casacde" }"#,
            "invalid-value: 'casacde' is no value of 'deleteRule' of relationship 'E.r'"
        ),
        (
            #"{ "destination": "E", "deletionRule": ▸true }"#,
            "wrong-type: 'deletionRule' of relationship 'E.r' must be a string, not true"
        ),
        (
            #"{ "destination": "E", "type": ▸"many" }"#,
            "invalid-value: 'many' is no value of 'type' of relationship 'E.r'"
        ),
        (
            #"{ "destination": "E", "type": ▸"toOne", "toMany": true }"#,
            "contradiction: 'type' of relationship 'E.r' is 'toOne', but 'toMany' is true"
        ),
        (
            #"{ "destination": "E", "inverse": ▸5 }"#,
            "wrong-type: 'inverse' of relationship 'E.r' must be a string, not a number"
        ),
        (
            #"{ "destination": "E", ▸"inverseEntity": "E" }"#, "missing-key: relationship 'E.r' has no 'inverse'"
        ),
        (
            #"{ "destination": "E", ▸"maxcount": 5 }"#, "unknown-key: unknown key 'maxcount' in relationship 'E.r'"
        ),
    ])
    func reportsAboutRelationships(marked: String, message: String) {
        let source = MarkedModel("{ \"entities\": { \"E\": { \"relationships\": { \"r\": \(marked) } } } }")
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect([message], from: result.diagnostics)
        #expect(result.model?.entities.first?.relationships.map(\.name) == ["r"])
    }

    @Test func reportsWhatIsMissing() {
        let source = MarkedModel(
            #"{ "entities": { "E": { "attributes": { ▸"a": {} }, "relationships": { ▸"r": {} } } } }"#)
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect(
            [
                "missing-key: attribute 'E.a' has no 'type'", "missing-key: relationship 'E.r' has no 'destination'",
            ], from: result.diagnostics)
        #expect(result.model?.entities.first?.attributes.first?.type == .undefined)
        #expect(result.model?.entities.first?.relationships.first?.destination == nil)
    }

    @Test(arguments: [
        (
            #"{ "entities": {}, "configurations": { "c": ▸1 } }"#,
            "wrong-type: configuration 'c' must be an object or a list of entities, not a number"
        ),
        (
            #"{ "entities": {}, "configurations": { "c": [▸1] } }"#,
            "wrong-type: an element of configuration 'c' must be the name of an entity, not a number"
        ),
        (
            #"{ "entities": {}, "composites": { "c": ▸"String" } }"#,
            "wrong-type: composite 'c' must be an object, not a string"
        ),
        (
            #"{ "entities": {}, "fetchRequests": { "q": ▸"E" } }"#,
            "wrong-type: fetch request 'q' must be an object, not a string"
        ),
        (
            #"{ "entities": {}, "usedWithCloudKit": ▸"NO" }"#,
            "wrong-type: 'usedWithCloudKit' of the model must be true or false, not a string"
        ),
        (
            #"{ "entities": {}, "modeldoc": ▸"1" }"#,
            "wrong-type: 'modeldoc' of the model must be the format's version, not a string"
        ),
        (#"{ "entities": {}, ▸"entitys": {} }"#, "unknown-key: unknown key 'entitys' in the model"),
    ])
    func reportsAboutTheModel(marked: String, message: String) {
        let source = MarkedModel(marked)
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect([message], from: result.diagnostics)
        #expect(result.model != nil)
    }

    /// What leaves no model at all.
    @Test(arguments: [
        (#"▸[]"#, "wrong-type: a model must be an object, not an array"),
        (#"▸{}"#, "missing-key: the model has no 'entities'"),
        (#"{ ▸"modeldoc": 1 }"#, "missing-key: the model has no 'entities'"),
        (
            #"{ "entities": ▸null }"#,
            "wrong-type: 'entities' of the model must be an object keyed by name or an array, not null"
        ),
        (#"{ "modeldoc": ▸2, "entities": {}, "news": 1 }"#, "format-version: version 2 of the format is not known"),
        (#"{ "modeldoc": ▸0.5, "entities": {} }"#, "format-version: version 0.5 of the format is not known"),
        (#"{ "entities": {}▸"#, "json-syntax: the file ends inside an object"),
        ("▸", "json-empty: the file is empty"),
    ])
    func givesNoModel(marked: String, message: String) {
        let source = MarkedModel(marked)
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect([message], from: result.diagnostics)
        #expect(result.model == nil)
    }

    @Test func keepsBothOfADuplicateKey() {
        let source = MarkedModel(#"{ "entities": { "E": { "abstract": true }, ▸"E": { "parent": "F" } } }"#)
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect(["duplicate-key: the key 'E' stands twice in this object"], from: result.diagnostics)
        #expect(result.model?.entities.map(\.name) == ["E", "E"])
    }

    @Test func suggestsTheNearestWord() {
        let file = SourceFile(
            path: "m.json",
            text: """
                { "entities": { "E": { "abstrat": true, "qqqqqqqqqqqqqq": 1,
                  "relationships": { "r": { "destination": "E", "deleteRule": "casacde" },
                                     "s": { "destination": "E", "deleteRule": "xxxxxxxx" } } } } }
                """)
        let help = JSONModelReader.read(file, name: "m").diagnostics.flatMap(\.help)
        #expect(help[0] == "did you mean 'abstract'?")
        #expect(help[1].hasPrefix("remove it; known keys are name, parent, abstract, "))
        #expect(help[2] == "did you mean 'cascade'?")
        #expect(help[3] == #"write "nullify", "cascade", "deny" or "no-action""#)
    }

    @Test func ordersSyntaxAndMeaningByPosition() {
        let source = MarkedModel(
            """
            { ▸"first": 1,
              "entities": { "E": { "attributes": { "a": { ▸type: "String", ▸"second": 2 } } } },
              ▸"third": 3 }
            """)
        let result = JSONModelReader.read(source.file, name: "model")
        #expect(result.diagnostics.compactMap { $0.range?.lower } == source.marks)
        #expect(result.diagnostics.map(\.severity) == [.warning, .error, .warning, .warning])
        #expect(result.model?.entities.first?.attributes.first?.type == .string)
    }

    @Test func namesLineAndColumn() {
        let file = SourceFile(path: "m.json", text: "{\n  \"entities\": {\n    \"É\": { \"ä\": 1 }\n  }\n}\n")
        let start = JSONModelReader.read(file, name: "m").diagnostics.first?.range?.start
        #expect(start == SourcePosition(line: 3, column: 12))
    }
}
