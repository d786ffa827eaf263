import PlainLanguage
import TerminalText

extension StyledText {
    /// A phrase for a terminal: names in single quotes, and in a colour of their own.
    init(_ phrase: Phrase, _ style: TextStyle = .plain) {
        self.init()
        for piece in phrase.pieces {
            switch piece {
            case .text(let text): append(text, style)
            case .code(let code): append("'\(code)'", style == .plain ? .name : style)
            }
        }
    }

    /// Sentences as one paragraph.
    init(sentences: [Phrase]) {
        self.init()
        for (index, sentence) in sentences.enumerated() {
            if index > 0 { append(" ") }
            append(StyledText(sentence))
        }
    }
}
