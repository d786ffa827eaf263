import SourceText

/// Writes XML that is well-formed for any text: what XML cannot hold is shown as a picture of it.
struct XMLWriter {
    private(set) var bytes: [UInt8] = []
    private var open: [StaticString] = []

    /// The names and values of an element's attributes, in their order.
    typealias Attributes = KeyValuePairs<StaticString, Value?>

    /// The value of an attribute: numbers need not become texts first.
    enum Value: ExpressibleByStringInterpolation {
        case text(String)
        case number(Double)
        case numbers([Double])
        case path(SVGPathText)

        init(stringLiteral value: String) { self = .text(value) }
    }

    /// Starts an element; attributes without a value are left out.
    mutating func start(_ name: StaticString, _ attributes: Attributes = [:]) {
        tag(name, attributes)
        sign(">")
        open.append(name)
    }

    /// Ends the element that was started last.
    mutating func end() {
        guard let name = open.popLast() else { return }
        append("</")
        append(name)
        sign(">")
    }

    /// Writes an element without content.
    mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
        tag(name, attributes)
        append("/>")
    }

    /// Writes an element that holds a text.
    mutating func element(_ name: StaticString, _ attributes: Attributes = [:], _ content: String) {
        tag(name, attributes)
        sign(">")
        appendEscaped(content)
        append("</")
        append(name)
        sign(">")
    }

    /// Writes a text.
    mutating func content(_ content: String) {
        appendEscaped(content)
    }

    /// Writes what is XML already.
    mutating func markup(_ markup: String) {
        bytes.append(utf8Of: markup)
    }

    /// Ends a line of the file, for those who compare files.
    mutating func newline() {
        sign("\n")
    }

    private mutating func tag(_ name: StaticString, _ attributes: Attributes) {
        sign("<")
        append(name)
        for (key, value) in attributes {
            guard let value else { continue }
            sign(" ")
            append(key)
            append("=\"")
            switch value {
            case .text(let text): appendEscaped(text)
            case .number(let number): SVGNumber.append(number, to: &bytes)
            case .numbers(let numbers):
                for (index, number) in numbers.enumerated() {
                    if index > 0 { sign(" ") }
                    SVGNumber.append(number, to: &bytes)
                }
            case .path(let path): bytes.append(contentsOf: path.bytes)
            }
            sign("\"")
        }
    }

    /// Writes what stands in the program, as it is.
    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes a single sign of ASCII.
    private mutating func sign(_ sign: Unicode.Scalar) {
        bytes.append(UInt8(ascii: sign))
    }

    private mutating func appendEscaped(_ text: String) {
        var text = text
        // In one go where nothing in it has to be escaped, as in most texts.
        let isPlain = text.withUTF8 { utf8 in
            if utf8.contains(where: Self.needsCare) { return false }
            bytes.append(contentsOf: utf8)
            return true
        }
        if isPlain { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "\n": append("&#10;")
            case "\t": append("&#9;")
            default:
                if scalar.isUnprintable {
                    bytes.append(utf8Of: scalar.picture)
                } else {
                    bytes.append(contentsOf: scalar.utf8)
                }
            }
        }
    }

    /// The text as it can stand in an element or between the quotes of an attribute.
    static func escaped(_ text: String) -> String {
        var writer = XMLWriter()
        writer.appendEscaped(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// A byte that has to be escaped, or that may start a scalar that has to be.
    private static func needsCare(_ byte: UInt8) -> Bool {
        byte < 64 ? signsWithCare &>> UInt64(byte) & 1 == 1 : byte >= 0x7F
    }

    /// The bytes below 64 that need care, a bit each: control characters, and `"`, `&`, `<` and `>`.
    private static let signsWithCare: UInt64 = 0xFFFF_FFFF | 1 << 0x22 | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E
}
