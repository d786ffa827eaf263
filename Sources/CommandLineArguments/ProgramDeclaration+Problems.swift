extension ProgramDeclaration {
    /// What makes the declarations contradict themselves, a line each; a test of the program expects none.
    public func declarationProblems() -> [String] {
        var problems = Self.repetitions(["help"] + commands.map(\.name)).map { "\(name): two commands '\($0)'" }
        for command in commands { problems += command.problems(path: command.name) }
        return problems
    }

    fileprivate static func repetitions(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }
    }
}

extension CommandDeclaration {
    fileprivate func problems(path: String) -> [String] {
        var problems: [String] = []
        if !isPlainName(name) { problems.append("'\(name)' is no name for a command") }
        for option in options {
            if !isPlainName(option.name) { problems.append("'\(option.name)' is no name for an option") }
            if let letter = option.short, "-=".contains(letter) || letter.isWhitespace {
                problems.append("'\(letter)' is no short name")
            }
            problems += option.problems()
        }
        let names = ["--help"] + options.flatMap(\.spellings) + positionals.map(\.key)
        problems += ProgramDeclaration.repetitions(names).map { "'\($0)' is declared twice" }
        if positionals.filter(\.isRepeated).count > 1 { problems.append("two repeated arguments without a name") }
        problems += ProgramDeclaration.repetitions(subcommands.map(\.name)).map { "two commands '\($0)'" }
        return problems.map { path + ": " + $0 }
            + subcommands.flatMap { $0.problems(path: path + " " + $0.name) }
    }

    /// Small letters, digits and hyphens, so that it needs no quoting in any shell.
    private func isPlainName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first != "-" else { return false }
        return name.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
    }
}

extension ArgumentSpecification {
    fileprivate func problems() -> [String] {
        switch kind {
        case .flag(isInvertible: false, isOnByDefault: true):
            return ["'\(key)' is on by default and cannot be turned off"]
        case .repeatedOption(separatesAtCommas: true):
            let values = rule?.allowedValues ?? []
            return values.filter { $0.contains(",") }.map { "'\(key)' allows '\($0)', which is two values" }
        default:
            return []
        }
    }
}
