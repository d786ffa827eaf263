import Testing

@testable import ModelAnalysis

/// Rules about the shape of a model that came with the linter.
@Suite struct StructureRuleTests {
    private static func wide(_ attributes: Int, _ relationships: Int) -> String {
        let values = (0..<attributes).map { "\"a\($0)\": \"Int\"" }.joined(separator: ",")
        let links = (0..<relationships).map { "\"r\($0)\": { \"destination\": \"A\", \"inverse\": null }" }
        return "\"A\": { \"attributes\": { \(values) }, \"relationships\": { \(links.joined(separator: ",")) } }"
    }

    private static func medium(_ members: String, optional: Bool = false, kind: String = "") -> String {
        """
        "Song": { "relationships": { "m": { "destination": "Medium", "optional": \(optional), "inverse": null } } },
        "Medium": { \(members) } \(kind)
        """
    }

    private static func triangle(back: String = "\"toMany\": true") -> String {
        """
        "Event": { "relationships": {
          "category": { "destination": "Category", "inverse": "events" },
          "parts": { "destination": "Part", "toMany": true, "inverse": "events" } } },
        "Category": { "relationships": { "events": "[Event]", "parts": "[Part]" } },
        "Part": { "relationships": {
          "events": { "destination": "Event", \(back), "inverse": "parts" },
          "category": { "destination": "Category", "inverse": "parts" } } }
        """
    }

    private static let cases = [
        TextCase(
            "too-many-properties", "101", says: "'A' has 101 properties, all of which are read with each object",
            entities: wide(90, 11)),
        TextCase("too-many-properties", "100", entities: wide(90, 10)),
        TextCase(
            "empty-destination", "no kinds",
            says: "'Song.m' is required, but 'Medium' is abstract and has no kinds, so no 'Song' can be saved",
            entities: medium("\"abstract\": true")),
        TextCase("empty-destination", "optional", entities: medium("\"abstract\": true", optional: true)),
        TextCase("empty-destination", "concrete", entities: medium("")),
        TextCase(
            "empty-destination", "a kind of a kind",
            entities: medium(
                "\"abstract\": true",
                kind: ", \"Disc\": { \"parent\": \"Medium\", \"abstract\": true }, \"CD\": { \"parent\": \"Disc\" }")),
        TextCase(
            "empty-destination", "an abstract kind only",
            says: "'Song.m' is required, but 'Medium' is abstract and has no kinds, so no 'Song' can be saved",
            entities: medium(
                "\"abstract\": true", kind: ", \"Disc\": { \"parent\": \"Medium\", \"abstract\": true }")),
        TextCase(
            "two-paths", "over what several share, told once",
            says:
                "'Event.category' and 'Event.parts' → 'Part.category' both lead to 'Category', and may lead to different ones",
            entities: triangle()),
        TextCase(
            "two-paths", "from what belongs to another",
            says:
                "'Part.category' and 'Part.events' → 'Event.category' both lead to 'Category', and may lead to different ones",
            entities: triangle(back: "\"toMany\": false")),
        TextCase(
            "two-paths", "what belongs to each",
            entities: """
                "A": { "relationships": { "b": { "destination": "B", "inverse": "a" }, "c": { "destination": "C", "inverse": "a" } } },
                "B": { "relationships": { "a": "A?", "c": { "destination": "C", "inverse": "b" } } },
                "C": { "relationships": { "a": "A?", "b": "B?" } }
                """),
        TextCase(
            "missing-transformer", "none",
            says: "'A.x' names no transformer, so that a store may make it decode any class",
            entities: "\"A\": { \"attributes\": { \"x\": \"Transformable\" } }"),
        TextCase(
            "insecure-transformer", "an old one",
            says: "'A.x' uses 'NSKeyedUnarchiveFromData', so that a store may make it decode any class",
            entities: """
                "A": { "attributes": { "x": { "type": "Transformable", "valueTransformer": "NSKeyedUnarchiveFromData" } } }
                """),
        TextCase(
            "missing-transformer", "one of the author",
            entities:
                "\"A\": { \"attributes\": { \"x\": { \"type\": \"Transformable\", \"valueTransformer\": \"Mine\" } } }"),
        TextCase(
            "required-without-default", "required",
            says: "'A.x' is required and has no default, so a new object cannot be saved until it is set",
            entities: "\"A\": { \"attributes\": { \"x\": \"String\", \"y\": \"String?\" } }"),
        TextCase(
            "system-requirements", "the newest",
            says: "the model has derived attributes, so it needs at least iOS 13 and macOS 10.15",
            entities:
                "\"A\": { \"attributes\": { \"x\": \"UUID\", \"y\": { \"type\": \"Date\", \"derivation\": \"now()\" } } }"
        ),
    ]

    @Test(arguments: cases) func findsOnlyWhatBreaksIt(_ row: TextCase) throws { try row.check() }
}
