import SourceText

/// The property list `.xccurrentversion` of a bundle of models, which names the current version.
public enum CurrentVersionPropertyList {
    /// What such a property list says.
    public enum Reading: Sendable, Equatable {
        /// The name of the current version's folder, such as `Model 2.xcdatamodel`.
        case name(String)
        /// It is a property list, but names no version.
        case missing
        /// It is no property list, or the name in it is no text.
        case unreadable
    }

    /// The value of a key.
    enum Value {
        case text(String)
        case other
    }

    /// The key of the name.
    static let key = "_XCCurrentVersionName"

    /// The largest file that is read, in bytes; real ones have about 250.
    private static let largestSize = 1_000_000

    /// The version that the XML or binary property list names.
    public static func versionName(in bytes: [UInt8]) -> Reading {
        guard bytes.count <= largestSize else { return .unreadable }
        let isBinary = bytes.starts(with: BinaryPropertyList.signature)
        let values = isBinary ? BinaryPropertyList(bytes)?.values(of: key) : XMLPropertyList.values(of: key, in: bytes)
        guard let values else { return .unreadable }
        switch values.last {
        case .text(let name): return name.isEmpty ? .missing : .name(name)
        case .other: return .unreadable
        case nil: return .missing
        }
    }
}
