/// A sentence, or a part of one, in pieces: plain words, and names as the code has them.
///
/// A phrase is written as a string with interpolation: `"Each \(noun) has a \(code: name)."`.
public struct Phrase: Sendable, Hashable {
    /// A part of a phrase.
    public enum Piece: Sendable, Hashable {
        /// Words.
        case text(String)
        /// A name or an expression as it stands in the model, for a code font.
        case code(String)
    }

    // One text with the places of names in it: most phrases are short and have no name, so that they need no memory
    // of their own, and a model has a hundred thousand of them.
    private var text: String
    private var codes: [Range<Int>]

    /// Makes an empty phrase.
    public init() { self.init(text: "") }

    /// Makes a phrase of words.
    public init(text: String) {
        self.text = text
        codes = []
    }

    /// Makes a phrase of one name in the code.
    public init(code: String) {
        text = code
        codes = [0..<code.utf8.count]
    }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { text.isEmpty && codes.isEmpty }

    /// The parts, in reading order; never two texts in a row, never an empty text.
    public var pieces: [Piece] {
        var result: [Piece] = []
        var end = 0
        for code in codes {
            if end < code.lowerBound { result.append(.text(slice(end..<code.lowerBound))) }
            result.append(.code(slice(code)))
            end = code.upperBound
        }
        if end < text.utf8.count { result.append(.text(slice(end..<text.utf8.count))) }
        return result
    }

    /// The phrase without fonts: names in the code stand in single quotes.
    public var plain: String {
        if codes.isEmpty { return text }
        var result = ""
        result.reserveCapacity(text.utf8.count + 2 * codes.count)
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .code(let code):
                result += "'"
                result += code
                result += "'"
            }
        }
        return result
    }

    /// The phrase for the start of a sentence: with its first letter in upper case, unless it begins with a name.
    var capitalised: Phrase {
        guard codes.first?.lowerBound != 0 else { return self }
        var result = self
        result.text = Noun.capitalised(text)
        return result
    }

    /// Joins two phrases, without a space between them.
    public static func + (left: Phrase, right: Phrase) -> Phrase {
        var result = left
        result.append(right)
        return result
    }

    /// Adds a phrase at the end, without a space before it.
    public mutating func append(_ other: Phrase) {
        if !other.codes.isEmpty {
            let offset = text.utf8.count
            for code in other.codes { codes.append(code.lowerBound + offset..<code.upperBound + offset) }
        }
        text += other.text
    }

    mutating func append(words: String) { text += words }

    mutating func append(code: String) {
        let start = text.utf8.count
        text += code
        codes.append(start..<start + code.utf8.count)
    }

    mutating func reserveCapacity(_ bytes: Int) { text.reserveCapacity(bytes) }

    private func slice(_ range: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
    }
}
