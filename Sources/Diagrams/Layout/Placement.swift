/// Where a layout engine put the boxes of a skeleton: columns from the left, and heights in points, y down.
public struct Placement: Sendable, Equatable {
    /// The place of a box.
    public struct Place: Sendable, Equatable {
        /// The number of its column from the left, from 0.
        public var column: Int
        /// The y of its top.
        public var top: Double

        /// Makes a place.
        public init(column: Int, top: Double) {
            self.column = column
            self.top = top
        }
    }

    /// The places of the nodes, in the skeleton's order.
    public var nodes: [Place]
    /// For each edge, in the skeleton's order, the y at which it passes each column between those of its ends, from its
    /// tail to its head.
    public var passages: [[Double]]

    /// Makes a placement.
    public init(nodes: [Place], passages: [[Double]]) {
        self.nodes = nodes
        self.passages = passages
    }

    /// Makes a placement whose edges pass columns on the straight way from end to end.
    ///
    /// - Parameters:
    ///   - skeleton: what was placed.
    ///   - nodes: where its nodes are.
    public init(straight skeleton: Skeleton, nodes: [Place]) {
        self.nodes = nodes
        passages = skeleton.edges.map { edge in
            let (tail, head) = (nodes[edge.tail.node], nodes[edge.head.node])
            let steps = abs(tail.column - head.column)
            if steps < 2 { return [] }
            let start = tail.top + skeleton.nodes[edge.tail.node].middle(ofBand: edge.tail.band)
            let end = head.top + skeleton.nodes[edge.head.node].middle(ofBand: edge.head.band)
            return (1..<steps).map { start + (end - start) * Double($0) / Double(steps) }
        }
    }
}
