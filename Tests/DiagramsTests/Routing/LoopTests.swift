import DataModel
import TestModels
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

    @Test func endsThatShareARowHavePlacesOfTheirOwn() throws {
        let picture = Pictures.layOut(Pictures.overview(Self.loops))
        let index = try #require(picture.diagram.lines.firstIndex { $0.from.row == 2 && $0.to.row == 2 })
        let path = picture.lines[index].path
        let middle = picture.cards[0].top + picture.cards[0].geometry.relationshipMiddles[2]
        #expect([path.start.y, path.end.y].sorted() == [middle - Grid.unit, middle + Grid.unit])
    }

    @Test func linesOfInheritanceShareAPlaceAtTheParent() {
        let model = Sample.model(
            Sample.entity("P", [], [Sample.relationship("x", to: "A")]), Sample.entity("A", parent: "P"),
            Sample.entity("B", parent: "P", [], [Sample.relationship("p", to: "P")]))
        let picture = Pictures.layOut(Pictures.overview(model))
        let starts = zip(picture.diagram.lines, picture.lines).filter { $0.0.kind == .inheritance }.map(\.1.path.start)
        #expect(starts.count == 2)
        let rights = Set(starts.filter { $0.x == picture.cards[0].right })
        let lefts = Set(starts.filter { $0.x == picture.cards[0].left })
        #expect(rights.count <= 1 && lefts.count <= 1)
        // What is no inheritance ends at another place.
        let others = zip(picture.diagram.lines, picture.lines).filter { $0.0.kind == .oneWay }.map(\.1.path.end)
        #expect(others.count == 2)
        #expect(rights.union(lefts).isDisjoint(with: others))
    }

    @Test(arguments: Diagram.Detail.allCases) func loopsNestWithoutTouching(_ detail: Diagram.Detail) {
        let picture = Pictures.layOut(Pictures.overview(Self.loops, detail))
        #expect(picture.lines.count == 4)
        let card = picture.cards[0]
        var runs: [(x: Double, low: Double, high: Double)] = []
        for line in picture.lines {
            let (low, high) = line.path.bounds
            let side = line.leavesRight ? card.right : card.left
            #expect(line.arrivesRight == line.leavesRight)
            #expect(line.path.start.x == side && line.path.end.x == side)
            #expect(line.path.start.y != line.path.end.y)
            let reach = line.leavesRight ? high.x - side : side - low.x
            #expect(reach >= 21 && reach <= 30 + 4 * Grid.track)
            #expect(low.y >= card.top && high.y <= card.bottom)
            // Those at the left are told from those at the right by their sign.
            runs.append((line.leavesRight ? reach : -reach, low.y, high.y))
        }
        for first in runs.indices {
            for second in runs.indices where second > first {
                let (one, other) = (runs[first], runs[second])
                let meet = one.low <= other.high && other.low <= one.high && one.x * other.x > 0
                #expect(!meet || abs(one.x - other.x) >= Grid.track)
                // Of two that nest, the longer one lies outside.
                if meet, one.low >= other.low, one.high <= other.high { #expect(abs(one.x) < abs(other.x)) }
            }
        }
        let ends = picture.lines.flatMap { [$0.path.start, $0.path.end] }
        #expect(Set(ends).count == ends.count)
    }
}
