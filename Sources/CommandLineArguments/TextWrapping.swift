/// Breaks text into lines of at most `width` characters at its spaces.
///
/// Newlines are kept, and so are lines that begin with a space. A longer word has a line to itself.
func wrapped(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        line.first == " " ? [String(line)] : wrappedLine(line, width: width)
    }
}

private func wrappedLine(_ text: Substring, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(separator: " ") {
        if length > 0, length + 1 + word.count > width {
            lines.append(line)
            line = ""
            length = 0
        }
        if length > 0 {
            line += " "
            length += 1
        }
        line += word
        length += word.count
    }
    return lines + [line]
}
