import Testing

@testable import Diagrams

@Suite struct PathTests {
    private static func path(_ build: (inout Path) -> Void) -> Path {
        var path = Path(from: Point(x: 0, y: 0))
        build(&path)
        return path
    }

    /// The length by many small steps.
    private func length(of path: Path) -> Double {
        var total = 0.0
        var from = path.start
        for piece in path.pieces {
            let curve: (Point, Point, Point, Point)
            switch piece {
            case .line(let end): curve = (from, from, end, end)
            case .curve(let first, let second, let end): curve = (from, first, second, end)
            }
            var last = from
            for step in 1...1000 {
                let point = Path.point(on: curve, at: Double(step) / 1000)
                total += ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y))
                    .squareRoot()
                last = point
            }
            from = piece.end
        }
        return total
    }

    private static let samples = [
        path { $0.line(to: Point(x: 10, y: 0)) },
        path {
            $0.line(to: Point(x: 30, y: 0))
            $0.line(to: Point(x: 30, y: 100))
        },
        path { $0.curve(Point(x: 50, y: 0), Point(x: 50, y: 80), to: Point(x: 100, y: 80)) },
        // Walked much faster at its end than at its start.
        path { $0.curve(Point(x: 1, y: 0), Point(x: 2, y: 0), to: Point(x: 300, y: 40)) },
        path {
            $0.line(to: Point(x: 30, y: 0))
            $0.curve(Point(x: 200, y: 0), Point(x: 31, y: 90), to: Point(x: 40, y: 90))
            $0.line(to: Point(x: 60, y: 90))
        },
    ]

    @Test(arguments: samples) func halvesAreEquallyLongAndJoin(_ path: Path) {
        let halves = path.halves
        #expect(halves.first.start == path.start)
        #expect(halves.first.end == halves.second.start)
        #expect(halves.second.end == path.end)
        let (first, second) = (length(of: halves.first), length(of: halves.second))
        #expect(abs(first - second) < 0.5, "\(first) and \(second)")
        #expect(abs(first + second - length(of: path)) < 0.5)
    }

    @Test func aPathOfNoLengthHasHalves() {
        let path = Path(from: Point(x: 3, y: 4))
        #expect(path.halves.first == path)
        #expect(path.halves.second == path)
    }

    @Test func movedIsTheSameElsewhere() {
        let moved = Self.samples[4].moved(x: 5, y: -7)
        #expect(moved.start == Point(x: 5, y: -7))
        #expect(moved.end == Point(x: 65, y: 83))
        #expect(moved.moved(x: -5, y: 7) == Self.samples[4])
    }

    @Test(arguments: samples) func boundsHoldThePathAndLittleMore(_ path: Path) {
        let (low, high) = path.bounds
        var points = [path.start]
        for piece in path.pieces {
            if case .curve(let first, let second, let end) = piece {
                let start = points[points.count - 1]
                points += (1..<500).map { Path.point(on: (start, first, second, end), at: Double($0) / 500) }
            }
            points.append(piece.end)
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        #expect(abs(low.x - (xs.min() ?? 0)) < 0.5 && abs(high.x - (xs.max() ?? 0)) < 0.5)
        #expect(abs(low.y - (ys.min() ?? 0)) < 0.5 && abs(high.y - (ys.max() ?? 0)) < 0.5)
    }

    @Test func aStretchWithoutLengthIsNotAdded() {
        #expect(Self.path { $0.line(to: Point(x: 0, y: 0)) }.pieces.isEmpty)
    }
}
