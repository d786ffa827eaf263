/// Text with one byte a character.
enum SingleByteText {
    /// What windows-1252 has for 0x80 to 0x9F; its five unused places stay the control characters of ISO-8859-1.
    static let windows1252: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D,
        0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x009D, 0x017E, 0x0178,
    ]

    /// The text in UTF-8: each byte is the scalar of its number, but for 0x80 to 0x9F where a table for them is given.
    static func utf8(of bytes: [UInt8], c1 table: [UInt16]?) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 16)
        for byte in bytes {
            if byte < 0x80 {
                output.append(byte)
            } else if byte < 0xA0, let table, let scalar = Unicode.Scalar(table[Int(byte) - 0x80]) {
                output.append(contentsOf: String(Character(scalar)).utf8)
            } else {
                output.append(0xC0 | byte >> 6)
                output.append(0x80 | byte & 0x3F)
            }
        }
        return output
    }
}
