/// One word of a command line by its form alone, whatever is declared.
enum ArgumentToken: Equatable {
    /// `--name` or `--name=value`; the name is without dashes.
    case long(name: String, attached: String?)
    /// `-abc`: the letters after the dash, not empty.
    case short(letters: String)
    /// `--`, after which everything is a value.
    case terminator
    /// Anything else, `-` and the empty word included.
    case value(String)

    init(_ word: String) {
        if word == "--" {
            self = .terminator
        } else if word.hasPrefix("--") {
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            self = .long(name: String(parts[0]), attached: parts.count > 1 ? String(parts[1]) : nil)
        } else if word.hasPrefix("-"), word != "-" {
            self = .short(letters: String(word.dropFirst()))
        } else {
            self = .value(word)
        }
    }

    /// Whether letters after a dash are a negative number, such as `3`, `.5` or `1e9`.
    static func isNumber(_ letters: String) -> Bool {
        guard let first = letters.utf8.first else { return false }
        let startsLikeNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: ".")
        return startsLikeNumber && Double(letters) != nil
    }
}
