/// A path as the value of the attribute `d`, written command by command.
struct SVGPathText {
    /// The text, which holds nothing that would have to be escaped.
    private(set) var bytes: [UInt8] = []

    /// Starts with nothing.
    init() {
        bytes.reserveCapacity(64)
    }

    /// Writes a whole path.
    init(_ path: Path) {
        self.init()
        move(to: path.start)
        for piece in path.pieces {
            switch piece {
            case .line(let end): line(to: end)
            case .curve(let first, let second, let end):
                command("C")
                point(first)
                space()
                point(second)
                space()
                point(end)
            }
        }
    }

    /// A straight line.
    init(from start: Point, to end: Point) {
        self.init()
        move(to: start)
        line(to: end)
    }

    /// Goes to a point without drawing.
    mutating func move(to end: Point) {
        command("M")
        point(end)
    }

    /// Draws a straight line.
    mutating func line(to end: Point) {
        command("L")
        point(end)
    }

    /// Draws a level line.
    mutating func horizontal(to x: Double) {
        command("H")
        number(x)
    }

    /// Draws an upright line.
    mutating func vertical(to y: Double) {
        command("V")
        number(y)
    }

    /// Draws a quarter of a circle, turning right.
    mutating func corner(_ radius: Double, to end: Point) {
        command("A")
        point(Point(x: radius, y: radius))
        for byte in " 0 0 1 ".utf8 { bytes.append(byte) }
        point(end)
    }

    /// Draws a line back to where it was last moved to.
    mutating func close() {
        command("Z")
    }

    private mutating func command(_ letter: Unicode.Scalar) {
        if !bytes.isEmpty { space() }
        bytes.append(UInt8(ascii: letter))
    }

    private mutating func point(_ point: Point) {
        number(point.x)
        bytes.append(UInt8(ascii: ","))
        number(point.y)
    }

    private mutating func number(_ value: Double) { SVGNumber.append(value, to: &bytes) }

    private mutating func space() { bytes.append(UInt8(ascii: " ")) }
}
