import CommandLineArguments
import Testing

@Suite struct DeclarationTests {
    private func problems(_ declarations: any ArgumentDeclaration...) -> [String] {
        ProgramDeclaration(
            "x", version: "1", summary: "", commands: [CommandDeclaration("y", summary: "", declarations: declarations)]
        ).declarationProblems()
    }

    @Test func aSoundProgramHasNoProblems() {
        #expect(Press.program.declarationProblems().isEmpty)
    }

    @Test func contradictionsAreFound() {
        let a = Flag("all", short: "a", help: "")
        #expect(problems(a, Flag("all", help: "")) == ["y: '--all' is declared twice"])
        #expect(problems(a, Flag("any", short: "a", help: "")) == ["y: '-a' is declared twice"])
        #expect(
            problems(Flag("x", help: "", isInvertible: true), Flag("no-x", help: ""))
                == ["y: '--no-x' is declared twice"])
        #expect(problems(Flag("help", help: "")) == ["y: '--help' is declared twice"])
        #expect(problems(Flag("Bad Name", help: "")) == ["y: 'Bad Name' is no name for an option"])
        #expect(problems(Flag("x", short: "-", help: "")) == ["y: '-' is no short name"])
        #expect(
            problems(Flag("x", help: "", isOnByDefault: true))
                == ["y: '--x' is on by default and cannot be turned off"])
        #expect(
            problems(RepeatedPositional<String>("A", help: ""), RepeatedPositional<String>("B", help: ""))
                == ["y: two repeated arguments without a name"])
    }

    @Test func valuesWithACommaCannotBeListed() {
        enum Pair: String, CaseIterable, ArgumentValue { case both = "a,b" }
        #expect(
            problems(RepeatedOption<Pair>("pair", value: "P", help: ""))
                == ["y: '--pair' allows 'a,b', which is two values"])
        #expect(problems(RepeatedOption<Pair>("pair", value: "P", help: "", separatesAtCommas: false)).isEmpty)
    }

    @Test func commandsHaveNamesOfTheirOwn() {
        let inner = CommandDeclaration("b", summary: "")
        let program = ProgramDeclaration(
            "x", version: "1", summary: "",
            commands: [
                CommandDeclaration("help", summary: ""),
                CommandDeclaration("a", summary: "", subcommands: [inner, inner]),
                CommandDeclaration("-c", summary: ""),
            ])
        #expect(
            program.declarationProblems() == [
                "x: two commands 'help'", "a: two commands 'b'", "-c: '-c' is no name for a command",
            ])
    }

    @Test func commandsAreFoundByTheirWords() {
        #expect(Press.program.command(at: ["stencils", "show"])?.summary == "show one of them; it's text")
        #expect(Press.program.command(at: ["stencils", "print"]) == nil)
        #expect(Press.program.command(at: []) == nil)
    }
}
