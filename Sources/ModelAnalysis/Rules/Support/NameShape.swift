/// The shape that Xcode asks of names: letters, digits and underscores, and how they begin. Letters of scripts without case
/// begin either; an underscore too, since Xcode's word on that is not known.
enum NameShape {
    /// What is wrong with a name; nil where nothing is.
    static func fault(in name: String, startsUpperCase: Bool) -> String? {
        guard let first = name.unicodeScalars.first else { return "is empty" }
        if first.properties.numericType != nil { return "begins with a digit" }
        if startsUpperCase, first.properties.isLowercase { return "begins with a lower-case letter" }
        if !startsUpperCase, first.properties.isUppercase { return "begins with an upper-case letter" }
        if let other = name.unicodeScalars.first(where: { !isPart($0) }) {
            return other.properties.isWhitespace ? "has a space" : "has the character '\(other)'"
        }
        return nil
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }
}
