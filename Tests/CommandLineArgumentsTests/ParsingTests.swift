import Testing

@testable import CommandLineArguments

@Suite struct ParsingTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let line: String
        let outcome: String

        init(_ line: String, _ outcome: String) {
            self.line = line
            self.outcome = outcome
        }

        var testDescription: String { "press \(line)" }
    }

    /// The command's words, then what is given in the order of the declarations.
    private func summary(_ outcome: ParseOutcome) -> String {
        switch outcome {
        case .help(let text): return "help: " + text.prefix { $0 != "\n" }
        case .version(let text): return "version: " + text
        case .command(let path, let arguments):
            let given = arguments.command.arguments.compactMap { declaration in
                arguments.flags[declaration.key].map { "\(declaration.key)=\($0 ? "on" : "off")" }
                    ?? arguments.values[declaration.key].map { "\(declaration.key)=\($0.joined(separator: "|"))" }
            }
            return ([path.joined(separator: " ")] + given).joined(separator: " ")
        }
    }

    @Test(arguments: [
        Case("print a", "print SHEET=a"),
        Case("print a b c", "print SHEET=a|b|c"),
        Case("print a --output out", "print SHEET=a --output=out"),
        Case("print a --output=out", "print SHEET=a --output=out"),
        Case("print a --output=", "print SHEET=a --output="),
        Case("print a --output ''", "print SHEET=a --output="),
        Case("print a --output=x=y", "print SHEET=a --output=x=y"),
        Case("print a --output=--quiet", "print SHEET=a --output=--quiet"),
        Case("print a -o out", "print SHEET=a --output=out"),
        Case("print a -oout", "print SHEET=a --output=out"),
        Case("print a -o=out", "print SHEET=a --output=out"),
        Case("print a -o-", "print SHEET=a --output=-"),
        Case("print - -o -", "print SHEET=- --output=-"),
        Case("print -qv a", "print SHEET=a --quiet=on --verbose=on"),
        Case("print -vqoout a", "print SHEET=a --output=out --quiet=on --verbose=on"),
        Case("print -vo out a", "print SHEET=a --output=out --verbose=on"),
        Case("print -q a -q --quiet", "print SHEET=a --quiet=on"),
        Case("print a --color", "print SHEET=a --color=on"),
        Case("print a --no-color", "print SHEET=a --color=off"),
        Case("print -o out a -q b", "print SHEET=a|b --output=out --quiet=on"),
        Case("print -- -q --output", "print SHEET=-q|--output"),
        Case("print a -- -- -h", "print SHEET=a|--|-h"),
        Case("print a ''", "print SHEET=a|"),
        Case("print a -f svg,pdf", "print SHEET=a --format=svg|pdf"),
        Case("print a -f svg --format=pdf,png -fsvg", "print SHEET=a --format=svg|pdf|png|svg"),
        Case("print a --skip b,c --skip d", "print SHEET=a --skip=b,c|d"),
        Case("print a -n -3", "print SHEET=a --copies=-3"),
        Case("print a -n-3", "print SHEET=a --copies=-3"),
        Case("print a --shift -.5", "print SHEET=a --shift=-.5"),
        Case("print a --shift=-1e3", "print SHEET=a --shift=-1e3"),
        Case("print -7", "print SHEET=-7"),
    ])
    func readsOptionsInEverySpelling(_ example: Case) throws {
        #expect(summary(try Press.parse(example.line)) == example.outcome)
    }

    @Test(arguments: [
        Case("compare a b", "compare OLD=a NEW=b"),
        Case("compare a -q b", "compare --quiet=on OLD=a NEW=b"),
        Case("ask a", "ask SHEET=a"),
        Case("ask a b", "ask SHEET=a TOPIC=b"),
        Case("ask a b c", "ask SHEET=a|b TOPIC=c"),
        Case("ask a --remove b", "ask SHEET=a --remove=b"),
        Case("verify a -o x", "verify SHEET=a --output=x"),
        Case("stencils list", "stencils list"),
        Case("stencils show x", "stencils show NAME=x"),
        Case("stencils export", "stencils export"),
        Case("stencils export x", "stencils export FOLDER=x"),
        Case("completions zsh", "completions SHELL=zsh"),
    ])
    func handsUnnamedArgumentsOut(_ example: Case) throws {
        let outcome = summary(try Press.parse(example.line))
        #expect(outcome.split(separator: " ").sorted() == example.outcome.split(separator: " ").sorted())
    }

    @Test(arguments: [
        Case("help", "help: usage: press COMMAND …"),
        Case("--help", "help: usage: press COMMAND …"),
        Case("-h print", "help: usage: press COMMAND …"),
        Case("help --help", "help: usage: press COMMAND …"),
        Case("help compare", "help: usage: press compare OLD NEW [-q]"),
        Case("compare --help", "help: usage: press compare OLD NEW [-q]"),
        Case("compare a b c --wrong -h", "help: usage: press compare OLD NEW [-q]"),
        Case("compare -qh", "help: usage: press compare OLD NEW [-q]"),
        Case("help stencils", "help: usage: press stencils COMMAND …"),
        Case("stencils -h", "help: usage: press stencils COMMAND …"),
        Case("help stencils show", "help: usage: press stencils show NAME"),
        Case("stencils show --help", "help: usage: press stencils show NAME"),
        Case("--version", "version: press 2.1"),
    ])
    func answersHelpAndVersion(_ example: Case) throws {
        #expect(summary(try Press.parse(example.line)) == example.outcome)
    }

    @Test func aLetterDeclaredForAnotherUseDoesNotAskForHelp() throws {
        let height = Option<Int>("height", short: "h", value: "MM", help: "how high")
        let one = Flag("one", short: "1", help: "one")
        let command = CommandDeclaration("y", summary: "", declarations: [height, one])
        let program = ProgramDeclaration("x", version: "1", summary: "", commands: [command])
        #expect(summary(try program.parse(["y", "-h", "3", "-1"])) == "y --height=3 --one=on")
        #expect(summary(try program.parse(["y", "--help"])) == "help: usage: x y [-h MM] [-1]")
    }

    @Test func nextWordStartingWithADeclaredDigitIsNoValue() {
        let one = Flag("one", short: "1", help: "one")
        let depth = Option<Int>("depth", value: "N", help: "how deep")
        let command = CommandDeclaration("y", summary: "", declarations: [depth, one])
        let program = ProgramDeclaration("x", version: "1", summary: "", commands: [command])
        #expect(throws: UsageError(.missingValue(option: "--depth", next: "-1"), usage: program.usage(of: ["y"]))) {
            try program.parse(["y", "--depth", "-1"])
        }
    }
}
