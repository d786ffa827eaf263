/// Writes the completion script for bash: two functions of facts, and one that finds what is being completed.
///
/// It does without `compgen -W`, which expands its words, and without what bash 3.2, the one on macOS, lacks.
struct BashCompletion {
    private let program: ProgramDeclaration
    private let function: String

    init(_ program: ProgramDeclaration) {
        self.program = program
        function = program.functionName
    }

    func script() -> String {
        """
        # Completion of '\(program.name)' in bash.

        # Sets the commands and the options that can follow the command $1, and which of the options take a value.
        \(function)_command() {
            commands=() options=() valued=''
            case "$1" in
        \(commandCases().joined(separator: "\n"))
            esac
        }

        # Sets how a value of the command $1 is completed; $2 is an option, or the number of an argument without a name.
        \(function)_value() {
            values=() kind=''
            case "$1 $2" in
        \(valueCases().joined(separator: "\n"))
            esac
        }

        \(mainFunction)
        complete -F \(function) \(program.name)

        """
    }

    // MARK: - Facts

    private func commandCases() -> [String] {
        let all = program.commandsWithPaths()
        let root = commandCase(
            [], commands: program.commands.map(\.name) + ["help"], options: ["-h", "--help", "--version"])
        let helped = [([], program.commands)] + all.map { ($0.path, $0.command.subcommands) }
        return [root]
            + all.map { path, command in
                commandCase(
                    path, commands: command.subcommands.map(\.name),
                    options: command.options.flatMap(\.spellings) + command.helpSpellings,
                    valued: command.options.filter { !$0.isFlag }.flatMap(\.spellings))
            }
            + helped.filter { !$0.1.isEmpty }.map { path, subcommands in
                commandCase(["help"] + path, commands: subcommands.map(\.name), options: [])
            }
    }

    private func commandCase(_ path: [String], commands: [String], options: [String], valued: [String] = []) -> String {
        var settings: [String] = []
        if !commands.isEmpty { settings.append("commands=(\(Self.words(commands)))") }
        if !options.isEmpty { settings.append("options=(\(Self.words(options)))") }
        if !valued.isEmpty { settings.append("valued=\(shellQuoted(" \(valued.joined(separator: " ")) "))") }
        return """
                    \(shellQuoted(path.joined(separator: " "))))
            \(settings.map { "            " + $0 }.joined(separator: "\n"))
                        ;;
            """
    }

    private func valueCases() -> [String] {
        program.commandsWithPaths().flatMap { path, command in
            let path = path.joined(separator: " ")
            let options = command.options.filter { !$0.isFlag }.map { option in
                valueCase(option.spellings.map { shellQuoted("\(path) \($0)") }, of: [option])
            }
            return options + positionalCases(command.positionals, path: path)
        }.compactMap { $0 }
    }

    /// Once a repeated argument may have begun, a word can belong to it or to any after it.
    private func positionalCases(_ positionals: [ArgumentSpecification], path: String) -> [String?] {
        let single = positionals.prefix { !$0.isRepeated }
        let rest = positionals.dropFirst(single.count)
        return single.enumerated().map { valueCase([shellQuoted("\(path) \($0.offset)")], of: [$0.element]) }
            + [valueCase([shellQuoted("\(path) ") + "[0-9]*"], of: Array(rest))]
    }

    private func valueCase(_ patterns: [String], of declarations: [ArgumentSpecification]) -> String? {
        let rules = declarations.compactMap(\.rule)
        let values = rules.flatMap(\.offeredWords)
        let completions = rules.filter { $0.offeredWords.isEmpty }.map(\.completion)
        var settings: [String] = []
        if !values.isEmpty { settings.append("values=(\(Self.words(values)))") }
        if declarations.contains(where: { $0.kind == .repeatedOption(separatesAtCommas: true) }) {
            settings.append("kind=list")
        } else if completions.contains(.files) {
            settings.append("kind=files")
        } else if completions.contains(.folders) {
            settings.append("kind=folders")
        }
        guard !settings.isEmpty else { return nil }
        return "        \(patterns.joined(separator: " | "))) \(settings.joined(separator: " ")) ;;"
    }

    private static func words(_ words: [String]) -> String {
        words.map(shellQuoted).joined(separator: " ")
    }

    // MARK: - Finding the place

    private var mainFunction: String {
        """
        \(function)() {
            local current="${COMP_WORDS[COMP_CWORD]}" command='' name='' prefix='' kind='' valued='' only_arguments=''
            local index=1 number=0 word
            local -a commands options values
            COMPREPLY=()
            \(function)_command ''
            while ((index < COMP_CWORD && ${#commands[@]} > 0)); do
                command="${command:+$command }${COMP_WORDS[index]}"
                \(function)_command "$command"
                index=$((index + 1))
            done
            while ((index < COMP_CWORD)); do
                word="${COMP_WORDS[index]}"
                index=$((index + 1))
                if [[ -n $name ]]; then
                    # '--name=value' comes as three words.
                    [[ $word == '=' ]] || name=''
                elif [[ -n $only_arguments || $word == '-' || $word != -* ]]; then
                    number=$((number + 1))
                elif [[ $word == '--' ]]; then
                    only_arguments=1
                elif [[ $valued == *" $word "* ]]; then
                    name="$word"
                fi
            done
            if [[ -n $name && $current == '=' ]]; then
                current=''
            elif [[ -z $name && -z $only_arguments && $current == --*=* ]]; then
                name="${current%%=*}"
                prefix="$name="
                current="${current#*=}"
            fi
            if [[ -z $name && -z $only_arguments && $current == -* ]]; then
                values=("${options[@]}")
            elif ((${#commands[@]} > 0)); then
                values=("${commands[@]}")
            else
                \(function)_value "$command" "${name:-$number}"
            fi
            if [[ $kind == list && $current == *,* ]]; then
                prefix="$prefix${current%,*},"
                current="${current##*,}"
            fi
            for word in "${values[@]}"; do
                if [[ $word == "$current"* ]]; then
                    printf -v word '%q' "$word"
                    COMPREPLY+=("$prefix$word")
                fi
            done
            if [[ $kind == files || $kind == folders ]]; then
                compopt -o filenames 2>/dev/null
                while IFS= read -r word; do
                    COMPREPLY+=("$prefix$word")
                done < <(if [[ $kind == files ]]; then compgen -f -- "$current"; else compgen -d -- "$current"; fi)
            fi
        }
        """
    }
}
