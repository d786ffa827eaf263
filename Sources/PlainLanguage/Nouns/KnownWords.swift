/// Words that camel case would tear apart.
enum KnownWords {
    private static let spellings: [[UInt8]: String] = {
        let words = [
            "CloudKit", "GeoJSON", "GitHub", "GitLab", "GraphQL", "HealthKit", "iCloud", "iMessage", "iOS", "iPad",
            "iPadOS", "iPhone", "iPod", "iTunes", "JavaScript", "LinkedIn", "macOS", "OAuth", "PayPal", "tvOS",
            "visionOS", "watchOS", "WiFi", "WordPress", "Xcode", "YouTube", "add-on", "check-in", "email", "follow-up",
            "one-off",
            "sign-up", "to-do",
        ]
        let keys = words.map { word in (word.lowercased().utf8.filter { $0 != UInt8(ascii: "-") }, word) }
        return Dictionary(keys) { first, _ in first }
    }()
    private static let lengths = Set(spellings.keys.map(\.count)).sorted(by: >)
    private static let firstLetters = Set(spellings.keys.compactMap(\.first))

    /// The longest of these words that stands at a place in a name, in whatever case, up to the end of a word.
    static func word(
        at start: Int, of name: [Unicode.Scalar], isWordEnd: (Int) -> Bool
    ) -> (spelling: String, length: Int)? {
        guard firstLetters.contains(lowercased(name[start])) else { return nil }
        for length in lengths where start + length <= name.count && isWordEnd(start + length) {
            if let spelling = spellings[name[start..<start + length].map(lowercased)] { return (spelling, length) }
        }
        return nil
    }

    private static func lowercased(_ scalar: Unicode.Scalar) -> UInt8 {
        guard scalar.isASCII else { return 0 }
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
