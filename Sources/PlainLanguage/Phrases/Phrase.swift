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
        forEachPiece { utf8, isCode in
            let text = String(decoding: utf8, as: UTF8.self)
            result.append(isCode ? .code(text) : .text(text))
        }
        return result
    }

    /// Hands over the same parts as UTF-8, to those who write each into a text of their own.
    public func forEachPiece(_ body: (_ utf8: UnsafeBufferPointer<UInt8>, _ isCode: Bool) -> Void) {
        var text = text
        text.withUTF8 { utf8 in
            var end = 0
            for code in codes {
                if end < code.lowerBound { body(UnsafeBufferPointer(rebasing: utf8[end..<code.lowerBound]), false) }
                body(UnsafeBufferPointer(rebasing: utf8[code]), true)
                end = code.upperBound
            }
            if end < utf8.count { body(UnsafeBufferPointer(rebasing: utf8[end...]), false) }
        }
    }

    /// The phrase without fonts: names in the code stand in single quotes.
    public var plain: String {
        if codes.isEmpty { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 2 * codes.count)
        forEachPiece { utf8, isCode in
            if isCode { result.append(UInt8(ascii: "'")) }
            result.append(contentsOf: utf8)
            if isCode { result.append(UInt8(ascii: "'")) }
        }
        return String(decoding: result, as: UTF8.self)
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
}
