/// A line as drawn: straight and curved pieces that follow each other.
public struct Path: Sendable, Equatable {
    /// One stretch of a path.
    public enum Piece: Sendable, Equatable {
        /// A straight stretch to a point.
        case line(Point)
        /// A cubic Bézier curve with its two control points and its end.
        case curve(Point, Point, Point)

        /// Where it ends.
        public var end: Point {
            switch self {
            case .line(let end), .curve(_, _, let end): end
            }
        }
    }

    /// Where it starts.
    public var start: Point
    /// Its stretches.
    public var pieces: [Piece] = []

    /// Makes a path of nothing but its start.
    public init(from start: Point) {
        self.start = start
    }

    /// Where it ends.
    public var end: Point { pieces.last?.end ?? start }

    /// Adds a straight stretch, unless it has no length.
    public mutating func line(to point: Point) {
        if point != end { pieces.append(.line(point)) }
    }

    /// Adds a curve.
    public mutating func curve(_ first: Point, _ second: Point, to point: Point) {
        pieces.append(.curve(first, second, point))
    }

    /// The path moved by a distance.
    public func moved(x: Double, y: Double) -> Path {
        func move(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
        var path = Path(from: move(start))
        path.pieces = pieces.map { piece in
            switch piece {
            case .line(let end): .line(move(end))
            case .curve(let first, let second, let end): .curve(move(first), move(second), move(end))
            }
        }
        return path
    }

    /// The smallest upright box that holds the path, as far as looking at many points of its curves tells.
    public var bounds: (low: Point, high: Point) {
        var (low, high) = (start, start)
        var from = start
        for piece in pieces {
            var points = [piece.end]
            if case .curve(let first, let second, let end) = piece {
                points += (1..<Self.stepsOfCurve).map {
                    Self.point(on: (from, first, second, end), at: Double($0) / Double(Self.stepsOfCurve))
                }
            }
            for point in points {
                low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
                high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
            }
            from = piece.end
        }
        return (low, high)
    }

    /// The two halves of equal length.
    public var halves: (first: Path, second: Path) { split(after: lengths.reduce(0, +) / 2) }

    /// The lengths of its pieces.
    var lengths: [Double] {
        var from = start
        return pieces.map { piece in
            defer { from = piece.end }
            return Self.length(of: piece, from: from)
        }
    }

    /// What lies before and behind a length of the path; nothing lies behind where it is shorter.
    func split(after length: Double) -> (first: Path, second: Path) {
        let lengths = lengths
        var first = Path(from: start)
        var walked = 0.0
        for (index, piece) in pieces.enumerated() {
            guard walked + lengths[index] >= length, lengths[index] > 0 else {
                walked += lengths[index]
                first.pieces.append(piece)
                continue
            }
            let part = Self.part(of: piece, from: first.end, after: length - walked, of: lengths[index])
            let (head, tail) = Self.split(piece, from: first.end, at: part)
            first.pieces.append(head)
            var second = Path(from: head.end)
            second.pieces = [tail] + pieces[(index + 1)...]
            return (first, second)
        }
        return (self, Path(from: end))
    }

    private static func length(of piece: Piece, from start: Point) -> Double {
        steps(of: piece, from: start).reduce(0, +)
    }

    /// The lengths of a piece's steps: a curve is measured in straight ones.
    private static func steps(of piece: Piece, from start: Point) -> [Double] {
        switch piece {
        case .line(let end): return [distance(start, end)]
        case .curve(let first, let second, let end):
            var last = start
            return (1...stepsOfCurve).map { step in
                let point = point(on: (start, first, second, end), at: Double(step) / Double(stepsOfCurve))
                defer { last = point }
                return distance(last, point)
            }
        }
    }

    private static let stepsOfCurve = 32

    /// The part of a piece's way, from 0 to 1, at which a length of it has been walked. A curve is not walked evenly, so
    /// the step that is reached is looked for.
    private static func part(of piece: Piece, from start: Point, after walk: Double, of length: Double) -> Double {
        let steps = steps(of: piece, from: start)
        var rest = walk
        for (index, step) in steps.enumerated() {
            if rest <= step, step > 0 { return (Double(index) + rest / step) / Double(steps.count) }
            rest -= step
        }
        return 1
    }

    private static func distance(_ first: Point, _ second: Point) -> Double {
        let (x, y) = (first.x - second.x, first.y - second.y)
        return (x * x + y * y).squareRoot()
    }

    private static func mix(_ first: Point, _ second: Point, _ part: Double) -> Point {
        Point(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
    }

    /// The point of a cubic Bézier curve at a part of its way, from 0 to 1.
    static func point(on curve: (Point, Point, Point, Point), at part: Double) -> Point {
        let left = mix(mix(curve.0, curve.1, part), mix(curve.1, curve.2, part), part)
        let right = mix(mix(curve.1, curve.2, part), mix(curve.2, curve.3, part), part)
        return mix(left, right, part)
    }

    /// Cuts a piece in two, a curve by de Casteljau's construction.
    private static func split(_ piece: Piece, from start: Point, at part: Double) -> (Piece, Piece) {
        switch piece {
        case .line(let end): return (.line(mix(start, end, part)), .line(end))
        case .curve(let first, let second, let end):
            let (a, b, c) = (mix(start, first, part), mix(first, second, part), mix(second, end, part))
            let (left, right) = (mix(a, b, part), mix(b, c, part))
            let middle = mix(left, right, part)
            return (.curve(a, left, middle), .curve(right, c, end))
        }
    }
}
