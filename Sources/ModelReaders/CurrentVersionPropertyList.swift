import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    private struct Content: Decodable {
        let currentVersionName: String?

        enum CodingKeys: String, CodingKey {
            case currentVersionName = "_XCCurrentVersionName"
        }
    }

    /// The largest file that is read, in bytes; real ones have about 250.
    private static let largestSize = 1_000_000

    /// Whether Foundation can be trusted with the bytes: its XML reader recurses, and overflows the stack on input that
    /// is nested deeply, so ours looks first.
    private static func isHarmless(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: "bplist00".utf8) { return true }
        guard let file = TextDecoding.utf8File(path: "", bytes: bytes).file else { return false }
        return XMLParsing.tree(of: file).tree != nil
    }

    /// The version that the XML or binary property list names.
    public static func versionName(in bytes: [UInt8]) -> Reading {
        guard bytes.count <= largestSize, isHarmless(bytes) else { return .unreadable }
        guard let content = try? PropertyListDecoder().decode(Content.self, from: Data(bytes)) else {
            return .unreadable
        }
        guard let name = content.currentVersionName, !name.isEmpty else { return .missing }
        return .name(name)
    }
}
