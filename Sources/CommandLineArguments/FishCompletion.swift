/// Writes the completion script for fish: a `complete` line a command, an option and an argument.
struct FishCompletion {
    private let program: ProgramDeclaration
    private let function: String

    init(_ program: ProgramDeclaration) {
        self.program = program
        function = "_" + program.functionName
    }

    func script() -> String {
        var lines = rootLines()
        for (path, command) in program.commandsWithPaths() {
            lines += command.subcommands.isEmpty ? leafLines(path, command) : groupLines(path, command)
        }
        return """
            # Completion of '\(program.name)' in fish.

            # Whether the words before the cursor begin with these, or with -x are just these.
            function \(function)_after
                set -l exactly no
                if test "$argv[1]" = -x
                    set exactly yes
                    set -e argv[1]
                end
                set -l words (commandline -opc)
                set -e words[1]
                test $exactly = yes; and test (count $words) -ne (count $argv); and return 1
                test (count $words) -lt (count $argv); and return 1
                for index in (seq (count $argv))
                    test "$words[$index]" = "$argv[$index]"; or return 1
                end
                return 0
            end

            # The values that can follow a comma-separated list.
            function \(function)_list
                set -l list (string match -r '^(?:-[^-=]|--[^=]*=)?(.*,)?' -- (commandline -ct))[2]
                for value in $argv
                    echo "$list$value"
                end
            end

            complete -c \(program.name) -f
            \(lines.joined(separator: "\n"))

            """
    }

    private func rootLines() -> [String] {
        program.commands.map { offer($0, after: []) }
            + [line(after: [], exactly: true, "-a help -d " + quoted("show the help of a command"))]
            + program.commands.map { offer($0, after: ["help"]) }
            + [
                helpLine(after: [], exactly: true),
                line(after: [], exactly: true, "-l version -d " + quoted("show the version")),
            ]
    }

    private func groupLines(_ path: [String], _ command: CommandDeclaration) -> [String] {
        command.subcommands.flatMap { [offer($0, after: path), offer($0, after: ["help"] + path)] }
            + [helpLine(after: path, exactly: true)]
    }

    private func leafLines(_ path: [String], _ command: CommandDeclaration) -> [String] {
        // Arguments without a name are not counted, so what one of them offers is offered for all.
        var offers: [String] = []
        for offer in command.positionals.compactMap(values) where !offers.contains(offer) { offers.append(offer) }
        return command.options.flatMap { optionLines($0, path: path) }
            + [helpLine(after: path, exactly: false, hasLetter: command.hasShortHelp)]
            + offers.map { line(after: path, exactly: false, $0) }
    }

    private func helpLine(after path: [String], exactly: Bool, hasLetter: Bool = true) -> String {
        line(after: path, exactly: exactly, (hasLetter ? "-s h " : "") + "-l help -d " + quoted("show this help"))
    }

    private func line(after path: [String], exactly: Bool, _ rest: String) -> String {
        let condition = ([function + "_after"] + (exactly ? ["-x"] : []) + path).joined(separator: " ")
        return "complete -c \(program.name) -n \(quoted(condition)) \(rest)"
    }

    private func offer(_ command: CommandDeclaration, after path: [String]) -> String {
        line(after: path, exactly: true, "-a \(command.name) -d \(quoted(command.summary))")
    }

    private func optionLines(_ option: ArgumentSpecification, path: [String]) -> [String] {
        let letter = option.short.map { "-s \($0) " } ?? ""
        let value = option.isFlag ? "" : "-r " + (values(of: option) ?? "-f") + " "
        var lines = ["\(letter)-l \(option.name) \(value)-d \(quoted(option.help))"]
        if option.invertedKey != nil { lines.append("-l no-\(option.name) -d \(quoted("do not " + option.help))") }
        return lines.map { line(after: path, exactly: false, $0) }
    }

    /// What is offered for a value; nil if nothing is.
    private func values(of declaration: ArgumentSpecification) -> String? {
        guard let rule = declaration.rule else { return nil }
        guard rule.offeredWords.isEmpty else {
            // The shell evaluates the text once more, hence the quotes inside the quotes.
            let values = rule.offeredWords.map(quoted).joined(separator: " ")
            let separates = declaration.kind == .repeatedOption(separatesAtCommas: true)
            return "-f -a " + quoted(separates ? "(\(function)_list \(values))" : values)
        }
        switch rule.completion {
        case .nothing, .words: return nil
        case .files: return "-F"
        case .folders: return "-f -a '(__fish_complete_directories)'"
        }
    }

    /// Text in single quotes, in which a backslash escapes itself and the quote.
    private func quoted(_ text: String) -> String {
        "'" + text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] } + "'"
    }
}
