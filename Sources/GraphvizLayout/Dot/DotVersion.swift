/// A version of Graphviz.
struct DotVersion: Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int

    /// The oldest version whose layouts are trusted.
    static let oldestTrusted = DotVersion(major: 2, minor: 42)

    var description: String { "\(major).\(minor)" }

    static func < (left: DotVersion, right: DotVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}

extension DotVersion {
    /// The version in what `dot -V` prints, such as `dot - graphviz version 2.43.0 (0)`; nil where it is not Graphviz
    /// that speaks.
    init?(printed text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let at = words.firstIndex(of: "version"), at + 1 < words.count else { return nil }
        let parts = words[at + 1].split(separator: ".")
        guard parts.count >= 2, let major = Int(parts[0]), let minor = Int(parts[1]) else { return nil }
        self.init(major: major, minor: minor)
    }
}
