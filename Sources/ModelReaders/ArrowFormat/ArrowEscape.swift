import SourceText

/// What a backslash stands for within quotes: `\n`, `\t`, `\r`, `\u{1F600}`, or the character behind it.
struct ArrowEscape {
    let scalar: Unicode.Scalar
    /// The offset behind it.
    let end: Int

    /// Reads what stands behind a backslash; nil at the end of a line, and for what is no character.
    init?(behind offset: Int, in scanner: ArrowScanner) {
        guard let (value, end) = scanner.scalar(at: offset), !ArrowGlyphs.isLineBreak(value) else { return nil }
        switch value {
        case 0x6E: (scalar, self.end) = ("\n", end)
        case 0x74: (scalar, self.end) = ("\t", end)
        case 0x72: (scalar, self.end) = ("\r", end)
        case 0x75:
            guard scanner.scalar(at: end)?.value == 0x7B else { return nil }
            let digits = scanner.file.bytes[(end + 1)...].prefix(9).prefix { $0 != 0x7D }
            guard digits.count < 9, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                let character = Unicode.Scalar(code), scanner.scalar(at: end + 1 + digits.count)?.value == 0x7D
            else { return nil }
            (scalar, self.end) = (character, end + 2 + digits.count)
        default:
            guard let character = Unicode.Scalar(value) else { return nil }
            (scalar, self.end) = (character, end)
        }
    }
}
