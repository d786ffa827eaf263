import DataModel
import Testing
import TestModels

@testable import Diagrams

@Suite struct ComposerTests {
    @Test(arguments: Diagram.Detail.allCases) func cardsStandApartAndInside(_ detail: Diagram.Detail) {
        let picture = Pictures.layOut(Pictures.overview(Pictures.variety, detail))
        #expect(picture.cards.count == picture.diagram.cards.count)
        #expect(picture.lines.count == picture.diagram.lines.count)
        for first in picture.cards.indices {
            let card = picture.cards[first]
            #expect(card.left >= 0 && card.top >= 0)
            #expect(card.right <= picture.size.width && card.bottom <= picture.size.height)
            for other in picture.cards[(first + 1)...] {
                #expect(
                    card.right < other.left || other.right < card.left || card.bottom < other.top
                        || other.bottom < card.top)
            }
        }
        for item in picture.legend {
            #expect(item.origin.y > (picture.cards.map(\.bottom).max() ?? 0))
            #expect(item.origin.y < picture.size.height && item.origin.x < picture.size.width)
        }
    }

    /// Cards of a column are in line at both sides, but for one that would become far too wide.
    @Test func cardsOfAColumnAreEquallyWide() {
        let names = ["A", "Somewhat", "QuiteSomeLongerName", "AnEntityWithAVeryLongNameThatNobodyWouldChooseForOne"]
        var model = Sample.model()
        for (name, next) in zip(names, names.dropFirst() + ["A"]) {
            model.entities.append(Sample.entity(name, [], [Sample.relationship("next", to: next)]))
        }
        let diagram = Pictures.overview(model, .names)
        let skeleton = DiagramSkeleton(of: diagram)
        let places = names.indices.map { Placement.Place(column: 0, top: Double($0) * 100) }
        let placement = Placement(nodes: places, passages: skeleton.skeletons[0].edges.map { _ in [] })
        let cards = DiagramComposer(skeleton).compose([placement]).cards
        #expect(Set(cards.prefix(3).map(\.left)).count == 1 && Set(cards.prefix(3).map(\.right)).count == 1)
        #expect(cards[3].left < cards[0].left && cards[3].right > cards[0].right)
    }

    @Test func linesEndAtTheirRows() {
        let picture = Pictures.layOut(Pictures.overview(Pictures.variety))
        for (line, route) in zip(picture.diagram.lines, picture.lines) {
            for (end, point) in [(line.from, route.path.start), (line.to, route.path.end)] {
                let card = picture.cards[end.card]
                #expect(point.x == card.left || point.x == card.right)
                guard let row = end.row else {
                    #expect(point.y >= card.top && point.y <= card.top + Double(card.geometry.headHeight))
                    continue
                }
                let reach = line.isLoop && line.from.row == line.to.row ? 12.0 : 6
                #expect(abs(point.y - card.top - card.geometry.relationshipMiddles[row]) <= reach)
            }
        }
    }

    @Test func whatAnEngineLeavesOutIsDrawnAllTheSame() throws {
        let diagram = Pictures.overview(Pictures.variety)
        let skeleton = DiagramSkeleton(of: diagram)
        let good = skeleton.skeletons.map(GridEngine.placement)
        var noPassages = good
        for index in noPassages.indices { noPassages[index].passages = [] }
        var odd = good
        odd[0].passages = odd[0].passages.map { $0 + [1, 2] }
        var short = good
        short[0].nodes.removeLast(2)
        var endless = good
        endless[0].nodes[0].top = .infinity
        var noNumber = good
        noNumber[0].passages = noNumber[0].passages.map { $0.map { _ in .nan } }
        var huge = good
        huge[0].nodes[0].top = 1e300
        var far = good
        far[0].nodes[0].column = .max
        far[0].nodes[1].column = -5
        for placements in [noPassages, odd, short, endless, noNumber, huge, far, []] {
            let picture = DiagramComposer(skeleton).compose(placements)
            #expect(picture.cards.count == diagram.cards.count)
            #expect(picture.lines.count == diagram.lines.count)
            let svg = try XMLElement.parse(SVGWriter.text(of: picture))
            #expect(svg.all(ofClass: "relationship").count == 7)
        }
    }

    @Test func aModelOfNothingIsAPicture() throws {
        let svg = try Pictures.svg(Sample.model())
        #expect(svg.number("width") > 0)
        #expect(svg.all(ofClass: "entity").isEmpty)
    }
}
