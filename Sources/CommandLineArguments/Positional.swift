/// An argument told by its place that must be given. Read with `try` as `Value`.
public struct Positional<Value: ArgumentValue>: ArgumentDeclaration {
    /// The declaration without its type.
    public let specification: ArgumentSpecification

    /// Declares a required positional argument.
    ///
    /// - Parameters:
    ///   - value: the placeholder in usage and messages, in capitals.
    ///   - help: one line, lower-case, without a full stop.
    ///   - completion: what a shell offers if the type lists no values.
    public init(_ value: String, help: String, completion: ValueCompletion = .nothing) {
        specification = ArgumentSpecification(
            .positional, name: value, valueName: value, help: help,
            rule: ValueRule(Value.self, completion: completion))
    }
}
