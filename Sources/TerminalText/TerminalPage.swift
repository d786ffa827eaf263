/// A page of text for a terminal, written from top to bottom and wrapped at its width.
public struct TerminalPage: Sendable {
    private let width: Int
    private let hasColor: Bool
    private var lines: [String] = []
    private var wantsBlank = false

    /// Makes an empty page.
    ///
    /// - Parameters:
    ///   - width: the columns of a line.
    ///   - hasColor: whether it may have escape sequences.
    public init(width: Int, hasColor: Bool) {
        self.width = max(width, 8)
        self.hasColor = hasColor
    }

    /// The page, each line with its line break.
    public var text: String { lines.map { "\($0)\n" }.joined() }

    /// Leaves a line empty before what comes next; not at the top, and never two.
    public mutating func space() { wantsBlank = !lines.isEmpty }

    /// Writes a heading after an empty line.
    public mutating func heading(_ text: String) {
        space()
        add(LineBreaking.lines(of: StyledText(text, .strong), width: width))
    }

    /// Writes a paragraph.
    ///
    /// - Parameters:
    ///   - text: what to write.
    ///   - indent: the columns before each line.
    ///   - hanging: how many more there are before all lines but the first.
    ///   - first: what stands before the first line, in the place of its indent.
    public mutating func paragraph(
        _ text: StyledText, indent: Int = 0, hanging: Int = 0, first: StyledText? = nil
    ) {
        let margin = StyledText(String(repeating: " ", count: indent))
        let others = StyledText(String(repeating: " ", count: indent + hanging))
        let start = first ?? margin
        let room = width - max(start.columns, others.columns)
        let parts = LineBreaking.lines(of: text, width: max(room, 8))
        add(parts.enumerated().map { ($0 == 0 ? start : others) + $1 })
    }

    /// Writes a table.
    public mutating func table(_ table: TextTable, indent: Int = 0) {
        let margin = StyledText(String(repeating: " ", count: indent))
        add(table.rendered(width: max(width - indent, 8)).map { $0.isEmpty ? $0 : margin + $0 })
    }

    /// Writes a tree below what was written last.
    public mutating func tree(_ nodes: [TextTree.Node]) {
        add(TextTree(nodes).rendered(width: width))
    }

    /// Writes lines as they are, however wide.
    public mutating func verbatim(_ texts: [StyledText]) { add(texts) }

    private mutating func add(_ texts: [StyledText]) {
        if wantsBlank, !texts.isEmpty { lines.append("") }
        if !texts.isEmpty { wantsBlank = false }
        lines += texts.map { trimmed($0.rendered(hasColor: hasColor)) }
    }

    private func trimmed(_ line: String) -> String {
        var line = Substring(line)
        while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
        return String(line)
    }
}
