import ReferencePages
public import SourceText

/// Writes diagnostics as HTML: severity, message, place, the line of the file with what is meant marked, notes and help. Every text
/// is escaped.
public enum ProblemsHTML {
    /// How many problems are shown; one mistake can make hundreds.
    private static let most = 50
    /// The longest stretch of a line that is shown, in scalars.
    private static let excerptWidth = 160

    /// What is said above the problems where they stand over a page that is older than they are.
    private static let older = "<p class=\"problem-intro\">This is the page from before it was broken.</p>\n"

    /// The problems as a list; empty for none.
    ///
    /// - Parameters:
    ///   - diagnostics: the problems.
    ///   - isOverOlderPage: whether they stand over a page that does not show what they are about.
    /// - Returns: HTML that can stand anywhere in a page.
    public static func text(of diagnostics: [Diagnostic], isOverOlderPage: Bool = false) -> String {
        if diagnostics.isEmpty { return "" }
        // What is worst comes first, else the order stays.
        let ordered = diagnostics.enumerated().sorted { left, right in
            left.element.severity == right.element.severity
                ? left.offset < right.offset : left.element.severity > right.element.severity
        }.map(\.element)
        let items = ordered.prefix(most).map(item).joined()
        let rest = ordered.count - most
        return (isOverOlderPage ? older : "") + "<ol class=\"problem-list\">\n\(items)</ol>\n"
            + (rest > 0 ? "<p>And \(rest) more.</p>\n" : "")
    }

    private static func item(_ diagnostic: Diagnostic) -> String {
        let severity = diagnostic.severity.rawValue
        var html = "<li class=\"problem \(severity)\">\n"
        html += "<p class=\"problem-message\"><strong>\(severity)</strong> \(shown(diagnostic.message))"
        html += diagnostic.id.isEmpty ? "</p>\n" : " <small>\(shown(diagnostic.id))</small></p>\n"
        html += place(diagnostic.range, path: diagnostic.path)
        for note in diagnostic.notes {
            html += "<p class=\"problem-note\">\(shown(note.message))</p>\n\(place(note.range, path: nil))"
        }
        for help in diagnostic.help { html += "<p class=\"problem-help\">\(shown(help))</p>\n" }
        return html + "</li>\n"
    }

    /// Where it is, with the line there.
    private static func place(_ range: SourceRange?, path: String?) -> String {
        guard let range else { return path.map { "<p class=\"problem-place\">\(shown($0))</p>\n" } ?? "" }
        let start = range.start
        return "<p class=\"problem-place\">\(shown(range.file.path)):\(start.line):\(start.column)</p>\n"
            + excerpt(of: range)
    }

    /// The line of the file, cut to the part around the range where it is long.
    private static func excerpt(of range: SourceRange) -> String {
        let (start, end) = (range.start, range.end)
        let scalars = Array(range.file.line(start.line).unicodeScalars)
        let first = min(start.column - 1, scalars.count)
        let last = end.line == start.line ? min(end.column - 1, scalars.count) : scalars.count
        let from = scalars.count > excerptWidth ? max(0, min(first - 20, scalars.count - excerptWidth)) : 0
        let to = min(scalars.count, from + excerptWidth)
        func part(_ lower: Int, _ upper: Int) -> String {
            var text = String.UnicodeScalarView()
            for scalar in scalars[min(lower, to)..<min(max(lower, upper), to)] {
                text.append(scalar == "\t" ? " " : scalar)
            }
            return shown(String(text))
        }
        // A place between two characters is marked as a space.
        let marked = part(first, last)
        return "<pre class=\"problem-source\"><span class=\"problem-line\">\(start.line)</span> \(part(from, first))"
            + "<mark>\(marked.isEmpty ? " " : marked)</mark>\(part(last, to))</pre>\n"
    }

    /// Any text as HTML that shows that text on one line.
    static func shown(_ text: String) -> String { HTMLText.escaped(text.visible) }
}
