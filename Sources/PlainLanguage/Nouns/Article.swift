/// The indefinite article by sound.
enum Article {
    /// "an" where the first sound is a vowel's, else "a".
    static func indefinite(before text: String) -> String { startsWithVowelSound(text) ? "an" : "a" }

    private static func startsWithVowelSound(_ text: String) -> Bool {
        let scalars = text.unicodeScalars.drop { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }
        guard let first = scalars.first else { return false }
        let word = scalars.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
        guard first.isASCII else { return ScriptSounds.startsWithVowel(first) }
        if ("0"..."9").contains(first) { return numberStartsWithVowelSound(word) }
        let letters = word.prefix { !("0"..."9").contains($0) }
        let singular = letters.count > 2 && letters.last == "s" ? letters.dropLast() : letters
        let isInCapitals = singular.allSatisfy { ("A"..."Z").contains($0) }
        let lowercased = String(letters).lowercased()
        let isSpelled =
            letters.count == 1 || (isInCapitals && letters.count < SpokenWords.shortestReadableCapitals)
            || !lowercased.utf8.contains(where: "aeiouy".utf8.contains)
        if isSpelled {
            return !SpokenWords.acronymsReadAsWords.contains(String(letters))
                && SpokenWords.lettersWithVowelSound.contains(Character(first).uppercased())
        }
        if SpokenWords.silentHOrSpelledX.contains(where: lowercased.begins) { return true }
        guard ["a", "e", "i", "o", "u"].contains(Character(first).lowercased()) else { return false }
        if SpokenWords.consonantWords.contains(lowercased) { return false }
        if SpokenWords.vowelStarts.contains(where: lowercased.begins) { return true }
        return !SpokenWords.consonantStarts.contains(where: lowercased.begins)
    }

    /// Eight, eleven and eighteen, and the numbers that begin with them.
    private static func numberStartsWithVowelSound(_ word: Substring.UnicodeScalarView) -> Bool {
        let digits = String(String.UnicodeScalarView(word.prefix { ("0"..."9").contains($0) }))
        if digits.begins(with: "8") { return true }
        return (digits.begins(with: "11") || digits.begins(with: "18")) && digits.utf8.count % 3 == 2
    }
}
