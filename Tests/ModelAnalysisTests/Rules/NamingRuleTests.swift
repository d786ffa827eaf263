import Testing

@testable import ModelAnalysis

@Suite struct NamingRuleTests {
    private static func attribute(_ name: String, _ value: String = "\"String?\"") -> String {
        "\"A\": { \"attributes\": { \"\(name)\": \(value) } }"
    }

    private static func entities(_ names: String...) -> String {
        names.map { "\"\($0)\": {}" }.joined(separator: ",")
    }

    private static func links(toMany: String, toOne: String) -> String {
        """
        "A": { "relationships": { "\(toMany)": { "destination": "B", "toMany": true, "inverse": "\(toOne)" } } },
        "B": { "relationships": { "\(toOne)": { "destination": "A", "inverse": "\(toMany)" } } }
        """
    }

    private static let shapes = [
        TextCase(
            "entity-name", "lower case",
            says: "the entity name 'song' begins with a lower-case letter, which Xcode does not accept",
            entities: entities("song", "Song")),
        TextCase(
            "entity-name", "digit", says: "the entity name '3D' begins with a digit, which Xcode does not accept",
            entities: entities("3D", "D3")),
        TextCase(
            "entity-name", "space", says: "the entity name 'My Song' has a space, which Xcode does not accept",
            entities: entities("My Song", "My_Song")),
        TextCase(
            "entity-name", "character",
            says: "the entity name 'Km/h' has the character '/', which Xcode does not accept",
            entities: entities("Km/h")),
        TextCase("entity-name", "other scripts", entities: entities("イベント", "Отдел", "Ünïcødé", "_Draft")),
        TextCase(
            "property-name", "upper case",
            says: "the property name 'Title' of 'A' begins with an upper-case letter, which Xcode does not accept",
            entities: attribute("Title")),
        TextCase(
            "property-name", "dash",
            says: "the property name 'a-b' of 'A' has the character '-', which Xcode does not accept",
            entities: attribute("a-b")),
        TextCase("property-name", "what is fine", entities: attribute("aB_3") + "," + entities("名")),
    ]

    private static let words = [
        TextCase(
            "reserved-name", "of an object",
            says: "'A.hash' has the name of a method that every managed object has, so Core Data refuses it",
            entities: attribute("hash")),
        TextCase("reserved-name", "part of one", entities: attribute("descriptions")),
        TextCase(
            "swift-keyword", "default",
            says: "'A.default' is a word of the Swift language, so its declaration needs back-ticks",
            entities: attribute("default")),
        TextCase("swift-keyword", "a word in some places only", entities: attribute("open")),
        TextCase(
            "ownership-prefix", "new",
            says: "'A.newTitle' begins with 'new', by which Objective-C takes it for a method that makes an object",
            entities: attribute("newTitle")),
        TextCase(
            "ownership-prefix", "digit",
            says: "'A.copy2' begins with 'copy', by which Objective-C takes it for a method that makes an object",
            entities: attribute("copy2")),
        TextCase("ownership-prefix", "another word", entities: attribute("newest")),
        TextCase("ownership-prefix", "initial", entities: attribute("initials")),
        TextCase(
            "ownership-prefix", "a number is no object",
            entities: attribute("newCount", "{ \"type\": \"Integer 16\", \"usesScalarValueType\": true }")),
        TextCase(
            "swift-type-name", "task", says: "the class 'Task' hides the type of that name of Swift or Foundation",
            entities: entities("Task", "Tasks")),
        TextCase(
            "swift-type-name", "by its class",
            says: "the class 'Data' hides the type of that name of Swift or Foundation",
            entities: "\"Fact\": { \"class\": \"Data\" }, \"Task\": { \"class\": \"Todo\" }"),
        TextCase(
            "scripting-name", "colour", says: "'A.color' collides with AppKit where a program can be scripted",
            entities: attribute("color")),
        TextCase("scripting-name", "colours", entities: attribute("colors")),
        TextCase(
            "type-suffix", "string", says: "'A.titleString' ends in 'String', which its type says already",
            entities: attribute("titleString")),
        TextCase(
            "type-suffix", "the word alone",
            entities: attribute("string") + ", \"B\": { \"attributes\": { \"Int\": \"Int?\" } }"),
        TextCase(
            "boolean-prefix", "no question",
            says: "'A.public' is yes or no, but its name does not read like a question",
            entities: attribute("public", "\"Bool\"")),
        TextCase(
            "boolean-prefix", "begins like one",
            says: "'A.issue' is yes or no, but its name does not read like a question",
            entities: attribute("issue", "\"Bool\"")),
        TextCase("boolean-prefix", "a question", entities: attribute("isPublic", "\"Bool\"")),
        TextCase("boolean-prefix", "another script", entities: attribute("выбран", "\"Bool\"")),
        TextCase("boolean-prefix", "no Boolean", entities: attribute("public")),
    ]

    private static let numbers = [
        TextCase(
            "plurality", "both the wrong way round",
            says: "'A.song' is to-many, but its name reads like that of one object",
            "'B.albums' is to-one, but its name reads like that of several objects",
            entities: links(toMany: "song", toOne: "albums")),
        TextCase(
            "plurality", "an entity", says: "the entity 'Songs' has a plural name, though each of its objects is one",
            entities: entities("Songs", "Address", "Status", "Analysis", "Series", "News", "Bus")),
        TextCase("plurality", "other scripts", entities: links(toMany: "пункты", toOne: "イベント一覧")),
        TextCase("plurality", "irregular", entities: links(toMany: "children", toOne: "boss")),
        TextCase(
            "plurality", "last word counts", entities: links(toMany: "songsOfAlbumChildren2", toOne: "settingsStatus")),
        TextCase(
            "common-prefix", "two capitals",
            says: "all 2 entities begin with 'CD', which tells nothing about any of them",
            entities: entities("CDSong", "CDAlbum")),
        TextCase(
            "common-prefix", "what they share",
            says: "all 2 entities begin with 'OCK', which tells nothing about any of them",
            entities: entities("OCKCDSong", "OCKSong")),
        TextCase(
            "common-prefix", "a word",
            says: "all 3 entities begin with 'Main', which tells nothing about any of them",
            entities: entities("MainOffer", "MainGroup", "MainGap")),
        TextCase("common-prefix", "a word of two", entities: entities("MeetingNote", "MeetingTag")),
        TextCase("common-prefix", "half a word", entities: entities("Cart", "Card", "Category")),
        TextCase(
            "common-prefix", "the plain name too", entities: entities("MainOffer", "MainGroup", "MainGap", "Offer")),
        TextCase("common-prefix", "not all", entities: entities("CDSong", "CDAlbum", "Player")),
        TextCase("common-prefix", "one capital", entities: entities("XSong", "XAlbum")),
        TextCase("common-prefix", "an acronym is a word", entities: entities("URL", "URLItem")),
        TextCase("common-prefix", "one entity", entities: entities("CDSong")),
    ]

    @Test(arguments: shapes + words + numbers) func judgesNames(_ row: TextCase) throws { try row.check() }
}
