/// The characters that arrows and punctuation are written with.
enum ArrowGlyphs {
    /// The parts of an arrow that a character stands for; nil for any other. Most arrows that people use are here: what
    /// keyboards have, what word processors make of it, and the arrows of Unicode, single, double and two-headed.
    static func parts(of value: UInt32) -> [ArrowShape.Part]? {
        switch value {
        case 0x2D, 0x3D: [.shaft]  // - =
        case 0x2010...0x2015, 0x2212, 0x2500, 0x2501, 0x2E3A, 0x2E3B, 0xFE58, 0xFE63, 0xFF0D, 0xFF1D: [.shaft]
        case 0x3C, 0xFF1C, 0x2039, 0x3008, 0x27E8: [.leftHead]  // <
        case 0x3E, 0xFF1E, 0x203A, 0x3009, 0x27E9: [.rightHead]  // >
        case 0xAB, 0x226A, 0x300A: [.leftHead, .leftHead]  // « ≪
        case 0xBB, 0x226B, 0x300B: [.rightHead, .rightHead]  // » ≫
        case 0x2190, 0x21D0, 0x21E0, 0x21FD, 0x27F5, 0x27F8, 0x2B05, 0xFFE9: [.leftHead, .shaft]  // ←
        case 0x2192, 0x21D2, 0x21E2, 0x21FE, 0x27F6, 0x27F9, 0x279C, 0x2794, 0x279D, 0x279E, 0x27A1, 0x2B62, 0xFFEB:
            [.shaft, .rightHead]  // →
        case 0x2194, 0x21D4, 0x21C4, 0x21C6, 0x21CB, 0x21CC, 0x21FF, 0x27F7, 0x27FA, 0x2B0C, 0x2B64:
            [.leftHead, .shaft, .rightHead]  // ↔
        case 0x219E: [.leftHead, .leftHead, .shaft]  // ↞
        case 0x21A0: [.shaft, .rightHead, .rightHead]  // ↠
        default: nil
        }
    }

    /// The ASCII character that a mark of punctuation stands for, or the character itself: Chinese and Japanese keyboards
    /// have wide forms of their own.
    static func plain(_ value: UInt32) -> UInt32 {
        switch value {
        case 0xFF08: 0x28  // (
        case 0xFF09: 0x29  // )
        case 0xFF0C, 0x3001: 0x2C  // ,
        case 0xFF0E: 0x2E  // .
        case 0xFF1A: 0x3A  // :
        case 0xFF1B: 0x3B  // ;
        case 0xFF1D: 0x3D  // =
        case 0xFF1F: 0x3F  // ?
        case 0xFF5B: 0x7B  // {
        case 0xFF5D: 0x7D  // }
        default: value
        }
    }

    /// Whether a character is white space within a line, or one of the invisible marks that only turn or join text.
    static func isBlank(_ value: UInt32) -> Bool {
        switch value {
        case 0x20, 0x09, 0x0B, 0x0C, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000, 0xFEFF: true
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether a character ends a line.
    static func isLineBreak(_ value: UInt32) -> Bool {
        value == 0x0A || value == 0x0D || value == 0x85 || value == 0x2028 || value == 0x2029
    }

    /// Whether a character is part of a name that stands without quotes: a letter or digit of ASCII, `_`, `$`, `@`, `#`,
    /// or anything of another script, emoji included, that is no blank, arrow, quote or control character.
    static func isInName(_ value: UInt32) -> Bool {
        if value < 0x80 {
            return switch UInt8(value) {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
                true
            default: false
            }
        }
        if value < 0xA0 || isBlank(value) || isLineBreak(value) || parts(of: value) != nil || plain(value) != value {
            return false
        }
        switch value {
        case 0x2018...0x201F, 0xFFFD, 0xFFFE, 0xFFFF: return false
        default: return true
        }
    }

    /// Whether an arrow may have the character behind one of its own: a choice between the text and the picture form.
    static func isVariationSelector(_ value: UInt32) -> Bool { value == 0xFE0E || value == 0xFE0F }
}
