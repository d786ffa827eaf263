/// A place in a picture, in points, y down.
public struct Point: Sendable, Hashable {
    /// The distance from the left.
    public var x: Double
    /// The distance from the top.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height in points.
public struct Size: Sendable, Hashable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An upright box in points.
public struct Box: Sendable, Hashable {
    /// Its top left corner.
    public var low: Point
    /// Its bottom right corner.
    public var high: Point

    /// Makes a box of its corners.
    public init(low: Point, high: Point) {
        self.low = low
        self.high = high
    }
}
