import DataModel
import TestModels
import Testing

@testable import Diagrams

/// What single steps of routing do, seen on small pictures.
@Suite struct RoutingTests {
    /// A picture of a model with each entity in a column, and its cards in the order of the model.
    private func layOut(
        _ model: Model, columns: [Int], tops: [Double] = [], _ detail: Diagram.Detail = .keys
    ) -> LaidOutDiagram {
        let skeleton = DiagramSkeleton(of: Pictures.overview(model, detail))
        let places = columns.enumerated().map { index, column in
            Placement.Place(column: column, top: index < tops.count ? tops[index] : Double(index) * 200)
        }
        return DiagramComposer(skeleton).compose([Placement(nodes: places, passages: [])])
    }

    private func pair(_ name: String, _ from: String, _ to: String) -> (Relationship, Relationship) {
        (
            Sample.relationship(name, to: to, inverse: name + "Back", toMany: true),
            Sample.relationship(name + "Back", to: from, inverse: name)
        )
    }

    @Test func aLineIsStraightWhereNothingHinders() {
        let (a, b) = pair("x", "A", "B")
        let model = Sample.model(
            Sample.entity("A", [Sample.attribute("one"), Sample.attribute("two")], [a]), Sample.entity("B", [], [b]))
        for detail in Diagram.Detail.allCases {
            let picture = layOut(model, columns: [0, 1], tops: [0, 900], detail)
            #expect(PictureMeasure(of: picture).bends == 0)
        }
    }

    @Test func aLinePassesACardStraightWhereItCan() {
        let (a, c) = pair("far", "A", "C")
        let (x, y) = pair("near", "A", "B")
        let model = Sample.model(
            Sample.entity("A", [], [a, x]), Sample.entity("B", [], [y]), Sample.entity("C", [], [c]))
        let measure = PictureMeasure(of: layOut(model, columns: [0, 1, 2], tops: [0, 0, 0]))
        #expect(measure.crossings == 0 && measure.nearCards == 0)
        #expect(measure.bends <= 2)
    }

    @Test func aCardFarFromItsNeighboursIsPulledIn() throws {
        let pairs = (0..<6).map { pair("p\($0)", "Hub", "Leaf\($0)") }
        var model = Sample.model(Sample.entity("Hub", [], pairs.map(\.0)))
        model.entities += pairs.enumerated().map { Sample.entity("Leaf\($0)", [], [$1.1]) }
        let picture = layOut(
            model, columns: [0, 1, 1, 1, 1, 1, 1], tops: [0, 0, 200, 400, 600, 800, 90_000])
        let leaves = picture.cards.dropFirst()
        let height = leaves.reduce(0) { $0 + Double($1.geometry.height) }
        let (top, bottom) = (leaves.map(\.top).min() ?? 0, leaves.map(\.bottom).max() ?? 0)
        #expect(bottom - top < height + 6 * 40)
    }

    @Test func theChildrenOfAParentShareABus() {
        let model = Sample.model(
            Sample.entity("Parent"), Sample.entity("A", parent: "Parent"), Sample.entity("B", parent: "Parent"),
            Sample.entity("C", parent: "Parent"), Sample.entity("D", parent: "Parent"))
        let picture = layOut(model, columns: [0, 1, 1, 1, 2])
        let stretches = Stretches(of: picture.diagram.lines, routes: picture.lines)
        // One upright stretch for those of a column, and one more for the child behind it at most.
        #expect(Set(stretches.upright.map(\.at)).count <= 2)
        #expect(Set(picture.lines.map(\.path.start)).count == 1)
        let measure = PictureMeasure(of: picture)
        #expect(measure.crossings == 0 && measure.overlaps == 0 && measure.nearCards == 0)
    }

    @Test func linesThatSwapPlacesDoNotLieOnEachOther() {
        // Each row leads to the row beside the other's, so that whichever turns first is in the other's way.
        let pairs = [pair("p", "A", "B"), pair("q", "A", "B")]
        let model = Sample.model(
            Sample.entity("A", [], pairs.map(\.0)), Sample.entity("B", [], [pairs[1].1, pairs[0].1]))
        let measure = PictureMeasure(of: layOut(model, columns: [0, 1], tops: [0, 0]))
        #expect(measure.overlaps == 0)
        #expect(measure.crossings == 1)
    }

    @Test func linesWithinAColumnRunBesideIt() {
        let (a, b) = pair("x", "A", "B")
        let (c, d) = pair("y", "B", "C")
        let model = Sample.model(
            Sample.entity("A", [], [a]), Sample.entity("B", [], [b, c]), Sample.entity("C", [], [d]))
        let picture = layOut(model, columns: [0, 0, 0])
        let measure = PictureMeasure(of: picture)
        #expect(measure.nearCards == 0 && measure.overlaps == 0 && measure.crossings == 0)
        for route in picture.lines { #expect(route.leavesRight == route.arrivesRight) }
    }

    @Test func linesAtAHeadStandInTheOrderOfWhereTheyLead() {
        let names = ["A", "B", "C", "D", "E"]
        var model = Sample.model(Sample.entity("Hub"))
        // Declared in another order than the cards stand in.
        model.entities += ["C", "A", "E", "B", "D"].map {
            Sample.entity($0, [], [Sample.relationship("hub", to: "Hub")])
        }
        let columns = [0, 1, 1, 1, 1, 1]
        let tops = [300.0] + ["C", "A", "E", "B", "D"].map { Double(names.firstIndex(of: $0) ?? 0) * 150 }
        for detail in Diagram.Detail.allCases {
            let picture = layOut(model, columns: columns, tops: tops, detail)
            #expect(PictureMeasure(of: picture).crossings == 0)
        }
    }

    @Test func boundsStandClearOfUprightLines() {
        let model = Sample.model(
            Sample.entity(
                "A", [],
                [
                    Sample.relationship("x", to: "B", inverse: "y", toMany: true) {
                        $0.minimumCount = 1000
                        $0.maximumCount = 9999
                    }
                ]),
            Sample.entity("B", [], [Sample.relationship("y", to: "A", inverse: "x")]),
            Sample.entity("C", [], [Sample.relationship("z", to: "B")]))
        let picture = layOut(model, columns: [0, 1, 0])
        let stretches = Stretches(of: picture.diagram.lines, routes: picture.lines)
        let text = TextMetrics.width(of: "1000..9999", size: CardGeometry.FontSize.tag)
        for run in stretches.upright { #expect(run.at < picture.cards[1].left - text) }
    }
}
