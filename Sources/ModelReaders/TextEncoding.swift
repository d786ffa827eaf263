/// An encoding that text files come in.
enum TextEncoding {
    case utf8, utf16LittleEndian, utf16BigEndian, utf32LittleEndian, utf32BigEndian, ascii, latin1, windows1252

    /// The name for messages.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
        case .utf32LittleEndian, .utf32BigEndian: "UTF-32"
        case .ascii: "US-ASCII"
        case .latin1: "ISO-8859-1"
        case .windows1252: "windows-1252"
        }
    }

    /// The encoding that a declaration names, without regard to case; nil for one that cannot be read.
    init?(declared name: String) {
        switch name.lowercased() {
        case "utf-8", "utf8": self = .utf8
        case "utf-16", "utf16", "utf-16le", "utf-16be", "iso-10646-ucs-2", "ucs-2": self = .utf16LittleEndian
        case "utf-32", "utf32", "utf-32le", "utf-32be", "iso-10646-ucs-4", "ucs-4": self = .utf32LittleEndian
        case "us-ascii", "ascii": self = .ascii
        case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1": self = .latin1
        case "windows-1252", "cp1252", "cp-1252": self = .windows1252
        default: return nil
        }
    }

    /// The Unicode encoding that the first bytes tell, with the length of the byte order mark; UTF-8 where they tell
    /// nothing. Without a mark, the zero bytes of the first two ASCII characters decide.
    static func recognized(in bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
        let first = Array(bytes.prefix(4))
        if first.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if first == [0xFF, 0xFE, 0, 0] { return (.utf32LittleEndian, 4) }
        if first == [0, 0, 0xFE, 0xFF] { return (.utf32BigEndian, 4) }
        if first.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if first.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        let isZero = first.map { $0 == 0 }
        if isZero == [true, true, true, false] { return (.utf32BigEndian, 0) }
        if isZero == [false, true, true, true] { return (.utf32LittleEndian, 0) }
        if isZero == [true, false, true, false] || isZero == [true, false] { return (.utf16BigEndian, 0) }
        if isZero == [false, true, false, true] || isZero == [false, true] { return (.utf16LittleEndian, 0) }
        return (.utf8, 0)
    }
}
