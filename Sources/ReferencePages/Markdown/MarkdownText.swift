import SourceText

/// Any text as Markdown that GitHub's renderer turns back into that text; one function for each place where it stands.
///
/// Control characters become pictures such as `␇`. What the functions give is one line, but for `paragraphs`.
public enum MarkdownText {
    /// Text among other text: a sentence or a value. Runs of white space become one space.
    public static func running(_ text: String) -> String {
        if MarkdownEscaper.isPlain(text, hasOuterSpace: false) { return text }
        var escaper = MarkdownEscaper(text, linksAddresses: true)
        escaper.trim()
        return escaper.escaped()
    }

    /// A part of a sentence: as `running`, with a space at either end kept.
    public static func part(_ text: String) -> String {
        var (text, output) = (text, [UInt8]())
        text.withUTF8 { append(part: $0, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    /// Writes a part of a sentence, given as UTF-8.
    static func append(part utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        if MarkdownEscaper.isPlain(utf8, hasOuterSpace: true) {
            output.append(contentsOf: utf8)
        } else {
            var escaper = MarkdownEscaper(String(decoding: utf8, as: UTF8.self), linksAddresses: false)
            output.append(utf8Of: escaper.escaped())
        }
    }

    /// The text of a link, of a heading or of a picture's description, where an address must not become a link itself.
    public static func label(_ text: String) -> String {
        if MarkdownEscaper.isPlain(text, hasOuterSpace: false) { return text }
        var escaper = MarkdownEscaper(text, linksAddresses: false)
        escaper.trim()
        return escaper.escaped()
    }

    /// The text of a heading.
    public static func heading(_ text: String) -> String {
        let label = label(text)
        // Number signs behind a space at the end of a heading would close it.
        let head = label.utf8.reversed().drop { $0 == UInt8(ascii: "#") }
        guard label.utf8.last == UInt8(ascii: "#"), head.first == UInt8(ascii: " ") else { return label }
        return label.dropLast() + "\\#"
    }

    /// What an author wrote, outside of tables: blank lines part paragraphs, other line breaks are spaces.
    public static func paragraphs(_ text: String) -> String {
        paragraphTexts(of: text).map(running).joined(separator: "\n\n")
    }

    /// What an author wrote, in a cell of a table or an item of a list: paragraphs are parted by `<br>`.
    public static func cell(_ text: String) -> String {
        paragraphTexts(of: text).map(running).joined(separator: "<br>")
    }

    /// A name or an expression in a code font, outside of tables.
    public static func code(_ text: String) -> String {
        CodeSpan.markdown(text)
    }

    /// A name or an expression in a code font, in a cell of a table. A bar ends a cell even in a code span.
    public static func codeInCell(_ text: String) -> String {
        let span = CodeSpan.markdown(text)
        return span.utf8.contains(UInt8(ascii: "|")) ? span.replacing("|", with: "\\|") : span
    }

    /// A block of code; its fence is longer than any run of backticks in the text.
    public static func block(_ text: String, language: String) -> String {
        let fence = String(repeating: "`", count: max(3, CodeSpan.longestRun(in: text.utf8) + 1))
        return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
    }

    /// The paragraphs of a text, none of them blank.
    static func paragraphTexts(of text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "\n")) || text.utf8.contains(UInt8(ascii: "\r")) else {
            return text.utf8.allSatisfy(\.isSpaceOrBreak) ? [] : [text]
        }
        var paragraphs: [String] = []
        var current = ""
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.utf8.allSatisfy(\.isSpaceOrBreak) {
                if !current.isEmpty { paragraphs.append(current) }
                current = ""
            } else {
                current += current.isEmpty ? String(line) : "\n" + line
            }
        }
        if !current.isEmpty { paragraphs.append(current) }
        return paragraphs
    }
}

extension UInt8 {
    /// ASCII white space.
    var isSpaceOrBreak: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
