/// The words of arrow notation: names, texts and comments, escaped where they have to be.
enum ArrowText {
    /// A name as it is, or in backticks where it has a character that means something.
    static func name(_ name: String) -> String {
        let isPlain = !name.isEmpty && name.unicodeScalars.allSatisfy(isPlain)
        return isPlain ? name : quoted(name, by: "`")
    }

    /// A text between quotes.
    static func string(_ text: String) -> String { quoted(text, by: "\"") }

    /// The text of a type that Core Data does not have: it stands in backticks, so that it is taken as it is.
    static func type(_ text: String) -> String { quoted(text, by: "`") }

    /// A value of an attribute: bare where it is a number or truth value, else between quotes.
    static func value(_ text: String, isBare: Bool) -> String {
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
        return isBare && isNumber ? text : string(text)
    }

    /// The lines of a comment.
    static func comment(_ text: String, mark: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
            .map { $0.isEmpty ? mark : "\(mark) \(oneLine(String($0)))" }
    }

    /// A text on one line.
    static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline || $0 == "\0" ? " " : $0 })
    }

    private static func quoted(_ text: String, by quote: Unicode.Scalar) -> String {
        var result = String.UnicodeScalarView()
        result.append(quote)
        for scalar in text.unicodeScalars {
            switch scalar {
            case quote, "\\": result.append(contentsOf: ["\\", scalar])
            case "\n": result.append(contentsOf: ["\\", "n"])
            case "\r": result.append(contentsOf: ["\\", "r"])
            case "\t": result.append(contentsOf: ["\\", "t"])
            case _ where needsCode(scalar):
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
            default: result.append(scalar)
            }
        }
        result.append(quote)
        return String(result)
    }

    /// A control character, or one that ends a line or cannot be seen.
    private static func needsCode(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .unassigned, .privateUse: true
        default: scalar.value == 0xFFFD
        }
    }

    /// A character that a name may have without backticks: a letter, digit or mark of any script, `_`, or a picture.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        if scalar.isASCII { return scalar.properties.isAlphabetic || scalar.properties.numericType != nil }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .nonspacingMark, .spacingMark:
            return true
        default: return scalar.properties.isEmojiPresentation
        }
    }
}
