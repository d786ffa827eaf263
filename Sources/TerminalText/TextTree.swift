/// A tree of lines, each with a label at its right.
public struct TextTree: Sendable {
    /// A line and what stands below it.
    public struct Node: Sendable {
        /// The line.
        public var text: StyledText
        /// What stands at its right.
        public var label: StyledText
        /// What stands below it.
        public var children: [Node]

        /// Makes a line.
        public init(_ text: StyledText, label: StyledText = StyledText(), children: [Node] = []) {
            self.text = text
            self.label = label
            self.children = children
        }
    }

    private struct Line {
        let first: String
        let others: String
        let text: StyledText
        let label: StyledText
    }

    /// The fewest columns of a label that has lines of its own.
    private static let narrowestLabel = 16
    private static let gap = 2

    private var lines: [Line] = []

    /// Lays out a tree whose root has been written above it.
    init(_ nodes: [Node]) {
        // Pushed in reverse, so that the first is on top.
        var pending = Self.levels(of: nodes, below: "")
        while let (node, prefix, isLast) = pending.popLast() {
            let below = prefix + (isLast ? "   " : "│  ")
            let others = node.children.isEmpty ? below + "  " : below + "│ "
            lines.append(
                Line(
                    first: prefix + (isLast ? "└─ " : "├─ "), others: others, text: node.text, label: node.label))
            pending += Self.levels(of: node.children, below: below)
        }
    }

    private static func levels(of nodes: [Node], below prefix: String) -> [(node: Node, prefix: String, isLast: Bool)] {
        nodes.enumerated().reversed().map { ($1, prefix, $0 == nodes.count - 1) }
    }

    /// The lines within a width. Labels stand in a column of their own where there is room, else behind their texts.
    func rendered(width: Int) -> [StyledText] {
        let text = lines.map { $0.first.count + $0.text.columns }.max() ?? 0
        let label = lines.map(\.label.columns).max() ?? 0
        let room = width - text - Self.gap
        let hasColumn = room >= min(label, Self.narrowestLabel)
        return lines.flatMap { line in
            hasColumn ? Self.inColumns(line, text: text, room: room) : Self.inLine(line, width: width)
        }
    }

    private static func inColumns(_ line: Line, text: Int, room: Int) -> [StyledText] {
        if line.label.isEmpty { return [StyledText(line.first, .faint) + line.text] }
        return LineBreaking.lines(of: line.label, width: room).enumerated().map { index, label in
            let start =
                index == 0 ? StyledText(line.first, .faint) + line.text : StyledText(line.others, .faint)
            return start + StyledText(String(repeating: " ", count: max(0, text + gap - start.columns))) + label
        }
    }

    private static func inLine(_ line: Line, width: Int) -> [StyledText] {
        var whole = line.text
        if !line.label.isEmpty { whole.append(StyledText(" (", .faint) + line.label + StyledText(")", .faint)) }
        let room = width - line.first.count
        if whole.columns <= room { return [StyledText(line.first, .faint) + whole] }
        // A deep line on a narrow terminal may be wider than it, rather than have no room at all.
        return LineBreaking.lines(of: whole, width: max(room - 2, 16)).enumerated().map { index, part in
            StyledText(index == 0 ? line.first : line.others, .faint) + part
        }
    }
}
