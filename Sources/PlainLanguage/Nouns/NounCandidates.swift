/// The nouns that an entity could have, best first.
struct NounCandidates {
    private let nouns: [Noun]

    /// Derives the candidates: what the author says, the words without what all entities carry and without "my", all
    /// words, the name.
    init(
        name: String, prefix: SharedPrefix, suffix: SharedSuffix, singular: String? = nil, plural: String? = nil
    ) {
        var nouns: [Noun] = []
        if let words = NameWords.words(of: name) {
            let stem = suffix.dropped(from: name)
            var bare = NameWords.words(of: prefix.bareName(of: stem) ?? stem) ?? words
            if bare.count > 1, bare.first == "my" { bare.removeFirst() }
            nouns.append(NounForm.noun(ofWords: bare))
            nouns.append(NounForm.noun(ofWords: words))
        }
        nouns.append(NounForm.asWritten(name))
        if let singular {
            nouns.insert(Noun(singular: singular, plural: plural ?? NounForm.pluralised(singular)), at: 0)
        } else if let plural, let best = nouns.first {
            nouns.insert(Noun(singular: best.singular, plural: plural), at: 0)
        }
        self.nouns = nouns
    }

    /// One noun for each entity: its best, or a later one where several would have the same.
    static func distinct(_ candidates: [NounCandidates]) -> [Noun] {
        var ranks = [Int](repeating: 0, count: candidates.count)
        var changed = true
        while changed {
            changed = false
            var holders: [String: [Int]] = [:]
            for (index, candidate) in candidates.enumerated() {
                holders[candidate.nouns[ranks[index]].singular.lowercased(), default: []].append(index)
            }
            for sharing in holders.values where sharing.count > 1 {
                for index in sharing where ranks[index] + 1 < candidates[index].nouns.count {
                    ranks[index] += 1
                    changed = true
                }
            }
        }
        return zip(candidates, ranks).map { $0.nouns[$1] }
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
