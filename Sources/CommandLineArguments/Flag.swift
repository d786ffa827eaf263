/// An option without a value: it is given or not. Read as `Bool`.
public struct Flag: ArgumentDeclaration {
    /// The declaration without its type.
    public let specification: ArgumentSpecification

    /// Declares a flag.
    ///
    /// - Parameters:
    ///   - name: the long name without dashes.
    ///   - short: the letter after a single dash.
    ///   - help: one line, lower-case, without a full stop.
    ///   - isInvertible: whether `--no-NAME` turns it off.
    ///   - isOnByDefault: what holds if it is not given.
    public init(
        _ name: String, short: Character? = nil, help: String, isInvertible: Bool = false, isOnByDefault: Bool = false
    ) {
        specification = ArgumentSpecification(
            .flag(isInvertible: isInvertible, isOnByDefault: isOnByDefault), name: name, short: short, help: help)
    }
}
