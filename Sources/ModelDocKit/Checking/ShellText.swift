/// Texts as arguments in a shell.
public enum ShellText {
    /// A text as one word: as it is where every shell takes it so, else in single quotes.
    public static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0.properties.numericType != nil || "_-./+@%,".unicodeScalars.contains($0)
        }
        if isPlain, !text.isEmpty { return text }
        return "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
}
