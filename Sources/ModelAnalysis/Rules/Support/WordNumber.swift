/// Guesses from its end whether an English name is plural.
enum WordNumber {
    private static let irregular: Set<String> = [
        "children", "people", "men", "women", "feet", "teeth", "geese", "mice", "media", "data", "criteria", "series",
        "species", "news", "info", "history", "metadata", "equipment", "feedback",
    ]

    /// Whether a name can be that of several: its last word ends in `s`, is an irregular plural, or has no plural; or it is
    /// in another script, whose plurals are not known here.
    static func isPlural(_ name: String) -> Bool {
        let word = lastWord(of: name)
        if !word.isASCII { return true }
        return word.hasSuffix("s") || irregular.contains(word)
    }

    /// Whether a name can hardly be that of one: its last word ends in a single `s` that few singulars have.
    static func isSurelyPlural(_ name: String) -> Bool {
        let word = lastWord(of: name)
        guard word.hasSuffix("s"), word.count > 3, !irregular.contains(word) else { return false }
        return !["ss", "us", "is", "as", "os", "ws"].contains { word.hasSuffix($0) }
    }

    /// The last word of a name in camel case, in lower case; digits behind it do not count.
    private static func lastWord(of name: String) -> String {
        var word: [Character] = []
        for character in name.reversed() {
            if word.isEmpty, character.isNumber { continue }
            guard character.isLetter else { break }
            word.append(character)
            if character.isUppercase { break }
        }
        return String(word.reversed()).lowercased()
    }
}

extension String {
    /// Whether all of it is in ASCII, as English is.
    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
