/// Texts as SARIF has them.
enum SARIFText {
    /// A plain message: braces would be places to fill in (SARIF 2.1.0, 3.11.5), and brackets before a parenthesis a
    /// link (3.11.6).
    static func message(_ text: String) -> String {
        var result = ""
        let hasLink = text.contains("](")
        for character in text {
            switch character {
            case "{": result += "{{"
            case "}": result += "}}"
            case "[" where hasLink, "]" where hasLink: result += "\\\(character)"
            default: result.append(character)
            }
        }
        return result
    }

    /// A path as a URI reference (RFC 3986): everything but unreserved characters and slashes is percent-encoded. A path
    /// from the root on is a `file` URI.
    static func uri(_ path: String) -> String {
        var result = path.hasPrefix("/") ? "file://" : ""
        let digits = Array("0123456789ABCDEF")
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return result
    }
}
