import Mustache

/// Renders a template with partials given as text by name.
func rendering(
    _ text: String, with value: MustacheValue = .null, partials: [String: String] = [:],
    escape: (String) -> String = MustacheEscape.html
) throws -> MustacheRendering {
    let library = MustacheLibrary(try partials.map { try MustacheTemplate($0.value, name: $0.key) })
    let template = try MustacheTemplate(text, name: "page")
    return render(template, with: value, partials: library, escape: escape)
}

/// The error that a template text gives, if it gives one.
func syntaxError(of text: String) -> MustacheError? {
    do throws(MustacheError) {
        _ = try MustacheTemplate(text, name: "page")
        return nil
    } catch {
        return error
    }
}
