/// The patterns for the cells about an attribute.
enum AttributeWording {
    /// The bounds of a value that may be missing; nil where there are none.
    static func ifSet(_ bounds: [Phrase], matching pattern: String?) -> Phrase? {
        guard let first = bounds.first else { return pattern.map { "if set, \(matches($0))" } }
        let all: Phrase = bounds.dropFirst().reduce("if set, \(first)") { "\($0), \($1)" }
        return pattern.map { "\(all), matching \(code: $0)" } ?? all
    }

    static func range(_ minimum: Phrase?, _ maximum: Phrase?) -> Phrase? {
        switch (minimum, maximum) {
        case (nil, nil): nil
        case (let minimum?, nil): "at least \(minimum)"
        case (nil, let maximum?): "at most \(maximum)"
        case (let minimum?, let maximum?): minimum == maximum ? "exactly \(minimum)" : "\(minimum) to \(maximum)"
        }
    }

    static func period(_ first: Phrase?, _ last: Phrase?) -> Phrase? {
        switch (first, last) {
        case (nil, nil): nil
        case (let first?, nil): "not before \(first)"
        case (nil, let last?): "not after \(last)"
        case (let first?, let last?): first == last ? "exactly \(first)" : "from \(first) to \(last)"
        }
    }

    static func length(_ minimum: Int?, _ maximum: Int?) -> Phrase? {
        func characters(_ count: Int) -> Phrase {
            "\(Numerals.digits(count)) \(count == 1 ? "character" : "characters")"
        }
        return switch (minimum, maximum) {
        case (nil, nil): nil
        case (let minimum?, nil): "at least \(characters(minimum))"
        case (nil, let maximum?): "at most \(characters(maximum))"
        case (let minimum?, let maximum?):
            minimum == maximum
                ? "exactly \(characters(maximum))" : "\(Numerals.digits(minimum)) to \(characters(maximum))"
        }
    }

    static func matches(_ expression: String) -> Phrase { "matches \(code: expression)" }

    static func meaning(of value: String, _ name: String) -> Phrase { "\(code: value) means \(name)" }

    static func derived(_ derivation: String) -> Phrase {
        "calculated from \(code: derivation) when the object is saved; read-only"
    }

    static func composite(_ name: String, parts: Phrase) -> Phrase {
        parts.isEmpty
            ? "a group of values, \(code: name)" : "a group of values, \(code: name): \(parts)"
    }

    static func valueClass(_ name: String) -> Phrase { "holds \(code: name)" }

    static func transformer(_ name: String) -> Phrase { "stored through the transformer \(code: name)" }

    static let external: Phrase = "large values are kept in files of their own"
    static let encrypted: Phrase = "encrypted in CloudKit"
    static let preserved: Phrase = "kept in the history after deletion"
    static let spotlight: Phrase = "indexed by Spotlight"
    static let indexed: Phrase = "indexed"
    static let transient: Phrase = "in memory only, not saved"

    static let emptyString: Phrase = "the empty string"
    static let yes: Phrase = "yes"
    static let no: Phrase = "no"

    static func seconds(_ text: String) -> Phrase { "\(text) seconds after 2001-01-01T00:00:00Z" }
}
