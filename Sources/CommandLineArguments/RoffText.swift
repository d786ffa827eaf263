/// Text as roff reads it: the one way by which text enters a manual page.
///
/// All that roff gives a meaning comes out as itself, in any place: escapes, a full stop or quote at the beginning of a
/// line, quotes within the argument of a macro. Hyphens stay the character that a shell understands. The result is ASCII.
enum RoffText {
    /// The text as part of one line; characters that control a terminal, line breaks among them, are spaces.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\(rs"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            // A line with it first would be a request.
            case ".": result += result.isEmpty ? "\\&." : "."
            case " "..."}": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0xA0 || scalar.properties.generalCategory == .lineSeparator: result += " "
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
        }
        return result
    }

    /// The text as one argument of a macro.
    static func argument(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    /// The text in bold, as part of one line.
    static func bold(_ text: String) -> String { "\\fB" + escaped(text) + "\\fR" }

    /// The lines of paragraphs.
    ///
    /// An empty line separates paragraphs; lines that begin with a space are kept as they are, with their line breaks.
    ///
    /// - Parameters:
    ///   - text: the paragraphs.
    ///   - separator: the macro that begins a paragraph after the first: `.PP`, or `.IP` below a label.
    /// - Returns: lines of roff.
    static func paragraphs(_ text: String, separator: String = ".PP") -> [String] {
        var lines: [String] = []
        var isKept = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isToKeep = line.first == " "
            if isToKeep != isKept { lines.append(isToKeep ? ".nf" : ".fi") }
            isKept = isToKeep
            if line.allSatisfy(\.isWhitespace) {
                lines.append(separator)
            } else {
                // Without the guard a line of full stops would be a request after its spaces.
                lines.append((isToKeep ? "\\&" : "") + escaped(String(line)))
            }
        }
        return lines + (isKept ? [".fi"] : [])
    }
}
