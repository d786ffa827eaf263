/// Writes the completion script for zsh: a function a command, over the shell's own `_arguments`.
struct ZshCompletion {
    private let program: ProgramDeclaration
    private let function: String

    init(_ program: ProgramDeclaration) {
        self.program = program
        function = program.functionName
    }

    /// The script works both as a file in `fpath` and when it is sourced.
    func script() -> String {
        let help = CommandDeclaration("help", summary: "show the help of a command", subcommands: program.commands)
        let root = group(
            [], program.commands + [help],
            options: [helpOption(["-h", "--help"]), "'(- *)--version[show the version]'"])
        let commands = program.commandsWithPaths().map { path, command in
            command.subcommands.isEmpty
                ? leaf(path, command)
                : group(path, command.subcommands, options: [helpOption(command.helpSpellings)])
        }
        let helped = program.commandsWithPaths().filter { !$0.command.subcommands.isEmpty }.map { path, command in
            group(["help"] + path, command.subcommands, options: [], endsAtLeaves: true)
        }
        let helpGroup = group(["help"], program.commands, options: [], endsAtLeaves: true)
        let functions = [root] + commands + [helpGroup] + helped
        return """
            #compdef \(program.name)

            # Completion of '\(program.name)' in zsh.

            \(functions.joined(separator: "\n"))
            if [[ "${funcstack[1]}" == \(function) ]]; then
                \(function) "$@"
            else
                compdef \(function) \(program.name)
            fi

            """
    }

    private func name(of path: [String]) -> String {
        ([function] + path).joined(separator: "_")
    }

    /// A command whose first argument is another command; with `endsAtLeaves` nothing follows one without subcommands.
    private func group(
        _ path: [String], _ commands: [CommandDeclaration], options: [String], endsAtLeaves: Bool = false
    ) -> String {
        let specifications = options + ["'1: :->command'", "'*:: :->arguments'"]
        let described = commands.map { command in
            "                " + shellQuoted("\(command.name):\(command.summary.escaped("\\"))")
        }
        let continued = commands.filter { !endsAtLeaves || !$0.subcommands.isEmpty }.map { command in
            "                \(command.name)) \(name(of: path + [command.name])) ;;"
        }
        return """
            \(name(of: path))() {
                local curcontext="$curcontext" context state state_descr line
                typeset -A opt_args
                local -a commands
                _arguments -C -S \\
                    \(specifications.joined(separator: " \\\n        "))
                case "$state" in
                    command)
                        commands=(
            \(described.joined(separator: "\n"))
                        )
                        _describe -t commands command commands
                        ;;
                    arguments)
                        case "${line[1]}" in
            \(continued.joined(separator: "\n"))
                            *) _message 'no more arguments' ;;
                        esac
                        ;;
                esac
            }

            """
    }

    private func leaf(_ path: [String], _ command: CommandDeclaration) -> String {
        let specifications =
            command.options.flatMap(specifications) + [helpOption(command.helpSpellings)]
            + positionals(command.positionals)
        return """
            \(name(of: path))() {
                _arguments -s -S \\
                    \(specifications.joined(separator: " \\\n        "))
            }

            """
    }

    // MARK: - Specifications

    private func helpOption(_ spellings: [String]) -> String {
        "'(- *)'" + braced(spellings) + "'[show this help]'"
    }

    private func specifications(of option: ArgumentSpecification) -> [String] {
        let help = option.help.escaped("[]\\:")
        let others = shellQuoted(option.isRepeated ? "*" : "(\(option.spellings.joined(separator: " ")))")
        guard !option.isFlag else {
            let on = option.spellings.filter { $0 != option.invertedKey }
            let inverse = option.invertedKey.map { [others + $0 + shellQuoted("[do not \(help)]")] } ?? []
            return [others + braced(on) + shellQuoted("[\(help)]")] + inverse
        }
        let spellings = option.spellings.map { $0.hasPrefix("--") ? $0 + "=" : $0 + "+" }
        return [others + braced(spellings) + shellQuoted("[\(help)]:\(option.zshMessage):\(action(of: option))")]
    }

    /// After a repeated argument none can be told apart from it.
    private func positionals(_ positionals: [ArgumentSpecification]) -> [String] {
        let single = positionals.prefix { !$0.isRepeated }
        return (single + positionals.dropFirst(single.count).prefix(1)).map { positional in
            let lead = positional.isRepeated ? "*" : positional.isRequired ? "" : ":"
            return shellQuoted("\(lead):\(positional.zshMessage):\(action(of: positional))")
        }
    }

    private func action(of declaration: ArgumentSpecification) -> String {
        guard let rule = declaration.rule else { return "" }
        guard rule.offeredWords.isEmpty else {
            let values = rule.offeredWords.map { $0.escaped(where: { !$0.isLetter && !$0.isNumber }) }
            let list = values.joined(separator: " ")
            let separates = declaration.kind == .repeatedOption(separatesAtCommas: true)
            return separates ? "_values -s , \(declaration.valueName) \(list)" : "(\(list))"
        }
        switch rule.completion {
        case .nothing, .words: return " "
        case .files: return "_files"
        case .folders: return "_files -/"
        }
    }

    private func braced(_ spellings: [String]) -> String {
        spellings.count == 1 ? spellings[0] : "{\(spellings.joined(separator: ","))}"
    }
}

extension ArgumentSpecification {
    fileprivate var zshMessage: String { valueName.escaped(":\\") }
}

extension String {
    /// The text with a backslash before each of the characters.
    fileprivate func escaped(_ characters: String) -> String {
        escaped(where: characters.contains)
    }

    fileprivate func escaped(where isSpecial: (Character) -> Bool) -> String {
        String(flatMap { isSpecial($0) ? ["\\", $0] : [$0] })
    }
}
