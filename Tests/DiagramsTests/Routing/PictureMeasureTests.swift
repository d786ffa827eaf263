import DataModel
import Testing

@testable import Diagrams

@Suite struct PictureMeasureTests {
    /// Two cards far apart, a third one between and below, and lines as told.
    private func measure(_ paths: [[(Double, Double)]], kinds: [Line.Kind] = []) -> PictureMeasure {
        let geometry = CardGeometry(of: Card(name: "A", tooltip: "A"), headEnds: 1, doubleRows: [])
        let cards = [(0.0, 0.0), (600, 0), (300, 200)].map {
            PlacedCard(origin: Point(x: $0.0, y: $0.1), geometry: geometry)
        }
        func end(_ card: Int) -> Line.End {
            Line.End(card: card, row: nil, entity: "A", property: nil, cardinality: nil, effect: .none)
        }
        let lines = paths.indices.map { index in
            Line(
                kind: index < kinds.count ? kinds[index] : .pair, from: end(0), to: end(1), summary: "")
        }
        let routes = paths.map { points in
            var path = Path(from: Point(x: points[0].0, y: points[0].1))
            for point in points.dropFirst() { path.line(to: Point(x: point.0, y: point.1)) }
            return RoutedLine(path: path, leavesRight: true, arrivesRight: false)
        }
        return PictureMeasure(of: lines, numbers: [0, 1, 2], cards: cards, routes: routes)
    }

    /// A curve as corners are drawn.
    private func bend() -> PictureMeasure {
        let geometry = CardGeometry(of: Card(name: "A", tooltip: "A"), headEnds: 1, doubleRows: [])
        let cards = [0.0, 600].map { PlacedCard(origin: Point(x: $0, y: 0), geometry: geometry) }
        var path = Path(from: Point(x: 120, y: 17))
        path.line(to: Point(x: 293, y: 17))
        path.curve(Point(x: 297, y: 17), Point(x: 300, y: 20), to: Point(x: 300, y: 24))
        path.line(to: Point(x: 300, y: 100))
        let end = { Line.End(card: $0, row: nil, entity: "A", property: nil, cardinality: nil, effect: .none) }
        let line = Line(kind: .pair, from: end(0), to: end(1), summary: "")
        return PictureMeasure(
            of: [line], numbers: [0, 1], cards: cards,
            routes: [RoutedLine(path: path, leavesRight: true, arrivesRight: false)])
    }

    @Test func countsCorners() {
        let measure = bend()
        #expect(measure.bends == 1 && measure.slants == 0)
        #expect(measure.length == 180 + 83)
    }

    @Test func countsCrossings() {
        let level = [(120.0, 100.0), (600.0, 100.0)]
        let upright = [(200.0, 50.0), (200.0, 150.0)]
        #expect(measure([level, upright]).crossings == 1)
        #expect(measure([level, [(200, 100), (200, 150)]]).crossings == 0)
        #expect(measure([level, upright, [(220, 50), (220, 150)]]).crossings == 2)
        // Lines of a bus do not cross each other, and what crosses all of them crosses them once.
        #expect(measure([level, upright], kinds: [.inheritance, .inheritance]).crossings == 0)
        #expect(measure([level, upright, upright], kinds: [.pair, .inheritance, .inheritance]).crossings == 1)
    }

    @Test func countsWhatLiesOnAnother() {
        let level = [(120.0, 100.0), (600.0, 100.0)]
        #expect(measure([level, [(200, 100), (300, 100)]]).overlaps == 1)
        #expect(measure([level, [(200, 102), (300, 102)]]).overlaps == 1)
        #expect(measure([level, [(200, 104), (300, 104)]]).overlaps == 0)
        #expect(measure([level, [(600, 100), (700, 100)]]).overlaps == 0)
        #expect(measure([[(200, 50), (200, 150)], [(201, 140), (201, 180)]]).overlaps == 1)
        #expect(measure([level, [(200, 100), (300, 100)]], kinds: [.inheritance, .inheritance]).overlaps == 0)
    }

    @Test func countsWhatComesNearACard() {
        // The third card is 120 wide and 34 high, from 300, 200.
        #expect(measure([[(100, 217), (500, 217)]]).nearCards == 1)
        #expect(measure([[(100, 196), (500, 196)]]).nearCards == 1)
        #expect(measure([[(100, 194), (500, 194)]]).nearCards == 0)
        #expect(measure([[(424, 100), (424, 300)]]).nearCards == 1)
        #expect(measure([[(426, 100), (426, 300)]]).nearCards == 0)
        // A line may touch its own card, not run through it.
        #expect(measure([[(120, 17), (250, 17)]]).nearCards == 0)
        #expect(measure([[(60, 17), (250, 17)]]).nearCards == 1)
    }

    @Test func tellsSlantsAndShape() {
        #expect(measure([[(120, 100), (300, 120)]]).slants == 1)
        let plain = measure([])
        #expect(plain.area == 720 * 234 && plain.aspect == 720.0 / 234)
        #expect(plain.length == 0 && plain.bends == 0)
    }
}
