/// A shell for which a completion script can be written.
public enum CompletionShell: String, CaseIterable, ArgumentValue {
    /// GNU bash, from 3.2 on.
    case bash
    /// Z shell, with its completion system loaded (`compinit`).
    case zsh
    /// fish, from 3.0 on.
    case fish
}

extension ProgramDeclaration {
    /// The script that completes the program's command lines in a shell, ending in a newline.
    public func completionScript(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: BashCompletion(self).script()
        case .zsh: ZshCompletion(self).script()
        case .fish: FishCompletion(self).script()
        }
    }

    /// The commands and their subcommands, each after the one it belongs to.
    func commandsWithPaths() -> [(path: [String], command: CommandDeclaration)] {
        func below(_ path: [String], _ level: [CommandDeclaration]) -> [(path: [String], command: CommandDeclaration)] {
            level.flatMap { [(path + [$0.name], $0)] + below(path + [$0.name], $0.subcommands) }
        }
        return below([], commands)
    }

    /// The name for the program's functions in a script.
    var functionName: String {
        "_" + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}

/// Text in single quotes for bash and zsh, nothing in it being special.
func shellQuoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
