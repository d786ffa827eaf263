import Foundation
import ModelDocKit
import SourceText

/// A folder of its own for a test.
final class Scratch {
    let root: URL

    init() {
        let base = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        root = base.appending(path: "modeldoc-kit-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var files: FileSystem { FileSystem(workingDirectory: root.path) }

    func write(_ text: String, to name: String) throws {
        let url = root.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: root.appending(path: name)) }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: root.appending(path: name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: name).path, withDestinationPath: target)
    }

    func text(_ name: String) -> String? { try? String(contentsOf: root.appending(path: name), encoding: .utf8) }

    /// All paths below the folder, sorted; links are not followed.
    var tree: [String] {
        (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []).sorted()
    }
}

/// What a piece of work fails with.
func failure(_ work: () throws(Failure) -> Void) -> Failure? {
    do throws(Failure) {
        try work()
        return nil
    } catch {
        return error
    }
}

extension Failure {
    /// The messages, each with its path.
    var messages: [String] { diagnostics.map { "\($0.path.map { "\($0): " } ?? "")\($0.message)" } }
}
