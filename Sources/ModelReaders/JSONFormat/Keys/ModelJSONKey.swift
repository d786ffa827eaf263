/// The keys of one kind of object in `model.json`; raw values are their names in the format.
///
/// A reader asks for values by these cases only, so that what is listed here is what is read.
protocol ModelJSONKey: Hashable, CaseIterable, RawRepresentable, Sendable where RawValue == String {
    /// Other spellings that are read like a key: those of Core Data's API, of Xcode's files, and of habit.
    static var aliases: [String: Self] { get }
    /// The keys that may be `null`.
    static var nullable: Set<Self> { get }
}

extension ModelJSONKey {
    static var aliases: [String: Self] { [:] }
    static var nullable: Set<Self> { [] }

    /// The key that is spelled in this way.
    init?(spelling: String) {
        guard let key = Self(rawValue: spelling) ?? Self.aliases[spelling] else { return nil }
        self = key
    }
}
