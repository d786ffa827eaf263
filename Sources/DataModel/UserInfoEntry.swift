/// One key of an element's user info; a key may stand there without a value.
public struct UserInfoEntry: Sendable, Equatable {
    /// The key.
    public var key: String
    /// The value, where there is one.
    public var value: String?

    /// Makes an entry.
    public init(key: String, value: String?) {
        self.key = key
        self.value = value
    }
}

extension [UserInfoEntry] {
    /// The value of the last entry with this key that has one that is not blank.
    public func value(for key: String) -> String? {
        last { $0.key == key && !($0.value ?? "").allSatisfy(\.isWhitespace) }?.value
    }
}

extension UserInfoEntry {
    /// The yes or no that a text says, in any spelling: `YES`, `true`, `1`; nil for any other text.
    public static func answer(_ text: String) -> Bool? {
        switch text.lowercased().filter({ !$0.isWhitespace }) {
        case "yes", "true", "1", "y", "on", "t": true
        case "no", "false", "0", "n", "off", "f": false
        default: nil
        }
    }
}
