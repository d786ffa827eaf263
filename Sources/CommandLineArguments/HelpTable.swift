/// Two columns of help under a heading: what is written, and what it does.
struct HelpTable {
    let heading: String
    let rows: [(label: String, help: String)]

    /// The columns of the labels of several tables, so that they line up; a longer label has a line to itself.
    static func labelWidth(of tables: [HelpTable], width: Int) -> Int {
        let longest = min(width / 3, 26)
        return tables.flatMap { $0.rows.map(\.label.count) }.filter { $0 <= longest }.max() ?? longest
    }

    /// The lines of the table; none if it has no rows.
    func lines(labelWidth: Int, width: Int) -> [String] {
        guard !rows.isEmpty else { return [] }
        let indent = String(repeating: " ", count: labelWidth + 4)
        var lines = [heading + ":"]
        for (label, help) in rows {
            var texts = wrapped(help, width: width - indent.count)[...]
            if label.count <= labelWidth {
                let padding = String(repeating: " ", count: labelWidth + 2 - label.count)
                lines.append("  " + label + padding + (texts.popFirst() ?? ""))
            } else {
                lines.append("  " + label)
            }
            lines += texts.map { indent + $0 }
        }
        return lines
    }
}
