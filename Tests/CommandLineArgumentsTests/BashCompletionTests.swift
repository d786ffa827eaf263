import CommandLineArguments
import Foundation
import Testing

@Suite(.enabled(if: Shell.isInstalled(.bash), "bash is not installed: its completion is not tested"))
struct BashCompletionTests {
    private static let formats = ["pdf", "png", "svg", "postscript"]
    private static let options = [
        "-o", "--output", "-f", "--format", "--preview", "-n", "--copies", "--shift", "--skip", "--color", "--no-color",
        "-q", "--quiet", "-v", "--verbose", "-h", "--help",
    ]
    private static let commands = ["print", "compare", "ask", "verify", "stencils", "completions"]

    /// Sources the script and calls its function as bash does, the last word being under the cursor.
    private func offers(_ words: [String]) throws -> [String] {
        let shell = try #require(Shell(.bash))
        let folder = try CompletionFolder(for: .bash)
        let driver = """
            source ./script || exit 1
            COMP_WORDS=(press "$@")
            COMP_CWORD=$#
            _press press "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try shell.run(["--norc", "-c", driver, "bash"] + words, in: folder.url)
        #expect(result.status == 0)
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test func isAValidScript() throws {
        let shell = try #require(Shell(.bash))
        let folder = try CompletionFolder(for: .bash)
        let result = try shell.run(["-n", "script"], in: folder.url)
        #expect(result.output == "")
        #expect(result.status == 0)
    }

    @Test func isRegisteredForTheProgram() throws {
        let shell = try #require(Shell(.bash))
        let folder = try CompletionFolder(for: .bash)
        let result = try shell.run(["--norc", "-c", "source ./script && complete -p press"], in: folder.url)
        #expect(result.output == "complete -F _press press\n")
    }

    @Test(arguments: [
        CompletionCase([""], commands + ["help"]),
        CompletionCase(["co"], ["compare", "completions"]),
        CompletionCase(["-"], ["-h", "--help", "--version"]),
        CompletionCase(["help", ""], commands),
        CompletionCase(["help", "stencils", ""], ["list", "show", "export"]),
        CompletionCase(["help", "print", ""], []),
        CompletionCase(["stencils", ""], ["list", "show", "export"]),
        CompletionCase(["stencils", "-"], ["-h", "--help"]),
        CompletionCase(["stencils", "export", "-"], ["-h", "--help"]),
        CompletionCase(["elephant", ""], []),
    ])
    func offersCommands(_ example: CompletionCase) throws {
        #expect(try offers(example.words) == example.offers)
    }

    @Test(arguments: [
        CompletionCase(["print", "-"], options),
        CompletionCase(["print", "a", "--co"], ["--copies", "--color"]),
        CompletionCase(["print", "-o", "out", "--ou"], ["--output"]),
        CompletionCase(["print", "--", "--co"], []),
        CompletionCase(["print", "-f", "p"], ["pdf", "png", "postscript"]),
        CompletionCase(["print", "-f", ""], formats),
        CompletionCase(["print", "-f", "svg,p"], ["svg,pdf", "svg,png", "svg,postscript"]),
        CompletionCase(["print", "a", "--format", "sv"], ["svg"]),
        CompletionCase(["print", "--format", "=", "sv"], ["svg"]),
        CompletionCase(["print", "--format", "="], formats),
        CompletionCase(["print", "--format=sv"], ["--format=svg"]),
        CompletionCase(["print", "--format=pdf,sv"], ["--format=pdf,svg"]),
        CompletionCase(["print", "--preview", "s"], ["svg"]),
        CompletionCase(["print", "-n", ""], []),
        CompletionCase(["completions", ""], ["bash", "zsh", "fish"]),
        CompletionCase(["completions", "bash", ""], []),
    ])
    func offersOptionsAndTheirValues(_ example: CompletionCase) throws {
        #expect(try offers(example.words) == example.offers)
    }

    @Test(arguments: [
        CompletionCase(["print", "sh"], ["sheet.txt", "sheets and more"]),
        CompletionCase(["print", "a", "-q", "sheet."], ["sheet.txt"]),
        CompletionCase(["print", "--", "sheet."], ["sheet.txt"]),
        CompletionCase(["print", "-o", "sh"], ["sheets and more"]),
        CompletionCase(["print", "--output", "=", "sh"], ["sheets and more"]),
        CompletionCase(["print", "--output=sh"], ["--output=sheets and more"]),
        CompletionCase(["print", "--output", "=", "x", "sheet."], ["sheet.txt"]),
        CompletionCase(["compare", "a", "sheet."], ["sheet.txt"]),
        CompletionCase(["compare", "a", "b", "sheet."], []),
        CompletionCase(["stencils", "export", "sh"], ["sheets and more"]),
        CompletionCase(["stencils", "show", "sh"], []),
        CompletionCase(["ask", "a", "sheet."], ["sheet.txt"]),
    ])
    func offersFilesAndFolders(_ example: CompletionCase) throws {
        #expect(try offers(example.words).sorted() == example.offers)
    }

    @Test func valuesAreNeverRun() throws {
        enum Odd: String, CaseIterable, ArgumentValue {
            case run = "$(touch run)"
            case tick = "`touch run`"
            case quote = "it's"
        }
        let program = ProgramDeclaration(
            "odd-tool", version: "1", summary: "",
            commands: [CommandDeclaration("x", summary: "", declarations: [Positional<Odd>("ODD", help: "")])])
        let shell = try #require(Shell(.bash))
        let folder = try CompletionFolder(for: .bash)
        try folder.write(program.completionScript(for: .bash), to: "script")
        let driver = """
            source ./script; COMP_WORDS=(odd-tool x ''); COMP_CWORD=2; _odd_tool; printf '%s\\n' "${COMPREPLY[@]}"; ls run
            """
        let result = try shell.run(["--norc", "-c", driver], in: folder.url)
        #expect(result.output.hasPrefix("\\$\\(touch\\ run\\)\n\\`touch\\ run\\`\nit\\'s\n"))
        #expect(result.status != 0)
    }
}
