/// The nouns that an entity could have, best first. Each is made only when it is asked for: most entities need one.
struct NounCandidates {
    private enum Source {
        /// What the author says.
        case author
        /// The words without what all entities carry, and without "my".
        case bareWords
        case allWords
        /// The name as it is.
        case written
    }

    private let name: String
    private let bareName: String
    private let words: [String]
    private let singular: String?
    private let plural: String?
    private let sources: [Source]

    /// Prepares the candidates of an entity.
    init(
        name: String, prefix: SharedPrefix, suffix: SharedSuffix, singular: String? = nil, plural: String? = nil
    ) {
        self.name = name
        self.singular = singular
        self.plural = plural
        let stem = suffix.dropped(from: name)
        bareName = prefix.bareName(of: stem) ?? stem
        let words = NameWords.words(of: name)
        self.words = words ?? []
        sources =
            (singular == nil && plural == nil ? [] : [.author]) + (words == nil ? [] : [.bareWords, .allWords])
            + [.written]
    }

    /// One noun for each entity: its best, or a later one where several would have the same.
    static func distinct(_ candidates: [NounCandidates]) -> [Noun] {
        var ranks = [Int](repeating: 0, count: candidates.count)
        var nouns = candidates.map { $0.noun(0) }
        var changed = true
        while changed {
            changed = false
            var holders: [String: [Int]] = [:]
            holders.reserveCapacity(nouns.count)
            for (index, noun) in nouns.enumerated() { holders[noun.singular.lowercased(), default: []].append(index) }
            for sharing in holders.values where sharing.count > 1 {
                for index in sharing where ranks[index] + 1 < candidates[index].sources.count {
                    ranks[index] += 1
                    nouns[index] = candidates[index].noun(ranks[index])
                    changed = true
                }
            }
        }
        return nouns
    }

    private func noun(_ rank: Int) -> Noun {
        switch sources[rank] {
        case .author:
            if let singular { return Noun(singular: singular, plural: plural ?? NounForm.pluralised(singular)) }
            let best = noun(rank + 1)
            return Noun(singular: best.singular, plural: plural ?? best.plural)
        case .bareWords:
            var bare = bareName == name ? words : NameWords.words(of: bareName) ?? words
            if bare.count > 1, bare.first == "my" { bare.removeFirst() }
            return NounForm.noun(ofWords: bare)
        case .allWords: return NounForm.noun(ofWords: words)
        case .written: return NounForm.asWritten(name)
        }
    }
}

extension NounForm {
    /// The plural of a text of several words, by its last.
    static func pluralised(_ text: String) -> String {
        var words = text.split(separator: " ").map(String.init)
        guard let last = words.popLast(), case .form(let plural) = Plural(of: last) else { return text }
        return (words + [plural]).joined(separator: " ")
    }
}
