extension ParsedArguments {
    /// The same arguments with values for what the command line leaves out; what the command does not declare is left aside.
    ///
    /// - Parameter defaults: values by how messages name an argument: `--title`, `MODEL`. They are texts as on a command line,
    ///   and have been checked.
    /// - Returns: all of them together.
    public func completed(with defaults: [String: [String]]) -> ParsedArguments {
        let declared = Set(command.arguments.map(\.key))
        let missing = defaults.filter { declared.contains($0.key) }
        return ParsedArguments(
            command: command, usage: usage, flags: flags, values: values.merging(missing) { given, _ in given })
    }

    /// The same arguments with other values of one of them, which are texts as on a command line, and have been checked.
    public func replacing(_ argument: any ArgumentDeclaration, with texts: [String]) -> ParsedArguments {
        var values = values
        values[Self.key(of: argument)] = texts
        return ParsedArguments(command: command, usage: usage, flags: flags, values: values)
    }

    /// The arguments of a command line that gives exactly these values.
    ///
    /// - Parameters:
    ///   - command: the command.
    ///   - usage: how it is called.
    ///   - values: the values, as for `completed(with:)`.
    public init(of command: CommandDeclaration, usage: UsageLine, values: [String: [String]]) {
        self = ParsedArguments(command: command, usage: usage, flags: [:], values: [:]).completed(with: values)
    }

    /// The same arguments with a positional argument's values moved to another one.
    public func moving(
        _ source: some ArgumentDeclaration, to target: some ArgumentDeclaration
    ) -> ParsedArguments {
        var moved = values
        moved[target.specification.key] = moved.removeValue(forKey: source.specification.key)
        return ParsedArguments(command: command, usage: usage, flags: flags, values: moved)
    }

    /// The words that give options again as they are given here; those that are not given are left out, and so are flags.
    public func words(of options: [any ArgumentDeclaration]) -> [String] {
        options.map(\.specification.key).flatMap { key in (values[key] ?? []).flatMap { [key, $0] } }
    }

    /// The key that `completed(with:)` takes for an argument.
    public static func key(of declaration: some ArgumentDeclaration) -> String { declaration.specification.key }

    /// The long names of a command's options, without dashes.
    public static func optionNames(of command: CommandDeclaration) -> [String] { command.options.map(\.name) }
}
