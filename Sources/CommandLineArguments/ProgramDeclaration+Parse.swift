extension ProgramDeclaration {
    /// Parses a command line without the program's name. Nothing is printed, and nothing but the words is looked at.
    ///
    /// - Parameters:
    ///   - words: the words after the program's name.
    ///   - helpWidth: the columns help may have.
    /// - Returns: the command to run, or the text that is asked for.
    /// - Throws: what is wrong with the command line.
    public func parse(_ words: [String], helpWidth: Int = 80) throws(UsageError) -> ParseOutcome {
        var path: [String] = []
        var level = commands
        for (index, word) in words.enumerated() {
            if word == "--help" || word == "-h" { return .help(help(for: path, width: helpWidth)) }
            if path.isEmpty {
                if word == "--version" { return .version("\(name) \(version)") }
                if word == "help" { return .help(try requestedHelp(words.dropFirst(), width: helpWidth)) }
            }
            let command = try find(word, in: level, below: path)
            path.append(command.name)
            level = command.subcommands
            if level.isEmpty {
                var parser = ArgumentParser(command, usage: usage(of: path), words: words, from: index + 1)
                guard let arguments = try parser.parse() else { return .help(help(for: path, width: helpWidth)) }
                return .command(path: path, arguments)
            }
        }
        throw UsageError(
            .noCommand(parent: path.isEmpty ? nil : path.joined(separator: " "), choices: level.map(\.name)),
            usage: usage(of: path))
    }

    /// Help for the command named after the word `help`.
    private func requestedHelp(_ words: ArraySlice<String>, width: Int) throws(UsageError) -> String {
        var path: [String] = []
        var level = commands
        for word in words where word != "--help" && word != "-h" {
            if level.isEmpty { throw UsageError(.extraArgument(word), usage: helpUsage) }
            let command = try find(word, in: level, below: path)
            path.append(command.name)
            level = command.subcommands
        }
        return help(for: path, width: width)
    }

    private var helpUsage: UsageLine {
        UsageLine(text: "\(name) help [COMMAND …]", helpCommand: "\(name) help")
    }

    private func find(
        _ word: String, in level: [CommandDeclaration], below path: [String]
    ) throws(UsageError) -> CommandDeclaration {
        if let command = level.first(where: { $0.name == word }) { return command }
        let usage = usage(of: path)
        if word.hasPrefix("-"), word != "-" {
            let known = path.isEmpty ? ["help", "version"] : ["help"]
            let spelling = String(word.prefix { $0 != "=" })
            guard let suggestion = closestMatch(to: String(spelling.drop { $0 == "-" }), among: known) else {
                throw UsageError(.optionBeforeCommand(spelling), usage: usage)
            }
            throw UsageError(.unknownOption(spelling, suggestion: "--" + suggestion), usage: usage)
        }
        let names = level.map(\.name) + (path.isEmpty ? ["help"] : [])
        let suggestion = closestMatch(to: word, among: names)
        throw UsageError(
            .unknownCommand(
                (path + [word]).joined(separator: " "),
                suggestion: suggestion.map { (path + [$0]).joined(separator: " ") }),
            usage: usage)
    }
}
