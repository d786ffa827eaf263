import Foundation
import Testing

/// What Documentation/continuous-integration.md tells to write, run as it is written.
@Suite struct DocumentedCommandsTests {
    private let repository: CompanyRepository

    init() throws {
        repository = try CompanyRepository()
    }

    /// The code of a language below a heading.
    private static func code(_ language: String, below heading: String) throws -> String {
        let document = try ProjectFolder.text("Documentation/continuous-integration.md")
        let section = try #require(document.components(separatedBy: "\n## \(heading)\n").dropFirst().first)
        let own = try #require(section.components(separatedBy: "\n## ").first)
        let block = try #require(own.components(separatedBy: "```\(language)\n").dropFirst().first)
        return try #require(block.components(separatedBy: "```").first)
    }

    @Test func byHand() throws {
        let lines = try Self.code("sh", below: "By hand, or in any CI").split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        let hasDot = Tool.path("dot") != nil
        for line in lines where hasDot || !line.contains("render") {
            let run = try repository.run(script: line)
            #expect(run.status == 0, "\(line): \(run.errors)")
        }
        try repository.changeModel()
        #expect(try repository.run(script: lines[0]).status == 1)
        let difference = try repository.run(script: lines[2])
        #expect(difference.status == 0)
        #expect(difference.output.contains("The minimum length of 'Department.name' is now '5'; it was '2'."))
        #expect(try repository.run(script: lines[2] + " --exit-code").status == 1)
        #expect(try repository.run(script: lines[3]).status == 0)
        #expect(try repository.text("what-changed.md").contains("is now `5`; it was `2`."))
    }

    @Test func asAHookOfGit() throws {
        let script = try Self.code("sh", below: "pre-commit")
        #expect(try repository.run(script: script).status == 0)
        try repository.changeModel()
        #expect(try repository.run(script: script).status == 1)
    }

    /// By pre-commit itself, from a repository with our hooks.
    @Test(.enabled(if: PluggingTools.areThere)) func asHooksOfPreCommit() throws {
        let hooks = repository.scratch.path + "/hooks"
        try FileManager.default.createDirectory(atPath: hooks, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: "\(ProjectFolder.path)/.pre-commit-hooks.yaml", toPath: hooks + "/.pre-commit-hooks.yaml")
        try repository.git("-C", hooks, "init", "--quiet", "--initial-branch=main")
        try repository.git("-C", hooks, "add", "--all")
        try repository.git("-C", hooks, "commit", "--quiet", "--message=Hooks")
        let revision = try repository.git("-C", hooks, "rev-parse", "HEAD")
        var settings = try Self.code("yaml", below: "pre-commit")
        settings = settings.replacing("https://github.com/OWNER/modeldoc", with: hooks)
            .replacing("rev: main", with: "rev: \(revision)")
        try repository.write(settings, to: ".pre-commit-config.yaml")
        try repository.commit("Hooks")
        repository.environment["PRE_COMMIT_HOME"] = repository.scratch.path + "/pre-commit"

        let command = ["python3", "-m", "pre_commit", "run", "--all-files", "--color=never"]
        let run = try repository.run(command)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.matches(of: /\.\.Passed/).count == 2)
        try repository.changeModel()
        try repository.git("add", "--all")
        let changed = try repository.run(command)
        #expect(changed.status == 1)
        #expect(changed.output.contains("documentation of the model is up to date"))
        #expect(changed.output.contains("outdated  entities/Department.md"))

        // The hook that mends it stops the commit once.
        guard Tool.path("dot") != nil else { return }
        try repository.write(
            settings.replacing("      - id: modeldoc-check", with: "      - id: modeldoc-render"),
            to: ".pre-commit-config.yaml")
        try repository.git("add", "--all")
        #expect(try repository.run(command).status == 1)
        try repository.git("add", "--all")
        let mended = try repository.run(command)
        #expect(mended.status == 0, "\(mended.output)\(mended.errors)")
    }

    @Test func asABuildPhaseOfXcode() throws {
        let script = try Self.code("sh", below: "Xcode")
        repository.environment["SRCROOT"] = repository.path
        #expect(try repository.run(script: script).status == 0)
        // An inverse that leads nowhere is an error, in a form that Xcode understands.
        try repository.write(
            try repository.text().replacing("\"destination\": \"Employee\"", with: "\"destination\": \"Employe\""))
        let run = try repository.run(script: script)
        #expect(run.status == 1)
        #expect(
            run.output.split(separator: "\n").contains {
                $0.wholeMatch(of: /\/.*model\.json:\d+:\d+: error: .*/) != nil
            }, "\(run.output)")
        // Where it is missing, a warning is all.
        repository.environment["PATH"] = "/usr/bin:/bin"
        repository.environment["HOME"] = repository.scratch.path
        let missing = try repository.run(script: script)
        if missing.status == 0 { #expect(missing.output.hasPrefix("warning: modeldoc is not installed")) }
    }
}
