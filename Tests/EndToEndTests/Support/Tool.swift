import Foundation
import Testing

/// Programs that are not ours, and the built `modeldoc`.
enum Tool {
    struct Outcome {
        var status: Int32
        var output: Data
        var errors: String
        /// Whether the program was ended by a signal.
        var isKilled = false
    }

    /// Where a program is on `PATH`; says so aloud where it is not.
    static func path(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        if found == nil { print("NOT RUN: '\(name)' is not installed, so what it would check is not checked") }
        return found
    }

    /// The program that the package's build made beside the tests.
    static func modeldoc() throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        // The test runner lies in the folder of the build, and on Linux is the first argument.
        var candidates: [URL] = []
        for argument in CommandLine.arguments + [Bundle.main.bundlePath] {
            var url = URL(filePath: argument)
            for _ in 0..<5 {
                candidates.append(url.appending(path: "modeldoc"))
                url.deleteLastPathComponent()
            }
        }
        #if DEBUG
            candidates.append(package.appending(path: ".build/debug/modeldoc"))
        #else
            candidates.append(package.appending(path: ".build/release/modeldoc"))
        #endif
        let found = candidates.first { url in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
                && FileManager.default.isExecutableFile(atPath: url.path)
        }
        return try #require(found, "the program is not built").path
    }

    /// Runs a program to its end.
    static func run(
        _ path: String, _ arguments: [String] = [], in folder: URL? = nil, input: Data? = nil,
        environment: [String: String]? = nil
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        if let environment { process.environment = environment }
        // Files rather than pipes: nothing can fill up, and nothing needs a thread.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "modeldoc-tool-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["in", "out", "err"].map { scratch.appending(path: $0) }
        try (input ?? Data()).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try Data(contentsOf: files[1]),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
            isKilled: process.terminationReason == .uncaughtSignal)
    }
}
