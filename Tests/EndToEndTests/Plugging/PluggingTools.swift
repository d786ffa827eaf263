import Foundation
import Testing

/// What checks and runs hooks and actions: packages of PyPI that `scripts/test` gets.
enum PluggingTools {
    private static let folder = "\(ProjectFolder.path)/.build/plugging-tools"

    /// Whether they are there; says so aloud where they are not.
    static var areThere: Bool {
        let areThere = FileManager.default.fileExists(atPath: folder + "/done")
        if !areThere {
            print("NOT RUN: check-jsonschema and pre-commit are not there, so what plugs into others is not run")
        }
        return areThere
    }

    /// An environment in which Python finds them.
    static var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["PYTHONPATH"] = folder
        environment["CI"] = nil
        return environment
    }
}

/// A repository of git with the example of a company at its only commit, and the built program on the path.
final class CompanyRepository {
    let scratch: ScratchFolder
    var environment: [String: String]

    /// Where it is checked out.
    var path: String

    init() throws {
        scratch = try ScratchFolder()
        path = scratch.path + "/repository"
        environment = PluggingTools.environment
        // Settings of whoever runs the tests, and of a hook that runs them, are none of the repository's.
        for name in environment.keys where name.hasPrefix("GIT_") || name.hasPrefix("GITHUB_") {
            environment[name] = nil
        }
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        environment["HOME"] = scratch.path
        for name in ["AUTHOR", "COMMITTER"] {
            environment["GIT_\(name)_NAME"] = "Test"
            environment["GIT_\(name)_EMAIL"] = "test@example.org"
        }
        try FileManager.default.createDirectory(atPath: scratch.path + "/bin", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path + "/bin/modeldoc", withDestinationPath: try Tool.modeldoc())
        environment["PATH"] = "\(scratch.path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
        try FileManager.default.createDirectory(atPath: path + "/company", withIntermediateDirectories: true)
        for name in ["model.json", "docs"] {
            try FileManager.default.copyItem(
                atPath: "\(ProjectFolder.path)/examples/company/\(name)", toPath: "\(path)/company/\(name)")
        }
        try git("init", "--quiet", "--initial-branch=main")
        try commit("The company")
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let run = try self.run(["git"] + arguments)
        try #require(run.status == 0, "git \(arguments): \(run.errors)")
        return String(run.output.split(separator: "\n").first ?? "")
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message=\(message)")
    }

    func run(_ command: [String]) throws -> FinishedProcess {
        try FinishedProcess(command, in: path, environment: environment)
    }

    func run(script: String) throws -> FinishedProcess { try run(["bash", "-euc", script]) }

    func text(_ file: String = "company/model.json") throws -> String {
        try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }

    func write(_ text: String, to file: String = "company/model.json") throws {
        try Data(text.utf8).write(to: URL(filePath: "\(path)/\(file)"))
    }

    /// Names of departments get longer, which is a change that the pages show and that no store minds.
    func changeModel() throws {
        let before = try text()
        let after = before.replacing(
            #""name": { "type": "String", "optional": false, "minLength": 2 }"#,
            with: #""name": { "type": "String", "optional": false, "minLength": 5 }"#)
        try #require(before != after)
        try write(after)
    }
}
