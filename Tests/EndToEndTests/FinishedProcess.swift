import Foundation

/// A process that has ended, with what it printed.
struct FinishedProcess {
    let status: Int32
    let output: String
    let errors: String

    /// Runs a program, found by its path or on the `PATH`, to its end. What it prints goes through files, so that no pipe
    /// fills up.
    init(
        _ command: [String], in folder: String = ProjectFolder.path,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let scratch = try ScratchFolder()
        let files = ["output", "errors"].map { URL(fileURLWithPath: "\(scratch.path)/\($0)") }
        for file in files { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    }
}
