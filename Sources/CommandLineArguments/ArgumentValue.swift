/// A type that is read from one command-line argument.
///
/// A `String` enumeration that is `CaseIterable` needs nothing but the conformance: its raw values are the allowed ones.
public protocol ArgumentValue: Sendable {
    /// Reads the value, or returns nil if the text is none.
    init?(argument: String)

    /// Every text that is accepted, in the order help shows them; empty if they cannot be listed.
    static var allowedValues: [String] { get }

    /// What is accepted, as it is said after "takes" (`a whole number`); nil if there is no name for it.
    static var expectation: String? { get }
}

extension ArgumentValue {
    /// Nothing is listed.
    public static var allowedValues: [String] { [] }

    /// Nothing is said.
    public static var expectation: String? { nil }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
    /// Reads the case with this raw value.
    public init?(argument: String) {
        self.init(rawValue: argument)
    }

    /// The raw values in the order of the cases.
    public static var allowedValues: [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {
    /// Takes the text as it is.
    public init?(argument: String) {
        self = argument
    }
}

extension Int: ArgumentValue {
    /// Reads a whole number in decimal digits, with an optional sign.
    public init?(argument: String) {
        self.init(argument)
    }

    /// A whole number.
    public static var expectation: String? { "a whole number" }
}

extension Double: ArgumentValue {
    /// Reads a finite number.
    public init?(argument: String) {
        guard let number = Double(argument), number.isFinite else { return nil }
        self = number
    }

    /// A number.
    public static var expectation: String? { "a number" }
}
