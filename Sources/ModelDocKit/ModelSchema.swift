import ModelWriters

/// The JSON Schema of `model.json`, the whole contract of the format.
public enum ModelSchema {
    /// The schema as the text of a JSON file.
    public static var text: String { ModelJSONSchema.text }
}
