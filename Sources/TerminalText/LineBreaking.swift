/// Breaks a text into lines.
struct LineBreaking {
    /// What has to stay together on a line where there is room for it.
    private struct Word {
        var text = StyledText()
        var columns = 0
        /// The style of the space before it; nil where there is none.
        var space: TextStyle?
    }

    private var words: [Word] = []
    private var current = Word()
    private var hasCurrent = false
    private var isBehindWide = false

    /// The lines of a text, none wider than `width` columns, at least one.
    ///
    /// It breaks at spaces, and between wide characters, which are written without any; a word that is wider than a line is
    /// broken where it has to be.
    static func lines(of text: StyledText, width: Int) -> [StyledText] {
        var breaking = LineBreaking()
        for span in text.spans {
            for character in span.text { breaking.add(character, span.style) }
        }
        breaking.endWord()
        return breaking.lines(width: max(width, 2))
    }

    private mutating func add(_ character: Character, _ style: TextStyle) {
        if character == " " {
            endWord()
            // A second space is kept as the start of a word, so that it does not get lost inside a name.
            if current.space == nil { current.space = style } else { append(character, 1, style) }
            return
        }
        let columns = TextColumns.count(character)
        if hasCurrent, columns == 2, isBehindWide, !Self.clings(character) { endWord() }
        append(character, columns, style)
        isBehindWide = columns == 2
    }

    /// Punctuation stays with the character before it.
    private static func clings(_ character: Character) -> Bool { "、。，．！？）」』】".contains(character) }

    private mutating func append(_ character: Character, _ columns: Int, _ style: TextStyle) {
        current.text.append(String(character), style)
        current.columns += columns
        hasCurrent = true
    }

    private mutating func endWord() {
        guard hasCurrent else { return }
        words.append(current)
        current = Word()
        hasCurrent = false
        isBehindWide = false
    }

    private func lines(width: Int) -> [StyledText] {
        var lines: [StyledText] = []
        var line = StyledText()
        var columns = 0
        func breakLine() {
            lines.append(line)
            (line, columns) = (StyledText(), 0)
        }
        for word in words {
            let gap = columns > 0 && word.space != nil ? 1 : 0
            if columns > 0, columns + gap + word.columns > width { breakLine() }
            if columns > 0, let space = word.space {
                line.append(" ", space)
                columns += 1
            }
            if word.columns <= width {
                line.append(word.text)
                columns += word.columns
                continue
            }
            for span in word.text.spans {
                for character in span.text {
                    let more = TextColumns.count(character)
                    if columns > 0, columns + more > width { breakLine() }
                    line.append(String(character), span.style)
                    columns += more
                }
            }
        }
        if columns > 0 || lines.isEmpty { lines.append(line) }
        return lines
    }
}
