/// From words to a noun with its plural.
enum NounForm {
    /// The noun of a name with all its words, or of the name as written where it is not made of Latin words.
    static func noun(ofName name: String) -> Noun {
        NameWords.words(of: name).map(noun(ofWords:)) ?? asWritten(name)
    }

    private static let prepositions: Set<String> = ["for", "of", "with", "without"]

    /// The noun of words. The word that takes the plural is the last, or the one before a preposition: points of sale.
    static func noun(ofWords words: [String]) -> Noun {
        let singular = words.joined(separator: " ")
        let preposition = words.dropLast().dropFirst().firstIndex(where: prepositions.contains)
        let head = (preposition ?? words.count) - 1
        guard words.indices.contains(head), case .form(let plural) = Plural(of: words[head]) else {
            return Noun(singular: singular + " object", plural: singular + " objects")
        }
        var inPlural = words
        inPlural[head] = plural
        return Noun(singular: singular, plural: inPlural.joined(separator: " "))
    }

    /// A name that is kept as it is. In other scripts an English plural would be no word, so that there is none.
    static func asWritten(_ name: String) -> Noun {
        if name.isEmpty { return Noun(singular: "nameless object", plural: "nameless objects") }
        if let words = NameWords.words(of: name) {
            guard let last = words.last, words.count == 1, case .form(let plural) = Plural(of: last),
                plural.begins(with: last)
            else { return Noun(singular: name, plural: name + " objects") }
            return Noun(singular: name, plural: name + plural.dropFirst(last.count))
        }
        let isLatin = name.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x1E00...0x1EFF).contains($0.value) }
        let hasLetter = name.unicodeScalars.contains { $0.properties.isAlphabetic }
        return Noun(singular: name, plural: isLatin && hasLetter ? name + " objects" : name)
    }
}
