/// The JSON Schema (draft 2020-12) of `model.json`, which `modeldoc schema` prints.
///
/// It describes the whole format: every key with its meaning and default, other accepted spellings as keys of their own.
/// It is stricter than the reader only where a text is matched without regard to case and separators: it has the usual
/// spellings.
public enum ModelJSONSchema {
    /// The schema as JSON text, with a line break at its end.
    public static let text = """
        {
        \(root)
          "$defs": {
        \([shared, entity, indexes, attribute, relationship, fetches].joined(separator: ",\n"))
          }
        }

        """
}
