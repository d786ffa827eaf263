/// An exception that a model notes in the `userInfo` of what it is for, under the key `modeldoc.ignore`: ids of rules, and
/// the reason behind a colon, as in `missing-inverse, plurality: a shared catalogue`. Each line is an exception of its own.
struct FindingException: Sendable {
    /// The key in the user info.
    static let key = "modeldoc.ignore"

    /// The ids of the rules whose findings are passed over.
    let rules: [String]
    /// Why.
    let reason: String?

    /// The exceptions that a value notes.
    static func all(in value: String) -> [FindingException] {
        value.split(whereSeparator: \.isNewline).compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let rules = parts[0].split { $0.isWhitespace || $0 == "," }.map(String.init)
            let reason = parts.count == 2 ? trimmed(parts[1]) : ""
            if rules.isEmpty, reason.isEmpty { return nil }
            return FindingException(rules: rules, reason: reason.isEmpty ? nil : reason)
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var rest = text.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
