import Diagrams

/// Writes a skeleton for `dot`: numbered nodes and ports, cells of fixed size, and no text of a user at all.
///
/// Nodes, edges and the graph carry an `id`, which comes back in the SVG: so each is told from the others by its number,
/// however `dot` orders, turns or repeats them.
enum DotText {
    /// How much `dot` shall try.
    enum Effort {
        /// As much as it takes, but for the last tiny gains in the heights of a large graph, which we choose anew.
        case full
        /// Few rounds of its two slow searches, and lines made of straight pieces: for a graph that took too long. One of
        /// 100 boxes and 300 edges takes about a tenth of the time.
        case hasty
    }

    /// The distance of cards above each other, in inches: room for two lines to pass between cards (29 points).
    private static let nodeSeparation = "0.4"
    /// The distance of columns, in inches. The columns' places are ours in the end, so a wide one costs nothing, and it
    /// keeps lines clear of the corners of cards they pass: at 0.75 four times as many come nearer than 5 points.
    private static let rankSeparation = "1.2"
    /// The free space around the cards of a cluster, in points.
    private static let clusterMargin = 22
    /// The height of the title of a cluster, in points.
    private static let clusterTitle = 24
    /// How many steps for each box `dot` may take to find heights. Real models need fewer than two; a ring of 100 boxes with
    /// lines across takes a hundred, which is a minute instead of a second, for heights that are hardly any better.
    private static let mostSteps = "5"
    /// The same for a graph of more than `manyNodes` boxes: at 300, the search for heights takes most of the time. The search for
    /// crossings is cut short for these, too.
    private static let mostStepsOfMany = "0.3"
    private static let manyNodes = 200
    /// The most boxes and edges together of a graph whose edges are drawn as curves around boxes, which tell where lines pass
    /// columns. That takes most of the time of larger graphs, and our own search does without.
    private static let mostCurved = 200
    /// The largest size that `dot` takes for a cell, in points.
    static let largestCell = 65_535

    /// Whether the edges of a skeleton are drawn straight from box to box, and tell nothing of where lines pass columns.
    static func hasStraightEdges(_ skeleton: Skeleton) -> Bool {
        skeleton.nodes.count + skeleton.edges.count > mostCurved
    }

    /// The graph, ready to follow another one in a stream.
    ///
    /// - Parameters:
    ///   - skeleton: the skeleton; one that `Skeleton.fault` finds nothing wrong with.
    ///   - number: the graph's number in its id.
    ///   - effort: how much to try.
    /// - Returns: the text, with a line break at its end.
    static func text(of skeleton: Skeleton, number: Int, effort: Effort) -> String {
        var used = skeleton.nodes.map { [Bool](repeating: false, count: $0.bands.count) }
        for anchor in skeleton.edges.flatMap({ [$0.tail, $0.head] }) { used[anchor.node][anchor.band] = true }

        var text = "digraph g\(number) {\ngraph [id=g\(number) rankdir=LR"
        text += " nodesep=\(nodeSeparation) ranksep=\(rankSeparation)"
        let isLarge = skeleton.nodes.count > manyNodes
        switch effort {
        case .full: text += isLarge ? " nslimit=\(mostStepsOfMany) mclimit=0.3" : " nslimit=\(mostSteps)"
        case .hasty: text += " nslimit=\(isLarge ? mostStepsOfMany : "1") mclimit=0.3"
        }
        text += hasStraightEdges(skeleton) ? " splines=line" : effort == .hasty ? " splines=polyline" : ""
        text += "]\nnode [shape=plain]\nedge [arrowhead=none]\n"
        for (index, node) in skeleton.nodes.enumerated() {
            text += "n\(index + 1) [id=n\(index + 1) label=<"
            text += "<TABLE BGCOLOR=\"white\" BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\">"
            let opening = "<TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"\(node.width)\" HEIGHT=\""
            for cell in cells(of: node, used: used[index]) {
                text += opening
                text += String(cell.height)
                if let band = cell.band {
                    text += "\" PORT=\"p"
                    text += String(band + 1)
                }
                text += "\"></TD></TR>"
            }
            text += "</TABLE>>]\n"
        }
        for (index, edge) in skeleton.edges.enumerated() {
            text += "\(name(of: edge.tail)) -> \(name(of: edge.head)) [id=e\(index + 1) weight=\(edge.weight)]\n"
        }
        for (index, cluster) in skeleton.clusters.enumerated() {
            text += "subgraph cluster\(index + 1) {\ngraph [id=c\(index + 1) margin=\(clusterMargin) label=<"
            text += "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\">"
            text += "<TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"1\" HEIGHT=\"\(clusterTitle)\"></TD></TR></TABLE>>]\n"
            text += cluster.map { "n\($0 + 1)" }.joined(separator: " ") + "\n}\n"
        }
        return text + "}\n"
    }

    private static func name(of anchor: Skeleton.Anchor) -> String { "n\(anchor.node + 1):p\(anchor.band + 1)" }

    /// A cell of a table: a band that an edge uses, or a stretch without edges.
    private struct Cell {
        var height: Int
        var band: Int?
    }

    /// The least height of a band that has an edge. At the uppermost and the lowest cell `dot` may lead an edge to the top
    /// or the bottom of the card; a point above and below keeps it at the sides, and the band's middle where it was.
    static func smallestBand(outermost: Bool) -> Int { outermost ? 3 : 1 }

    private static func cells(of node: Skeleton.Node, used: [Bool]) -> [Cell] {
        var cells: [Cell] = []
        for (band, height) in node.bands.enumerated() {
            let port = used[band] ? band : nil
            let outermost = band == 0 || band == node.bands.count - 1
            if port != nil, outermost {
                append(Cell(height: 1), to: &cells)
                append(Cell(height: height - 2, band: port), to: &cells)
                append(Cell(height: 1), to: &cells)
            } else if height > 0 {
                append(Cell(height: height, band: port), to: &cells)
            }
        }
        return cells
    }

    private static func append(_ cell: Cell, to cells: inout [Cell]) {
        var cell = cell
        if cell.band == nil, let last = cells.last, last.band == nil {
            cell.height += last.height
            cells.removeLast()
        }
        while cell.height > largestCell {
            cells.append(Cell(height: largestCell, band: cell.band))
            cell.height -= largestCell
        }
        cells.append(cell)
    }
}

extension Skeleton {
    /// Why `dot` cannot place it, whatever it tries; nil where it can.
    var fault: String? {
        for (index, node) in nodes.enumerated() {
            guard node.width >= 1, node.height >= 1, node.bands.allSatisfy({ $0 >= 0 }) else {
                return "box \(index + 1) has no size"
            }
            guard node.width <= DotText.largestCell else {
                return "box \(index + 1) is \(node.width) points wide; 'dot' takes \(DotText.largestCell)"
            }
        }
        for (index, edge) in edges.enumerated() {
            for anchor in [edge.tail, edge.head] {
                guard nodes.indices.contains(anchor.node), nodes[anchor.node].bands.indices.contains(anchor.band) else {
                    return "edge \(index + 1) ends nowhere"
                }
                let bands = nodes[anchor.node].bands
                let height = bands[anchor.band]
                let outermost = anchor.band == 0 || anchor.band == bands.count - 1
                guard (DotText.smallestBand(outermost: outermost)...DotText.largestCell).contains(height) else {
                    return "edge \(index + 1) ends at a band that is \(height) points high"
                }
            }
        }
        return nil
    }
}
