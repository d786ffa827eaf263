import DataModel
import Testing

@testable import ModelAnalysis

@Suite struct CloudKitRuleTests {
    private static let entities = """
        "entities": {
          "Album": {
            "attributes": { "barcode": "String", "place": "ObjectID?", "made": { "type": "Date", "optional": false, "default": 0 },
              "now": { "type": "Date", "optional": false, "derivation": "now()" },
              "shown": { "type": "String", "optional": false, "transient": true } },
            "uniquenessConstraints": [["barcode"]],
            "relationships": {
              "songs": { "destination": "Song", "toMany": true, "ordered": true, "inverse": "album", "deleteRule": "deny" },
              "genre": { "destination": "Genre", "optional": false, "inverse": null } } },
          "Song": { "relationships": { "album": { "destination": "Album", "optional": null } } },
          "Genre": { "attributes": { "name": "String" } }
        }
        """

    private static func told(_ members: String, _ settings: RuleSettings = RuleSettings()) throws -> [String] {
        try TextCase("", "", model: entities + members).findings(settings).map { "\($0.rule) \($0.subject)" }
            .filter { $0.hasPrefix("cloudkit") || $0.hasPrefix("missing") || $0.hasPrefix("separated") }
    }

    private static let ofAlbum = [
        "cloudkit-uniqueness Album", "cloudkit-order Album.songs", "cloudkit-deny Album.songs",
        "cloudkit-required-relationship Album.genre", "cloudkit-inverse Album.genre", "cloudkit-default Album.barcode",
        "cloudkit-type Album.place",
    ]

    @Test func saysNothingWithoutCloudKit() throws {
        #expect(try Self.told("") == ["missing-inverse Album.genre"])
    }

    @Test func checksAllOfAModelThatSaysSo() throws {
        #expect(try Self.told(", \"usedWithCloudKit\": true") == Self.ofAlbum + ["cloudkit-default Genre.name"])
        #expect(
            try Self.told("", RuleSettings(treatsAsCloudKit: true)) == Self.ofAlbum + ["cloudkit-default Genre.name"])
    }

    @Test func checksTheEntitiesOfAConfigurationAlone() throws {
        let configurations = """
            , "configurations": { "Cloud": { "entities": ["Album", "Song"], "usedWithCloudKit": true },
              "Local": { "entities": ["Genre"] } }
            """
        #expect(try Self.told(configurations) == Self.ofAlbum + ["cloudkit-configurations Album.genre"])
        let local = configurations.replacing("true", with: "false")
        #expect(
            try Self.told(local) == ["missing-inverse Album.genre", "separated-by-configurations Album.genre"])
    }

    @Test func whatCloudKitIsNotAskedAboutIsToldAsUsual() throws {
        let settings = RuleSettings(severities: ["cloudkit-inverse": .off])
        #expect(try Self.told(", \"usedWithCloudKit\": true", settings).contains("missing-inverse Album.genre"))
    }

    private static let swiftData = [
        TextCase(
            "swiftdata-inheritance", "both", says: "'A' is abstract, which SwiftData does not have on most systems",
            "'B' is a kind of 'A', which SwiftData does not have on most systems",
            model:
                "\"usedWithSwiftData\": true, \"entities\": { \"A\": { \"abstract\": true }, \"B\": { \"parent\": \"A\" } }"
        ),
        TextCase(
            "swiftdata-inheritance", "not driven by it",
            model: "\"entities\": { \"A\": { \"abstract\": true }, \"B\": { \"parent\": \"A\" } }"),
        TextCase(
            "swiftdata-unsupported", "all of it", says: "the fetched property 'A.f' is not seen by SwiftData",
            "the fetch request 'r' is not seen by SwiftData", "the configuration 'C' is not seen by SwiftData",
            model: """
                "usedWithSwiftData": true, "fetchRequests": { "r": { "entity": "A" } },
                "configurations": { "C": { "entities": ["A"] } },
                "entities": { "A": { "fetchedProperties": { "f": { "fetchRequest": { "entity": "A" } } } } }
                """),
        TextCase(
            "swiftdata-unsupported", "not driven by it",
            model: "\"fetchRequests\": { \"r\": { \"entity\": \"A\" } }, \"entities\": { \"A\": {} }"),
        TextCase("swiftdata-order", "not driven by it", model: entities),
        TextCase("swiftdata-deny", "not driven by it", model: entities),
        TextCase(
            "swiftdata-order", "driven by it", says: "'Album.songs' is ordered, but SwiftData keeps no order",
            model: entities + ", \"usedWithSwiftData\": true"),
        TextCase(
            "swiftdata-deny", "driven by it",
            says: "'Album.songs' is Deny, which SwiftData may answer by ending the program",
            model: entities + ", \"usedWithSwiftData\": true"),
    ]

    @Test(arguments: swiftData) func judgesModelsOfSwiftData(_ row: TextCase) throws { try row.check() }
}
