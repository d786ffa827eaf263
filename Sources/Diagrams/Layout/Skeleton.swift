/// What a layout engine gets to see of one connected part of a picture: boxes made of bands, and edges between bands. No
/// text at all, so that no name can break a layout, no font matters, and an equal model has an equal geometry.
public struct Skeleton: Sendable, Equatable {
    /// A box: bands of one width, from the top down.
    public struct Node: Sendable, Equatable {
        /// The width in whole points.
        public var width: Int
        /// The heights of its bands in whole points, from the top.
        public var bands: [Int]

        /// Makes a box.
        public init(width: Int, bands: [Int]) {
            self.width = width
            self.bands = bands
        }

        /// The height in points.
        public var height: Int { bands.reduce(0, +) }

        /// The middle of a band, in points from the top.
        public func middle(ofBand band: Int) -> Double {
            Double(bands[..<band].reduce(0, +)) + Double(bands[band]) / 2
        }
    }

    /// A band of a node, where an edge ends; an edge meets it at its left or its right side.
    public struct Anchor: Sendable, Hashable {
        /// The index of the node.
        public var node: Int
        /// The index of the band in the node.
        public var band: Int

        /// Makes an anchor.
        public init(node: Int, band: Int) {
            self.node = node
            self.band = band
        }
    }

    /// An edge; the tail's node comes to stand left of the head's where nothing speaks against it.
    public struct Edge: Sendable, Equatable {
        /// Where it starts.
        public var tail: Anchor
        /// Where it ends; never the tail's node.
        public var head: Anchor
        /// How much it pulls its nodes together, from 1.
        public var weight: Int

        /// Makes an edge.
        public init(tail: Anchor, head: Anchor, weight: Int) {
            self.tail = tail
            self.head = head
            self.weight = weight
        }
    }

    /// The boxes.
    public var nodes: [Node]
    /// The edges between them.
    public var edges: [Edge]
    /// The boxes that have to stand in a rectangle of their own, each list with room for a title above it.
    public var clusters: [[Int]]

    /// Makes a skeleton.
    public init(nodes: [Node], edges: [Edge], clusters: [[Int]] = []) {
        self.nodes = nodes
        self.edges = edges
        self.clusters = clusters
    }
}
