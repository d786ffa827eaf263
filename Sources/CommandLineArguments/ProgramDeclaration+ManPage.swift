extension ProgramDeclaration {
    /// The manual page of the program (section 1), in roff with the macros `man`, ending in a newline.
    ///
    /// All commands are on it, each with its arguments and options as `help` shows them. It holds no date, so that the same
    /// program has the same page.
    ///
    /// - Parameter sections: what the declarations do not know.
    /// - Returns: the page, in ASCII.
    public func manPage(_ sections: ManualSections) -> String {
        let title = [name.uppercased(), "1", "", "\(name) \(version)", "User Commands"].map(RoffText.argument)
        var lines = [".TH " + title.joined(separator: " ")]
        // Words are not broken, lines not filled up: names stay whole, and can be searched for.
        lines += [".nh", ".ad l"]
        lines += [".SH NAME", "\(RoffText.escaped(name)) \\- \(RoffText.escaped(summary))"]
        lines += [".SH SYNOPSIS"] + synopsis()
        lines += [".SH DESCRIPTION"] + RoffText.paragraphs(sections.description)
        lines += [".SH COMMANDS"]
        for (path, command) in commandsWithPaths() { lines += self.lines(of: command, path) }
        lines += [".SS \(RoffText.argument("\(name) help [COMMAND …]"))", "show the help of a command"]
        lines += [".SS \(RoffText.argument("\(name) --version"))", "show the version"]
        lines += section("EXIT STATUS", sections.exitStatuses)
        lines += section("ENVIRONMENT", sections.environment)
        lines += section("FILES", sections.files)
        lines += examples()
        if !sections.related.isEmpty {
            lines += [".SH \(RoffText.argument("SEE ALSO"))"]
            lines += [RoffText.escaped(sections.related.joined(separator: ", "))]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func synopsis() -> [String] {
        let calls = commandsWithPaths().filter(\.command.subcommands.isEmpty).map { usage(of: $0.path).text }
        return calls.flatMap { [calledLine($0), ".br"] }.dropLast()
    }

    /// A call with the program's name in bold.
    private func calledLine(_ usage: String) -> String {
        RoffText.bold(name) + RoffText.escaped(" " + usage.dropFirst(name.count + 1))
    }

    private func lines(of command: CommandDeclaration, _ path: [String]) -> [String] {
        let call = usage(of: path).text
        var lines = [".SS \(RoffText.argument(call))", RoffText.escaped(command.summary)]
        if !command.discussion.isEmpty { lines += [".PP"] + RoffText.paragraphs(command.discussion) }
        guard command.subcommands.isEmpty else { return lines }
        lines += command.positionals.flatMap { entry($0.valueLabel, $0.helpText) }
        lines += command.options.flatMap { entry($0.helpLabel, $0.helpText) }
        return lines
    }

    private func entry(_ label: String, _ text: String) -> [String] {
        let label = String(label.drop { $0 == " " })
        return [".TP", RoffText.bold(label)] + RoffText.paragraphs(text, separator: ".IP")
    }

    private func section(_ title: String, _ entries: [ManualSections.Entry]) -> [String] {
        guard !entries.isEmpty else { return [] }
        return [".SH \(RoffText.argument(title))"] + entries.flatMap { entry($0.label, $0.text) }
    }

    private func examples() -> [String] {
        let examples = commandsWithPaths().flatMap(\.command.examples)
        guard !examples.isEmpty else { return [] }
        return [".SH EXAMPLES"] + examples.flatMap { entry($0.line, $0.help) }
    }
}
