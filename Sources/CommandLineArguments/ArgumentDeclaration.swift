/// A flag, an option or a positional argument, declared as a value.
///
/// The declaration is also the handle by which its value is read: `arguments[Self.format]`.
public protocol ArgumentDeclaration: Sendable {
    /// The declaration without its type, as parser, help and completion see it.
    var specification: ArgumentSpecification { get }
}
