/// A tag that was rendered as nothing, or not as its author will have meant it.
public struct MustacheWarning: Sendable, Equatable {
    /// What is the matter with a tag.
    public enum Reason: Sendable, Equatable {
        /// No context on the stack declares the name, or the first part of the dotted name.
        case undeclaredName
        /// The part of a dotted name that is not declared by what stands before it.
        case undeclaredPart(String)
        /// The name stands for a list or an object, which cannot be written as text.
        case noText
        /// The library has no partial of this name.
        case unknownPartial
        /// The partial is nested in others too deeply to be rendered.
        case partialTooDeep
    }

    /// The name of the template, or partial, that holds the tag.
    public let template: String
    /// The line of the tag, 1-based.
    public let line: Int
    /// The column of the tag's first character, 1-based, in Unicode scalars.
    public let column: Int
    /// The name in the tag, all parts of it.
    public let name: String
    /// What is the matter.
    public let reason: Reason

    /// Makes a warning from its parts.
    public init(template: String, line: Int, column: Int, name: String, reason: Reason) {
        self.template = template
        self.line = line
        self.column = column
        self.name = name
        self.reason = reason
    }

    /// What is the matter, in words and without the place.
    public var message: String {
        switch reason {
        case .undeclaredName: "name '\(name)' is not declared"
        case .undeclaredPart(let part): "name '\(name)' is not declared: there is no '\(part)' in it"
        case .noText: "'\(name)' is a list or an object and has no text"
        case .unknownPartial: "there is no partial '\(name)'"
        case .partialTooDeep:
            "partial '\(name)' is left out: more than \(Renderer.partialDepthLimit) partials are nested"
        }
    }
}

extension MustacheWarning: CustomStringConvertible {
    /// The warning in one line: `template:line:column: message`.
    public var description: String {
        "\(template):\(line):\(column): \(message)"
    }
}
