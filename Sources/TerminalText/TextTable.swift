/// A table of texts in aligned columns.
public struct TextTable: Sendable {
    /// The names of the columns.
    public var header: [String]
    /// The rows, each with as many cells as there are columns.
    public var rows: [[StyledText]]
    /// What stands below each row, across all columns; may be empty.
    public var notes: [StyledText]

    /// Makes a table. Rows that have no note of their own have none.
    public init(header: [String], rows: [[StyledText]], notes: [StyledText] = []) {
        self.header = header
        self.rows = rows
        self.notes = notes + [StyledText](repeating: StyledText(), count: max(0, rows.count - notes.count))
    }

    private static let gap = 2
    /// The fewest columns of a cell whose text is broken into lines.
    private static let narrowest = 10

    /// The lines within a width: as a table where the columns can be made to fit, else a block for each row.
    func rendered(width: Int) -> [StyledText] {
        let widths = fittedWidths(within: width)
        guard let widths else { return blocks(width: width) }
        var lines = row(header.map { StyledText($0, .faint) }, widths: widths)
        for (cells, note) in zip(rows, notes) {
            lines += row(cells, widths: widths) + Self.note(note, width: width)
        }
        return lines
    }

    private static func note(_ note: StyledText, width: Int) -> [StyledText] {
        if note.isEmpty { return [] }
        return LineBreaking.lines(of: note, width: max(8, width - 4)).map { StyledText("    ") + $0 }
    }

    /// The columns' widths, the widest made narrower until all fit; nil where that leaves too little.
    private func fittedWidths(within width: Int) -> [Int]? {
        var widths = header.indices.map { column in
            max(TextColumns.count(header[column]), rows.map { $0[column].columns }.max() ?? 0)
        }
        let room = width - Self.gap * max(0, widths.count - 1)
        var excess = widths.reduce(0, +) - room
        while excess > 0 {
            guard let widest = widths.max(), let index = widths.lastIndex(of: widest) else { return nil }
            // Down to the next widest, or as far as it takes.
            let next = widths.filter { $0 < widest }.max() ?? Self.narrowest
            let step = min(excess, max(1, widest - max(next, Self.narrowest)))
            widths[index] -= step
            excess -= step
            if widths[index] < Self.narrowest { return nil }
        }
        return widths
    }

    private func row(_ cells: [StyledText], widths: [Int]) -> [StyledText] {
        let columns = zip(cells, widths).map { LineBreaking.lines(of: $0, width: max($1, 2)) }
        return (0..<(columns.map(\.count).max() ?? 0)).map { index in
            var line = StyledText()
            var end = 0
            for (lines, width) in zip(columns, widths) {
                if index < lines.count, !lines[index].isEmpty {
                    line.append(String(repeating: " ", count: max(0, end - line.columns)))
                    line.append(lines[index])
                }
                end += width + Self.gap
            }
            return line
        }
    }

    private func blocks(width: Int) -> [StyledText] {
        zip(rows, notes).flatMap { cells, note -> [StyledText] in
            var lines = cells.first.map { LineBreaking.lines(of: $0, width: width) } ?? []
            for (name, cell) in zip(header, cells).dropFirst() {
                let whole = StyledText("\(name): ", .faint) + cell
                let parts = LineBreaking.lines(of: whole, width: max(8, width - 4))
                lines += parts.enumerated().map { StyledText($0 == 0 ? "  " : "    ") + $1 }
            }
            return lines + Self.note(note, width: width)
        }
    }
}
