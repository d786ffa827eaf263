import SourceText
import Testing

/// Workflow commands of GitHub Actions: one line each, whatever the texts are.
@Suite struct GitHubCommandPrinterTests {
    private let printer = GitHubCommandPrinter { "from-root/\($0)" }
    private let file = SourceFile(path: "a,b:c%.json", text: "one\ntwo\n")

    @Test func namesPlaceAndRule() {
        let diagnostic = Diagnostic.warning("odd-thing", "it is odd", at: file.range(5, 6))
        #expect(
            printer.text(of: diagnostic)
                == "::warning file=from-root/a%2Cb%3Ac%25.json,line=2,col=2,title=odd-thing::it is odd\n")
    }

    @Test(arguments: [
        (Diagnostic.Severity.error, "error"), (.warning, "warning"), (.info, "notice"), (.note, "notice"),
    ])
    func severitiesHaveTheirCommands(severity: Diagnostic.Severity, command: String) {
        #expect(printer.text(of: Diagnostic(severity, "", "x")) == "::\(command)::x\n")
    }

    @Test func explanationsAreLinesOfTheMessage() {
        let diagnostic = Diagnostic.error(
            "r", "100%, or: less", path: "f",
            notes: [Diagnostic.Note("see", at: file.range(0, 1)), Diagnostic.Note("n")],
            help: ["do it"])
        #expect(
            printer.text(of: diagnostic, label: "so says she")
                == "::error file=from-root/f,title=r::100%25, or: less (so says she)"
                + "%0Anote: see (from-root/a,b:c%25.json:1:1)%0Anote: n%0Ahelp: do it\n")
    }

    @Test func noTextBeginsAnotherCommand() {
        let text = printer.text(of: .error("r", "a\r\n::error::b\u{2028}", path: "x\n::stop-commands::y"))
        #expect(text.split(whereSeparator: \.isNewline).count == 1)
        #expect(text.hasPrefix("::error file=from-root/x%0A%3A%3Astop-commands%3A%3Ay,title=r::a"))
    }

    @Test func whatCameThroughAPipeIsNoFile() {
        let pipe = SourceFile(path: "<stdin>", text: "one")
        #expect(printer.text(of: .warning("r", "m", at: pipe.range(1, 2))) == "::warning title=r::<stdin>:1:2: m\n")
    }
}
