import Foundation
import Testing

/// What other services read is as they publish it.
@Suite(.enabled(if: PluggingTools.areThere)) struct PublishedSchemaTests {
    @Test(arguments: [
        ("vendor.github-actions", "action.yml"), ("vendor.github-workflows", "examples/github/workflow.yml"),
    ])
    func isAsPublished(schema: String, file: String) throws {
        let run = try FinishedProcess(
            ["python3", "-m", "check_jsonschema", "--builtin-schema", schema, file],
            environment: PluggingTools.environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }

    @Test func faultsAreFound() throws {
        let scratch = try ScratchFolder()
        let file = scratch.path + "/action.yml"
        let text = try ProjectFolder.text("action.yml").replacing("\n  using: composite", with: "\n  using: magic")
        try Data(text.utf8).write(to: URL(filePath: file))
        let run = try FinishedProcess(
            ["python3", "-m", "check_jsonschema", "--builtin-schema", "vendor.github-actions", file],
            environment: PluggingTools.environment)
        #expect(run.status == 1)
    }

    @Test func hooksAreAsPreCommitWantsThem() throws {
        let run = try FinishedProcess(
            ["python3", "-m", "pre_commit", "validate-manifest", ".pre-commit-hooks.yaml"],
            environment: PluggingTools.environment)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
}

/// What can be told of the action without a tool.
@Suite struct ActionTextTests {
    /// A text of a user within a command would be run.
    @Test func noCommandHoldsAnExpression() throws {
        let lines = try ProjectFolder.text("action.yml").split(separator: "\n").map { $0.drop { $0 == " " } }
        let commands = lines.filter { $0.hasPrefix("run:") }
        #expect(commands.count >= 8)
        for command in commands {
            let script = try #require(
                command.wholeMatch(of: /run: '"\$GITHUB_ACTION_PATH\/(scripts\/action\/[a-z]+\.bash)"'/), "\(command)")
            #expect(FileManager.default.isExecutableFile(atPath: "\(ProjectFolder.path)/\(script.output.1)"))
        }
    }

    /// Every input and output of the action stands in its documentation, and no other.
    @Test func documentationNamesEveryInput() throws {
        let action = try ProjectFolder.text("action.yml")
        let inputs = try #require(action.firstMatch(of: /\ninputs:\n([\s\S]*?)\noutputs:\n([\s\S]*?)\n#/)).output
        func names(_ text: Substring) -> [String] { text.matches(of: /(?m)^  ([a-z-]+):$/).map { String($0.output.1) } }
        let document = try ProjectFolder.text("Documentation/continuous-integration.md")
        let section = try #require(document.firstMatch(of: #/## GitHub\n([\s\S]*?)\n## /#)).output.1
        let rows = section.matches(of: /(?m)^\| `([a-z-]+)` \|/).map { String($0.output.1) }
        #expect(rows == names(inputs.1))
        for name in names(inputs.2) { #expect(section.contains("`\(name)`")) }
        // The step in the documentation is that of the workflow.
        let step = try #require(section.firstMatch(of: /```yaml\n([\s\S]*?)```/)).output.1
        let workflow = try ProjectFolder.text("examples/github/workflow.yml")
        #expect(workflow.contains(step.split(separator: "\n").map { "      \($0)\n" }.joined()))
    }
}
