/// Where a layout engine put the boxes of a skeleton, and which way its edges took. Points, y down, from the top left.
public struct Placement: Sendable, Equatable {
    /// The top left corners of the nodes, in the skeleton's order.
    public var nodes: [Point]
    /// The edges in the skeleton's order, each as the control points of joined cubic Bézier curves from its tail to its
    /// head: a start, then three points a curve.
    public var edges: [[Point]]
    /// The size of the whole.
    public var size: Size

    /// Makes a placement.
    public init(nodes: [Point], edges: [[Point]], size: Size) {
        self.nodes = nodes
        self.edges = edges
        self.size = size
    }
}

extension Placement {
    /// The placement, unless it holds what is no place.
    var finite: Placement? {
        let points = nodes + edges.flatMap(\.self)
        return points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? self : nil
    }
}

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
