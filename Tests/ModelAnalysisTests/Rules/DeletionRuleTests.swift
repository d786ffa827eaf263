import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct DeletionRuleTests {
    /// A pair `A.b` ↔ `B.a` of which each end is written in full.
    private static func pair(_ b: String, _ a: String) -> String {
        """
        "A": { "relationships": { "b": { "destination": "B", "inverse": "a", \(b) } } },
        "B": { "relationships": { "a": { "destination": "A", "inverse": "b", \(a) } } }
        """
    }

    private static func alone(_ b: String) -> String {
        """
        "A": { "relationships": { "b": { "destination": "B", "inverse": null, \(b) } } }, "B": {}
        """
    }

    private static func itself(_ friends: String) -> String {
        """
        "A": { "relationships": { "friends": { "destination": "A", "inverse": "friends", \(friends) } } }
        """
    }

    private static let many = "\"toMany\": true"
    private static let cascade = "\"deleteRule\": \"cascade\""
    private static let deny = "\"deleteRule\": \"deny\""
    private static let nullify = "\"deleteRule\": \"nullify\""
    private static let noAction = "\"deleteRule\": \"no-action\""
    private static let required = "\"optional\": false"

    private static let nullifies = [
        TextCase(
            "nullify-required-inverse", "one of many",
            says: "deleting one 'A' empties 'B.a', which is required, so the save fails (error 1570)",
            entities: pair("\(many), \(nullify)", required)),
        TextCase(
            "nullify-required-inverse", "both ends, told once",
            says:
                "deleting either end of 'A.b' empties the other, and both are required, so the save fails (error 1570)",
            entities: pair("\(nullify), \(required)", "\(nullify), \(required)")),
        TextCase(
            "nullify-required-inverse", "with itself",
            says: "deleting one 'A' empties 'A.friends', which is required, so the save fails (error 1570)",
            entities: itself("\(nullify), \(required)")),
        TextCase(
            "nullify-required-inverse", "not known whether required", entities: pair("\(many)", "\"optional\": null")),
        TextCase(
            "nullify-required-inverse", "a rule that is not known", entities: pair("\"deleteRule\": null", required)),
        TextCase(
            "nullify-required-inverse", "in memory only",
            entities: pair("\(many), \"transient\": true", "\(required), \"transient\": true")),
        TextCase("nullify-required-inverse", "a required to-many", entities: pair(many, "\(many), \(required)")),
        TextCase("nullify-required-inverse", "no inverse", entities: alone(required)),
        TextCase(
            "nullify-below-minimum", "a required to-many",
            says: "deleting one 'A' may leave fewer than 1 in 'B.a', so the save fails (error 1570)",
            entities: pair(many, "\(many), \(required)")),
        TextCase(
            "nullify-below-minimum", "an optional one with a minimum",
            says: "deleting one 'A' may leave fewer than 2 in 'B.a', so the save fails (error 1580)",
            entities: pair(many, "\(many), \"minCount\": 2")),
        TextCase(
            "nullify-below-minimum", "an optional one that may be one", entities: pair(many, "\(many), \"minCount\": 1")
        ),
        TextCase("nullify-below-minimum", "a cascade", entities: pair("\(many), \(cascade)", "\(many), \(required)")),
    ]

    private static let cascades = [
        TextCase(
            "cascade-both-ways", "one-to-many",
            says: "deleting one 'B' deletes its 'A' and so all others in 'A.b', since both ends cascade",
            entities: pair("\(many), \(cascade)", cascade)),
        TextCase(
            "cascade-both-ways", "one-to-one, told once",
            says: "deleting one 'A' deletes its 'B', and the other way round, since both ends cascade",
            entities: pair(cascade, cascade)),
        TextCase("cascade-both-ways", "many-to-many", entities: pair("\(many), \(cascade)", "\(many), \(cascade)")),
        TextCase("cascade-both-ways", "with itself", entities: itself(cascade)),
        TextCase(
            "cascade-to-parent", "the wrong end",
            says: "deleting one 'B' also deletes its 'A', although other 'B' objects share it",
            entities: pair(many, cascade)),
        TextCase("cascade-to-parent", "both ends", entities: pair("\(many), \(cascade)", cascade)),
        TextCase("cascade-to-parent", "one-to-one", entities: pair(nullify, cascade)),
        TextCase(
            "cascade-to-parent", "a maximum of one is to-one", entities: pair("\(many), \"maxCount\": 1", cascade)),
        TextCase(
            "cascade-many-to-many", "one end",
            says: "deleting one 'A' also deletes each 'B' in 'b', even if others use it",
            entities: pair("\(many), \(cascade)", many)),
        TextCase(
            "cascade-many-to-many", "both ends, told once",
            says: "deleting one 'A' also deletes each 'B' in 'b', even if others use it, and the other way round",
            entities: pair("\(many), \(cascade)", "\(many), \(cascade)")),
        TextCase(
            "cascade-many-to-many", "with itself",
            says: "deleting one 'A' also deletes each 'A' in 'friends', even if others use it",
            entities: itself("\(many), \(cascade)")),
        TextCase("cascade-many-to-many", "one-to-many", entities: pair("\(many), \(cascade)", nullify)),
        TextCase(
            "cascade-to-shared", "without inverse",
            says: "deleting one 'A' deletes its 'B', which others may share, since 'A.b' has no inverse",
            entities: alone(cascade)),
        TextCase("cascade-to-shared", "to-many is in one set only", entities: alone("\(many), \(cascade)")),
        TextCase("cascade-to-shared", "one-to-one", entities: pair(cascade, nullify)),
        TextCase(
            "cascade-self-loop", "a tree",
            says: "deleting one 'A' also deletes every 'A' that it reaches along 'parts', at any depth",
            entities: """
                "A": { "relationships": {
                  "parts": { "destination": "A", "toMany": true, "inverse": "whole", "deleteRule": "cascade" },
                  "whole": { "destination": "A", "inverse": "parts" } } }
                """),
        TextCase(
            "cascade-self-loop", "to what it is a kind of",
            says: "deleting one 'B' also deletes every 'A' that it reaches along 'a', at any depth",
            entities: """
                "A": {}, "B": { "parent": "A", "relationships": {
                  "a": { "destination": "A", "inverse": null, "deleteRule": "cascade" } } }
                """),
        TextCase("cascade-self-loop", "many-to-many is told as that", entities: itself("\(many), \(cascade)")),
        TextCase(
            "cascade-self-loop", "to a sibling",
            entities: """
                "P": {}, "A": { "parent": "P" }, "B": { "parent": "P", "relationships": {
                  "a": { "destination": "A", "inverse": null, "deleteRule": "cascade" } } }
                """),
    ]

    private static let others = [
        TextCase(
            "no-action-with-inverse", "one end",
            says: "deleting one 'A' may leave 'B.a' pointing at what is gone, since the rule is No Action",
            entities: pair("\(many), \(noAction)", nullify)),
        TextCase(
            "no-action-with-inverse", "both ends, told once",
            says:
                "deleting either end of 'A.b' may leave the other pointing at what is gone, since the rule is No Action",
            entities: pair("\(many), \(noAction)", noAction)),
        TextCase("no-action-with-inverse", "without", entities: alone(noAction)),
        TextCase(
            "no-action-without-inverse", "without",
            says: "'A.b' has the rule No Action, of which Xcode warns; without inverse it does the same as Nullify",
            entities: alone(noAction)),
        TextCase("no-action-without-inverse", "with", entities: pair(noAction, nullify)),
        TextCase(
            "one-way-delete-rule", "Deny",
            says: "'A.b' may go on refusing the deletion of one 'A' after its 'B' is gone, since it has no inverse",
            entities: alone(deny)),
        TextCase(
            "one-way-delete-rule", "Cascade to many",
            says: "'A.b' takes each 'B' along, but is not told when one of them goes first, since it has no inverse",
            entities: alone("\(many), \(cascade)")),
        TextCase("one-way-delete-rule", "Nullify", entities: alone(nullify)),
        TextCase("one-way-delete-rule", "Cascade to one has a rule of its own", entities: alone(cascade)),
        TextCase(
            "deny-both-ways", "a pair, told once",
            says: "'A.b' and 'B.a' deny each other, so linked objects cannot be deleted until the link is taken apart",
            entities: pair("\(many), \(deny)", deny)),
        TextCase(
            "deny-both-ways", "with itself",
            says: "'A.friends' denies at both ends, so linked objects cannot be deleted until the link is taken apart",
            entities: itself("\(many), \(deny)")),
        TextCase("deny-both-ways", "one end", entities: pair("\(many), \(deny)", cascade)),
        TextCase(
            "orphan", "the only link",
            says: "deleting one 'A' leaves its 'B' objects without any link, so only a search finds them",
            entities: pair("\(many), \(nullify)", nullify)),
        TextCase("orphan", "a required back reference fails instead", entities: pair("\(many), \(nullify)", required)),
        TextCase("orphan", "a cascade", entities: pair("\(many), \(cascade)", nullify)),
        TextCase(
            "orphan", "another way to it",
            entities: pair("\(many), \(nullify)", nullify) + """
                , "C": { "relationships": { "b": { "destination": "B", "inverse": null } } }
                """),
    ]

    @Test(arguments: nullifies + cascades + others) func saysWhatADeletionDoes(_ row: TextCase) throws {
        try row.check()
    }

    @Test(arguments: nullifies + cascades + others) func saysItOnceWithAllRules(_ row: TextCase) throws {
        let told = try row.findings(RuleSettings()).filter { finding in
            FindingRules.rule(finding.rule)?.family == .deletion && finding.severity > .info
        }
        #expect(told.count <= 1, "\(told.map(\.message))")
    }
}
