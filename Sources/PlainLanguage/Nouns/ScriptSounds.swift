/// Letters that begin with a vowel's sound, in scripts whose letters tell their sound.
enum ScriptSounds {
    /// Whether a letter begins with a vowel's sound: "an イベント", "an Отдел", but "a Ёлка", which begins like "yes". False for
    /// scripts whose letters do not tell.
    static func startsWithVowel(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Latin letters with accents.
        case 0xC0...0xC6, 0xC8...0xCF, 0xD2...0xD6, 0xD8...0xDC, 0xE0...0xE6, 0xE8...0xEF, 0xF2...0xF6, 0xF8...0xFC:
            true
        case 0x100...0x105, 0x112...0x11B, 0x128...0x131, 0x14C...0x153, 0x168...0x173: true
        // Greek.
        case 0x386...0x38F, 0x3AC...0x3AF, 0x3CC...0x3CE: true
        default: cyrillicVowels.contains(scalar) || greekVowels.contains(scalar) || isKana(scalar) || isHangul(scalar)
        }
    }

    /// Without those that begin like "yes".
    private static let cyrillicVowels: Set<Unicode.Scalar> = Set("АИІОУЫЭаиіоуыэ".unicodeScalars)
    private static let greekVowels: Set<Unicode.Scalar> = Set("ΑΕΗΙΟΥΩαεηιουω".unicodeScalars)

    /// The first rows of hiragana and katakana, small letters and those of half width included.
    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x304A, 0x30A1...0x30AA, 0xFF67...0xFF6B, 0xFF71...0xFF75: true
        default: false
        }
    }

    /// A Korean syllable is a number made of its letters. One that begins with a vowel has the silent consonant, the 11th,
    /// and a vowel that begins with no y or w.
    private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        guard (0xAC00...0xD7A3).contains(scalar.value) else { return false }
        let syllable = scalar.value - 0xAC00
        let plainVowels: Set<UInt32> = [0, 1, 4, 5, 8, 13, 18, 20]
        return syllable / 588 == 11 && plainVowels.contains(syllable % 588 / 28)
    }
}
