import Foundation
import ModelDocCommands
import Testing

/// Situations from bug reports about drawing models, through the command.
@Suite struct DrawingCaseTests {
    @Test func drawsEachInheritanceOnce() throws {
        let result = try Documentation(
            xml: """
                <entity name="Record" isAbstract="YES"/><entity name="Drink" parentEntity="Record"/>
                <entity name="Tea" parentEntity="Drink"/>
                """, formats: "svg,dot,markdown")
        let lines = try result.overview().inheritances.map { "\($0["data-from"] ?? "") <- \($0["data-to"] ?? "")" }
        #expect(lines.sorted() == ["Drink <- Tea", "Record <- Drink"])
        let edges = result.text("diagrams/overview.dot").split(separator: "\n").filter { $0.contains("->") }
        #expect(edges.count == 2)
    }

    @Test func drawsRelationshipWhoseInverseTheParentDeclares() throws {
        let result = try Documentation(
            xml: """
                <entity name="Policy"><relationship name="house" optional="YES" maxCount="1" deletionRule="Nullify" \
                destinationEntity="House" inverseName="policy" inverseEntity="House"/></entity>
                <entity name="HomePolicy" parentEntity="Policy"/>
                <entity name="House"><relationship name="policy" optional="YES" maxCount="1" deletionRule="Nullify" \
                destinationEntity="HomePolicy" inverseName="house" inverseEntity="HomePolicy"/></entity>
                """, formats: "svg,facts")
        #expect(try result.overview().pairs == [["Policy.house", "House.policy"]])
        #expect(result.problems == [])
        let inverse = try result.facts().relationship("House", "policy")?["inverse"] as? [String: Any]
        #expect(inverse?["entity"] as? String == "Policy")
        #expect(inverse?["name"] as? String == "house")
    }

    @Test(arguments: [(false, false), (true, false), (false, true)])
    func marksOneToOne(optionalA: Bool, optionalB: Bool) throws {
        func flag(_ isOptional: Bool) -> String { isOptional ? "optional=\"YES\" " : "minCount=\"1\" " }
        let result = try Documentation(
            xml: """
                <entity name="A"><relationship name="b" \(flag(optionalA))maxCount="1" deletionRule="Nullify" \
                destinationEntity="B" inverseName="a" inverseEntity="B"/></entity>
                <entity name="B"><relationship name="a" \(flag(optionalB))maxCount="1" deletionRule="Nullify" \
                destinationEntity="A" inverseName="b" inverseEntity="A"/></entity>
                """, formats: "svg")
        let overview = try result.overview()
        let line = try #require(overview.line(of: "A.b"))
        let isFromA = line["data-from"] == "A.b"
        // The mark beside B says how many Bs an A has.
        let atB = overview.mark(line, at: isFromA ? "to" : "from")
        let atA = overview.mark(line, at: isFromA ? "from" : "to")
        let exactlyOne = ["path mark 2"]
        let atMostOne = ["path mark 1", "circle mark ring "]
        #expect(atB == (optionalA ? atMostOne : exactlyOne))
        #expect(atA == (optionalB ? atMostOne : exactlyOne))
    }

    @Test func tellsTwoLinesBetweenTheSameEntitiesApart() throws {
        func pair(_ name: String, _ inverse: String) -> (String, String) {
            (
                """
                <relationship name="\(name)" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Account" \
                inverseName="\(inverse)" inverseEntity="Account"/>
                """,
                """
                <relationship name="\(inverse)" optional="YES" toMany="YES" deletionRule="Nullify" \
                destinationEntity="Transfer" inverseName="\(name)" inverseEntity="Transfer"/>
                """
            )
        }
        let (from, to) = (pair("from", "outgoing"), pair("to", "incoming"))
        let result = try Documentation(
            xml:
                "<entity name=\"Transfer\">\(from.0)\(to.0)</entity><entity name=\"Account\">\(from.1)\(to.1)</entity>",
            formats: "svg,facts")
        let overview = try result.overview()
        #expect(
            Set(overview.pairs) == [["Transfer.from", "Account.outgoing"], ["Transfer.to", "Account.incoming"]])
        let paths = overview.relationships.map { $0.children("path").compactMap { $0["d"] } }
        #expect(Set(paths).count == 2)
        #expect(result.problems == [])
    }

    @Test func drawsAndExplainsSelfRelationships() throws {
        func one(_ name: String, _ inverse: String?, isMany: Bool) -> String {
            let other = inverse.map { "inverseName=\"\($0)\" inverseEntity=\"Person\"" } ?? ""
            return """
                <relationship name="\(name)" optional="YES" \(isMany ? "toMany=\"YES\"" : "maxCount=\"1\"") \
                deletionRule="Nullify" destinationEntity="Person" \(other)/>
                """
        }
        let result = try Documentation(
            xml: """
                <entity name="Person">\(one("friends", "friends", isMany: true))\(one("parent", "children", isMany: false))\
                \(one("children", "parent", isMany: true))\(one("hero", nil, isMany: false))</entity>
                """, formats: "svg,markdown,facts,dot")
        let overview = try result.overview()
        #expect(
            Set(overview.pairs) == [["Person.friends"], ["Person.children", "Person.parent"], ["Person.hero"]])
        #expect(overview.relationships.count == 3)
        #expect(overview.faults == [])
        let facts = try result.facts()
        func status(_ name: String) -> String? {
            (facts.relationship("Person", name)?["inverse"] as? [String: Any])?["status"] as? String
        }
        #expect(status("friends") == "self")
        #expect(status("parent") == "declared")
        #expect(status("hero") == "missing")
        #expect(
            facts.sentences("Person", "friends").contains(
                "The link is mutual: if A lists B in 'friends', then B lists A in 'friends'."))
        #expect(result.problems.count == 1)
        #expect(result.problems.first?.contains("'Person.hero' has no inverse") == true)
    }
}
