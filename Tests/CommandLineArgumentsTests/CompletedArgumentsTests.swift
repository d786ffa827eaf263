import CommandLineArguments
import Testing

/// Arguments with values for what the command line leaves out.
@Suite struct CompletedArgumentsTests {
    private static let models = RepeatedPositional<String>("MODEL", help: "models", isRequired: false)
    private static let subject = OptionalPositional<String>("SUBJECT", help: "what")
    private static let title = Option<String>("title", value: "TITLE", help: "the title")
    private static let formats = RepeatedOption<String>("format", value: "FORMAT", help: "formats")
    private static let program = ProgramDeclaration(
        "tool", version: "1", summary: "does it",
        commands: [
            CommandDeclaration("make", summary: "makes it", declarations: [models, subject, title, formats])
        ])

    private func arguments(_ words: String...) throws -> ParsedArguments {
        guard case .command(_, let arguments) = try Self.program.parse(["make"] + words) else {
            throw UsageError(.noCommand(parent: nil, choices: []))
        }
        return arguments
    }

    @Test func whatIsGivenCountsMore() throws {
        let defaults = ["--title": ["A"], "--format": ["x", "y"], "MODEL": ["m"], "--other": ["z"]]
        let given = try arguments("--title", "B", "--format", "v,w").completed(with: defaults)
        #expect(given[Self.title] == "B")
        #expect(given[Self.formats] == ["v", "w"])
        #expect(given[Self.models] == ["m"])
        let none = try arguments().completed(with: defaults)
        #expect(none[Self.title] == "A")
        #expect(none[Self.formats] == ["x", "y"])
        #expect(none.contains(Self.models))
    }

    @Test func standForACommandLine() throws {
        let usage = try arguments().usage
        let command = try #require(Self.program.commands.first)
        let made = ParsedArguments(of: command, usage: usage, values: ["--title": ["A"], "--other": ["z"]])
        #expect(made[Self.title] == "A")
        #expect(made[Self.formats] == [])
        #expect(ParsedArguments.optionNames(of: command) == ["title", "format"])
        #expect(ParsedArguments.key(of: Self.models) == "MODEL")
        #expect(ParsedArguments.key(of: Self.title) == "--title")
    }

    @Test func areWordsAgain() throws {
        let given = try arguments("m", "s", "--format", "v,w")
        #expect(given.words(of: [Self.title, Self.formats]) == ["--format", "v", "--format", "w"])
        #expect(given.words(of: [Self.title]) == [])
    }

    @Test func areMoved() throws {
        let lone = try arguments("x")
        #expect(lone[Self.subject] == "x")
        #expect(!lone.contains(Self.models))
        let moved = lone.moving(Self.subject, to: Self.models)
        #expect(moved[Self.models] == ["x"])
        #expect(moved[Self.subject] == nil)
    }
}
