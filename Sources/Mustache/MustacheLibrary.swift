/// Templates by name, among which partials are found.
public struct MustacheLibrary: Sendable {
    private let templatesByName: [String: MustacheTemplate]

    /// Makes a library; of two templates with one name the last one counts, so that later ones override earlier ones.
    public init(_ templates: [MustacheTemplate] = []) {
        templatesByName = Dictionary(templates.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }

    /// The template of a name, if there is one.
    public subscript(name: String) -> MustacheTemplate? {
        templatesByName[name]
    }
}
