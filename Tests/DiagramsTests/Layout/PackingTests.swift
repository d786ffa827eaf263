import Testing

@testable import Diagrams

@Suite struct PackingTests {
    /// Numbers that look random and are the same every time.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func boxesKeepTheirDistance(_ seed: UInt64) {
        var dice = Dice(state: seed)
        let sizes = (0..<300).map { _ in
            Size(width: .random(in: 1...400, using: &dice), height: .random(in: 1...600, using: &dice))
        }
        let origins = Packing.origins(of: sizes)
        #expect(origins == Packing.origins(of: sizes))
        var overlaps = 0
        for first in sizes.indices {
            #expect(origins[first].x >= 0 && origins[first].y >= 0)
            for second in sizes.indices where second > first {
                let (one, other) = (origins[first], origins[second])
                let isApart =
                    one.x + sizes[first].width + Packing.gap <= other.x + 0.1
                    || other.x + sizes[second].width + Packing.gap <= one.x + 0.1
                    || one.y + sizes[first].height + Packing.gap <= other.y + 0.1
                    || other.y + sizes[second].height + Packing.gap <= one.y + 0.1
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

    @Test func nothingNeedsNoPlace() { #expect(Packing.origins(of: []) == []) }

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
        #expect(tops[1] == tops.min())
        #expect(tops[0] <= tops[4])
    }

    @Test func everyConnectedPartIsOne() {
        let parts = DiagramPart.parts(of: Pictures.overview(Pictures.variety))
        #expect(parts.map(\.cards) == [[0, 1, 2, 3, 4, 6], [5]])
        #expect(parts[0].lines == Array(0..<9))
        #expect(parts[1].lines.isEmpty)
    }
}
