/// A named argument that may be given several times, or once with several values: `-f svg,markdown`. Read as `[Value]`.
public struct RepeatedOption<Value: ArgumentValue>: ArgumentDeclaration {
    /// The declaration without its type.
    public let specification: ArgumentSpecification

    /// Declares an option with any number of values.
    ///
    /// - Parameters:
    ///   - name: the long name without dashes.
    ///   - short: the letter after a single dash.
    ///   - value: the placeholder for one value in help, in capitals.
    ///   - help: one line, lower-case, without a full stop.
    ///   - defaultText: what holds if it is not given, as help says it.
    ///   - separatesAtCommas: whether a comma ends a value; false for values that may contain one, such as paths.
    ///   - completion: what a shell offers if the type lists no values.
    public init(
        _ name: String, short: Character? = nil, value: String, help: String, defaultText: String? = nil,
        separatesAtCommas: Bool = true, completion: ValueCompletion = .nothing
    ) {
        specification = ArgumentSpecification(
            .repeatedOption(separatesAtCommas: separatesAtCommas), name: name, short: short, valueName: value,
            help: help, defaultText: defaultText, rule: ValueRule(Value.self, completion: completion))
    }
}
