import DataModel
import TestModels
import ModelAnalysis
import Testing

@testable import Diagrams

@Suite struct MarkTests {
    /// What a relationship allows, and the mark at its destination.
    struct Shape: CustomTestStringConvertible, Sendable {
        let toMany: Bool
        let optional: Bool
        let mark: EndMark

        static let all = [
            Shape(toMany: false, optional: false, mark: .exactlyOne),
            Shape(toMany: false, optional: true, mark: .atMostOne),
            Shape(toMany: true, optional: false, mark: .atLeastOne),
            Shape(toMany: true, optional: true, mark: .anyNumber),
        ]
        var testDescription: String { mark.rawValue }

        func relationship(_ name: String, to entity: String, inverse: String?, _ rule: DeleteRule?) -> Relationship {
            Sample.relationship(name, to: entity, inverse: inverse, toMany: toMany) {
                $0.isOptional = optional
                $0.deleteRule = rule
            }
        }
    }

    /// The colour of a half whose card has `shape` with a rule, where `back` leads back: what a deletion does.
    private func colour(_ rule: DeleteRule?, _ shape: Shape, back: Shape) -> String {
        switch rule {
        case .nullify: !back.toMany && !back.optional ? "requires" : "nullify"
        case .noAction: !back.toMany || shape.toMany ? "no-action" : "nullify"
        case .cascade, .deny, nil: rule?.rawValue ?? "unstated"
        }
    }

    /// The mark that is drawn at an end: its strokes from the card outwards.
    private func mark(at end: XMLElement) -> EndMark? {
        let paths = end.children.filter { $0.name == "path" }.compactMap { $0.attributes["d"] }
        let strokes = paths.joined(separator: " ").split(separator: "M").count
        let hasRing = end.children.contains { $0.classes.contains("ring") }
        // A foot is one stroke of three points.
        let hasFoot = paths.contains { path in
            path.split(separator: "M").contains { $0.split(separator: "L").count == 3 }
        }
        switch (hasFoot, hasRing, strokes) {
        case (false, false, 2): return .exactlyOne
        case (false, true, 1): return .atMostOne
        case (true, false, 2): return .atLeastOne
        case (true, true, 1): return .anyNumber
        case (false, false, 1): return .one
        case (true, false, 1): return .many
        default: return nil
        }
    }

    @Test(arguments: Shape.all, Shape.all) func pairsHaveTheMarkOfEachEnd(_ there: Shape, _ back: Shape) throws {
        for isSelf in [false, true] {
            for rule in DeleteRule.allCases.map(Optional.some) + [nil] {
                let far = isSelf ? "A" : "B"
                let first = there.relationship("there", to: far, inverse: "back", rule)
                let second = back.relationship("back", to: "A", inverse: "there", .nullify)
                let model =
                    isSelf
                    ? Sample.model(Sample.entity("A", [], [first, second]))
                    : Sample.model(Sample.entity("A", [], [first]), Sample.entity("B", [], [second]))
                for detail in Diagram.Detail.allCases {
                    let lines = try Pictures.svg(model, detail).all(ofClass: "relationship")
                    try #require(lines.count == 1)
                    let ends = lines[0].children.filter { $0.classes.contains("end") }
                    let isFirst = lines[0].attributes["data-from"] == "A.there"
                    #expect(isFirst || lines[0].attributes["data-from"] == "\(far).back")
                    // At the destination end of a relationship stands how many of it one source has.
                    #expect(mark(at: ends[isFirst ? 1 : 0]) == there.mark)
                    #expect(mark(at: ends[isFirst ? 0 : 1]) == back.mark)
                    let here = rule?.rawValue ?? "unstated"
                    #expect(lines[0].classes.contains(isFirst ? "from-\(here)" : "to-\(here)"))
                    #expect(lines[0].classes.contains(isFirst ? "to-nullify" : "from-nullify"))
                    #expect(!lines[0].classes.contains("one-way"))
                    // Ownership reads from left to right.
                    if there.toMany != back.toMany { #expect(isFirst == there.toMany) }
                    let colours = lines[0].all(ofClass: "line").map { $0.classes.last }
                    let (near, other) = (colour(rule, there, back: back), colour(.nullify, back, back: there))
                    let expected = isFirst ? [near, other] : [other, near]
                    #expect(colours == (near == other ? [near] : expected))
                }
            }
        }
    }

    @Test(arguments: Shape.all) func oneWayLinesStartAtADot(_ shape: Shape) throws {
        for far in ["A", "B", "Ghost"] {
            for rule in DeleteRule.allCases {
                let model = Sample.model(
                    Sample.entity("A", [], [shape.relationship("there", to: far, inverse: nil, rule)]),
                    Sample.entity("B"))
                for detail in Diagram.Detail.allCases {
                    let line = try #require(try Pictures.svg(model, detail).all(ofClass: "relationship").first)
                    let ends = line.children.filter { $0.classes.contains("end") }
                    #expect(ends[0].children.map(\.classes) == [["nub"]])
                    #expect(mark(at: ends[1]) == shape.mark)
                    #expect(line.classes == ["relationship", "from-\(rule.rawValue)", "to-none", "one-way"])
                    #expect(line.attributes["data-to"] == far)
                    // Nobody refers back, but what a to-one points at may go without a word.
                    let isThere = far != "Ghost"
                    let near = isThere && (rule == .cascade || rule == .deny) ? rule.rawValue : "nullify"
                    let other = isThere && !shape.toMany ? "no-action" : "nullify"
                    let expected = near == other ? [["line", near]] : [["line", near], ["line", other]]
                    let lines = line.all(ofClass: "line").map(\.classes).filter { !$0.contains("solid") }
                    #expect(lines == expected)
                    #expect(line.all(ofClass: "solid").map(\.classes) == [["line", other, "solid"]])
                }
            }
        }
    }

    @Test(arguments: Shape.all) func itsOwnInverseHasTheSameMarkAtBothEnds(_ shape: Shape) throws {
        let model = Sample.model(
            Sample.entity("A", [], [shape.relationship("r", to: "A", inverse: "r", .nullify)]))
        for detail in Diagram.Detail.allCases {
            let line = try #require(try Pictures.svg(model, detail).all(ofClass: "relationship").first)
            let ends = line.children.filter { $0.classes.contains("end") }
            #expect(ends.map(mark) == [shape.mark, shape.mark])
        }
    }

    @Test func theUnstatedHasNoLowerBound() throws {
        for (toMany, expected) in [(false, EndMark.one), (true, .many)] {
            let model = Sample.model(
                Sample.entity(
                    "A", [], [Sample.relationship("b", to: "B", toMany: toMany) { $0.isOptional = nil }]),
                Sample.entity("B"))
            let line = try #require(try Pictures.svg(model).all(ofClass: "relationship").first)
            #expect(mark(at: line.children.filter { $0.classes.contains("end") }[1]) == expected)
        }
    }

    @Test(
        arguments: [
            (0, nil, 1, nil), (1, nil, 1, nil), (1, 1, 1, nil), (0, 1, 1, nil), (0, 999, 1, "0..999"),
            (2, 5, 2, "2..5"),
            (0, 5, 2, "0, 2..5"), (3, 3, 3, "3"), (0, 3, 3, "0, 3"), (2, nil, 2, "2..*"), (0, nil, 2, "0, 2..*"),
            (1, 5, 1, "1..5"), (nil, nil, nil, nil), (nil, 1, nil, nil), (nil, 5, nil, "≤5"), (nil, 5, 2, "2..5"),
        ] as [(Int?, Int?, Int?, String?)])
    func boundsAreToldWhereTheMarkDoesNot(_ low: Int?, _ high: Int?, _ ifAny: Int?, _ text: String?) {
        #expect(Cardinality(minimum: low, maximum: high, minimumIfAny: ifAny).boundsText == text)
    }

    @Test func boundsStandBesideTheirMark() throws {
        let svg = try Pictures.svg(Pictures.variety)
        let line = try #require(svg.all(ofClass: "relationship").first)
        let ends = line.children.filter { $0.classes.contains("end") }
        #expect(ends.map { $0.all(ofClass: "bounds").map(\.text) } == [[], ["0..999"]])
    }

    @Test func longBoundsStayInsideThePicture() throws {
        let model = Sample.model(
            Sample.entity(
                "A", [],
                [
                    Sample.relationship("r", to: "A", inverse: "r", toMany: true) {
                        ($0.minimumCount, $0.maximumCount) = (.max - 1, .max)
                    }
                ]))
        let svg = try Pictures.svg(model)
        let texts = svg.all(ofClass: "bounds")
        #expect(texts.count == 2)
        for text in texts {
            let right = text.number("x") + TextMetrics.width(of: text.text, size: 9.5)
            #expect(right < svg.number("width") - 20)
        }
    }

    /// Lines at the head of a card are half a row apart; their marks must not run into each other.
    @Test func marksAtAHeadStandApart() throws {
        let parts = (1...9).map { "Part\($0)" }
        let hub = Sample.entity(
            "Hub", [],
            parts.map { part in
                Sample.relationship("to\(part)", to: part, inverse: "hub", toMany: true) { $0.deleteRule = .cascade }
            })
        let others = parts.map { part in
            Sample.entity(
                part, [], [Sample.relationship("hub", to: "Hub", inverse: "to\(part)") { $0.isOptional = false }])
        }
        var model = Sample.model(hub)
        model.entities += others
        let svg = try Pictures.svg(model, .names)
        let bars = svg.all(ofClass: "end").flatMap(\.children).filter { $0.name == "path" }.compactMap {
            $0.attributes["d"]
        }
        // Of each "exactly one" where its first bar is, and from where to where its bars reach.
        var heights: [Double: [(low: Double, high: Double)]] = [:]
        for path in bars where path.split(separator: "M").count == 2 {
            let numbers = path.matches(of: /-?[0-9.]+/).compactMap { Double($0.0) }
            let levels = numbers.indices.filter { !$0.isMultiple(of: 2) }.map { numbers[$0] }
            heights[numbers[0], default: []].append((levels.min() ?? 0, levels.max() ?? 0))
        }
        try #require(heights.values.map(\.count).reduce(0, +) == 9)
        #expect(heights.values.contains { $0.count > 2 })
        for side in heights.values {
            let sorted = side.sorted { $0.low < $1.low }
            let gaps = zip(sorted, sorted.dropFirst()).map { $1.low - $0.high }
            #expect(gaps.allSatisfy { $0 >= 3 }, "\(gaps)")
            #expect(sorted.allSatisfy { $0.high - $0.low >= 6 })
        }
    }
}
