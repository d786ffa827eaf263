/// Ready-made functions for the `escape` of `render`.
public enum MustacheEscape {
    /// Replaces `&`, `<`, `>` and `"` by HTML's character references, for text and for double-quoted attributes.
    public static func html(_ text: String) -> String {
        // Most texts need no change; they are handed back without a copy.
        guard text.utf8.contains(where: { reference(for: $0) != nil }) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            if let reference = reference(for: byte) {
                escaped.append(contentsOf: reference.utf8)
            } else {
                escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Hands the text back as it is.
    public static func none(_ text: String) -> String {
        text
    }

    private static func reference(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: nil
        }
    }
}
