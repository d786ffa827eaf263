import Diagrams

extension DotPicture {
    /// A picture that does not show what it should; the text says why.
    struct Mismatch: Error, Equatable {
        let text: String
    }

    /// How far an edge may end from the middle of its band, and a box be off its size, in points.
    private static let tolerance = 2.0

    /// The placement of a skeleton that this is the picture of.
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
        if DotText.hasStraightEdges(skeleton) { return Self.placement(nodes, nil, of: skeleton) }
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
        return Self.placement(nodes, edges, of: skeleton)
    }

    /// The curve from the edge's tail to its head; nil where it does not end near their bands.
    private static func attached(
        _ curve: [Point], to edge: Skeleton.Edge, in skeleton: Skeleton, at corners: [Point]
    ) -> [Point]? {
        for (anchor, end) in [(edge.tail, curve[0]), (edge.head, curve[curve.count - 1])] {
            let node = skeleton.nodes[anchor.node]
            let corner = corners[anchor.node]
            let middle = corner.y + node.middle(ofBand: anchor.band)
            guard abs(end.y - middle) <= tolerance,
                abs(end.x - corner.x) <= tolerance || abs(end.x - corner.x - Double(node.width)) <= tolerance
            else { return nil }
        }
        return curve
    }

    /// How near the middles of boxes of one column are, in points.
    private static let columnWidth = 3.0

    /// The columns and heights of boxes, and where edges pass columns, with the top at zero, in hundredths of a point.
    ///
    /// - Parameters:
    ///   - corners: the boxes' corners at the left and the top.
    ///   - edges: the curves of the edges; nil where they are straight.
    ///   - skeleton: what was placed.
    /// - Returns: the placement.
    private static func placement(_ corners: [Point], _ edges: [[Point]]?, of skeleton: Skeleton) -> Placement {
        let middles = zip(corners, skeleton.nodes).map { $0.x + Double($1.width) / 2 }
        var columns: [Double] = []
        for middle in middles.sorted() where columns.last.map({ middle - $0 > columnWidth }) ?? true {
            columns.append(middle)
        }
        let top = corners.map(\.y).min() ?? 0
        func height(_ y: Double) -> Double { ((y - top) * 100).rounded() / 100 }
        func column(at middle: Double) -> Int { (columns.firstIndex { middle <= $0 + columnWidth }) ?? 0 }
        let nodes = zip(corners, middles).map { corner, middle in
            Placement.Place(column: column(at: middle), top: height(corner.y))
        }
        guard let edges else { return Placement(straight: skeleton, nodes: nodes) }
        let passages = zip(skeleton.edges, edges).map { edge, curve -> [Double] in
            let (tail, head) = (nodes[edge.tail.node].column, nodes[edge.head.node].column)
            if abs(tail - head) < 2 { return [] }
            let step = head > tail ? 1 : -1
            return stride(from: tail + step, to: head, by: step).map { height(Self.height(of: curve, at: columns[$0])) }
        }
        return Placement(nodes: nodes, passages: passages)
    }

    /// The height of a curve where it comes to an x first, or nearest to it.
    private static func height(of curve: [Point], at x: Double) -> Double {
        var last = curve[0]
        var nearest = last
        for piece in stride(from: 0, to: curve.count - 3, by: 3) {
            let (a, b, c, d) = (curve[piece], curve[piece + 1], curve[piece + 2], curve[piece + 3])
            if max(a.x, b.x, c.x, d.x) < x || min(a.x, b.x, c.x, d.x) > x {
                last = d
                if abs(d.x - x) < abs(nearest.x - x) { nearest = d }
                continue
            }
            for step in 1...stepsOfCurve {
                let t = Double(step) / Double(stepsOfCurve)
                let u = 1 - t
                func mixed(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
                }
                let point = Point(x: mixed(a.x, b.x, c.x, d.x), y: mixed(a.y, b.y, c.y, d.y))
                if (last.x - x) * (point.x - x) <= 0, last.x != point.x {
                    return last.y + (point.y - last.y) * (x - last.x) / (point.x - last.x)
                }
                if abs(point.x - x) < abs(nearest.x - x) { nearest = point }
                last = point
            }
        }
        return nearest.y
    }

    private static let stepsOfCurve = 12
}
