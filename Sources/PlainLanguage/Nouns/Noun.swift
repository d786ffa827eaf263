/// What people call the objects of an entity.
public struct Noun: Sendable, Hashable {
    // Behind one reference, since nouns are handed on far more often than they are made.
    private final class Forms: Sendable {
        let singular: String
        let plural: String
        let article: String
        let indefinite: String
        let capitalisedIndefinite: String

        init(singular: String, plural: String) {
            self.singular = singular
            self.plural = plural
            article = Article.indefinite(before: singular)
            indefinite = article + " " + singular
            capitalisedIndefinite = Noun.capitalised(indefinite)
        }
    }

    private let forms: Forms

    /// Makes a noun; the article follows from the sound of the singular.
    public init(singular: String, plural: String) {
        forms = Forms(singular: singular, plural: plural)
    }

    /// One of them: "employee".
    public var singular: String { forms.singular }
    /// Several of them: "employees".
    public var plural: String { forms.plural }
    /// The indefinite article by sound: "a" or "an".
    public var article: String { forms.article }
    /// The singular with its article: "an employee".
    public var indefinite: String { forms.indefinite }
    /// The same for the start of a sentence: "An employee".
    public var capitalisedIndefinite: String { forms.capitalisedIndefinite }

    /// Nouns are equal when both their forms are.
    public static func == (left: Noun, right: Noun) -> Bool {
        left.forms === right.forms || (left.singular == right.singular && left.plural == right.plural)
    }

    /// Hashes both forms.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(singular)
        hasher.combine(plural)
    }

    /// What an object is called when nothing is known about it.
    static let object = Noun(singular: "object", plural: "objects")

    /// The text with its first letter in upper case where that is a letter from a to z.
    public static func capitalised(_ text: String) -> String {
        guard let first = text.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return text }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Whether the name of a property says this noun, so that a sentence that has the one need not name the other:
    /// `meetingNotes` says "meeting notes".
    func isSaid(by name: String, inPlural: Bool) -> Bool {
        var words = (inPlural ? plural : singular).utf8.lazy.filter { !Self.isGap($0) }.makeIterator()
        for byte in name.utf8 where !Self.isGap(byte) {
            guard let expected = words.next(), Self.lowercased(expected) == Self.lowercased(byte) else { return false }
        }
        return words.next() == nil
    }

    private static func isGap(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
