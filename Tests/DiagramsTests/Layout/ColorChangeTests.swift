import Testing

@testable import Diagrams

/// Where lines of two colours change them.
@Suite struct ColorChangeTests {
    private static func route(_ points: (Double, Double)...) -> RoutedLine {
        var path = Path(from: Point(x: points[0].0, y: points[0].1))
        for point in points.dropFirst() { path.line(to: Point(x: point.0, y: point.1)) }
        return RoutedLine(path: path, leavesRight: true, arrivesRight: false)
    }

    private static func line(_ outcome: Line.Outcome) -> Line {
        func end(_ outcome: Line.Outcome) -> Line.End {
            Line.End(
                card: 0, row: nil, entity: "A", property: nil, cardinality: nil, effect: .nullify, outcome: outcome)
        }
        return Line(kind: .pair, from: end(outcome), to: end(.quiet), summary: "")
    }

    /// The place of the change on a line that leads from the left to the right, crossed by others.
    private static func place(crossedAt places: [Double], _ outcome: Line.Outcome = .deletes) -> Double? {
        let others = places.map { route(($0, -50), ($0, 50)) }
        let routes = ColorChange.placed(
            on: [route((0, 0), (200, 0))] + others, of: [line(outcome)] + others.map { _ in line(.quiet) })
        return routes[0].colorChange
    }

    @Test func isTheMiddleWhereThatIsFree() {
        #expect(Self.place(crossedAt: []) == nil)
        #expect(Self.place(crossedAt: [80, 120]) == nil)
    }

    @Test func keepsAwayFromCrossings() throws {
        let place = try #require(Self.place(crossedAt: [100]))
        #expect((12...18).contains(abs(place - 100)))
        let far = try #require(Self.place(crossedAt: [70, 80, 90, 100, 110, 120]))
        #expect(far == 136 || far == 52)
    }

    @Test func isTheMiddleWhereNothingIsFree() {
        #expect(Self.place(crossedAt: stride(from: 0, through: 200, by: 10).map { $0 }) == nil)
    }

    @Test func isNoneOnALineOfOneColour() {
        #expect(Self.place(crossedAt: [100], .quiet) == nil)
    }

    @Test func keepsAwayFromCorners() throws {
        let routes = ColorChange.placed(on: [Self.route((0, 0), (100, 0), (100, 100))], of: [Self.line(.refuses)])
        let place = try #require(routes[0].colorChange)
        #expect(abs(place - 100) >= 5 && abs(place - 100) <= 6)
        #expect(routes[0].halves.first.end == Point(x: place < 100 ? place : 100, y: place < 100 ? 0 : place - 100))
    }
}
