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

    /// The parts, in reading order; never two texts in a row, never an empty text.
    public private(set) var pieces: [Piece]

    /// Makes an empty phrase.
    public init() { pieces = [] }

    /// Makes a phrase of words.
    public init(text: String) { pieces = text.isEmpty ? [] : [.text(text)] }

    /// Makes a phrase of one name in the code.
    public init(code: String) { pieces = [.code(code)] }

    init(normalised pieces: [Piece]) { self.pieces = pieces }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { pieces.isEmpty }

    /// The phrase without fonts: names in the code stand in single quotes.
    public var plain: String {
        var result = ""
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

    /// Joins two phrases, without a space between them.
    public static func + (left: Phrase, right: Phrase) -> Phrase {
        var result = left
        result.append(right)
        return result
    }

    /// Adds a phrase at the end, without a space before it.
    public mutating func append(_ other: Phrase) {
        guard case .text(let tail)? = pieces.last, case .text(let head)? = other.pieces.first else {
            pieces += other.pieces
            return
        }
        pieces[pieces.count - 1] = .text(tail + head)
        pieces += other.pieces.dropFirst()
    }
}
