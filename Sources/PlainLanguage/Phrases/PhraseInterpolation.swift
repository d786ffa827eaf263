extension Phrase: ExpressibleByStringInterpolation {
    /// Makes a phrase of words.
    public init(stringLiteral value: String) { self.init(text: value) }

    /// Makes a phrase of a string with interpolation.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }

    /// Collects the parts of a phrase that is written as a string.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var phrase = Phrase()

        /// Makes room for a phrase; a short one needs none.
        public init(literalCapacity: Int, interpolationCount: Int) {
            if literalCapacity > 15 { phrase.reserveCapacity(literalCapacity + 16 * interpolationCount) }
        }

        /// Adds the words between two insertions.
        public mutating func appendLiteral(_ literal: String) { phrase.append(words: literal) }

        /// Adds words.
        public mutating func appendInterpolation(_ text: String) { phrase.append(words: text) }

        /// Adds a noun in the singular, without an article.
        public mutating func appendInterpolation(_ noun: Noun) { phrase.append(words: noun.singular) }

        /// Adds a name in the code.
        public mutating func appendInterpolation(code name: String) { phrase.append(code: name) }

        /// Adds a phrase.
        public mutating func appendInterpolation(_ other: Phrase) { phrase.append(other) }
    }
}
