import SourceText

/// Texts as Graphviz reads them.
enum DOTText {
    /// A quoted string, as an id or as the value of an attribute; backslashes and line breaks stand for themselves.
    ///
    /// A number tells texts apart that are equal as far as they are shown.
    static func quoted(_ text: String, number: Int? = nil) -> String {
        var result = "\""
        for scalar in bounded(text).unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if scalar.isUnprintable {
                    result += escapedPicture(scalar)
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + (number.map { " (\($0))" } ?? "") + "\""
    }

    /// A text inside an HTML-like label.
    static func html(_ text: String) -> String {
        var result = ""
        for scalar in bounded(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Graphviz expands escapes such as \N in labels, after it has resolved references.
            case "\\": result += backslash
            default: result += scalar.isUnprintable ? scalar.picture.replacing("\\", with: backslash) : String(scalar)
            }
        }
        // An empty cell is a syntax error.
        return result.isEmpty ? " " : result
    }

    private static let backslash = "&#92;&#92;"

    private static func escapedPicture(_ scalar: Unicode.Scalar) -> String {
        scalar.picture.replacing("\\", with: "\\\\")
    }

    /// Graphviz gives up on texts of more than 16,384 bytes; a text of a picture is cut long before.
    private static func bounded(_ text: String) -> String {
        guard text.utf8.count > 400 else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))) + "…"
    }
}
