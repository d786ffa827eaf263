import DataModel
import TestModels
import ModelAnalysis
import Testing

@testable import Diagrams

/// The marks of all pairs of ends, of an entity to itself and to another, with an inverse and without, under each delete
/// rule, in the formats that others draw. (`MarkTests` has those of SVG.)
@Suite struct EndMatrixTests {
    /// `there` of entity A with a rule; `back` of the other, or of A itself, which is its inverse or stands on its own.
    struct Case {
        let number: Int
        let there: MarkTests.Shape
        let back: MarkTests.Shape
        let isSelf: Bool
        let hasInverse: Bool

        static let all: [Case] = {
            var cases: [Case] = []
            for there in MarkTests.Shape.all {
                for back in MarkTests.Shape.all {
                    for isSelf in [false, true] {
                        for hasInverse in [false, true] {
                            cases.append(
                                Case(
                                    number: cases.count, there: there, back: back, isSelf: isSelf,
                                    hasInverse: hasInverse))
                        }
                    }
                }
            }
            return cases
        }()

        var near: String { "A\(number)" }
        var far: String { isSelf ? near : "B\(number)" }

        func entities(_ rule: DeleteRule?) -> [Entity] {
            let first = there.relationship("there", to: far, inverse: hasInverse ? "back" : nil, rule)
            let second = back.relationship("back", to: near, inverse: hasInverse ? "there" : nil, .nullify)
            return isSelf
                ? [Sample.entity(near, [], [first, second])]
                : [Sample.entity(near, [], [first]), Sample.entity(far, [], [second])]
        }

        /// The lines there have to be: what stands at their ends, nil for the start of a one-way line, and their text.
        func lines(_ rule: DeleteRule?) -> [ExpectedLine] {
            let tag =
                switch rule {
                case .nullify: ""
                case .cascade: " (cascade)"
                case .deny: " (deny)"
                case .noAction: " (no action)"
                case nil: " (rule not stated)"
                }
            guard hasInverse else {
                return [
                    ExpectedLine(from: near, to: far, marks: (nil, there.mark), label: "there\(tag)"),
                    ExpectedLine(from: far, to: near, marks: (nil, back.mark), label: "back"),
                ]
            }
            // Ownership reads from left to right: from the to-many side.
            if there.toMany || !back.toMany {
                return [
                    ExpectedLine(from: near, to: far, marks: (back.mark, there.mark), label: "there\(tag) / back")
                ]
            }
            return [ExpectedLine(from: far, to: near, marks: (there.mark, back.mark), label: "back / there\(tag)")]
        }
    }

    struct ExpectedLine {
        let from: String
        let to: String
        let marks: (from: EndMark?, to: EndMark)
        let label: String
    }

    static let rules: [DeleteRule?] = DeleteRule.allCases.map(Optional.some) + [nil]

    private func diagram(_ rule: DeleteRule?, _ detail: Diagram.Detail) -> Diagram {
        var model = Model(name: "Ends")
        model.entities = Case.all.flatMap { $0.entities(rule) }
        return Pictures.overview(model, detail)
    }

    /// The lines that there have to be, in the order of the picture.
    private func expected(_ rule: DeleteRule?, in diagram: Diagram) throws -> [ExpectedLine] {
        let all = Case.all.flatMap { $0.lines(rule) }
        try #require(all.count == diagram.lines.count)
        return try diagram.lines.map { line in
            try #require(
                all.first { expected in
                    expected.from == line.from.entity && expected.to == line.to.entity
                        && expected.label.hasPrefix(line.from.property ?? "?")
                })
        }
    }

    private func id(_ entity: String, in diagram: Diagram) throws -> String {
        "e\(try #require(diagram.cards.firstIndex { $0.name == entity }) + 1)"
    }

    @Test(arguments: rules) func dotHasTheArrowOfEachEnd(_ rule: DeleteRule?) throws {
        let arrows: [EndMark: String] = [
            .exactlyOne: "teetee", .atMostOne: "teeodot", .atLeastOne: "crowtee", .anyNumber: "crowodot",
        ]
        let colors: [Line.Outcome: String] = [
            .deletes: "#c4314b", .refuses: "#985500", .requires: "#985500", .dangles: "#70549f", .quiet: "#5b6779",
            .unstated: "#5b6779",
        ]
        for detail in Diagram.Detail.allCases {
            let diagram = diagram(rule, detail)
            let text = DOTWriter.text(of: diagram)
            let edges = text.split(separator: "\n").filter { $0.contains(" -> ") && $0.contains("arrowtail") }
            try #require(edges.count == diagram.lines.count)
            for (index, line) in try expected(rule, in: diagram).enumerated() {
                let edge = edges[index]
                #expect(edge.hasPrefix("  \"\(line.from)\":") && edge.contains(" -> \"\(line.to)\":"))
                #expect(edge.contains("arrowtail=\(try line.marks.from.map { try #require(arrows[$0]) } ?? "dot"),"))
                #expect(edge.contains("arrowhead=\(try #require(arrows[line.marks.to])),"))
                #expect(edge.contains("style=dashed") == (line.marks.from == nil))
                let ends = [diagram.lines[index].from, diagram.lines[index].to].map { colors[$0.outcome] ?? "?" }
                let color = ends[0] == ends[1] ? "\"\(ends[0])\"" : "\"\(ends[0]);0.5:\(ends[1])\""
                #expect(edge.contains("color=") == (color != "\"#5b6779\""))
                #expect(!edge.contains("color=") || edge.contains("color=\(color)"))
            }
            if detail == .full, let outcome = try Dot.run("-Tcanon", text) {
                #expect(outcome.status == 0)
                #expect(outcome.errors == "")
            }
        }
    }

    @Test func mermaidHasTheMarkOfEachEnd() throws {
        let left: [EndMark: String] = [.exactlyOne: "||", .atMostOne: "|o", .atLeastOne: "}|", .anyNumber: "}o"]
        let right: [EndMark: String] = [.exactlyOne: "||", .atMostOne: "o|", .atLeastOne: "|{", .anyNumber: "o{"]
        let words: [EndMark: String] = [
            .exactlyOne: "ONLY_ONE", .atMostOne: "ZERO_OR_ONE", .atLeastOne: "ONE_OR_MORE", .anyNumber: "ZERO_OR_MORE",
        ]
        for detail in Diagram.Detail.allCases {
            let diagrams = Self.rules.map { diagram($0, detail) }
            let texts = diagrams.map(MermaidWriter.text(of:))
            for ((rule, diagram), text) in zip(zip(Self.rules, diagrams), texts) {
                let written = text.split(separator: "\n").filter { $0.contains(" : ") }.map(String.init)
                let lines = try expected(rule, in: diagram).map { line in
                    // There is no end without a mark: a one-way line starts at any number of objects.
                    let start = try #require(left[line.marks.from ?? .anyNumber])
                    let shaft = line.marks.from == nil ? ".." : "--"
                    return "  \(try id(line.from, in: diagram)) \(start)\(shaft)"
                        + "\(try #require(right[line.marks.to])) \(try id(line.to, in: diagram)) : \"\(line.label)\""
                }
                #expect(written == lines)
            }
            guard detail == .full, let readings = try Mermaid.read(texts) else { continue }
            for ((rule, diagram), reading) in zip(zip(Self.rules, diagrams), readings) {
                #expect(reading.error == nil)
                let read = try #require(reading.relationships)
                let lines = try expected(rule, in: diagram)
                try #require(read.count == lines.count)
                for (link, line) in zip(read, lines) {
                    #expect(link.from == (try id(line.from, in: diagram)))
                    #expect(link.to == (try id(line.to, in: diagram)))
                    #expect(link.atFrom == words[line.marks.from ?? .anyNumber])
                    #expect(link.atTo == words[line.marks.to])
                    #expect(link.label == line.label)
                    #expect(link.line == (line.marks.from == nil ? "NON_IDENTIFYING" : "IDENTIFYING"))
                }
            }
        }
    }

    @Test func plantUMLHasTheMarkOfEachEnd() throws {
        let left: [EndMark: String] = [.exactlyOne: "||", .atMostOne: "|o", .atLeastOne: "}|", .anyNumber: "}o"]
        let right: [EndMark: String] = [.exactlyOne: "||", .atMostOne: "o|", .atLeastOne: "|{", .anyNumber: "o{"]
        let colors: [Line.Outcome: String] = [
            .deletes: "#C4314B", .refuses: "#985500", .requires: "#985500", .dangles: "#70549F",
        ]
        for detail in Diagram.Detail.allCases {
            var texts: [String] = []
            for rule in Self.rules {
                let diagram = diagram(rule, detail)
                let text = PlantUMLWriter.text(of: diagram)
                let written = text.split(separator: "\n").map(String.init).filter { $0.contains(#/^e\d+ /#) }
                let lines = try zip(expected(rule, in: diagram), diagram.lines).map { line, drawn in
                    let stroke = line.marks.from == nil ? "." : "-"
                    let found = Set([drawn.from, drawn.to].compactMap { colors[$0.outcome] })
                    let color = found.count == 1 ? "[\(found.first ?? "")]" : ""
                    return "\(try id(line.from, in: diagram)) "
                        + "\(try line.marks.from.map { try #require(left[$0]) } ?? "")\(stroke)\(color)\(stroke)"
                        + "\(try #require(right[line.marks.to])) \(try id(line.to, in: diagram)) : \(line.label)"
                }
                #expect(written == lines)
                texts.append(text)
            }
            if detail == .full, let refused = try PlantUML.firstRefused(texts) { #expect(refused == -1) }
        }
    }
}
