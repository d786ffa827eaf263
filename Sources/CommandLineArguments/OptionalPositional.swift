/// An argument told by its place that may be left out. Read as `Value?`.
public struct OptionalPositional<Value: ArgumentValue>: ArgumentDeclaration {
    /// The declaration without its type.
    public let specification: ArgumentSpecification

    /// Declares a positional argument that may be left out.
    ///
    /// - Parameters:
    ///   - value: the placeholder in usage and messages, in capitals.
    ///   - help: one line, lower-case, without a full stop.
    ///   - defaultText: what holds if it is not given, as help says it.
    ///   - completion: what a shell offers if the type lists no values.
    public init(
        _ value: String, help: String, defaultText: String? = nil, completion: ValueCompletion = .nothing
    ) {
        specification = ArgumentSpecification(
            .optionalPositional, name: value, valueName: value, help: help, defaultText: defaultText,
            rule: ValueRule(Value.self, completion: completion))
    }
}
