import CommonMark
import ModelAnalysis

/// Notes as parts of a page. What they say is kept; of what they are made of, only what cannot harm a page: no HTML, no
/// heading, no link that a browser would run.
struct NoteMarkdown {
    /// The address of what a name means, seen from the page; nil where it means nothing there.
    let address: (_ name: String) -> String?

    /// A note outside of tables, as blocks.
    func blocks(_ markdown: String) -> String {
        blocks(MarkdownDocument(markdown).blocks)
    }

    /// A note in a cell of a table, on one line.
    func cell(_ markdown: String) -> String {
        lines(MarkdownDocument(markdown).blocks).joined(separator: "<br>")
    }

    // MARK: Blocks

    private func blocks(_ blocks: [MarkdownBlock]) -> String {
        var result: [String] = []
        var isOtherList = false
        for (index, block) in blocks.enumerated() {
            // Lists in a row are told apart by their marks.
            isOtherList = index > 0 && Self.isList(block) && Self.isList(blocks[index - 1]) && !isOtherList
            let text = self.block(block, hasOtherMarks: isOtherList)
            if !text.isEmpty { result.append(text) }
        }
        return result.joined(separator: "\n\n")
    }

    private static func isList(_ block: MarkdownBlock) -> Bool {
        if case .list = block { true } else { false }
    }

    private func block(_ block: MarkdownBlock, hasOtherMarks: Bool) -> String {
        switch block {
        case .paragraph(let pieces): return line(pieces, isInCell: false)
        case .heading(_, let pieces): return "**\(line(pieces, isInCell: false))**"
        case .quote(let inner): return Self.prefixed(blocks(inner), first: "> ", others: "> ")
        case .code(let text, let language):
            let isName = language.unicodeScalars.allSatisfy {
                $0.isASCII
                    && ($0.properties.isAlphabetic || $0.properties.numericType != nil
                        || "+#-._".unicodeScalars.contains($0))
            }
            return MarkdownText.block(text, language: isName ? language : "")
        case .rule: return "* * *"
        case .html(let text): return MarkdownText.paragraphs(text)
        case .table(let rows): return table(rows)
        case .list(let start, let items):
            let texts = items.enumerated().map { index, item in
                let mark = start.map { "\($0 + index)\(hasOtherMarks ? ")" : ".") " } ?? (hasOtherMarks ? "* " : "- ")
                return Self.prefixed(blocks(item), first: mark, others: String(repeating: " ", count: mark.count))
            }
            return texts.joined(separator: items.contains { $0.count > 1 } ? "\n\n" : "\n")
        }
    }

    private func table(_ rows: [[[MarkdownInline]]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        var texts = rows.map { row in
            let cells = row.map { line($0, isInCell: true) } + Array(repeating: "", count: columns - row.count)
            return "| \(cells.joined(separator: " | ")) |"
        }
        if texts.isEmpty { return "" }
        texts.insert("|" + String(repeating: " --- |", count: columns), at: 1)
        return texts.joined(separator: "\n")
    }

    private static func prefixed(_ text: String, first: String, others: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            let prefix = index == 0 ? first : others
            return line.isEmpty ? String(prefix.reversed().drop { $0 == " " }.reversed()) : prefix + line
        }.joined(separator: "\n")
    }

    // MARK: One line

    private func lines(_ blocks: [MarkdownBlock]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block {
            case .paragraph(let pieces), .heading(_, let pieces): [line(pieces, isInCell: true)]
            case .quote(let inner): lines(inner)
            case .code(let text, _):
                text.split(whereSeparator: \.isNewline).map {
                    MarkdownText.codeInCell(String($0).replacing("\t", with: " "))
                }
            case .html(let text): [MarkdownText.cell(text)]
            case .rule: []
            case .table(let rows): rows.map { row in row.map { line($0, isInCell: true) }.joined(separator: ", ") }
            case .list(let start, let items):
                items.enumerated().flatMap { index, item -> [String] in
                    let mark = start.map { "\($0 + index)\\. " } ?? "• "
                    let inner = lines(item)
                    return (inner.first.map { [mark + $0] } ?? []) + inner.dropFirst()
                }
            }
        }.filter { !$0.isEmpty }
    }

    private func line(_ pieces: [MarkdownInline], isInCell: Bool) -> String {
        NoteLine(address: address, isInCell: isInCell).text(of: pieces)
    }
}
