import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

/// The rules that follow cascades over several entities.
@Suite struct CascadeRuleTests {
    private static let owner = """
        "Album": { "relationships": {
          "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" } } }
        """

    private static let denials = [
        TextCase(
            "deny-below-cascade", "one step below",
            says:
                "one 'Song' that goes along 'Album.songs' refuses while it has one 'Play', so nothing is deleted then",
            entities: """
                \(owner), "Play": {},
                "Song": { "relationships": { "album": "Album?",
                  "plays": { "destination": "Play", "toMany": true, "inverse": null, "deleteRule": "deny" } } }
                """),
        TextCase(
            "deny-below-cascade", "the way back is the one that goes",
            entities: """
                \(owner),
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs", "deleteRule": "deny" } } }
                """),
        TextCase(
            "deny-below-cascade", "but a second owner is not",
            says:
                "one 'Song' that goes along 'Disc.songs' refuses while it has one 'Album', so nothing is deleted then",
            entities: """
                \(owner),
                "Disc": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": null, "deleteRule": "cascade" } } },
                "Song": { "relationships": { "album": { "destination": "Album", "inverse": "songs", "deleteRule": "deny" } } }
                """),
        TextCase(
            "deny-below-cascade", "nor are the other albums of a song",
            says:
                "one 'Song' that goes along 'Album.songs' refuses while it has one 'Album', so nothing is deleted then",
            entities: """
                \(owner),
                "Song": { "relationships": {
                  "album": { "destination": "Album", "toMany": true, "inverse": "songs", "deleteRule": "deny" } } }
                """),
        TextCase(
            "deny-below-cascade", "inherited by what goes",
            says:
                "one 'Work' that goes along 'Album.songs' refuses while it has one 'Play', so nothing is deleted then",
            entities: """
                \(owner), "Play": {},
                "Work": { "relationships": {
                  "plays": { "destination": "Play", "toMany": true, "inverse": null, "deleteRule": "deny" } } },
                "Song": { "parent": "Work", "relationships": { "album": "Album?" } }
                """),
        TextCase(
            "deny-below-cascade", "of a kind of what goes",
            says: "one 'Hit' that goes along 'Album.songs' refuses while it has one 'Play', so nothing is deleted then",
            entities: """
                \(owner), "Play": {}, "Song": { "relationships": { "album": "Album?" } },
                "Single": { "parent": "Song" },
                "Hit": { "parent": "Single", "relationships": {
                  "plays": { "destination": "Play", "toMany": true, "inverse": null, "deleteRule": "deny" } } }
                """),
        TextCase(
            "deny-below-cascade", "of a sibling of what goes",
            entities: """
                \(owner), "Play": {}, "Work": {},
                "Song": { "parent": "Work", "relationships": { "album": "Album?" } },
                "Poem": { "parent": "Work", "relationships": {
                  "plays": { "destination": "Play", "toMany": true, "inverse": null, "deleteRule": "deny" } } }
                """),
        TextCase(
            "deny-below-cascade", "nothing cascades",
            entities: """
                "Play": {}, "Song": { "relationships": {
                  "plays": { "destination": "Play", "toMany": true, "inverse": null, "deleteRule": "deny" } } }
                """),
    ]

    private static func cascade(_ name: String, _ from: String, _ to: String) -> String {
        "\"\(from)\": { \"relationships\": { \"\(name)\": "
            + "{ \"destination\": \"\(to)\", \"inverse\": null, \"deleteRule\": \"cascade\" } } }"
    }

    private static let circles = [
        TextCase(
            "cascade-cycle", "three",
            says: "deleting one of 'A', 'B' and 'C' may delete the others with it, since cascades lead round: "
                + "'A.b' → 'B.c' → 'C.a'",
            entities: [cascade("b", "A", "B"), cascade("c", "B", "C"), cascade("a", "C", "A"), cascade("a", "D", "A")]
                .joined(separator: ",")),
        TextCase(
            "cascade-cycle", "two that are no pair",
            says: "deleting one of 'A' and 'B' may delete the others with it, since cascades lead round: 'A.b' → 'B.a'",
            entities: [cascade("b", "A", "B"), cascade("a", "B", "A")].joined(separator: ",")),
        TextCase("cascade-cycle", "itself", entities: cascade("a", "A", "A")),
        TextCase(
            "cascade-cycle", "a pair",
            entities: """
                "A": { "relationships": { "b": { "destination": "B", "inverse": "a", "deleteRule": "cascade" } } },
                "B": { "relationships": { "a": { "destination": "A", "inverse": "b", "deleteRule": "cascade" } } }
                """),
        TextCase(
            "cascade-cycle", "a chain",
            entities: [cascade("b", "A", "B"), cascade("c", "B", "C"), "\"C\": {}"].joined(separator: ",")),
        TextCase(
            "cascade-cycle", "over what is inherited, and kinds",
            says: "deleting one of 'B' and 'Q' may delete the others with it, since cascades lead round: 'A.p' → 'Q.b'",
            entities: """
                "A": { "abstract": true, "relationships": {
                  "p": { "destination": "P", "inverse": null, "deleteRule": "cascade" } } },
                "B": { "parent": "A" }, "P": { "abstract": true },
                "Q": { "parent": "P", "relationships": {
                  "b": { "destination": "B", "inverse": null, "deleteRule": "cascade" } } }
                """),
        TextCase(
            "cascade-cycle", "kinds of one entity that cascades to itself",
            entities: "\(cascade("a", "A", "A")), \"B\": { \"parent\": \"A\" }, \"C\": { \"parent\": \"A\" }"),
        TextCase(
            "cascade-cycle", "up the hierarchy only",
            entities: """
                "A": { "relationships": { "q": { "destination": "Q", "inverse": null, "deleteRule": "cascade" } } },
                "B": { "parent": "A" },
                "Q": { "relationships": { "b": { "destination": "C", "inverse": null, "deleteRule": "cascade" } } },
                "C": {}
                """),
    ]

    @Test(arguments: denials + circles) func followsCascades(_ row: TextCase) throws { try row.check() }

    @Test func manyAreNotAllNamed() throws {
        let ring = (0..<9).map { Self.cascade("n", "E\($0)", "E\(($0 + 1) % 9)") }.joined(separator: ",")
        let findings = try TextCase("cascade-cycle", "ring", entities: ring).findings()
        #expect(
            findings.map(\.message) == [
                "deleting one of 'E0', 'E1', 'E2', 'E3' and 5 more may delete the others with it, since cascades lead round: "
                    + "'E0.n' → 'E1.n' → 'E2.n' → 'E3.n' → 'E4.n' → 'E5.n' → …"
            ])
    }

    /// A ring, and a group of which each leads to each other one: both are walked once, not once from each entity.
    @Test(.timeLimit(.minutes(20))) func largeCirclesAreNoTrouble() {
        var model = Model(name: "Large")
        for index in 0..<1000 {
            let next = Sample.relationship("next", to: "R\((index + 1) % 1000)") { $0.deleteRule = .cascade }
            model.entities.append(Sample.entity("R\(index)", [], [next]))
        }
        for index in 0..<100 {
            model.entities.append(
                Sample.entity(
                    "G\(index)", [],
                    (0..<100).filter { $0 != index }.map { other in
                        Sample.relationship("to\(other)", to: "G\(other)", toMany: true) { $0.deleteRule = .cascade }
                    }))
        }
        let facts = ModelFacts(
            of: ModelResolver.resolve(model), settings: RuleSettings(only: ["cascade-cycle", "deny-below-cascade"]))
        #expect(facts.findings.map(\.subject) == ["R0", "G0"])
    }
}
