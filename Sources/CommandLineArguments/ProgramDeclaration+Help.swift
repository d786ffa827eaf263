extension ProgramDeclaration {
    /// The help of the program (no path, or an unknown one) or of a command, ending in a newline.
    ///
    /// - Parameters:
    ///   - path: the words that call the command.
    ///   - width: the columns it may have; fewer than 40 are taken as 40.
    /// - Returns: usage, summary, discussion, commands, arguments, options and examples, as far as there are any.
    public func help(for path: [String] = [], width: Int = 80) -> String {
        let width = max(width, 40)
        let command = command(at: path)
        let path = command == nil ? [] : path
        let subcommands = command?.subcommands ?? commands

        var sections = [wrappedUsage(of: path, width: width), wrapped(command?.summary ?? summary, width: width)]
        if let command, !command.discussion.isEmpty {
            sections.append(wrapped(command.discussion, width: width))
        }
        let tables = tables(of: command)
        let labelWidth = HelpTable.labelWidth(of: tables, width: width)
        sections += tables.map { $0.lines(labelWidth: labelWidth, width: width) }
        sections.append(exampleLines(command?.examples ?? [], width: width))
        if !subcommands.isEmpty {
            let call = ([name, "help"] + path + ["COMMAND"]).joined(separator: " ")
            sections.append(wrapped("'\(call)' says more about a command.", width: width))
        }
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private func wrappedUsage(of path: [String], width: Int) -> [String] {
        let label = "usage: "
        let lines = wrapped(usage(of: path, width: width).text, width: width - label.count)
        let indent = String(repeating: " ", count: label.count)
        return lines.enumerated().map { ($0.offset == 0 ? label : indent) + $0.element }
    }

    private func tables(of command: CommandDeclaration?) -> [HelpTable] {
        var subcommands = (command?.subcommands ?? commands).map { (label: $0.name, help: $0.summary) }
        var options = (command?.options ?? []).map { (label: $0.helpLabel, help: $0.helpText) }
        options.append((command?.hasShortHelp ?? true ? "-h, --help" : "    --help", "show this help"))
        if command == nil {
            subcommands.append(("help", "show the help of a command"))
            options.append(("    --version", "show the version"))
        }
        return [
            HelpTable(heading: "commands", rows: subcommands),
            HelpTable(
                heading: "arguments",
                rows: (command?.positionals ?? []).map { (label: $0.valueLabel, help: $0.helpText) }),
            HelpTable(heading: "options", rows: options),
        ]
    }

    private func exampleLines(_ examples: [CommandExample], width: Int) -> [String] {
        guard !examples.isEmpty else { return [] }
        return ["examples:"]
            + examples.flatMap { example in
                ["  " + example.line] + wrapped(example.help, width: width - 6).map { "      " + $0 }
            }
    }
}

extension ArgumentSpecification {
    /// `-o, --output OUT`, the long names of options without a letter below those of the others.
    var helpLabel: String {
        let letter = short.map { "-\($0), " } ?? "    "
        let long = invertedKey == nil ? key : "--[no-]" + name
        return letter + (isFlag ? long : long + " " + valueLabel)
    }

    /// The help with the allowed values and the default behind it.
    var helpText: String {
        var facts: [String] = []
        if let rule, !rule.allowedValues.isEmpty {
            facts.append("values: " + rule.allowedValues.joined(separator: ", "))
        }
        if let defaultText { facts.append("default: " + defaultText) }
        if case .flag(true, let isOnByDefault) = kind, isOnByDefault { facts.append("default: on") }
        return facts.isEmpty ? help : "\(help) (\(facts.joined(separator: "; ")))"
    }
}
