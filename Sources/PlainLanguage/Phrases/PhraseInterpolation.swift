extension Phrase: ExpressibleByStringInterpolation {
    /// Makes a phrase of words.
    public init(stringLiteral value: String) { self.init(text: value) }

    /// Makes a phrase of a string with interpolation.
    public init(stringInterpolation: StringInterpolation) { self.init(normalised: stringInterpolation.finished) }

    /// Collects the parts of a phrase that is written as a string.
    public struct StringInterpolation: StringInterpolationProtocol {
        private var pieces: [Piece] = []
        private var words = ""

        /// Makes room for a phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {
            words.reserveCapacity(literalCapacity + 12 * interpolationCount)
        }

        /// Adds the words between two insertions.
        public mutating func appendLiteral(_ literal: String) { words += literal }

        /// Adds words.
        public mutating func appendInterpolation(_ text: String) { words += text }

        /// Adds a noun in the singular, without an article.
        public mutating func appendInterpolation(_ noun: Noun) { words += noun.singular }

        /// Adds a name in the code.
        public mutating func appendInterpolation(code name: String) {
            flush()
            pieces.append(.code(name))
        }

        /// Adds a phrase.
        public mutating func appendInterpolation(_ phrase: Phrase) {
            for piece in phrase.pieces {
                switch piece {
                case .text(let text): words += text
                case .code(let code): appendInterpolation(code: code)
                }
            }
        }

        private mutating func flush() {
            if words.isEmpty { return }
            pieces.append(.text(words))
            words = ""
        }

        var finished: [Piece] {
            words.isEmpty ? pieces : pieces + [.text(words)]
        }
    }
}
