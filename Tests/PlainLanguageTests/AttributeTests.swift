import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

@Suite struct AttributeTests {
    private let narrator: AttributeNarrator = {
        var address = Composite(name: "Address")
        address.attributes = [Attribute(name: "street", type: .string), Attribute(name: "city", type: .string)]
        return AttributeNarrator(facts: Narration([], composites: [address]).facts)
    }()

    private func attribute(
        _ type: AttributeType, optional: Bool? = false, _ change: (inout Attribute) -> Void = { _ in }
    ) -> Attribute {
        var attribute = Attribute(name: "a", type: type)
        attribute.isOptional = optional
        change(&attribute)
        return attribute
    }

    private func constraints(
        _ type: AttributeType, optional: Bool? = false, _ change: (inout Attribute) -> Void
    ) -> [String] {
        narrator.constraints(of: attribute(type, optional: optional, change)).map(\.plain)
    }

    @Test func `bounds are put into words`() {
        #expect(
            constraints(.decimal) {
                $0.minimum = .text("0")
                $0.maximum = .text("100000000")
            } == ["0 to 100,000,000"])
        #expect(constraints(.integer16, optional: true) { $0.minimum = .text("-1500") } == ["if set, at least -1,500"])
        #expect(constraints(.double, optional: nil) { $0.maximum = .text("0.5") } == ["if set, at most 0.5"])
        #expect(
            constraints(.integer16) {
                $0.minimum = .text("3")
                $0.maximum = .text("3")
            } == ["exactly 3"])
        #expect(
            constraints(.date) { $0.minimum = .secondsSinceReferenceDate("0") } == ["not before 2001-01-01T00:00:00Z"])
        #expect(
            constraints(.date, optional: true) {
                $0.minimum = .secondsSinceReferenceDate("0")
                $0.maximum = .text("2020-01-01")
            } == ["if set, from 2001-01-01T00:00:00Z to 2020-01-01"])
    }

    @Test func `lengths and patterns are put into words`() {
        #expect(constraints(.string) { $0.minimumLength = 2 } == ["at least 2 characters"])
        #expect(constraints(.string) { $0.maximumLength = 1 } == ["at most 1 character"])
        #expect(
            constraints(.string) {
                $0.minimumLength = 2
                $0.maximumLength = 1000
                $0.regularExpression = "[a-z]+"
            } == ["2 to 1,000 characters", "matches '[a-z]+'"])
        #expect(
            constraints(.string, optional: true) {
                $0.maximumLength = 9
                $0.regularExpression = "x"
            } == ["if set, at most 9 characters, matching 'x'"])
        #expect(constraints(.string, optional: true) { $0.regularExpression = "x" } == ["if set, matches 'x'"])
    }

    @Test func `everything else is said in its turn`() {
        #expect(
            constraints(.integer16) {
                $0.values = [NamedValue(value: "0", name: "draft"), NamedValue(value: "1", name: "published")]
            } == ["'0' means draft", "'1' means published"])
        #expect(
            constraints(.string) { $0.derivation = "canonical:(name)" } == [
                "calculated from 'canonical:(name)' when the object is saved; read-only"
            ])
        #expect(
            constraints(.composite) { $0.composite = "Address" } == [
                "a group of values, 'Address': 'street' and 'city'"
            ])
        #expect(constraints(.composite) { $0.composite = "Gone" } == ["a group of values, 'Gone'"])
        #expect(
            constraints(.transformable) {
                $0.valueClass = "UIColor"
                $0.valueTransformer = "ColorTransformer"
                $0.isStoredExternally = true
                $0.isEncryptedInCloud = true
                $0.isPreservedAfterDeletion = true
                $0.isSpotlightIndexed = true
                $0.isIndexed = true
                $0.isTransient = true
            } == [
                "holds 'UIColor'", "stored through the transformer 'ColorTransformer'",
                "large values are kept in files of their own", "encrypted in CloudKit",
                "kept in the history after deletion",
                "indexed by Spotlight", "indexed", "in memory only, not saved",
            ])
        #expect(constraints(.string, optional: true) { _ in }.isEmpty)
    }

    @Test(arguments: [
        (AttributeType.string, AttributeValue.text(""), "the empty string"), (.string, .text("a b"), "'a b'"),
        (.boolean, .text("YES"), "yes"), (.boolean, .text("0"), "no"), (.boolean, .text("maybe"), "'maybe'"),
        (.integer32, .text("10000"), "10,000"), (.date, .secondsSinceReferenceDate("86400"), "2001-01-02T00:00:00Z"),
        (.date, .secondsSinceReferenceDate("x"), "x seconds after 2001-01-01T00:00:00Z"),
        (.uuid, .text("1-2"), "'1-2'"),
    ])
    func `a default is shown as people read it`(type: AttributeType, value: AttributeValue, expected: String) {
        #expect(narrator.defaultText(of: attribute(type) { $0.defaultValue = value })?.plain == expected)
    }

    @Test func `no default is not the empty string`() {
        #expect(narrator.defaultText(of: attribute(.string)) == nil)
    }

    @Test func `a type has a question mark in a picture where it may be empty`() {
        #expect(narrator.pictureTypeText(of: attribute(.string, optional: true)) == "String?")
        #expect(narrator.pictureTypeText(of: attribute(.string, optional: nil)) == "String")
        #expect(narrator.pictureTypeText(of: attribute(.decimal)) == "Decimal")
        #expect(narrator.typeText(of: attribute(.composite, optional: true) { $0.composite = "Address" }) == "Address")
        #expect(narrator.typeText(of: attribute(.other("Dictionary<String, Int>"))) == "Dictionary<String, Int>")
    }
}
