/// The plural of one English word.
enum Plural: Equatable {
    /// The word is a singular with this plural.
    case form(String)
    /// The word has no plural or is one already, so that its objects are best called "… object" and "… objects".
    case none

    /// The plural of a word: lower-case, or an acronym in capitals.
    init(of word: String) {
        self = Self.ofCapitals(word) ?? Self.ofWord(word.lowercased(), written: word)
    }

    /// Acronyms and numbers: URL → URLs, OS → OSes; nothing for `FAQs`, `2`; nil for other words.
    private static func ofCapitals(_ word: String) -> Plural? {
        let bytes = word.utf8
        guard let last = bytes.last else { return Plural.none }
        if bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return Plural.none }
        let isCapital = { (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte < 0x3A }
        if bytes.count > 2, last == UInt8(ascii: "s"), bytes.dropLast().allSatisfy(isCapital) { return Plural.none }
        guard bytes.allSatisfy(isCapital) else { return nil }
        return .form(word + (last == UInt8(ascii: "S") ? "es" : "s"))
    }

    private static func ofWord(_ word: String, written: String) -> Plural {
        if PluralWords.unchanged.contains(word) { return .form(written) }
        if PluralWords.uncountable.contains(word) || PluralWords.uncountableEndings.contains(where: word.ends) {
            return Plural.none
        }
        if isParticiple(word) { return Plural.none }
        if let plural = PluralWords.irregular[word] { return .form(plural) }
        if PluralWords.irregularPlurals.contains(word) || isRegularPlural(word) { return Plural.none }
        for (ending, plural) in PluralWords.irregularEndings where word.ends(in: ending) {
            if PluralWords.regularMen.contains(word) { break }
            return .form(String(written.dropLast(ending.count)) + plural)
        }
        return .form(regular(written))
    }

    /// Whether a word is not a noun by itself: stored, synced; but a seed, a feed, an embed.
    private static func isParticiple(_ word: String) -> Bool {
        word.utf8.count >= 5 && word.ends(in: "ed") && !word.ends(in: "eed") && !PluralWords.nounsInEd.contains(word)
    }

    /// Whether a word looks like a plural: ends in s, and not in the s of status, address, analysis or canvas.
    private static func isRegularPlural(_ word: String) -> Bool {
        guard word.utf8.count >= 4, word.ends(in: "s"), !word.ends(in: "ss") else { return false }
        if word.ends(in: "us") || word.ends(in: "is") { return PluralWords.pluralsLikeStatus.contains(word) }
        return !PluralWords.singularsInS.contains(word)
    }

    private static func regular(_ word: String) -> String {
        let bytes = Array(word.utf8)
        guard let last = bytes.last else { return word }
        let before = bytes.dropLast().last
        switch last {
        case UInt8(ascii: "y"):
            let vowels = "aeiou".utf8
            guard let before, !vowels.contains(before) else { return word + "s" }
            return word.dropLast() + "ies"
        case UInt8(ascii: "s") where bytes.count > 4 && before == UInt8(ascii: "i"): return word.dropLast(2) + "es"
        case UInt8(ascii: "s"), UInt8(ascii: "x"), UInt8(ascii: "z"): return word + "es"
        case UInt8(ascii: "h") where before == UInt8(ascii: "c") || before == UInt8(ascii: "s"): return word + "es"
        default: return word + "s"
        }
    }
}
