import CommandLineArguments
import Foundation
import Testing

@Suite(.enabled(if: Shell.isInstalled(.fish), "fish is not installed: its completion is not tested"))
struct FishCompletionTests {
    /// What fish itself offers at the end of the line, without the descriptions.
    private func offers(_ line: String) throws -> [String] {
        let shell = try #require(Shell(.fish))
        let folder = try CompletionFolder(for: .fish)
        let result = try shell.run(["--no-config", "-c", "source ./script; complete -C '\(line)'"], in: folder.url)
        #expect(result.status == 0)
        return result.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }

    @Test func isAValidScript() throws {
        let shell = try #require(Shell(.fish))
        let folder = try CompletionFolder(for: .fish)
        let result = try shell.run(["-n", "script"], in: folder.url)
        #expect(result.output == "")
        #expect(result.status == 0)
    }

    @Test(arguments: [
        CompletionCase(["co"], ["compare", "completions"]),
        CompletionCase(["he"], ["help"]),
        CompletionCase(["--ver"], ["--version"]),
        CompletionCase(["help", "stencils", ""], ["export", "list", "show"]),
        CompletionCase(["stencils", ""], ["export", "list", "show"]),
        CompletionCase(["stencils", "show", ""], []),
        CompletionCase(["stencils", "show", "--h"], ["--help"]),
        CompletionCase(["print", "stencils", "--ver"], ["--verbose"]),
        CompletionCase(["print", "--co"], ["--color", "--copies"]),
        CompletionCase(["print", "--no"], ["--no-color"]),
        CompletionCase(["print", "--preview", "s"], ["svg"]),
        CompletionCase(["print", "-f", "sv"], ["svg"]),
        CompletionCase(["print", "-f", "svg,pd"], ["svg,pdf"]),
        CompletionCase(["print", "-fsvg,pd"], ["-fsvg,pdf"]),
        CompletionCase(["print", "--format=svg,pd"], ["--format=svg,pdf"]),
        CompletionCase(["print", "sh"], ["sheet.txt", "sheets and more/"]),
        CompletionCase(["print", "-o", "sh"], ["sheets and more/"]),
        CompletionCase(["completions", ""], ["bash", "fish", "zsh"]),
    ])
    func offersWhatCanFollow(_ example: CompletionCase) throws {
        #expect(try offers("press " + example.words.joined(separator: " ")).sorted() == example.offers)
    }
}
