import Foundation

/// Programs that are not ours and read what is written for them, many files at a time, since they take long to start.
enum Tools {
    struct Outcome {
        let status: Int32
        let output: Data
        let errors: String
    }

    /// The project's folder.
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Where a program is on `PATH`.
    static func path(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    }

    /// Writes texts into a folder that is gone afterwards, and does something with their paths, which are in their order.
    static func withFiles<Result>(
        _ texts: [String], ending: String, _ body: (_ folder: URL, _ paths: [String]) throws -> Result
    ) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "diagrams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = texts.indices.map { folder.appending(path: "\($0).\(ending)").path }
        for (text, path) in zip(texts, paths) { try Data(text.utf8).write(to: URL(filePath: path)) }
        return try body(folder, paths)
    }

    static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Outcome {
        let files = ["tool-output", "tool-errors"].map { folder.appending(path: $0) }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try Data(contentsOf: files[0]),
            errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
    }
}
