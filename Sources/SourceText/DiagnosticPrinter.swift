/// Writes diagnostics as text: `path:line:column: severity: message [rule]`, with notes and help indented below.
public struct DiagnosticPrinter: Sendable {
    /// Whether to use colour, and to show the source line with a caret below a message.
    public struct Style: Sendable, Equatable {
        /// ANSI colours.
        public var color: Bool
        /// The source line with a caret.
        public var excerpt: Bool

        /// Makes a style.
        public init(color: Bool = false, excerpt: Bool = false) {
            self.color = color
            self.excerpt = excerpt
        }
    }

    private let style: Style
    /// The longest stretch of a source line that an excerpt shows, in scalars.
    private static let excerptWidth = 160

    /// Makes a printer.
    public init(style: Style = Style()) {
        self.style = style
    }

    /// The diagnostic as lines, each with its line break.
    public func text(of diagnostic: Diagnostic) -> String { text(of: diagnostic, word: nil, label: nil) }

    /// The diagnostic as lines, each with its line break.
    ///
    /// - Parameters:
    ///   - diagnostic: what to write.
    ///   - word: what stands in the place of its severity, without colour; nil for the severity.
    ///   - label: what is said in parentheses behind the message; nil for nothing.
    /// - Returns: the lines.
    public func text(of diagnostic: Diagnostic, word: String?, label: String?) -> String {
        var text = location(diagnostic.range, path: diagnostic.path)
        text += word.map { "\($0):" } ?? paint("\(diagnostic.severity.rawValue):", as: code(of: diagnostic.severity))
        text += " \(diagnostic.message.visible)"
        if let label { text += paint(" (\(label))", as: "2") }
        if !diagnostic.id.isEmpty { text += paint(" [\(diagnostic.id)]", as: "2") }
        text += "\n"
        if style.excerpt, let range = diagnostic.range { text += excerpt(of: range) }
        for note in diagnostic.notes {
            text += "  \(location(note.range, path: nil))note: \(note.message.visible)\n"
            if style.excerpt, let range = note.range { text += excerpt(of: range) }
        }
        for help in diagnostic.help {
            text += "  \(paint("help:", as: "36")) \(help.visible)\n"
        }
        return text
    }

    private func location(_ range: SourceRange?, path: String?) -> String {
        if let range {
            let start = range.start
            return "\(range.file.path.visible):\(start.line):\(start.column): "
        }
        return path.map { "\($0.visible): " } ?? ""
    }

    private func code(of severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: "1;31"
        case .warning: "1;35"
        case .note, .info: "1;36"
        }
    }

    private func paint(_ text: String, as code: String) -> String {
        style.color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }

    /// The source line with a caret below the range; a long line is cut to the part around it.
    private func excerpt(of range: SourceRange) -> String {
        let start = range.start
        let scalars = Array(range.file.line(start.line).unicodeScalars)
        let first = start.column - 1
        let from = scalars.count > Self.excerptWidth ? max(0, min(first - 20, scalars.count - Self.excerptWidth)) : 0
        let to = min(scalars.count, from + Self.excerptWidth)
        guard first <= scalars.count else { return "" }
        let end = range.end
        let last = end.line == start.line ? end.column - 1 : scalars.count
        let length = max(1, min(last, to) - first)
        var shown = String.UnicodeScalarView()
        for scalar in scalars[from..<to] { shown.append(scalar == "\t" ? " " : scalar) }
        let number = "\(start.line)"
        let gutter = String(repeating: " ", count: max(5, number.utf8.count + 1) - number.utf8.count)
        let blank = String(repeating: " ", count: max(5, number.utf8.count + 1))
        var text = "\(gutter)\(number) | \(String(shown).visible)\n"
        text += "\(blank) | \(String(repeating: " ", count: first - from))"
        text += paint("^" + String(repeating: "~", count: length - 1), as: "1;32") + "\n"
        return text
    }
}
