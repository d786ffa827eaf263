import DataModel
import Testing

@testable import Diagrams

@Suite struct LoopTests {
    private static let loops = Sample.model(
        Sample.entity(
            "Node", [],
            [
                Sample.relationship("parent", to: "Node", inverse: "children"),
                Sample.relationship("children", to: "Node", inverse: "parent", toMany: true),
                Sample.relationship("friends", to: "Node", inverse: "friends", toMany: true),
                Sample.relationship("origin", to: "Node"),
                Sample.relationship("previous", to: "Node", inverse: "next"),
                Sample.relationship("next", to: "Node", inverse: "previous"),
            ]))

    @Test func endsThatShareARowHavePlacesOfTheirOwn() {
        let lanes = LaneAssignment(of: Pictures.overview(Self.loops))
        #expect(lanes.doubleRows == [[2]])
        // Only the one-way line ends at the head.
        #expect(lanes.counts == [1])
    }

    @Test func withoutRowsEveryEndHasALane() {
        let lanes = LaneAssignment(of: Pictures.overview(Self.loops, .names))
        #expect(lanes.counts == [8])
        #expect(lanes.doubleRows == [[]])
        #expect(Set(lanes.lanes.flatMap { [$0.from, $0.to] }).count == 8)
    }

    @Test func linesOfInheritanceShareALane() {
        let model = Sample.model(
            Sample.entity("P", [], [Sample.relationship("x", to: "A")]), Sample.entity("A", parent: "P"),
            Sample.entity("B", parent: "P", [], [Sample.relationship("p", to: "P")]))
        let diagram = Pictures.overview(model)
        let lanes = LaneAssignment(of: diagram)
        #expect(lanes.counts == [2, 2, 1])
        for (line, lane) in zip(diagram.lines, lanes.lanes) where line.kind == .inheritance {
            #expect(lane.from == 0 && lane.to == 0)
        }
    }

    @Test(arguments: Diagram.Detail.allCases) func loopsNestWithoutTouching(_ detail: Diagram.Detail) {
        let picture = Pictures.layOut(Pictures.overview(Self.loops, detail))
        #expect(picture.lines.count == 4)
        let card = picture.cards[0]
        var runs: [(x: Double, low: Double, high: Double)] = []
        for line in picture.lines {
            let (low, high) = line.path.bounds
            #expect(line.path.start.x == card.right && line.path.end.x == card.right)
            #expect(low.x == card.right)
            #expect(line.path.start.y != line.path.end.y)
            #expect(high.x >= card.right + Double(DiagramSkeleton.markSpace))
            #expect(high.x <= card.right + Double(DiagramSkeleton.markSpace + 4 * DiagramSkeleton.loopSpace))
            #expect(low.y >= card.top && high.y <= card.bottom)
            runs.append((high.x, low.y, high.y))
        }
        for first in runs.indices {
            for second in runs.indices where second > first {
                let (one, other) = (runs[first], runs[second])
                let meet = one.low <= other.high && other.low <= one.high
                #expect(!meet || abs(one.x - other.x) >= Double(DiagramSkeleton.loopSpace))
                // Of two that nest, the longer one lies outside.
                if one.low >= other.low, one.high <= other.high { #expect(one.x < other.x) }
            }
        }
        let ends = picture.lines.flatMap { [$0.path.start.y, $0.path.end.y] }
        #expect(Set(ends).count == ends.count)
    }
}
