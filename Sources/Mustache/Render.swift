/// Renders a template.
///
/// A name that no context declares renders as nothing and gives a warning, as does a partial that the library does not
/// have. Partials may contain themselves; at a depth of 100 a partial tag gives a warning and is left out from there on.
///
/// - Parameters:
///   - template: The template.
///   - value: The data, at the bottom of the context stack.
///   - partials: Where partials are found by name.
///   - escape: What is done to the text of `{{name}}`; that of `{{{name}}}` and `{{&name}}` is written as it is.
/// - Returns: The text, and a warning for each tag that could not be rendered.
public func render(
    _ template: MustacheTemplate,
    with value: MustacheValue,
    partials: MustacheLibrary = MustacheLibrary(),
    escape: (String) -> String = MustacheEscape.html
) -> MustacheRendering {
    var renderer = Renderer(template.program, value: value, partials: partials)
    return renderer.run(escape: escape)
}
