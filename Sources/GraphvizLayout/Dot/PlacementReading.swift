import Diagrams

extension DotPicture {
    /// A picture that does not show what it should; the text says why.
    struct Mismatch: Error, Equatable {
        let text: String
    }

    /// How far an edge may end from the middle of its band, and a box be off its size, in points.
    private static let tolerance = 2.0

    /// The placement of a skeleton that this is the picture of, with each end of an edge put exactly at the middle of
    /// its band.
    ///
    /// - Throws: `Mismatch` where a node or an edge is not there, or not where it must be.
    func placement(of skeleton: Skeleton) throws(Mismatch) -> Placement {
        guard boxes.count == skeleton.nodes.count else {
            throw Mismatch(text: "'dot' placed \(boxes.count) of \(skeleton.nodes.count) boxes")
        }
        guard curves.count == skeleton.edges.count else {
            throw Mismatch(text: "'dot' drew \(curves.count) of \(skeleton.edges.count) edges")
        }
        var nodes: [Point] = []
        for (index, node) in skeleton.nodes.enumerated() {
            guard let box = boxes[index] else { throw Mismatch(text: "'dot' did not place box \(index + 1)") }
            guard abs(box.right - box.left - Double(node.width)) <= Self.tolerance,
                abs(box.bottom - box.top - Double(node.height)) <= Self.tolerance
            else { throw Mismatch(text: "'dot' changed the size of box \(index + 1)") }
            nodes.append(Point(x: box.left, y: box.top))
        }
        var edges: [[Point]] = []
        for (index, edge) in skeleton.edges.enumerated() {
            guard let curve = curves[index] else { throw Mismatch(text: "'dot' did not draw edge \(index + 1)") }
            guard curve.count >= 4, curve.count % 3 == 1 else {
                throw Mismatch(text: "'dot' drew edge \(index + 1) as no curve")
            }
            let way =
                Self.attached(curve, to: edge, in: skeleton, at: nodes)
                ?? Self.attached(curve.reversed(), to: edge, in: skeleton, at: nodes)
            guard let way else { throw Mismatch(text: "'dot' drew edge \(index + 1) away from its bands") }
            edges.append(way)
        }
        return Self.moved(nodes, edges, of: skeleton)
    }

    /// The curve with its ends at the middles of the edge's bands; nil where it does not end near them.
    private static func attached(
        _ curve: [Point], to edge: Skeleton.Edge, in skeleton: Skeleton, at corners: [Point]
    ) -> [Point]? {
        var curve = curve
        for (anchor, end) in [(edge.tail, 0), (edge.head, curve.count - 1)] {
            let node = skeleton.nodes[anchor.node]
            let corner = corners[anchor.node]
            let middle = corner.y + node.middle(ofBand: anchor.band)
            let sides = [corner.x, corner.x + Double(node.width)]
            guard abs(curve[end].y - middle) <= tolerance,
                let side = sides.first(where: { abs(curve[end].x - $0) <= tolerance })
            else { return nil }
            curve[end] = Point(x: side, y: middle)
        }
        return curve
    }

    /// The placement with its top left at the origin, in hundredths of a point.
    private static func moved(_ nodes: [Point], _ edges: [[Point]], of skeleton: Skeleton) -> Placement {
        let opposite = zip(nodes, skeleton.nodes).map { corner, node in
            Point(x: corner.x + Double(node.width), y: corner.y + Double(node.height))
        }
        let all = nodes + opposite + edges.joined()
        let left = all.map(\.x).min() ?? 0
        let top = all.map(\.y).min() ?? 0
        func moved(_ point: Point) -> Point {
            Point(x: ((point.x - left) * 100).rounded() / 100, y: ((point.y - top) * 100).rounded() / 100)
        }
        let end = moved(Point(x: all.map(\.x).max() ?? 0, y: all.map(\.y).max() ?? 0))
        return Placement(
            nodes: nodes.map(moved), edges: edges.map { $0.map(moved) }, size: Size(width: end.x, height: end.y))
    }
}
