extension String {
    /// The text fit for one line of a terminal: line breaks and control characters become visible pictures or escapes,
    /// so that a name from a file can neither break the line nor command the terminal.
    public var visible: String {
        // Most texts are plain ASCII, which is told from their bytes.
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: \.isUnprintable)
        else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.isUnprintable { result += scalar.picture } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// A control character, a line or paragraph separator, or an invisible character that changes the direction of text.
    public var isUnprintable: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
        default: value & 0xFFFE == 0xFFFE
        }
    }

    /// A printable stand-in: `␇` for the control characters that have a picture, else `\u{85}`.
    public var picture: String {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String(Character($0)) } ?? ""
        case 0x7F: "\u{2421}"
        default: "\\u{\(String(value, radix: 16, uppercase: true))}"
        }
    }
}
