import CommandLineArguments
import Foundation
import Testing

/// The manual page, as text and as groff reads it.
@Suite struct ManPageTests {
    private static let macros: Set = [".TH", ".SH", ".SS", ".TP", ".PP", ".IP", ".br", ".nh", ".ad", ".nf", ".fi"]

    private static let hostile = [
        ".SH EVIL", "'so /etc/passwd", "...", "a .de in it", "\\fBbold\\fR \\n(.x \\", "back\\\\slash",
        "--long-name -x",
        "it's \"quoted\" \"\"", "~ ^ ` ~user", "\\\"comment", "\\*(<= \\w'x'u", "ü → 🙂 «»", "%d $HOME `ls`", "| a ||",
    ]

    /// The page of a program whose every text is one that roff could take for something else.
    private static func page(saying text: String) -> String {
        let command = CommandDeclaration(
            "go", summary: text, discussion: "\(text)\n\n \(text)\n\(text)",
            examples: [CommandExample(text, help: text)],
            declarations: [
                Flag("flag", help: text), Option<String>("name", value: text, help: text, defaultText: text),
                Positional<String>(text, help: text),
            ])
        return ProgramDeclaration("tool", version: text, summary: text, commands: [command]).manPage(
            ManualSections(
                description: text, exitStatuses: [.init(text, text)], environment: [.init(text, text)],
                files: [.init(text, text)], related: [text, text]))
    }

    private static func rendered(_ page: String) throws -> (text: String, complaints: String)? {
        let groff = "/usr/bin/groff"
        guard FileManager.default.isExecutableFile(atPath: groff) else {
            print("NOT RUN: 'groff' is not installed, so manual pages are not read by it")
            return nil
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "modeldoc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["page.1", "out", "err"].map { folder.appending(path: $0) }
        try Data(page.utf8).write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: groff)
        // As wide as it takes, so that no text is broken into lines; no escapes of terminals.
        process.arguments = ["-man", "-Tutf8", "-ww", "-P-c", "-P-b", "-P-u", "-rLL=2000n", files[0].path]
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return (
            String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
        )
    }

    @Test func saysAllThatHelpSays() throws {
        let page = Press.program.manPage(
            ManualSections(
                description: "One.\n\nTwo.", exitStatuses: [.init("0", "done")],
                environment: [.init("INK", "which ink")],
                files: [.init("out.pdf", "a sheet")], related: ["lp(1)"]))
        #expect(page.hasPrefix(".TH \"PRESS\" \"1\" \"\" \"press 2.1\" \"User Commands\"\n"))
        #expect(page.contains("\n.SH NAME\npress \\- Prints sheets.\n"))
        #expect(page.contains("\n.SH DESCRIPTION\nOne.\n.PP\nTwo.\n"))
        #expect(page.contains("\n.SS \"press print SHEET\\[u2026] [OPTION\\[u2026]]\"\nprint sheets\n.PP\n"))
        #expect(page.contains("\n.TP\n\\fB\\-o, \\-\\-output OUT\\fR\nthe folder to write to (default: printed)\n"))
        #expect(page.contains("\n.TP\n\\fB\\-\\-[no\\-]color\\fR\nprint in colour (default: on)\n"))
        #expect(page.contains("\n.nf\n\\&  a sheet  \\->  a page\n.fi\n"))
        #expect(page.contains("\n.SS \"press stencils export [FOLDER]\"\n"))
        #expect(page.contains("\n.SH \"EXIT STATUS\"\n.TP\n\\fB0\\fR\ndone\n"))
        #expect(page.contains("\n.SH ENVIRONMENT\n") || page.contains("\n.SH \"ENVIRONMENT\"\n"))
        #expect(
            page.contains(
                "\n.SH EXAMPLES\n.TP\n\\fBpress print sheet.txt \\-o out\\fR\none sheet, as PDF and PNG, into out\n"))
        #expect(page.hasSuffix("\n.SH \"SEE ALSO\"\nlp(1)\n"))
        guard let (text, complaints) = try Self.rendered(page) else { return }
        #expect(complaints == "")
        for (path, command) in [(["print"], Press.print), (["compare"], Press.compare), (["verify"], Press.verify)] {
            #expect(text.contains(command.summary))
            #expect(text.contains(Press.program.usage(of: path).text))
        }
    }

    @Test func emptySectionsAreLeftOut() {
        let page = ProgramDeclaration("tool", version: "1", summary: "nothing", commands: []).manPage(
            ManualSections(description: "Does nothing."))
        let headings = page.split(separator: "\n").filter { $0.hasPrefix(".SH") }
        #expect(headings == [".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH COMMANDS"])
    }

    @Test(arguments: hostile) func everyTextStaysText(_ text: String) throws {
        let page = Self.page(saying: text)
        #expect(page.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
        for line in page.split(separator: "\n") {
            #expect(!line.hasPrefix("'"))
            if line.hasPrefix(".") {
                #expect(Self.macros.contains(String(line.prefix { $0 != " " })), "\(line)")
            }
        }
        guard let (shown, complaints) = try Self.rendered(page) else { return }
        #expect(complaints == "")
        #expect(!shown.contains("root:"))
        // Wherever it may stand: in the summary, twice; discussion, thrice; example and options, and the lists.
        let count = shown.components(separatedBy: text).count - 1
        #expect(count >= 19, "\(count): \(shown)")
    }

    @Test func lineBreaksAndControlCharactersMakeNoRequests() throws {
        let command = CommandDeclaration(
            "go\n.SH A", summary: "a\u{1B}[31m\u{85}\u{2028}.SH B\r\n.SH C",
            examples: [CommandExample("x\n.SH D", help: "y\n.SH E")])
        let page = ProgramDeclaration("tool", version: "1\n.SH F", summary: "s\n.SH G", commands: [command]).manPage(
            ManualSections(description: "p\n.SH H\n\n.SH I", related: ["j\n.SH J"]))
        let headings = page.split(separator: "\n").filter { $0.hasPrefix(".SH") }
        #expect(
            headings == [
                ".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH COMMANDS", ".SH EXAMPLES", ".SH \"SEE ALSO\"",
            ])
        #expect(!page.contains("\u{1B}"))
    }
}
