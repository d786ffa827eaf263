import Foundation

/// Models from public repositories, which lie beside the project where it is made.
struct Corpus {
    struct Entry {
        var path: String
        var url: URL
        var entities: Int
        var attributes: Int
        var relationships: Int
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/corpus")

    static var isWhole: Bool { ProcessInfo.processInfo.environment["MODELDOC_FULL_TESTS"] != nil }

    /// Every `contents` model; empty, and said so aloud, where there is no corpus.
    static let all: [Entry] = {
        guard let rows = try? String(contentsOf: folder.appending(path: "INDEX.tsv"), encoding: .utf8) else {
            print("NOT RUN: there is no corpus at \(folder.path), so no model of it is checked")
            return []
        }
        return rows.split(whereSeparator: \.isNewline).compactMap { row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count > 5, cells[0].hasSuffix("/contents"), let entities = Int(cells[3]),
                let attributes = Int(cells[4]), let relationships = Int(cells[5])
            else { return nil }
            return Entry(
                path: cells[0], url: folder.appending(path: cells[0]), entities: entities, attributes: attributes,
                relationships: relationships)
        }
    }()

    /// Some of the models, always the same, and the largest; all with `MODELDOC_FULL_TESTS=1`.
    static func sample(every step: Int) -> [Entry] {
        if isWhole { return all }
        let largest = all.max { $0.entities + $0.attributes < $1.entities + $1.attributes }
        return all.enumerated().filter { $0.offset % step == 0 || $0.element.path == largest?.path }.map(\.element)
    }
}
