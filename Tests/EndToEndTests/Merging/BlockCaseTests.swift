import Foundation
import ModelDocCommands
import Testing

/// Situations from bug reports of tools like this one, in block notation.
@Suite struct BlockCaseTests {
    private let world = World()

    private func facts(_ text: String) throws -> (facts: Facts, errors: String) {
        try world.write(text, to: "M.model")
        let outcome = world.run("render", "M.model", "-f", "facts", "-o", "-")
        #expect(outcome.status == .done)
        return (try #require(Facts(outcome.output)), outcome.errors)
    }

    private func overview(_ text: String) throws -> Picture {
        try world.write(text, to: "M.model")
        let outcome = world.run("render", "M.model", "-f", "svg", "-o", "docs/")
        #expect(outcome.status == .done)
        return try #require(Picture(try Data(contentsOf: world.url("docs/diagrams/overview.svg"))))
    }

    @Test func missingDestinationIsAStub() throws {
        let text = "M = { Pet = { to-one-relationship owner : Ghost, inverse : pets; }; Cat : Pet = { }; };"
        let result = try facts(text)
        #expect(result.errors.contains("M.model:1:35: error: "))
        #expect(result.errors.contains("'Ghost'"))
        #expect(result.facts.relationship("Cat", "owner")?["inheritedFrom"] as? String == "Pet")
        #expect(try overview(text).stubs.compactMap { $0["data-entity"] } == ["Ghost"])
    }

    @Test func userInfoOfEveryKind() throws {
        let result = try facts("E = { attribute a : string, userInfo = { }; userInfo = { k; k = v; k = w; }; };")
        #expect(result.errors == "")
    }

    /// A type that nobody knows is shown as it is written, and only that warns.
    @Test func unknownTypesWarn() throws {
        let result = try facts(
            """
            E = { attribute a : UUID; attribute b : URI; attribute c : Transformable, class : NSColor; attribute d : Holographic;
            attribute e : "Dictionary<String, Int>"; attribute f : "[String: [Int]]"; };
            """)
        #expect(result.facts.attribute("E", "e")?["type"] as? String == "Dictionary<String, Int>")
        #expect(result.facts.attribute("E", "f")?["type"] as? String == "[String: [Int]]")
        let unknown = result.facts.findings.filter { $0["rule"] as? String == "unknown-type" }
        #expect(unknown.compactMap { $0["subject"] as? String } == ["E.d", "E.e", "E.f"])
    }

    @Test func attributesAreInherited() throws {
        let result = try facts(
            "Device = { abstract; attribute serial : string; }; Phone : Device = { attribute imei : string; }; Tablet : Device = { };"
        )
        for child in ["Phone", "Tablet"] {
            #expect(result.facts.attribute(child, "serial")?["inheritedFrom"] as? String == "Device")
        }
        let picture = try overview("Record = { abstract; }; Drink : Record = { }; Tea : Drink = { };")
        #expect(picture.inheritances.count == 2)
    }

    @Test func toManyWithoutInverseWarns() throws {
        let result = try facts("A = { to-many-relationship bs : B; }; B = { attribute c : string; };")
        #expect(result.facts.findings.contains { $0["rule"] as? String == "missing-inverse" })
        #expect(result.facts.relationship("A", "bs")?["kind"] as? String == "one-way-to-many")
    }

    /// One side that names an inverse is enough.
    @Test func inverseIsCompleted() throws {
        let result = try facts(
            "A = { to-many-relationship bs : B; }; B = { to-one-relationship a : A, inverse : bs; };")
        let inverse = result.facts.relationship("A", "bs")?["inverse"] as? [String: String]
        #expect(inverse == ["entity": "B", "name": "a", "status": "inferred"])
        #expect(result.errors.contains("M.model:1:28: note: 'A.bs' names no inverse; 'B.a', which names it, is taken"))
    }

    @Test func inverseOfTheParent() throws {
        let text = """
            Policy = { to-one-relationship house : House, inverse : policy; };
            HomePolicy : Policy = { };
            House = { to-one-relationship policy : HomePolicy, inverse : Policy.house; };
            """
        #expect(try overview(text).pairs == [["House.policy", "Policy.house"]])
    }

    @Test func twoPairsAreTwoLines() throws {
        let text = """
            Transfer = { to-one-relationship from : Account, inverse : outgoing; to-one-relationship to : Account, inverse : incoming; };
            Account = { to-many-relationship outgoing : Transfer, inverse : from;
            to-many-relationship incoming : Transfer, inverse : to; };
            """
        #expect(
            Set(try overview(text).pairs) == [
                ["Transfer.from", "Account.outgoing"], ["Transfer.to", "Account.incoming"],
            ])
    }

    @Test func selfRelationships() throws {
        let result = try facts(
            """
            P = { to-many-relationship friends : P, inverse : friends;
            to-one-relationship parent : P, inverse : children; to-many-relationship children : P, inverse : parent;
            to-one-relationship idol : P; };
            """)
        func status(_ name: String) -> String? {
            (result.facts.relationship("P", name)?["inverse"] as? [String: Any])?["status"] as? String
        }
        #expect(status("friends") == "self")
        #expect(status("parent") == "declared")
        #expect(status("idol") == "missing")
    }

    /// One-to-one, required at both ends, and at one.
    @Test(arguments: [("required", "required"), ("required", "optional"), ("optional", "required")])
    func oneToOne(left: String, right: String) throws {
        let result = try facts(
            "A = { to-one-relationship b : B, inverse : a, \(left); }; B = { to-one-relationship a : A, inverse : b, \(right); };"
        )
        func minimum(_ entity: String, _ name: String) -> Int? {
            (result.facts.relationship(entity, name)?["cardinality"] as? [String: Any])?["min"] as? Int
        }
        #expect(result.facts.relationship("A", "b")?["kind"] as? String == "one-to-one")
        #expect(minimum("A", "b") == (left == "required" ? 1 : 0))
        #expect(minimum("B", "a") == (right == "required" ? 1 : 0))
    }

    /// Texts that break other tools, in every place that a text can stand in.
    @Test(arguments: [
        "|", "a\\nb", "`", "<br>", "<none>", "size >= 3 && size <> 7", "see \\\"Old Depot\\\"", "&", "\\\\N", "]]>",
        "<script>alert(1)</script>", "javascript:alert(1)", "\u{7}", "{ } ; = : , /* //", "イベント", "*/",
    ])
    func hostileTexts(text: String) throws {
        try world.write(
            """
            M = { "\(text)" = { documentation : "\(text)"; attribute "\(text)" : "\(text)", default : "\(text)", regex : "\(text)";
            to-one-relationship "r\(text)" : "\(text)", userInfo = { "\(text)" = "\(text)"; }; userInfo = { "k\(text)"; }; }; };
            """, to: "M.model")
        let outcome = world.run("render", "M.model", "-f", "svg,markdown,dot,mermaid,json,facts", "-o", "docs/")
        #expect(outcome.status == .done)
        let facts = try #require(Facts(try world.text("docs/facts.json")))
        #expect(facts.entities.count == 1)
        #expect(Picture(try Data(contentsOf: world.url("docs/diagrams/overview.svg")))?.faults == [])
        let again = world.run("render", "docs/model.json", "-f", "facts", "-o", "-")
        #expect(Facts(again.output)?.withoutPlaces == facts.withoutPlaces)
    }
}
