/// A syntax fault of a template.
public struct MustacheError: Error, Sendable, Equatable {
    /// The name of the template.
    public let template: String
    /// The line of the faulty tag, 1-based; of the opening tag where a section is not closed.
    public let line: Int
    /// The column of the tag's first character, 1-based, in Unicode scalars.
    public let column: Int
    /// What is wrong, without the place.
    public let message: String

    /// Makes an error from its parts.
    public init(template: String, line: Int, column: Int, message: String) {
        self.template = template
        self.line = line
        self.column = column
        self.message = message
    }
}

extension MustacheError: CustomStringConvertible {
    /// The error in one line: `template:line:column: message`.
    public var description: String {
        "\(template):\(line):\(column): \(message)"
    }
}
