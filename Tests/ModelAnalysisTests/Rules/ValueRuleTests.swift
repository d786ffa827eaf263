import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct ValueRuleTests {
    private static func model(_ type: AttributeType, edit: (inout Attribute) -> Void = { _ in }) -> Model {
        Sample.model(Sample.entity("A", [Sample.attribute("x", type, edit: edit)]))
    }

    private static let types = [
        RuleCase(
            "undefined-type", .error, "A.x", "'A.x' has no type, so it cannot be stored",
            help: "give it a type, or make it transient", broken: model(.undefined),
            sound: model(.undefined) { $0.isTransient = true }),
        RuleCase(
            "undefined-type", .error, "A.x", "'A.x' has no type, so it cannot be stored",
            help: "give it a type, or make it transient", broken: model(.undefined),
            sound: model(.undefined) { $0.derivation = "now()" }),
        RuleCase(
            "unknown-type", .warning, "A.x", "'A.x' has the type 'Holographic', which Core Data does not know",
            help: "use one of Core Data's types; Transformable holds any value", broken: model(.other("Holographic")),
            sound: Sample.model(
                Sample.entity("A", AttributeType.named.map { Sample.attribute($0.name, $0.type) }))),
        RuleCase(
            "unknown-type", .warning, "A.x", "'A.x' has the type 'Strin', which Core Data does not know",
            help: "did you mean 'String'?", broken: model(.other("Strin")), sound: model(.string)),
        RuleCase(
            "unknown-composite", .error, "A.x", "'A.x' holds the composite 'Adress', which the model does not have",
            help: "did you mean 'Address'?",
            broken: Sample.model(Sample.entity("A", [Sample.attribute("x", .composite) { $0.composite = "Adress" }])) {
                $0.composites = [Composite(name: "Address")]
            },
            sound: Sample.model(Sample.entity("A", [Sample.attribute("x", .composite) { $0.composite = "Address" }])) {
                $0.composites = [Composite(name: "Address")]
            }),
        RuleCase(
            "duplicate-composite", .error, "C", "there are two composites named 'C'",
            help: "rename one of the two, or remove it",
            broken: Sample.model { $0.composites = [Composite(name: "C"), Composite(name: "C")] },
            sound: Sample.model { $0.composites = [Composite(name: "C"), Composite(name: "c")] }),
        RuleCase(
            "composite-cycle", .error, "C0", "the composite 'C0' holds itself",
            help: "remove the part that leads back to it",
            broken: Sample.model { $0.composites = composites([0: 0, 1: 0, 2: 3]) },
            sound: Sample.model { $0.composites = composites([0: 1, 1: 2, 2: 9]) }),
    ]

    /// Composites of which each holds another.
    private static func composites(_ parts: KeyValuePairs<Int, Int>) -> [Composite] {
        parts.map { index, part in
            var composite = Composite(name: "C\(index)")
            composite.attributes = [Sample.attribute("part", .composite) { $0.composite = "C\(part)" }]
            return composite
        }
    }

    private static let values = [
        RuleCase(
            "attribute-bounds", .error, "A.x", "'A.x' asks for at least 10 but at most 9",
            help: "raise the maximum, or lower the minimum",
            broken: model(.integer16) { ($0.minimum, $0.maximum) = (.text("10"), .text("9")) },
            sound: model(.integer16) { ($0.minimum, $0.maximum) = (.text("9"), .text("10")) }),
        RuleCase(
            "attribute-bounds", .error, "A.x", "'A.x' asks for at least 9 characters but at most 3",
            help: "raise the maximum, or lower the minimum",
            broken: model(.string) { ($0.minimumLength, $0.maximumLength) = (9, 3) },
            sound: model(.string) { ($0.minimumLength, $0.maximumLength) = (9, 0) }),
        RuleCase(
            "unreadable-default", .warning, "A.x", "the default 'many' of 'A.x' is no value of the type Integer 32",
            help: "write a value of that type, or leave the default out",
            broken: model(.integer32) { $0.defaultValue = .text("many") },
            sound: model(.integer32) { $0.defaultValue = .text("-12") }),
        RuleCase(
            "unreadable-default", .warning, "A.x", "the default '1.5' of 'A.x' is no value of the type Integer 64",
            help: "write a value of that type, or leave the default out",
            broken: model(.integer64) { $0.defaultValue = .text("1.5") },
            sound: model(.decimal) { $0.defaultValue = .text("1.5") }),
        RuleCase(
            "unreadable-default", .warning, "A.x", "the default 'maybe' of 'A.x' is no value of the type Boolean",
            help: "write a value of that type, or leave the default out",
            broken: model(.boolean) { $0.defaultValue = .text("maybe") },
            sound: model(.boolean) { $0.defaultValue = .text("YES") }),
        RuleCase(
            "default-out-of-bounds", .warning, "A.x", "the default '0' of 'A.x' is below the minimum 1",
            help: "change the default or the bound; an object that keeps the default cannot be saved",
            broken: model(.integer32) { ($0.defaultValue, $0.minimum) = (.text("0"), .text("1")) },
            sound: model(.integer32) { ($0.defaultValue, $0.minimum) = (.text("1"), .text("1")) }),
        RuleCase(
            "default-out-of-bounds", .warning, "A.x", "the default '1e3' of 'A.x' is above the maximum 999.9",
            help: "change the default or the bound; an object that keeps the default cannot be saved",
            broken: model(.double) { ($0.defaultValue, $0.maximum) = (.text("1e3"), .text("999.9")) },
            sound: model(.double) { ($0.defaultValue, $0.maximum) = (.text("999.90"), .text("999.9")) }),
        RuleCase(
            "default-out-of-bounds", .warning, "A.x",
            "the default 'ab' of 'A.x' is shorter than the minimum of 3 characters",
            help: "change the default or the bound; an object that keeps the default cannot be saved",
            broken: model(.string) { ($0.defaultValue, $0.minimumLength) = (.text("ab"), 3) },
            sound: model(.string) { ($0.defaultValue, $0.minimumLength) = (.text("abc"), 3) }),
        RuleCase(
            "default-out-of-bounds", .warning, "A.x",
            "the default 'abcd' of 'A.x' is longer than the maximum of 3 characters",
            help: "change the default or the bound; an object that keeps the default cannot be saved",
            broken: model(.string) { ($0.defaultValue, $0.maximumLength) = (.text("abcd"), 3) },
            sound: model(.string) { ($0.defaultValue, $0.maximumLength) = (.text("abcd"), 0) }),
    ]

    private static func request(_ predicate: String, entity: String? = "Shelf") -> Model {
        Sample.model(
            Sample.entity("Shelf", [Sample.attribute("label")], [Sample.relationship("room", to: "Room")]),
            Sample.entity("Room", [Sample.attribute("number")]),
            Sample.entity("Cellar", parent: "Room", [Sample.attribute("depth")])
        ) {
            $0.fetchRequests = [FetchRequest(name: "find", entity: entity)]
            $0.fetchRequests[0].predicate = predicate
        }
    }

    private static let requests = [
        RuleCase(
            "unknown-fetch-entity", .error, "find",
            "the fetch request 'find' finds 'Shelv', which the model does not have",
            help: "did you mean 'Shelf'?", broken: request("x == 1", entity: "Shelv"), sound: request("label == 1")),
        RuleCase(
            "unknown-fetch-entity", .error, "find", "the fetch request 'find' does not say which entity it finds",
            help: "name the entity whose objects it finds", broken: request("", entity: nil), sound: request("")),
        RuleCase(
            "unknown-predicate-key", .warning, "find",
            "the predicate of the fetch request 'find' names 'code', which 'Shelf' does not have",
            help: "name a property of 'Shelf'; the fetch fails when it runs",
            broken: request("code == $CODE OR code == $OTHER"), sound: request("label BEGINSWITH[cd] $LABEL")),
        RuleCase(
            "unknown-predicate-key", .warning, "find",
            "the predicate of the fetch request 'find' names 'nmber', which 'Room' does not have",
            help: "did you mean 'number'?", broken: request("room.nmber == $CARD"),
            // A property of a kind, and what every object has.
            sound: request("room.number == $CARD AND room.depth > 3 AND room.objectID == $X AND SELF == $Y")),
    ]

    @Test(arguments: types + values + requests) func findsOnlyWhatBreaksIt(_ row: RuleCase) throws { try row.check() }

    @Test func aFetchedPropertyIsCheckedAgainstTheEntityThatItFinds() {
        func planet(_ predicate: String) -> ModelFacts {
            var request = FetchRequest(name: "fetchedPropertyFetchRequest", entity: "Moon")
            request.predicate = predicate
            return ModelFacts(
                Sample.model(
                    Sample.entity("Planet", [Sample.attribute("name")]) {
                        $0.fetchedProperties = [FetchedProperty(name: "brightMoons", request: request)]
                    }, Sample.entity("Moon", [Sample.attribute("albedo", .float)])))
        }
        #expect(planet("albedo > 0.5").findings.isEmpty)
        let findings = planet("name == $FETCH_SOURCE.name").findings
        #expect(
            findings.map(\.message) == [
                "the predicate of the fetched property 'Planet.brightMoons' names 'name', which 'Moon' does not have"
            ])
        #expect(findings.first?.entity?.index == 0)
    }

    @Test(.timeLimit(.minutes(20))) func aDeepNestOfCompositesIsNoTrouble() {
        var model = Model(name: "Deep")
        for index in 0..<10_000 {
            var composite = Composite(name: "C\(index)")
            composite.attributes = [Sample.attribute("part", .composite) { $0.composite = "C\(index + 1)" }]
            model.composites.append(composite)
        }
        #expect(ModelFacts(model).findings.map(\.rule) == ["unknown-composite"])
    }
}
