import CommandLineArguments
import Foundation
import ModelDocCommands
import Testing

/// Help, version, completions, and the README's claims about the command.
@Suite struct HelpTests {
    private let world = World()

    private static let options = [
        "--output", "--format", "--title", "--model-version", "--notes", "--input-format", "--pictures", "--detail",
        "--notation", "--theme", "--hide", "--only", "--exclude", "--focus", "--depth",
        "--templates",
        "--settings", "--no-settings", "--relayout", "--force", "--dot", "--layout-timeout", "--diagnostics-format",
        "--help",
    ]

    private static let readme = try? String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "README.md"), encoding: .utf8)

    @Test(arguments: [
        ["help"], ["--help"], ["-h"], ["--version"], ["help", "render"], ["render", "--help"], ["render", "-h"],
        ["help", "explain"], ["help", "preview"], ["help", "lint"], ["lint", "--help"], ["help", "check"],
        ["help", "diff"],
        ["help", "schema"], ["help", "init"], ["schema", "--settings"],
        ["help", "templates"],
        ["help", "templates", "show"],
        ["templates", "export", "--help"],
        ["help", "completions"], ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["schema"],
        ["man"], ["help", "man"],
        ["templates", "list"], ["templates", "show", "README.md.mustache"],
    ])
    func asksForNothingElse(arguments: [String]) {
        let outcome = world.run(arguments)
        #expect(outcome.status == .done)
        #expect(!outcome.output.isEmpty)
        #expect(outcome.output.hasSuffix("\n"))
        #expect(outcome.errors == "")
    }

    @Test func helpNamesEveryOption() {
        let help = world.run("help", "render").output
        for option in Self.options { #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "\(option)") }
        #expect(help.contains("-o, --output"))
        #expect(help.contains("-f, --format"))
        for format in ["svg", "markdown", "dot", "png", "pdf", "mermaid", "plantuml", "html", "json", "facts"] {
            #expect(help.contains(format))
        }
        // Every option in the help is one of these, too.
        let named = Set(help.matches(of: /--[a-z-]+/).map { String($0.output) })
        #expect(named.subtracting(Self.options) == [])
    }

    @Test func helpNamesEveryOptionOfThePreview() {
        let help = world.run("help", "preview").output
        let own = ["--port", "--host", "--no-open"]
        #expect(help.contains("--[no-]open "))
        let others = ["--output", "--format", "--pictures", "--relayout", "--force"]
        let named = Set(help.matches(of: /--[a-z-]+/).map { String($0.output) })
        #expect(named == Set(Self.options).subtracting(others).union(own))
        for shell in ["bash", "zsh", "fish"] {
            let script = world.run("completions", shell).output
            for option in own {
                #expect(script.contains(shell == "fish" ? "-l \(option.dropFirst(2))" : option), "\(shell) \(option)")
            }
        }
    }

    @Test func helpFitsItsWidth() {
        for width in [40, 80, 120] {
            world.environment["COLUMNS"] = "\(width)"
            let help = world.run("help", "render").output
            let prose = help.split(separator: "\n").filter { !$0.hasPrefix("  modeldoc ") && !$0.contains("--") }
            #expect(prose.allSatisfy { $0.count <= width })
        }
    }

    @Test func helpOfProgramNamesEveryCommand() {
        let help = world.run("help").output
        for command in [
            "render", "explain", "lint", "check", "diff", "preview", "init", "schema", "templates", "completions",
            "man",
            "help",
        ] {
            #expect(help.contains("  \(command) "))
        }
        #expect(world.run("--version").output.wholeMatch(of: /modeldoc \d+\.\d+\.\d+\n/) != nil)
    }

    @Test func completionsNameEveryOption() {
        for shell in ["bash", "zsh", "fish"] {
            let script = world.run("completions", shell).output
            for option in Self.options {
                #expect(script.contains(shell == "fish" ? "-l \(option.dropFirst(2))" : option), "\(shell) \(option)")
            }
        }
    }

    struct Mistake: Sendable {
        var line: [String]
        var message: String
    }

    @Test(arguments: [
        Mistake(line: ["rendr", "x"], message: "there is no command 'rendr'; did you mean 'render'?"),
        Mistake(line: [], message: "no command is given"),
        Mistake(line: ["render"], message: "missing argument 'MODEL'"),
        Mistake(
            line: ["render", "x", "--formt", "svg"], message: "unknown option '--formt'; did you mean '--format'?"),
        Mistake(line: ["render", "x", "-f", "sgv"], message: "'--format' has no value 'sgv'; did you mean 'svg'?"),
        Mistake(line: ["render", "x", "-f", "svg,,dot"], message: "'--format' has an empty value in 'svg,,dot'"),
        Mistake(
            line: ["render", "x", "--pictures", "swg"], message: "'--pictures' has no value 'swg'; did you mean 'svg'?"),
        Mistake(line: ["render", "x", "-o"], message: "'-o' needs a value"),
        Mistake(line: ["render", "x", "-o", "a", "-o", "b"], message: "'--output' is given twice"),
        Mistake(line: ["render", "x", "--relayout=yes"], message: "'--relayout' takes no value, but has 'yes'"),
        Mistake(
            line: ["render", "x", "--layout-timeout", "0"],
            message: "'--layout-timeout' takes seconds above 0, up to a day, not '0.0'"),
        Mistake(
            line: ["templates", "shw"], message: "there is no command 'templates shw'; did you mean 'templates show'?"),
        Mistake(line: ["explain"], message: "missing argument 'MODEL'"),
        Mistake(line: ["explain", "-", "-", "C"], message: "stdin can be read once only: '-' stands twice"),
        Mistake(line: ["explain", "x", "Y", "-f", "svg"], message: "'--format' has no value 'svg'"),
        Mistake(line: ["preview", "-"], message: "stdin cannot be watched for changes"),
        Mistake(line: ["completions", "bsh"], message: "'SHELL' has no value 'bsh'; did you mean 'bash'?"),
        Mistake(line: ["schema", "x"], message: "unexpected argument 'x'"),
        Mistake(
            line: ["templates", "show", "entty.md.mustache"],
            message: "there is no template 'entty.md.mustache' [no-template]"),
    ])
    func tellsMistakes(_ mistake: Mistake) {
        let outcome = world.run(mistake.line)
        #expect(outcome.status == .usage)
        #expect(outcome.errors.split(separator: "\n").first.map(String.init) == "error: \(mistake.message)")
        #expect(outcome.output == "")
        #expect(world.tree() == [])
    }

    // MARK: README

    @Test func readmeNamesEveryFormat() throws {
        let readme = try #require(Self.readme)
        let rows = readme.matches(of: /(?m)^\| `([a-z]+)` \|.*\| (yes|no) \|$/)
        #expect(
            rows.map { String($0.output.1) } == [
                "svg", "markdown", "dot", "png", "pdf", "mermaid", "plantuml", "html", "json", "facts", "arrows",
            ])
        try world.write(SmallModel.shop, to: "shop.json")
        for row in rows {
            let outcome = world.run("render", "shop.json", "-f", String(row.output.1), "-o", "-")
            #expect(outcome.status == (row.output.2 == "yes" ? .done : .usage))
        }
    }

    @Test func readmeNamesEveryExitStatus() throws {
        let readme = try #require(Self.readme)
        let numbers = readme.matches(of: /(?m)^\| (\d+) \| .+ \|$/).compactMap { Int32($0.output.1) }
        #expect(numbers == ModelDocCommands.ExitStatus.allCases.map(\.rawValue))
        for status in ModelDocCommands.ExitStatus.allCases {
            #expect(readme.replacing("`", with: "").contains("| \(status.rawValue) | \(status.meaning) |"))
        }
    }

    @Test func readmeNamesNoOptionThatIsNotThere() throws {
        let readme = try #require(Self.readme)
        let helps = ["render", "explain", "lint", "check", "diff", "preview", "schema"].map {
            world.run("help", $0).output
        }
        let help = helps.joined() + world.run("help").output
        for match in readme.matches(of: /--[a-z][a-z-]+/) { #expect(help.contains(match.output), "\(match.output)") }
        let section = try #require(readme.components(separatedBy: "## The command").last)
        let commands = section.matches(of: /(?m)^modeldoc ([a-z]+)/).map { String($0.output.1) }
        #expect(
            commands == [
                "render", "explain", "lint", "check", "diff", "preview", "init", "schema", "templates", "completions",
                "man",
                "help",
            ])
        for command in commands where command != "help" { #expect(world.run("help", command).status == .done) }
    }

    @Test func readmeShowsWhatLintSays() throws {
        let readme = try #require(Self.readme)
        let session = try #require(readme.firstMatch(of: /```\n\$ modeldoc lint (\S+)\n([\s\S]*?)```/)).output
        let model = String(session.1)
        try world.write(try ProjectFolder.text(model), to: model)
        #expect(world.run("lint", model).output == session.2)
    }

    @Test func readmesModelIsOne() throws {
        let readme = try #require(Self.readme)
        let model = try #require(readme.firstMatch(of: /```json\n([\s\S]*?)```/)).output.1
        let outcome = world.run("render", "-", "-f", "facts", "-o", "-", input: String(model))
        #expect(outcome.status == .done)
        #expect(!outcome.errors.contains("warning"), "\(outcome.errors)")
        #expect(Facts(outcome.output)?.relationship("Shelf", "books")?["kind"] as? String == "one-to-many")
    }
}
