import Foundation
import Testing

@testable import Diagrams

/// What holds for every picture, whatever the model, the detail and the placement.
@Suite struct RoutingPropertyTests {
    private static let isFull = ProcessInfo.processInfo.environment["MODELDOC_FULL_TESTS"] == "1"

    @Test(arguments: 0..<(isFull ? 3000 : 200)) func everyPictureIsSound(seed: Int) throws {
        let detail = Diagram.Detail.allCases[seed % 3]
        let diagram = Pictures.overview(RandomModels.model(seed: seed), detail)
        let skeleton = DiagramSkeleton(of: diagram)
        // By turns as an engine would, and as none would.
        let placements = skeleton.skeletons.enumerated().map { index, part in
            seed % 4 == 3 ? GridEngine.placement(of: part) : RandomModels.placement(of: part, seed: seed + index)
        }
        let picture = DiagramComposer(skeleton).compose(placements)
        try check(picture)
        #expect(SVGWriter.text(of: DiagramComposer(skeleton).compose(placements)) == SVGWriter.text(of: picture))
    }

    private func check(_ picture: LaidOutDiagram) throws {
        try #require(picture.cards.count == picture.diagram.cards.count)
        try #require(picture.lines.count == picture.diagram.lines.count)
        let measure = PictureMeasure(of: picture)
        #expect(measure.overlaps == 0)
        #expect(measure.nearCards == 0)
        #expect(measure.slants == 0)
        for (first, card) in picture.cards.enumerated() {
            #expect(card.left >= 0 && card.top >= 0)
            #expect(card.right <= picture.size.width && card.bottom <= picture.size.height)
            for other in picture.cards[(first + 1)...] {
                #expect(
                    card.right + 10 <= other.left || other.right + 10 <= card.left || card.bottom + 10 <= other.top
                        || other.bottom + 10 <= card.top)
            }
        }
        for (line, route) in zip(picture.diagram.lines, picture.lines) {
            check(line.from, of: line, at: route.path.start, isRight: route.leavesRight, picture)
            check(line.to, of: line, at: route.path.end, isRight: route.arrivesRight, picture)
            let bounds = route.path.bounds
            #expect(bounds.low.x >= 0 && bounds.low.y >= 0)
            #expect(bounds.high.x <= picture.size.width && bounds.high.y <= picture.size.height)
        }
    }

    /// An end is at the side of its card, at its row or its head, and the mark there stands on a straight stretch.
    private func check(_ end: Line.End, of line: Line, at point: Point, isRight: Bool, _ picture: LaidOutDiagram) {
        let card = picture.cards[end.card]
        #expect(point.x == (isRight ? card.right : card.left))
        if let row = end.row {
            let middle = card.top + card.geometry.relationshipMiddles[row]
            let isDouble = line.isLoop && line.from.row == line.to.row
            #expect(abs(point.y - middle) <= (isDouble ? 12 : 6))
        } else {
            #expect(point.y > card.top + 5 && point.y < card.top + Double(card.geometry.headHeight) - 2)
        }
    }

    @Test(arguments: [Diagram.Detail.keys, .names]) func endsAtAHeadHavePlacesOfTheirOwn(_ detail: Diagram.Detail) {
        for seed in 0..<30 {
            let picture = Pictures.layOut(Pictures.overview(RandomModels.model(seed: seed), detail))
            var ends: [Point] = []
            for (line, route) in zip(picture.diagram.lines, picture.lines) where line.kind != .inheritance {
                ends += [route.path.start, route.path.end]
            }
            #expect(Set(ends).count == ends.count)
        }
    }
}
