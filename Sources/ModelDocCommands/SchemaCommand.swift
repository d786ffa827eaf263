import CommandLineArguments

/// `modeldoc schema`: the JSON Schema of model.json.
enum SchemaCommand {
    static let declaration = CommandDeclaration(
        "schema", summary: "print the JSON Schema of model.json",
        discussion: "The schema is the whole contract of the format; editors use it to complete and to check.",
        examples: [CommandExample("modeldoc schema > model.schema.json", help: "keep it beside your model")])
}
