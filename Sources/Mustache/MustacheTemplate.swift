/// A template, parsed and ready to be rendered any number of times.
public struct MustacheTemplate: Sendable {
    /// The name by which partial tags refer to the template and which errors and warnings give.
    public let name: String
    let program: TemplateProgram

    /// Parses a template, in time proportional to its size.
    ///
    /// - Parameters:
    ///   - text: The template.
    ///   - name: The template's name.
    /// - Throws: `MustacheError` for the first syntax fault: a tag or section that is not closed, a closing tag that
    ///   does not fit, a tag without a name, a name with white space or an empty part, or bad delimiters.
    public init(_ text: String, name: String) throws(MustacheError) {
        self.name = name
        var parser = TemplateParser(text, template: name)
        program = try parser.parse()
    }
}
