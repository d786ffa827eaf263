/// The templates that are part of the program; `files` is made of `templates/` when it is built.
enum BuiltInTemplates {
    /// The folder that the names are relative to, for diagnostics.
    static let folder = "templates"
}
