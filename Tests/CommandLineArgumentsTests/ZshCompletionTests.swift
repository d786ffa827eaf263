import CommandLineArguments
import Foundation
import Testing

@Suite(.enabled(if: Shell.isInstalled(.zsh), "zsh is not installed: its completion is not tested"))
struct ZshCompletionTests {
    @Test func isAValidScript() throws {
        let shell = try #require(Shell(.zsh))
        let folder = try CompletionFolder(for: .zsh)
        let result = try shell.run(["-f", "-n", "script"], in: folder.url)
        #expect(result.output == "")
        #expect(result.status == 0)
    }

    /// Types each line and a tab into an interactive zsh, which notes what is offered. One shell serves all lines, since
    /// its completion system is slow to load.
    private static let driver = #"""
        zmodload zsh/zpty
        print -r -- '
            PROMPT= LISTMAX=10000
            autoload -Uz compinit
            compinit -u -D
            source ./script
            compadd() {
                local -a offers
                if (( ! ${@[(I)-[OAD]]} )); then
                    builtin compadd -O offers "$@"
                    (( $#offers )) && print -rl -- $offers >> offered
                fi
                builtin compadd "$@"
            }
            next() { print END >> offered; BUFFER= }
            zle -N next
            bindkey "^I" complete-word "^T" next
        ' > setup
        zpty -b shell zsh -f -i
        zpty -w shell 'source ./setup; : > offered'
        float deadline=$(( SECONDS + 30 ))
        await() {
            local output
            until eval "$1"; do
                zpty -rt shell output
                (( SECONDS < deadline )) || exit 1
                sleep 0.01
            done
        }
        await '[[ -e offered ]]'
        for (( count = 1; count <= $#; count++ )); do
            zpty -wn shell "${@[count]}"$'\t\x14'
            await '[[ $(grep -c "^END$" offered) -ge $count ]]'
        done
        zpty -d shell
        cat offered
        """#

    @Test func offersWhatCanFollow() throws {
        let cases = [
            CompletionCase(["co"], ["compare", "completions"]),
            CompletionCase(["he"], ["help"]),
            CompletionCase(["--ver"], ["--version"]),
            CompletionCase(["help", "stencils", ""], ["export", "list", "show"]),
            CompletionCase(["help", "print", ""], []),
            CompletionCase(["stencils", ""], ["export", "list", "show"]),
            CompletionCase(["stencils", "export", "sh"], ["sheets\\ and\\ more"]),
            CompletionCase(["print", "--co"], ["--color", "--copies"]),
            CompletionCase(["print", "a", "-q", "--no"], ["--no-color"]),
            CompletionCase(["print", "--preview", "s"], ["svg"]),
            CompletionCase(["print", "-f", "svg,p"], ["pdf", "png", "postscript"]),
            CompletionCase(["print", "--format=sv"], ["svg"]),
            CompletionCase(["print", "sh"], ["sheet.txt", "sheets\\ and\\ more"]),
            CompletionCase(["print", "-o", "sh"], ["sheets\\ and\\ more"]),
            CompletionCase(["completions", ""], ["bash", "fish", "zsh"]),
        ]
        let shell = try #require(Shell(.zsh))
        let folder = try CompletionFolder(for: .zsh)
        let lines = cases.map { "press " + $0.words.joined(separator: " ") }
        let result = try shell.run(["-f", "-c", Self.driver, "zsh"] + lines, in: folder.url)
        try #require(result.status == 0, "zsh did not answer: \(result.output)")
        let answers = result.output.split(separator: "\n").split(separator: "END", omittingEmptySubsequences: false)
        try #require(answers.count == cases.count + 1)
        for (example, answer) in zip(cases, answers) {
            #expect(Set(answer.map(String.init)).sorted() == example.offers, "\(example.testDescription)")
        }
    }
}
