/// A named argument with one value: `--output OUT`. Read as `Value?`; giving it twice is an error.
public struct Option<Value: ArgumentValue>: ArgumentDeclaration {
    /// The declaration without its type.
    public let specification: ArgumentSpecification

    /// Declares an option.
    ///
    /// - Parameters:
    ///   - name: the long name without dashes.
    ///   - short: the letter after a single dash.
    ///   - value: the placeholder for the value in help, in capitals.
    ///   - help: one line, lower-case, without a full stop.
    ///   - defaultText: what holds if it is not given, as help says it.
    ///   - isRequired: whether a command line without it is refused.
    ///   - completion: what a shell offers if the type lists no values.
    public init(
        _ name: String, short: Character? = nil, value: String, help: String, defaultText: String? = nil,
        isRequired: Bool = false, completion: ValueCompletion = .nothing
    ) {
        specification = ArgumentSpecification(
            .option(isRequired: isRequired), name: name, short: short, valueName: value, help: help,
            defaultText: defaultText, rule: ValueRule(Value.self, completion: completion))
    }
}
