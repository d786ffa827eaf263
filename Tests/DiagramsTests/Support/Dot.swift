import Foundation

/// The `dot` of this machine, for tests of what it accepts.
enum Dot {
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String
    }

    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { "\($0)/dot" }.first(where: FileManager.default.isExecutableFile)
        if found == nil { print("ATTENTION: 'dot' is not installed, so nothing reads the DOT files") }
        return found
    }()

    /// What `dot` makes of a text; nil where there is none.
    static func run(_ format: String, _ text: String) throws -> Outcome? {
        guard let path else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diagrams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input = folder.appendingPathComponent("in.dot")
        let output = folder.appendingPathComponent("out")
        let errors = folder.appendingPathComponent("errors")
        try Data(text.utf8).write(to: input)
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = [format, "-o", output.path, input.path]
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        func content(_ url: URL) -> String { (try? String(decoding: Data(contentsOf: url), as: UTF8.self)) ?? "" }
        return Outcome(status: process.terminationStatus, output: content(output), errors: content(errors))
    }
}
