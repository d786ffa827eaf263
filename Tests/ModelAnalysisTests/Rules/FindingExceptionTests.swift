import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct FindingExceptionTests {
    private static func note(_ value: String?) -> [UserInfoEntry] {
        [UserInfoEntry(key: "modeldoc.ignore", value: value)]
    }

    /// A model with a missing inverse at `A.b`.
    private static func model(
        ofModel: String? = nil, ofEntity: String? = nil, ofProperty: String? = nil
    ) -> ModelFacts {
        ModelFacts(
            Sample.model(
                Sample.entity(
                    "A", [],
                    [Sample.relationship("b", to: "B") { $0.userInfo = ofProperty.map(note) ?? [] }]
                ) { $0.userInfo = ofEntity.map(note) ?? [] },
                Sample.entity("B")
            ) { $0.userInfo = ofModel.map(note) ?? [] })
    }

    private static let places = [
        model(ofModel: "missing-inverse: why"), model(ofEntity: "missing-inverse: why"),
        model(ofProperty: "missing-inverse: why"), model(ofProperty: "unknown-type, missing-inverse :  why "),
        model(ofProperty: "unknown-type missing-inverse\t: why"),
        model(ofModel: "unknown-type: other\n\nmissing-inverse: why"),
    ]

    @Test(arguments: places.indices) func passesOver(_ index: Int) {
        let facts = Self.places[index]
        #expect(facts.findings.map(\.message) == [])
        #expect(facts.ignoredFindings.map(\.finding.rule) == ["missing-inverse"])
        #expect(facts.ignoredFindings.map(\.reason) == ["why"])
    }

    @Test func isForItsPlaceAndRuleAlone() {
        let other = Self.model(ofProperty: "unknown-type: why")
        #expect(other.findings.map(\.rule) == ["missing-inverse"])
        #expect(other.ignoredFindings.isEmpty)
        let elsewhere = ModelFacts(
            Sample.model(
                Sample.entity("A", [], [Sample.relationship("b", to: "B")]),
                Sample.entity("B") { $0.userInfo = Self.note("missing-inverse: why") }))
        #expect(elsewhere.findings.map(\.rule) == ["missing-inverse"])
    }

    @Test func entityNamesMayHaveDots() {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity("A.x", [], [Sample.relationship("b", to: "B")]) {
                    $0.userInfo = Self.note("missing-inverse: why")
                }, Sample.entity("B")))
        #expect(facts.findings(("missing-inverse")).isEmpty)
    }

    @Test func countsAtTheOtherEndOfAPair() {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a") { $0.isTransient = true }]),
                Sample.entity(
                    "B", [],
                    [
                        Sample.relationship("a", to: "A", inverse: "b") {
                            $0.userInfo = Self.note("transient-mismatch: the old tools did not mind")
                        }
                    ])))
        #expect(facts.findings.isEmpty)
        #expect(facts.ignoredFindings.map(\.finding.subject) == ["A.b"])
    }

    @Test func saysWhatIsWrongWithAnException() {
        let unknown = Self.model(ofProperty: "mising-inverse: why")
        #expect(
            unknown.findings.map(\.message) == [
                "'A.b' has no inverse, so no 'A' object is told when its 'B' is deleted",
                "'modeldoc.ignore' of 'A.b' names the rule 'mising-inverse', which there is not",
            ])
        #expect(unknown.findings[1].help == ["did you mean 'missing-inverse'?"])
        let bare = Self.model(ofEntity: "missing-inverse")
        #expect(bare.findings.map(\.rule) == ["ignore-without-reason"])
        #expect(bare.ignoredFindings.map(\.reason) == [nil])
        let empty = Self.model(ofModel: " : because")
        #expect(empty.findings.map(\.rule) == ["missing-inverse", "unknown-ignored-rule"])
        for blank in ["", "  \n "] {
            #expect(Self.model(ofModel: blank).findings.map(\.rule) == ["missing-inverse"])
        }
    }
}
