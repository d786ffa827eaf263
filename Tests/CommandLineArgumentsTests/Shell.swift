import CommandLineArguments
import Foundation

/// A shell on this machine, run on scripts the tests write.
struct Shell {
    private let executable: URL

    /// Finds the shell on `PATH`.
    init?(_ shell: CompletionShell) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin").split(separator: ":")
        let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(shell.rawValue) }
        guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            return nil
        }
        executable = found
    }

    static func isInstalled(_ shell: CompletionShell) -> Bool { Shell(shell) != nil }

    /// Runs the shell and returns all it prints, errors included, and its status.
    func run(_ arguments: [String], in folder: URL) throws -> (output: String, status: Int32) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin", "HOME": folder.path,
            "LC_ALL": "C", "TERM": "dumb",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }
}
