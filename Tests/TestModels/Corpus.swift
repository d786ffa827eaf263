// Whole Foundation brings an ICU of its own, which clashes with the one that libxml2's headers name.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Models from public repositories, which lie beside the project where it is made.
public enum Corpus {
    /// A model in XML, with what the index says of it.
    public struct Entry: Sendable {
        /// Its path in the corpus.
        public let path: String
        /// The path of its file.
        public let file: String
        /// How many entities it has.
        public let entities: Int
        /// How many attributes they have themselves.
        public let attributes: Int
        /// How many relationships they have themselves.
        public let relationships: Int
        /// What of the format occurs in it, in words of the index.
        public let features: String

        /// What its file holds.
        public func bytes() throws -> [UInt8] { try Corpus.bytes(of: path) }
    }

    /// The path of the corpus.
    public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpus").path

    /// Whether all models are asked for, with `MODELDOC_FULL_TESTS=1`.
    public static var isWhole: Bool { ProcessInfo.processInfo.environment["MODELDOC_FULL_TESTS"] != nil }

    /// Every `contents` model; empty, and said so aloud, where there is no corpus.
    public static let all: [Entry] = {
        guard let index = try? bytes(of: "INDEX.tsv") else {
            print("NOT RUN: there is no corpus at \(folder), so no model of it is checked")
            return []
        }
        return String(decoding: index, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count > 6, cells[0].hasSuffix("/contents"), let entities = Int(cells[3]),
                let attributes = Int(cells[4]), let relationships = Int(cells[5])
            else { return nil }
            return Entry(
                path: cells[0], file: "\(folder)/\(cells[0])", entities: entities, attributes: attributes,
                relationships: relationships, features: cells[6])
        }
    }()

    /// Some of the models, always the same, and the largest; all with `MODELDOC_FULL_TESTS=1`.
    public static func sample(every step: Int) -> [Entry] {
        if isWhole { return all }
        let largest = all.max { $0.entities + $0.attributes < $1.entities + $1.attributes }
        return all.enumerated().filter { $0.offset % step == 0 || $0.element.path == largest?.path }.map(\.element)
    }

    /// What a file of the corpus holds.
    public static func bytes(of path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
    }
}
