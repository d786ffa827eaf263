import CommandLineArguments
import ModelDocKit

/// `modeldoc schema`: the JSON Schema of model.json, or of the settings of a project.
enum SchemaCommand {
    private static let settings = Flag(
        "settings", help: "print that of \(ProjectSettings.fileName) instead")

    static let declaration = CommandDeclaration(
        "schema", summary: "print the JSON Schema of model.json, or of settings",
        discussion: "The schema is the whole contract of the format; editors use it to complete and to check.",
        examples: [
            CommandExample("modeldoc schema > model.schema.json", help: "keep it beside your model"),
            CommandExample("modeldoc schema --settings > settings.schema.json", help: "that of a project's settings"),
        ],
        declarations: [settings])

    /// The schema that a command line asks for.
    static func text(_ arguments: ParsedArguments) -> String {
        arguments[settings] ? SettingsSchema.text : ModelSchema.text
    }
}
