import CommandLineArguments
import Foundation

/// A folder with the program's completion script, some files to complete, and nothing else.
struct CompletionFolder: ~Copyable {
    let url: URL

    init(for shell: CompletionShell) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("completions-\(UUID().uuidString)")
        let inner = url.appendingPathComponent("sheets and more")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try write("", to: "sheet.txt")
        try write(Press.program.completionScript(for: shell), to: "script")
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: url.appendingPathComponent(name))
    }
}
