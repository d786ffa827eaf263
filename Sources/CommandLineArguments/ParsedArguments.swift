/// The arguments of one command, read by the declarations they were parsed with.
///
/// A declaration the command does not have reads as not given.
public struct ParsedArguments: Sendable {
    /// The command they belong to.
    public let command: CommandDeclaration
    /// How the command is called.
    public let usage: UsageLine
    let flags: [String: Bool]
    let values: [String: [String]]

    /// Whether the flag is on: as given, else its default.
    public subscript(flag: Flag) -> Bool {
        if let given = given(flag) { return given }
        if case .flag(_, let isOnByDefault) = flag.specification.kind { return isOnByDefault }
        return false
    }

    /// The value of an option, or nil if it is not given.
    public subscript<Value>(option: Option<Value>) -> Value? {
        first(option)
    }

    /// The values of an option in the order given; empty if it is not.
    public subscript<Value>(option: RepeatedOption<Value>) -> [Value] {
        all(option)
    }

    /// The value of a required argument.
    public subscript<Value>(positional: Positional<Value>) -> Value {
        get throws(UsageError) {
            guard let value: Value = first(positional) else {
                throw error(.missingArgument(positional.specification.key))
            }
            return value
        }
    }

    /// The value of an argument, or nil if it is not given.
    public subscript<Value>(positional: OptionalPositional<Value>) -> Value? {
        first(positional)
    }

    /// The values of a repeated argument in the order given.
    public subscript<Value>(positional: RepeatedPositional<Value>) -> [Value] {
        all(positional)
    }

    /// The value of an option without which the command cannot do.
    ///
    /// - Throws: a missing option, if it is not given.
    public func require<Value>(_ option: Option<Value>) throws(UsageError) -> Value {
        guard let value = self[option] else {
            let specification = option.specification
            throw error(.missingOption(specification.key, valueName: specification.valueName))
        }
        return value
    }

    /// What a flag was set to, or nil if neither it nor its inverse is given.
    public func given(_ flag: Flag) -> Bool? {
        flags[flag.specification.key]
    }

    /// Whether an argument is given at all.
    public func contains(_ declaration: some ArgumentDeclaration) -> Bool {
        let key = declaration.specification.key
        return flags[key] != nil || values[key] != nil
    }

    /// Refuses a command line that gives more than one of these.
    ///
    /// - Throws: a conflict of the first two that are given.
    public func requireAtMostOne(of declarations: any ArgumentDeclaration...) throws(UsageError) {
        let given = declarations.filter { contains($0) }
        if given.count > 1 {
            throw error(.conflict(given[0].specification.key, given[1].specification.key))
        }
    }

    /// An error about these arguments, with the command's usage line.
    public func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem, usage: usage)
    }

    private func first<Value: ArgumentValue>(_ declaration: some ArgumentDeclaration) -> Value? {
        values[declaration.specification.key]?.first.flatMap(Value.init(argument:))
    }

    private func all<Value: ArgumentValue>(_ declaration: some ArgumentDeclaration) -> [Value] {
        (values[declaration.specification.key] ?? []).compactMap(Value.init(argument:))
    }
}
