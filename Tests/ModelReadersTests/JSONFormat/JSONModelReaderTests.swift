import DataModel
import TestModels
import ModelReaders
import SourceText
import Testing

@Suite struct JSONModelReaderTests {
    private func read(_ text: String) -> ReadResult {
        JSONModelReader.read(SourceFile(path: "model.json", text: text), name: "model")
    }

    /// The only entity of a model that has nothing wrong.
    private func entity(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Entity {
        let result = read("{ \"entities\": { \"E\": \(text) } }")
        #expect(result.diagnostics.isEmpty, sourceLocation: sourceLocation)
        return try #require(result.model?.entities.first, sourceLocation: sourceLocation)
    }

    @Test func readsAModel() throws {
        let result = read(
            """
            {
              "modeldoc": 1,
              "name": "Company",
              "documentation": "Who works where.",
              "entities": {
                "Employee": {
                  "documentation": "Someone on the payroll.",
                  "attributes": {
                    "salary": { "type": "Decimal", "optional": false, "min": 0, "max": 1000000.50 }
                  },
                  "relationships": {
                    "department": { "destination": "Department", "inverse": "employees", "optional": false },
                    "manager": { "destination": "Employee", "inverse": "directReports" }
                  }
                },
                "Department": {
                  "relationships": {
                    "employees": { "destination": "Employee", "inverse": "department", "toMany": true, "maxCount": 999, "deleteRule": "deny" }
                  }
                }
              }
            }
            """)
        #expect(result.diagnostics.isEmpty)
        let model = try #require(result.model)
        #expect(model.name == "Company")
        #expect(model.documentation == "Who works where.")
        #expect(model.entities.map(\.name) == ["Employee", "Department"])
        let salary = try #require(model.entities[0].attributes.first)
        #expect(salary.type == .decimal)
        #expect(salary.isOptional == false)
        #expect(salary.minimum == .text("0"))
        #expect(salary.maximum == .text("1000000.50"))
        let department = model.entities[0].relationships[0]
        #expect(department.isOptional == false)
        #expect(department.deleteRule == .nullify)
        #expect(!department.isToMany)
        #expect(department.inverse == InverseReference(name: "employees", entity: "Department"))
        #expect(model.entities[0].relationships[1].isOptional == true)
        let employees = model.entities[1].relationships[0]
        #expect(employees.isToMany)
        #expect(employees.maximumCount == 999)
        #expect(employees.deleteRule == .deny)
    }

    @Test func takesTheFilesNameWhereThereIsNone() {
        #expect(read(#"{ "entities": {} }"#).model?.name == "model")
    }

    @Test func pointsAtNames() throws {
        let text = """
            { "modeldoc": 1, "name": "N", "entities": { "E": { "attributes": [{ "type": "String", "name": "a" }],
            "relationships": { "r": "E" }, "fetchedProperties": { "f": { "fetchRequest": {} } }, "indexes": { "i": ["a"] } } },
            "composites": { "c": {} }, "fetchRequests": { "q": {} }, "configurations": { "g": [] } }
            """
        let model = try #require(read(text).model)
        let entity = model.entities[0]
        let ranges = [
            model.range, entity.range, entity.attributes[0].range, entity.relationships[0].range,
            entity.fetchedProperties[0].range, entity.fetchedProperties[0].request.range, entity.indexes[0].range,
            model.composites[0].range, model.fetchRequests[0].range, model.configurations[0].range,
        ]
        let texts = ranges.map { range in
            range.map { String(decoding: $0.file.bytes[$0.lower..<$0.upper], as: UTF8.self) }
        }
        let names = ["N", "E", "a", "r", "f", "fetchRequest", "i", "c", "q", "g"]
        #expect(texts == names.map { "\"\($0)\"" })
    }

    @Test func readsListsInBothForms() throws {
        let keyed = read(
            """
            { "entities": { "B": { "attributes": { "y": { "type": "Date" }, "x": { "type": "UUID" } } }, "A": {} },
              "fetchRequests": { "q": { "entity": "A" } }, "configurations": { "c": { "entities": ["A"] } } }
            """)
        let listed = read(
            """
            { "entities": [{ "name": "B", "attributes": [{ "name": "y", "type": "Date" }, { "type": "UUID", "name": "x" }] },
                           { "name": "A" }],
              "fetchRequests": [{ "name": "q", "entity": "A" }], "configurations": [{ "name": "c", "entities": ["A"] }] }
            """)
        #expect(keyed.diagnostics.isEmpty && listed.diagnostics.isEmpty)
        #expect(described(try #require(keyed.model)) == described(try #require(listed.model)))
        #expect(keyed.model?.entities[0].attributes.map(\.name) == ["y", "x"])
    }

    @Test func keepsRepeatedNamesOfAnArray() {
        let result = read(#"{ "entities": [{ "name": "A" }, { "name": "A", "abstract": true }] }"#)
        #expect(result.diagnostics.isEmpty)
        #expect(result.model?.entities.map(\.isAbstract) == [false, true])
    }

    // MARK: Values

    @Test(arguments: [
        ("String", AttributeType.string), ("string", .string), ("Integer 16", .integer16), ("integer16", .integer16),
        ("INTEGER_32", .integer32), ("integer-64", .integer64), ("Int", .integer64), ("Int64", .integer64),
        ("int16", .integer16), ("Integer", .integer64), ("Bool", .boolean), ("boolean", .boolean), ("Data", .binary),
        ("Binary Data", .binary), ("Binary", .binary), ("URL", .uri), ("uri", .uri), ("number", .number),
        ("date", .date), ("NSDate", .date), ("NSDecimalNumber", .decimal), ("Decimal", .decimal), ("Double", .double),
        ("float", .float), ("uuid", .uuid), ("Transformable", .transformable), ("Composite", .composite),
        ("objectID", .objectID), ("NSManagedObjectID", .objectID), ("Undefined", .undefined),
        ("stringAttributeType", .string), ("NSInteger64AttributeType", .integer64), ("Money", .other("Money")),
        ("[String]", .other("[String]")),
    ])
    func understandsTypes(text: String, type: AttributeType) throws {
        let long = try entity("{ \"attributes\": { \"a\": { \"type\": \"\(text)\" } } }").attributes[0]
        #expect(long.type == type)
        #expect(long.isOptional == true)
        let short = try entity("{ \"attributes\": { \"a\": \"\(text)\" } }").attributes[0]
        #expect(short.type == type)
        #expect(short.isOptional == false)
        let optional = try entity("{ \"attributes\": { \"a\": \" \(text)? \" } }").attributes[0]
        #expect(optional.type == type)
        #expect(optional.isOptional == true)
    }

    @Test(arguments: [
        ("nullify", DeleteRule.nullify), ("Cascade", .cascade), ("DENY", .deny), ("no-action", .noAction),
        ("No Action", .noAction), ("noAction", .noAction), ("no_action", .noAction), ("cascadeDeleteRule", .cascade),
        ("noActionDeleteRule", .noAction),
    ])
    func understandsDeleteRules(text: String, rule: DeleteRule) throws {
        let entity = try entity(
            "{ \"relationships\": { \"r\": { \"destination\": \"E\", \"deleteRule\": \"\(text)\" } } }")
        #expect(entity.relationships[0].deleteRule == rule)
    }

    @Test(arguments: [("toOne", false), ("toMany", true), ("to-many", true), ("To One", false), ("TO_MANY", true)])
    func understandsCardinalities(text: String, isToMany: Bool) throws {
        for key in ["type", "cardinality"] {
            let entity = try entity(
                "{ \"relationships\": { \"r\": { \"destination\": \"E\", \"\(key)\": \"\(text)\" } } }")
            #expect(entity.relationships[0].isToMany == isToMany)
        }
    }

    @Test(arguments: [
        ("objects", FetchRequest.ResultType.objects), ("managedObjectResultType", .objects), ("objectIDs", .objectIDs),
        ("managedObjectIDResultType", .objectIDs), ("object-ids", .objectIDs), ("dictionaries", .dictionaries),
        ("dictionaryResultType", .dictionaries), ("Count", .count),
    ])
    func understandsResultTypes(text: String, type: FetchRequest.ResultType) {
        let result = read("{ \"entities\": {}, \"fetchRequests\": { \"q\": { \"resultType\": \"\(text)\" } } }")
        #expect(result.diagnostics.isEmpty)
        #expect(result.model?.fetchRequests[0].resultType == type)
    }

    @Test(
        arguments: [
            ("class", "class"), ("Category", "category"), ("manual", nil), ("none", nil), ("Manual/None", nil),
        ] as [(String, String?)])
    func understandsCodeGeneration(text: String, expected: String?) throws {
        #expect(try entity("{ \"codeGeneration\": \"\(text)\" }").codeGeneration == expected)
    }

    @Test(arguments: [
        ("12.50", AttributeValue.text("12.50")), ("-0", .text("-0")), ("true", .text("YES")), ("false", .text("NO")),
        ("\"2020-01-01T00:00:00Z\"", .text("2020-01-01T00:00:00Z")), ("\"\"", .text("")),
        ("{ \"secondsSince2001\": \"1.50\" }", .secondsSinceReferenceDate("1.50")),
        ("{ \"secondsSince2001\": 1.50 }", .secondsSinceReferenceDate("1.50")),
    ])
    func keepsTheTextOfDefaultsAndBounds(text: String, value: AttributeValue) throws {
        let entity = try entity(
            "{ \"attributes\": { \"a\": { \"type\": \"Date\", \"default\": \(text), \"min\": \(text), \"max\": \(text) } } }"
        )
        #expect(entity.attributes[0].defaultValue == value)
        #expect(entity.attributes[0].minimum == value)
        #expect(entity.attributes[0].maximum == value)
    }

    @Test func takesNullAsUnstated() throws {
        let entity = try entity(
            """
            { "attributes": { "a": { "type": "String", "optional": null } },
              "relationships": { "r": { "destination": "E", "optional": null, "deleteRule": null } },
              "fetchedProperties": { "f": { "optional": null, "fetchRequest": {} }, "g": { "fetchRequest": {} } } }
            """)
        #expect(entity.attributes[0].isOptional == nil)
        #expect(entity.relationships[0].isOptional == nil)
        #expect(entity.relationships[0].deleteRule == nil)
        #expect(entity.fetchedProperties.map(\.isOptional) == [nil, true])
    }

    @Test(arguments: [
        ("E", false, false), ("E?", false, true), ("[E]", true, true), (" [ E ] ", true, true), ("[E]?", true, true),
    ])
    func readsShortRelationships(text: String, isToMany: Bool, isOptional: Bool) throws {
        let relationship = try entity("{ \"relationships\": { \"r\": \"\(text)\" } }").relationships[0]
        #expect(relationship.destination == "E")
        #expect(relationship.isToMany == isToMany)
        #expect(relationship.isOptional == isOptional)
        #expect(relationship.deleteRule == .nullify)
        #expect(relationship.inverse == nil)
    }

    @Test func readsFurtherShortForms() throws {
        let entity = try entity(
            """
            { "rules": "Never empty.", "indexes": { "i": ["a", { "property": "b", "descending": true }] },
              "userInfo": { "a": "1", "b": 2.0, "c": true, "d": null },
              "attributes": { "s": { "type": "Int", "values": { "1": "sent", "0": "draft" } } } }
            """)
        #expect(entity.rules == ["Never empty."])
        #expect(entity.indexes[0].elements.map(\.property) == ["a", "b"])
        #expect(entity.indexes[0].elements.map(\.isDescending) == [false, true])
        #expect(entity.userInfo.map(\.value) == ["1", "2.0", "YES", nil])
        #expect(entity.attributes[0].values.map(\.value) == ["1", "0"])
        let configured = read(#"{ "entities": {}, "configurations": { "c": ["A", "B"] } }"#)
        #expect(configured.diagnostics.isEmpty)
        #expect(configured.model?.configurations[0].entities == ["A", "B"])
    }

    @Test func readsRepeatedUserInfoAndValues() throws {
        let entity = try entity(
            """
            { "userInfo": [{ "key": "a", "value": "1" }, { "name": "a" }],
              "attributes": { "s": { "type": "Int", "values": [{ "value": 0, "name": "x" }, { "value": "0", "name": "y" }] } } }
            """)
        #expect(entity.userInfo == [UserInfoEntry(key: "a", value: "1"), UserInfoEntry(key: "a", value: nil)])
        #expect(
            entity.attributes[0].values == [NamedValue(value: "0", name: "x"), NamedValue(value: "0", name: "y")])
    }

    @Test(arguments: [("2", 2), ("2.0", 2), ("2e1", 20), ("-1", -1)])
    func readsWholeNumbers(text: String, number: Int) throws {
        let entity = try entity(
            "{ \"relationships\": { \"r\": { \"destination\": \"E\", \"toMany\": true, \"maxCount\": \(text) } } }")
        #expect(entity.relationships[0].maximumCount == number)
    }

    // MARK: Robustness

    @Test func saysSomethingAboutEveryTruncation() {
        let whole = Array(
            """
            { "modeldoc": 1, "entities": { "É": { "attributes": { "a": "String?", "b": { "type": "Int", "min": -1.5 } },
              "relationships": [{ "name": "r", "destination": "E.F", "inverse": "E.F.r", "deleteRule": null }] } } }
            """.utf8)
        for length in 0...whole.count {
            let file = SourceFile(path: "model.json", bytes: Array(whole[..<length]))
            let result = JSONModelReader.read(file, name: "model")
            let isWhole = length == whole.count
            #expect((result.model != nil) == isWhole, "at \(length)")
            #expect(result.diagnostics.isEmpty == isWhole, "at \(length)")
        }
    }

    @Test func survivesDeepNesting() {
        let text = "{ \"modeldoc\": 1, \"entities\": " + String(repeating: "{\"a\":", count: 100_000)
        let result = read(text)
        #expect(result.model == nil)
        #expect(result.diagnostics.map(\.id) == ["json-depth"])
    }

    @Test func knowsAModelByItsKey() {
        #expect(JSONModelReader.isModel(SourceFile(path: "a", text: "{ \"modeldoc\": 1 ")))
        #expect(!JSONModelReader.isModel(SourceFile(path: "a", text: "{ \"entities\": {} }")))
        #expect(!JSONModelReader.isModel(SourceFile(path: "a", text: "{ \"a\": { \"modeldoc\": 1 } }")))
    }
}
