/// Arguments told by their place, any number of them. Read as `[Value]`.
///
/// Others may stand before and after it: they are served first, and it takes what is left.
public struct RepeatedPositional<Value: ArgumentValue>: ArgumentDeclaration {
    /// The declaration without its type.
    public let specification: ArgumentSpecification

    /// Declares positional arguments of one kind.
    ///
    /// - Parameters:
    ///   - value: the placeholder for one of them in usage and messages, in capitals.
    ///   - help: one line, lower-case, without a full stop.
    ///   - isRequired: whether at least one must be given.
    ///   - defaultText: what holds if none is given, as help says it.
    ///   - completion: what a shell offers if the type lists no values.
    public init(
        _ value: String, help: String, isRequired: Bool = true, defaultText: String? = nil,
        completion: ValueCompletion = .nothing
    ) {
        specification = ArgumentSpecification(
            .repeatedPositional(isRequired: isRequired), name: value, valueName: value, help: help,
            defaultText: defaultText, rule: ValueRule(Value.self, completion: completion))
    }
}
