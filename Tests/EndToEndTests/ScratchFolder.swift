import Foundation

/// A folder that is gone when the test is over.
final class ScratchFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("modeldoc-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a shell script that stands in for a command; by another process, since a program that this one has open for
    /// writing may be open in a child of another test too, and then cannot be started.
    func command(_ name: String, _ text: String) throws {
        let script = "#!/bin/bash\n\(text)\n"
        let written = try FinishedProcess(
            ["bash", "-c", #"printf %s "$1" >"$2" && chmod 755 "$2""#, "bash", script, "\(path)/\(name)"])
        guard written.status == 0 else { throw MissingCommand(name: name) }
    }

    /// Makes a command of this machine available under its own name.
    func link(_ command: String) throws {
        let folders = ["/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin"]
        let found = folders.map { "\($0)/\(command)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw MissingCommand(name: command) }
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(command)", withDestinationPath: found)
    }
}

/// A command that a test takes for granted is not there.
struct MissingCommand: Error {
    let name: String
}
