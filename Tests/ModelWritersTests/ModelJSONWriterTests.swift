import DataModel
import TestModels
import ModelReaders
import ModelWriters
import SourceText
import Testing

@Suite struct ModelJSONWriterTests {
    /// The model that a text gives; every diagnostic but notes on inverses is a failure.
    private func read(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Model {
        let result = JSONModelReader.read(SourceFile(path: "model.json", text: text), name: "other")
        let problems = result.diagnostics.filter { $0.severity != .note && $0.id != "missing-key" }
        #expect(problems.map(\.message) == [], sourceLocation: sourceLocation)
        return try #require(result.model, sourceLocation: sourceLocation)
    }

    private func expectRoundTrip(_ model: Model, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let text = ModelJSONWriter.text(of: model)
        let again = try read(text, sourceLocation: sourceLocation)
        #expect(described(again) == described(model), sourceLocation: sourceLocation)
        #expect(ModelJSONWriter.text(of: again) == text, sourceLocation: sourceLocation)
    }

    private func model(_ relationships: [(entity: String, Relationship)]) -> Model {
        var model = Model(name: "M")
        for (name, relationship) in relationships {
            if !model.entities.contains(where: { $0.name == name }) { model.entities.append(Entity(name: name)) }
            let index = model.entities.firstIndex { $0.name == name } ?? 0
            model.entities[index].relationships.append(relationship)
        }
        return model
    }

    private func relationship(
        _ name: String, to destination: String, inverse: InverseReference? = nil
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination)
        relationship.isOptional = true
        relationship.deleteRule = .nullify
        relationship.inverse = inverse
        return relationship
    }

    @Test func writesEveryFieldSoThatItIsReadBack() throws {
        try expectRoundTrip(FullModel.model)
    }

    /// Guards the test above: a field that is added to the vocabulary has to be used in the full model.
    @Test func usesEveryFieldInTheFullModel() {
        var values: [String: Set<String>] = [:]
        func collect(_ value: Any) {
            let mirror = Mirror(reflecting: value)
            for child in mirror.children {
                if mirror.displayStyle == .struct, let label = child.label,
                    !["range", "otherRanges", "isInverseOpen"].contains(label)
                {
                    let isStated = Mirror(reflecting: child.value).displayStyle == .optional
                    let text = described(child.value)
                    let value = isStated && text != "nil" ? "stated \(text)" : text
                    values["\(mirror.subjectType).\(label)", default: []].insert(value)
                }
                if !(child.value is String) { collect(child.value) }
            }
        }
        collect(FullModel.model)
        #expect(values.count > 80)
        let defaults: Set<String> = ["nil", "false", "[]"]
        for (field, found) in values { #expect(!found.subtracting(defaults).isEmpty, "\(field)") }
    }

    @Test func laysOutAModelForPeople() throws {
        let text = """
            {
              "modeldoc": 1,
              "name": "Company",
              "documentation": "Who works where.",
              "entities": {
                "Employee": {
                  "documentation": "Someone on the payroll.",
                  "attributes": {
                    "name": { "type": "String", "optional": false, "minLength": 2 },
                    "salary": { "type": "Decimal", "optional": false, "min": 0, "max": 1000000.00 },
                    "state": { "type": "Integer 16", "default": 0, "values": { "0": "draft", "1": "sent" } }
                  },
                  "relationships": {
                    "department": { "destination": "Department", "inverse": "employees", "optional": false },
                    "manager": {
                      "documentation": "The employee to whom this one reports; the head of the company has none at all.",
                      "destination": "Employee",
                      "inverse": "directReports"
                    },
                    "directReports": { "destination": "Employee", "inverse": "manager", "toMany": true }
                  },
                  "uniquenessConstraints": [["name"], ["name", "salary"]],
                  "indexes": {
                    "byName": { "elements": ["name", { "property": "salary", "descending": true }] }
                  }
                },
                "Department": {
                  "relationships": {
                    "employees": { "destination": "Employee", "inverse": "department", "toMany": true, "maxCount": 999, "deleteRule": "deny" }
                  }
                },
                "Empty": {}
              },
              "configurations": {
                "Local": ["Employee", "Department"]
              }
            }

            """
        #expect(ModelJSONWriter.text(of: try read(text)) == text)
    }

    @Test func writesRepeatedNamesAsArrays() throws {
        var model = Model(name: "M")
        var entity = Entity(name: "E")
        entity.attributes = ["a", "a"].map { Attribute(name: $0, type: .string) }
        entity.relationships = ["r", "r"].map { relationship($0, to: "E") }
        entity.fetchedProperties = ["f", "f"].map {
            FetchedProperty(name: $0, request: FetchRequest(name: $0, entity: nil))
        }
        entity.indexes = ["i", "i"].map { FetchIndex(name: $0) }
        model.entities = [entity, entity]
        model.composites = ["c", "c"].map { Composite(name: $0) }
        model.fetchRequests = ["q", "q"].map { FetchRequest(name: $0, entity: nil) }
        model.configurations = ["g", "g"].map { Configuration(name: $0) }
        model.userInfo = ["k", "k"].map { UserInfoEntry(key: $0, value: $0) }
        model.entities[0].attributes[0].values = [NamedValue(value: "0", name: "x"), NamedValue(value: "0", name: "y")]
        try expectRoundTrip(model)
        #expect(ModelJSONWriter.text(of: model).contains(#"{ "name": "a", "type": "String", "optional": null"#))
    }

    @Test(arguments: AttributeType.named.map(\.type))
    func writesEveryTypeWithEveryKindOfValue(type: AttributeType) throws {
        var attributes: [Attribute] = []
        for text in ["0", "1.50", "-3e10", "01", "YES", "NO", "true", "", "2020-01-01", "\u{2028}\"\\"] {
            var attribute = Attribute(name: "a\(attributes.count)", type: type)
            attribute.defaultValue = .text(text)
            attribute.minimum = .secondsSinceReferenceDate(text)
            attributes.append(attribute)
        }
        var model = Model(name: "M")
        var entity = Entity(name: "E")
        entity.attributes = attributes
        model.entities = [entity]
        try expectRoundTrip(model)
    }

    @Test(arguments: [true, false, nil], DeleteRule.allCases + [nil])
    func keepsWhatIsStatedAndWhatIsNot(isOptional: Bool?, rule: DeleteRule?) throws {
        var relationship = relationship("r", to: "E")
        relationship.isOptional = isOptional
        relationship.deleteRule = rule
        try expectRoundTrip(model([("E", relationship)]))
    }

    @Test(arguments: [
        InverseReference(name: "s", entity: "B"), InverseReference(name: "s", entity: nil),
        InverseReference(name: "s", entity: "A"), InverseReference(name: "s", entity: "A.B"),
        InverseReference(name: "B.s", entity: "A"), InverseReference(name: "A.s", entity: nil),
        InverseReference(name: "A.s", entity: "B"), InverseReference(name: "s", entity: "Gone.Entity"),
        InverseReference(name: "s", entity: "A.Gone"), InverseReference(name: ".", entity: "B"),
    ])
    func writesInversesSoThatTheyAreReadBack(inverse: InverseReference) throws {
        try expectRoundTrip(
            model([
                ("A", relationship("r", to: "B", inverse: inverse)), ("B", relationship("x", to: "A")),
                ("A.B", relationship("y", to: "A")),
            ]))
    }

    @Test func leavesACompletedInverseToBeCompletedAgain() throws {
        let text =
            #"{ "entities": { "A": { "relationships": { "b": { "destination": "B", "inverse": "a" } } }, "#
            + #""B": { "relationships": { "a": "A" } } } }"#
        let model = try read(text)
        #expect(model.entities[1].relationships[0].inverse?.isCompleted == true)
        #expect(!ModelJSONWriter.text(of: model).contains(#""inverse": "b""#))
        try expectRoundTrip(model)
    }

    @Test func saysThatThereIsNoInverseWhereOneWouldBeCompleted() throws {
        let named = InverseReference(name: "a", entity: "B")
        let once = model([("A", relationship("b", to: "B", inverse: named)), ("B", relationship("a", to: "A"))])
        #expect(ModelJSONWriter.text(of: once).contains(#""inverse": null"#))
        try expectRoundTrip(once)
        let twice = model([
            ("A", relationship("b", to: "B", inverse: named)), ("A", relationship("c", to: "B", inverse: named)),
            ("B", relationship("a", to: "A")),
        ])
        #expect(!ModelJSONWriter.text(of: twice).contains(#""inverse": null"#))
        try expectRoundTrip(twice)
    }

    @Test func saysSoForAnInheritedRelationshipToo() throws {
        var model = model([
            ("A", relationship("b", to: "Child", inverse: InverseReference(name: "a", entity: "Child"))),
            ("Parent", relationship("a", to: "A")),
        ])
        var child = Entity(name: "Child")
        child.parent = "Parent"
        model.entities.append(child)
        #expect(ModelJSONWriter.text(of: model).contains(#""inverse": null"#))
        try expectRoundTrip(model)
    }

    @Test func survivesACycleOfParents() throws {
        var model = model([("A", relationship("b", to: "X", inverse: InverseReference(name: "a", entity: "X")))])
        for (name, parent) in [("X", "Y"), ("Y", "X")] {
            var entity = Entity(name: name)
            entity.parent = parent
            model.entities.append(entity)
        }
        try expectRoundTrip(model)
    }

    @Test func writesAnEmptyModel() throws {
        #expect(
            ModelJSONWriter.text(of: Model(name: "M"))
                == "{\n  \"modeldoc\": 1,\n  \"name\": \"M\",\n  \"entities\": {}\n}\n")
        try expectRoundTrip(Model(name: ""))
    }
}
