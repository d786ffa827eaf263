import PlainLanguage
import SourceText

/// Any text as HTML that shows that text.
public enum HTMLText {
    /// A text in an element, or between the double quotes of an attribute. Control characters become pictures such as `␇`; line
    /// breaks and tabs stay.
    public static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !"&<>\"'".utf8.contains($0) }) { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default:
                if scalar.isUnprintable { result += scalar.picture } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// A phrase: words as text, names in a code font.
    static func phrase(_ phrase: Phrase) -> String {
        phrase.pieces.map { piece in
            switch piece {
            case .text(let text): escaped(text)
            case .code(let name): "<code>\(escaped(name))</code>"
            }
        }.joined()
    }
}
