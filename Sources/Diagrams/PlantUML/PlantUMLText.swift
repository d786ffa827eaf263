import SourceText

/// Texts as PlantUML shows them.
enum PlantUMLText {
    /// A text that PlantUML shows as it is, wherever in a line it stands but at its beginning: what could be markup, a
    /// command of the preprocessor or the end of the text is written as the number of its character.
    static func escaped(_ text: String) -> String {
        var result = ""
        var previous: Unicode.Scalar?
        for scalar in bounded(text).unicodeScalars {
            if scalar.isUnprintable {
                result += scalar.picture.unicodeScalars.map(code).joined()
            } else if isPlain(scalar, after: previous) {
                result.unicodeScalars.append(scalar)
            } else {
                result += code(scalar)
            }
            if scalar != " " { previous = scalar }
        }
        // Nothing at all is a syntax error, and so are blanks between quotes.
        return result.allSatisfy({ $0 == " " }) ? "<U+00A0>" : result
    }

    /// A text between quotes.
    static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// Letters and digits of any script, and signs that mean nothing where they stand. Two of a kind are markup, as in `//`;
    /// one at the beginning makes a row private or a separator; and a title needs a letter, be it that of a number.
    private static func isPlain(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ": return true
        case "_", "-", "/": return previous != nil && scalar != previous
        case ".", ",", "?", "(", ")", "·", "…": return previous != nil
        default:
            let properties = scalar.properties
            return scalar.value >= 0xA0 && scalar.value <= 0xFFFF
                && (properties.isAlphabetic || properties.numericType != nil)
        }
    }

    private static func code(_ scalar: Unicode.Scalar) -> String {
        // More than five digits are not read.
        let digits = String(scalar.value > 0xFFFFF ? 0xFFFD : scalar.value, radix: 16, uppercase: true)
        return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    }

    private static func bounded(_ text: String) -> String {
        guard text.utf8.count > 400 else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))) + "…"
    }
}
