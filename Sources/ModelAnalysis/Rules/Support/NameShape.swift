/// The shape that Xcode asks of names: letters, digits and underscores, and how they begin. Letters of scripts without case
/// begin either; an underscore too, since Xcode's word on that is not known.
enum NameShape {
    /// What is wrong with a name; nil where nothing is.
    static func fault(in name: String, startsUpperCase: Bool) -> String? {
        if isPlain(name, startsUpperCase: startsUpperCase) { return nil }
        guard let first = name.unicodeScalars.first else { return "is empty" }
        if first.properties.numericType != nil { return "begins with a digit" }
        if startsUpperCase, first.properties.isLowercase { return "begins with a lower-case letter" }
        if !startsUpperCase, first.properties.isUppercase { return "begins with an upper-case letter" }
        if let other = name.unicodeScalars.first(where: { !isPart($0) }) {
            return other.properties.isWhitespace ? "has a space" : "has the character '\(other)'"
        }
        return nil
    }

    /// Whether a name is in ASCII and has nothing wrong: nearly all are, and this is quickly seen.
    private static func isPlain(_ name: String, startsUpperCase: Bool) -> Bool {
        guard let first = name.utf8.first, isLetter(first, upperCase: startsUpperCase) else { return false }
        return name.utf8.allSatisfy { byte in
            isLetter(byte, upperCase: false) || isLetter(byte, upperCase: true) || byte == UInt8(ascii: "_")
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8, upperCase: Bool) -> Bool {
        upperCase
            ? (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            : (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }
}
