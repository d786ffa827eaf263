import SourceText

/// A text in a code font, within a line.
struct CodeSpan {
    let markdown: String

    init(_ text: String) {
        let shown = text.visible
        guard let first = shown.utf8.first, let last = shown.utf8.last else {
            // A span cannot be empty; one of a space shows as an empty box.
            markdown = "` `"
            return
        }
        let fence = String(repeating: "`", count: Self.longestRun(in: shown.utf8) + 1)
        let backtick = UInt8(ascii: "`")
        let space = UInt8(ascii: " ")
        // The renderer takes one space off each end where there is one at both and the text is not all spaces.
        let isStripped = first == space && last == space && !shown.utf8.allSatisfy { $0 == space }
        let padding = first == backtick || last == backtick || isStripped ? " " : ""
        markdown = fence + padding + shown + padding + fence
    }

    /// The length of the longest run of backticks.
    static func longestRun(in text: String.UTF8View) -> Int {
        var longest = 0
        var current = 0
        for byte in text {
            current = byte == UInt8(ascii: "`") ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
