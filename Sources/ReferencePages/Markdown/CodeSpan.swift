import SourceText

/// A text in a code font, within a line.
enum CodeSpan {
    private static let backtick = UInt8(ascii: "`")
    private static let space = UInt8(ascii: " ")

    /// The text as Markdown.
    static func markdown(_ text: String) -> String {
        var (text, output) = (text, [UInt8]())
        text.withUTF8 { append($0, to: &output) }
        return String(decoding: output, as: UTF8.self)
    }

    /// Writes the text of some UTF-8 as Markdown.
    static func append(_ utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        guard let first = utf8.first, let last = utf8.last else {
            // A span cannot be empty; one of a space shows as an empty box.
            output += "` `".utf8
            return
        }
        // Most names are ASCII that can be printed.
        if utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) {
            let text = String(decoding: utf8, as: UTF8.self)
            var shown = text.visible
            if shown != text {
                shown.withUTF8 { append($0, to: &output) }
                return
            }
        }
        let fence = repeatElement(backtick, count: longestRun(in: utf8) + 1)
        // The renderer takes one space off each end where there is one at both and the text is not all spaces.
        let isStripped = first == space && last == space && !utf8.allSatisfy { $0 == space }
        let isPadded = first == backtick || last == backtick || isStripped
        output.append(contentsOf: fence)
        if isPadded { output.append(space) }
        output.append(contentsOf: utf8)
        if isPadded { output.append(space) }
        output.append(contentsOf: fence)
    }

    /// The length of the longest run of backticks.
    static func longestRun(in text: some Sequence<UInt8>) -> Int {
        var longest = 0
        var current = 0
        for byte in text {
            current = byte == backtick ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
