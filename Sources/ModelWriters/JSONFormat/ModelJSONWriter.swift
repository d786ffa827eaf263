public import DataModel
import JSONText

/// Writes a model as `model.json`.
///
/// Reading the text again gives an equal model but for source ranges: what is unstated stays unstated, numbers keep their
/// text, and an inverse that the reader completed is left for it to complete. Defaults of the format are left out, and
/// lists are keyed by name unless names repeat.
public enum ModelJSONWriter {
    /// The version of the format that is written.
    static let formatVersion = 1

    /// The model as text, with a line break at its end.
    public static func text(of model: Model) -> String {
        var writer = ModelObjectWriter(json: JSONWriter(), inverses: NamedInverses(model.entities))
        writer.json.beginObject()
        writer.json.key("modeldoc")
        writer.json.integer(formatVersion)
        writer.write(model)
        writer.json.endObject()
        return String(decoding: writer.json.finish(), as: UTF8.self)
    }
}
