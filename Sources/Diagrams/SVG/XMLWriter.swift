import SourceText

/// Writes XML that is well-formed for any text: what XML cannot hold is shown as a picture of it.
struct XMLWriter {
    private(set) var bytes: [UInt8] = []
    private var open: [String] = []

    /// Starts an element; attributes without a value are left out.
    mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
        tag(name, attributes)
        append(">")
        open.append(name)
    }

    /// Ends the element that was started last.
    mutating func end() {
        guard let name = open.popLast() else { return }
        append("</")
        append(name)
        append(">")
    }

    /// Writes an element without content.
    mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:]) {
        tag(name, attributes)
        append("/>")
    }

    /// Writes an element that holds a text.
    mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: String) {
        tag(name, attributes)
        append(">")
        appendEscaped(content)
        append("</")
        append(name)
        append(">")
    }

    /// Writes a text.
    mutating func content(_ content: String) {
        appendEscaped(content)
    }

    /// Writes what is XML already.
    mutating func markup(_ markup: String) {
        append(markup)
    }

    /// Ends a line of the file, for those who compare files.
    mutating func newline() {
        append("\n")
    }

    private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, String?>) {
        append("<")
        append(name)
        for (key, value) in attributes {
            guard let value else { continue }
            append(" ")
            append(key)
            append("=\"")
            appendEscaped(value)
            append("\"")
        }
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func appendEscaped(_ text: String) {
        if text.utf8.contains(where: Self.needsCare) {
            bytes.append(contentsOf: Self.escaped(text).utf8)
        } else {
            bytes.append(contentsOf: text.utf8)
        }
    }

    /// The text as it can stand in an element or between the quotes of an attribute.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: needsCare) else { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            default:
                if scalar.isUnprintable { result += scalar.picture } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// A byte that has to be escaped, or that may start a scalar that has to be.
    private static func needsCare(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
            || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
    }
}
