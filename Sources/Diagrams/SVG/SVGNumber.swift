/// Numbers as they stand in an SVG: at most one digit behind the point, the same on every machine.
enum SVGNumber {
    /// The text of a coordinate.
    static func text(_ value: Double) -> String {
        // What is no number, or beyond all pictures, must not stop the program.
        let tenths = Int(((value.isFinite ? min(max(value, -1e12), 1e12) : 0) * 10).rounded())
        let (whole, part) = (abs(tenths) / 10, abs(tenths) % 10)
        let sign = tenths < 0 ? "-" : ""
        return part == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(part)"
    }

    /// A point as `x,y`.
    static func text(_ point: Point) -> String { "\(text(point.x)),\(text(point.y))" }

    /// A path as the value of the attribute `d`.
    static func text(_ path: Path) -> String {
        var result = "M\(text(path.start))"
        for piece in path.pieces {
            switch piece {
            case .line(let end): result += " L\(text(end))"
            case .curve(let first, let second, let end): result += " C\(text(first)) \(text(second)) \(text(end))"
            }
        }
        return result
    }
}
