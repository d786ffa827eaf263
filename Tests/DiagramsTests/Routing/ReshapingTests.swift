import DataModel
import TestModels
import Testing

@testable import Diagrams

@Suite struct ReshapingTests {
    /// A hub with many leaves, as an engine places it: all of them in one column.
    private func star(_ count: Int) -> (DiagramSkeleton, Placement) {
        var model = Sample.model(Sample.entity("Hub"))
        for index in 0..<count {
            model.entities[0].relationships.append(
                Sample.relationship("r\(index)", to: "Leaf\(index)", inverse: "hub", toMany: true))
            model.entities.append(
                Sample.entity(
                    "Leaf\(index)", [Sample.attribute("a"), Sample.attribute("b")],
                    [Sample.relationship("hub", to: "Hub", inverse: "r\(index)")]))
        }
        let places = (0...count).map { Placement.Place(column: $0 == 0 ? 0 : 1, top: Double($0) * 150) }
        return (
            DiagramSkeleton(of: Pictures.overview(model)),
            Placement(nodes: places, passages: [])
        )
    }

    @Test(arguments: [12, 40]) func aHighColumnIsMadeSeveral(_ count: Int) {
        let (skeleton, placement) = star(count)
        let picture = DiagramComposer(skeleton).compose([placement])
        let measure = PictureMeasure(of: picture)
        #expect(measure.aspect > 0.5 && measure.aspect < 3)
        #expect(measure.overlaps == 0 && measure.nearCards == 0)
    }

    @Test(arguments: [12, 40]) func aLongChainIsFolded(_ count: Int) {
        var model = Sample.model()
        for index in 0..<count {
            var relationships: [Relationship] = []
            if index > 0 {
                relationships.append(Sample.relationship("last", to: "E\(index - 1)", inverse: "next"))
            }
            if index + 1 < count {
                relationships.append(Sample.relationship("next", to: "E\(index + 1)", inverse: "last", toMany: true))
            }
            model.entities.append(Sample.entity("E\(index)", [], relationships))
        }
        let skeleton = DiagramSkeleton(of: Pictures.overview(model))
        let places = (0..<count).map { Placement.Place(column: $0, top: 0) }
        let picture = DiagramComposer(skeleton).compose([Placement(nodes: places, passages: [])])
        let measure = PictureMeasure(of: picture)
        #expect(measure.aspect > 0.5 && measure.aspect <= 3)
        #expect(measure.overlaps == 0 && measure.nearCards == 0)
    }
}
