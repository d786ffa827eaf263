import CommandLineArguments
import Testing

@Suite struct UsageErrorTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let line: String
        let message: String
        let note: String?

        init(_ line: String, _ message: String, note: String? = nil) {
            self.line = line
            self.message = message
            self.note = note
        }

        var testDescription: String { "press \(line)" }
    }

    @Test(arguments: [
        Case("print a --formt svg", "unknown option '--formt'; did you mean '--format'?"),
        Case("print a --formt=svg", "unknown option '--formt'; did you mean '--format'?"),
        Case("print a --no-colour", "unknown option '--no-colour'; did you mean '--no-color'?"),
        Case("print a --hlep", "unknown option '--hlep'; did you mean '--help'?"),
        Case("print a --form svg", "unknown option '--form'; did you mean '--format'?"),
        Case("print a --elephant", "unknown option '--elephant'"),
        Case("print a --no-quiet", "unknown option '--no-quiet'"),
        Case("print a --q", "unknown option '--q'; did you mean '-q'?"),
        Case("print a --=x", "unknown option '--=x'"),
        Case("print a -x", "unknown option '-x'"),
        Case("print a -qx", "unknown option '-x'"),
        Case("print a -output out", "unknown option '-output'; did you mean '--output'?"),
        Case("print a -format=svg", "unknown option '-format'; did you mean '--format'?"),
        Case("print a --version", "unknown option '--version'"),
        Case("print a --output", "'--output' needs a value"),
        Case("print a -qo", "'-o' needs a value"),
        Case(
            "print a --output --quiet", "'--output' needs a value",
            note: "if '--quiet' is the value, write '--output=--quiet'"),
        Case("print a -o -x", "'-o' needs a value", note: "if '-x' is the value, write '-o-x'"),
        Case("print a -o -- b", "'-o' needs a value"),
        Case("print a --quiet=yes", "'--quiet' takes no value, but has 'yes'"),
        Case("print a --no-color=yes", "'--no-color' takes no value, but has 'yes'"),
        Case("print a -vq=yes", "'-q' takes no value, but has 'yes'"),
        Case("print a --help=yes", "'--help' takes no value, but has 'yes'"),
        Case(
            "print a --format sgv", "'--format' has no value 'sgv'; did you mean 'svg'?",
            note: "'--format' takes pdf, png, svg or postscript"),
        Case(
            "print a -f svg,word", "'--format' has no value 'word'",
            note: "'--format' takes pdf, png, svg or postscript"),
        Case(
            "print a -f SVG", "'--format' has no value 'SVG'; did you mean 'svg'?",
            note: "'--format' takes pdf, png, svg or postscript"),
        Case("print a -f svg,,pdf", "'--format' has an empty value in 'svg,,pdf'"),
        Case("print a --format=", "'--format' has an empty value"),
        Case("print a -n many", "'--copies' takes a whole number, not 'many'"),
        Case("print a --shift far", "'--shift' takes a number, not 'far'"),
        Case("print a -o x --output y", "'--output' is given twice"),
        Case("print a --color --no-color", "'--color' and '--no-color' exclude each other"),
    ])
    func options(_ example: Case) {
        check(example, usage: "press print SHEET… [OPTION…]", helpCommand: "press help print")
    }

    @Test(arguments: [
        Case("compare", "missing argument 'OLD'"),
        Case("compare a", "missing argument 'NEW'"),
        Case("compare a b c d", "unexpected argument 'c'"),
    ])
    func arguments(_ example: Case) {
        check(example, usage: "press compare OLD NEW [-q]", helpCommand: "press help compare")
    }

    @Test(arguments: [
        Case("verify", "missing argument 'SHEET'"),
        Case("verify a", "missing option '--output DIR'"),
    ])
    func requiredOptions(_ example: Case) {
        check(example, usage: "press verify SHEET… -o DIR", helpCommand: "press help verify")
    }

    @Test(arguments: [
        Case(
            "completions bsh", "'SHELL' has no value 'bsh'; did you mean 'bash'?",
            note: "'SHELL' takes bash, zsh or fish")
    ])
    func valuesOfArguments(_ example: Case) {
        check(example, usage: "press completions SHELL", helpCommand: "press help completions")
    }

    @Test(arguments: [
        Case("prnt a", "there is no command 'prnt'; did you mean 'print'?"),
        Case("hlp", "there is no command 'hlp'; did you mean 'help'?"),
        Case("elephant", "there is no command 'elephant'"),
        Case("''", "there is no command ''"),
        Case("help prnt", "there is no command 'prnt'; did you mean 'print'?"),
        Case("-", "there is no command '-'"),
        Case(
            "", "no command is given",
            note: "the commands are print, compare, ask, verify, stencils and completions"),
        Case(
            "--output=x print a", "unknown option '--output' before the command",
            note: "options follow the command they belong to"),
        Case("-x", "unknown option '-x' before the command", note: "options follow the command they belong to"),
        Case("--verson", "unknown option '--verson'; did you mean '--version'?"),
    ])
    func commands(_ example: Case) {
        check(example, usage: "press COMMAND …", helpCommand: "press help")
    }

    @Test(arguments: [
        Case("stencils", "'stencils' needs a command", note: "the commands are list, show and export"),
        Case("stencils lst", "there is no command 'stencils lst'; did you mean 'stencils list'?"),
        Case("help stencils lst", "there is no command 'stencils lst'; did you mean 'stencils list'?"),
        Case("stencils --hepl", "unknown option '--hepl'; did you mean '--help'?"),
    ])
    func subcommands(_ example: Case) {
        check(example, usage: "press stencils COMMAND …", helpCommand: "press help stencils")
    }

    @Test func helpTakesNoFurtherWords() {
        check(
            Case("help compare a", "unexpected argument 'a'"), usage: "press help [COMMAND …]",
            helpCommand: "press help")
    }

    @Test func isPrintedWithItsNotesAndTheUsageLine() {
        let error = #expect(throws: UsageError.self) { try Press.parse("completions bsh") }
        #expect(
            error?.description == """
                'SHELL' has no value 'bsh'; did you mean 'bash'?
                  help: 'SHELL' takes bash, zsh or fish
                usage: press completions SHELL   (press help completions)
                """)
        #expect("\(UsageError(.other(message: "no", notes: ["try x"])))" == "no\n  help: try x")
    }

    private func check(
        _ example: Case, usage: String, helpCommand: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: UsageError.self, sourceLocation: sourceLocation) { try Press.parse(example.line) }
        guard let error else { return }
        #expect(error.message == example.message, sourceLocation: sourceLocation)
        #expect(error.notes == (example.note.map { [$0] } ?? []), sourceLocation: sourceLocation)
        #expect(error.usage == UsageLine(text: usage, helpCommand: helpCommand), sourceLocation: sourceLocation)
    }
}
