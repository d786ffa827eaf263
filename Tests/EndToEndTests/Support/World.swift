import Foundation
import ModelDocCommands
import ModelDocKit
import Testing

/// A folder of its own that commands run in, as a user's terminal would be.
final class World {
    /// What a command did.
    struct Outcome {
        var status: ModelDocCommands.ExitStatus
        var output: String
        var errors: String
        /// Standard output as bytes.
        var bytes: [UInt8] = []
    }

    let root: URL
    var environment: [String: String]
    /// The columns of the terminal that stdout is; nil where it is none.
    var terminalColumns: Int?
    /// Whether stdout is a terminal.
    var isOutputTerminal = false
    /// Whether stderr is a terminal.
    var isErrorTerminal = false
    /// The clock that commands look at.
    var now = CommandContext.systemTime

    init() {
        // /tmp may be a link, and messages show paths as they are.
        let base = URL(filePath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        root = base.appending(path: "modeldoc-test-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var path: String { root.path }

    /// Runs a command line in the folder, or in one below it.
    @discardableResult
    func run(_ arguments: String..., input: String? = nil, in folder: String = "") -> Outcome {
        run(arguments, input: input.map { Array($0.utf8) }, in: folder)
    }

    func run(_ arguments: [String], input: [UInt8]? = nil, in folder: String = "", canWrite: Bool = true) -> Outcome {
        let output = Captured()
        let errors = Captured()
        var context = CommandContext(
            files: FileSystem(workingDirectory: folder.isEmpty ? path : "\(path)/\(folder)"), environment: environment,
            isErrorTerminal: isErrorTerminal, isOutputTerminal: isOutputTerminal || terminalColumns != nil,
            outputColumns: terminalColumns,
            readInput: { input },
            writeOutput: { bytes in
                if canWrite { output.append(bytes) }
                return canWrite
            },
            writeError: { errors.append(Array($0.utf8)) })
        context.now = now
        let status = ModelDocProgram.run(arguments, in: context)
        return Outcome(status: status, output: output.text, errors: errors.text, bytes: output.bytes)
    }

    // MARK: Files

    func url(_ name: String) -> URL { root.appending(path: name) }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws {
        let url = url(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: target)
    }

    func text(_ name: String) throws -> String { String(decoding: try Data(contentsOf: url(name)), as: UTF8.self) }

    func exists(_ name: String) -> Bool { (try? FileManager.default.attributesOfItem(atPath: url(name).path)) != nil }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(name)) }

    /// All files and folders below a folder, by path from there, sorted; links are not followed.
    func tree(_ folder: String = "") -> [String] {
        let whole = folder.isEmpty ? root : url(folder)
        return (FileManager.default.enumerator(atPath: whole.path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    /// The content of every file below a folder.
    func contents(_ folder: String = "") -> [String: Data] {
        var result: [String: Data] = [:]
        for name in tree(folder) {
            let file = folder.isEmpty ? url(name) : url(folder).appending(path: name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue {
                result[name] = try? Data(contentsOf: file)
            }
        }
        return result
    }

    /// Makes a file look old, so that a second writing shows, whatever the disk's clock.
    func age(_ folder: String) throws {
        for name in contents(folder).keys {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
                ofItemAtPath: url("\(folder)/\(name)").path)
        }
    }

    /// The files that were written since they were made to look old.
    func written(in folder: String) throws -> [String] {
        try contents(folder).keys.filter { name in
            let attributes = try FileManager.default.attributesOfItem(atPath: url("\(folder)/\(name)").path)
            return attributes[.modificationDate] as? Date != Date(timeIntervalSince1970: 1_000_000)
        }.sorted()
    }
}

/// Bytes that are collected from closures.
private final class Captured: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [UInt8] = []

    func append(_ more: [UInt8]) { lock.withLock { collected += more } }

    var bytes: [UInt8] { lock.withLock { collected } }
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
