import Testing
import TestModels

@testable import Diagrams

@Suite struct SkylineTests {
    private func silhouette(_ boxes: [Box]) -> Silhouette {
        let (right, bottom) = (boxes.map(\.high.x).max() ?? 0, boxes.map(\.high.y).max() ?? 0)
        return Silhouette(of: boxes, size: Size(width: right, height: bottom), space: Skyline.gap)
    }

    private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Box {
        Box(low: Point(x: left, y: top), high: Point(x: right, y: bottom))
    }

    @Test(arguments: 1...5) func boxesKeepTheirDistance(_ seed: Int) {
        var dice = Dice(seed: seed)
        let sizes = (0..<300).map { _ in
            Size(width: .random(in: 1...400, using: &dice), height: .random(in: 1...600, using: &dice))
        }.sorted { $0.height > $1.height }
        let shapes = sizes.map { silhouette([box(0, 0, $0.width, $0.height)]) }
        let origins = Skyline.origins(of: shapes)
        #expect(origins == Skyline.origins(of: shapes))
        var overlaps = 0
        for first in sizes.indices {
            #expect(origins[first].x >= 0 && origins[first].y >= 0)
            for second in sizes.indices where second > first {
                let (one, other) = (origins[first], origins[second])
                let isApart =
                    one.x + sizes[first].width + Skyline.gap <= other.x
                    || other.x + sizes[second].width + Skyline.gap <= one.x
                    || one.y + sizes[first].height + Skyline.gap <= other.y
                    || other.y + sizes[second].height + Skyline.gap <= one.y
                if !isApart { overlaps += 1 }
            }
        }
        #expect(overlaps == 0)
        let width = zip(origins, sizes).map { $0.x + $1.width }.max() ?? 0
        let height = zip(origins, sizes).map { $0.y + $1.height }.max() ?? 0
        let area = sizes.reduce(0) { $0 + $1.width * $1.height }
        #expect(width * height < 2 * area)
        #expect(width / height > 0.6 && width / height < 3)
    }

    @Test func nothingNeedsNoPlace() { #expect(Skyline.origins(of: []) == []) }

    @Test func smallPartsFillTheCornersOfLargeOnes() {
        // A large part that leaves its lower left corner empty.
        let large = silhouette([box(0, 0, 900, 200), box(600, 0, 900, 600)])
        let small = silhouette([box(0, 0, 300, 200)])
        let origins = Skyline.origins(of: [large, small])
        #expect(origins[0] == Point(x: 0, y: 0))
        #expect(origins[1].y >= 200 + Skyline.gap && origins[1].y + 200 <= 600)
        #expect(origins[1].x + 300 + Skyline.gap <= 600)
    }

    @Test func partsComeBeforeLooseCardsWhateverTheirSizes() {
        // A loose card larger than a part, and one that is higher than it, but smaller.
        let rows = (0..<12).map { Sample.attribute("attribute\($0)") }
        let model = Sample.model(
            Sample.entity("High", rows), Sample.entity("A", [], [Sample.relationship("b", to: "B")]),
            Sample.entity("B"),
            Sample.entity(String(repeating: "Wide", count: 12), Array(rows.prefix(9))), Sample.entity("Low"))
        let picture = Pictures.layOut(Pictures.overview(model))
        let tops = picture.cards.map(\.top)
        #expect(picture.cards[1].left == picture.cards.map(\.left).min())
        #expect(min(tops[1], tops[2]) == tops.min())
        #expect(tops[0] <= tops[4])
    }

    @Test func everyConnectedPartIsOne() {
        let parts = DiagramPart.parts(of: Pictures.overview(Pictures.variety))
        #expect(parts.map(\.cards) == [[0, 1, 2, 3, 4, 6], [5]])
        #expect(parts[0].lines == Array(0..<9))
        #expect(parts[1].lines.isEmpty)
    }
}
