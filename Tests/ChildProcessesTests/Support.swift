import Foundation
import Testing

/// Suites that start processes run one after the other, so that their clocks and limits mean something.
@Suite(.serialized) enum WithProcesses {}

/// A folder that is gone when the test is over.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("processes-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a shell script.
    func script(_ name: String, _ text: String, executable: Bool = true) throws -> String {
        let file = "\(path)/\(name)"
        try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes(
            [.posixPermissions: executable ? 0o755 : 0o644], ofItemAtPath: file)
        return file
    }
}
