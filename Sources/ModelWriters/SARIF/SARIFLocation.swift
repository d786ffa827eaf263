import JSONText
import SourceText

/// A `location` object: a file, a region of it, and what of the model stands there.
struct SARIFLocation {
    /// The path from the root of the sources on, or an absolute one.
    let path: String
    /// The region; nil for the file as a whole.
    let range: SourceRange?
    /// `Entity` or `Entity.property`; empty for none.
    let subject: String
    /// What there is to say of the place.
    var message: String?

    /// Writes the object.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        if !subject.isEmpty {
            json.key("logicalLocations")
            json.beginArray()
            json.beginObject(inline: true)
            json.key("fullyQualifiedName")
            json.string(subject)
            json.endObject()
            json.endArray()
        }
        if let message {
            json.key("message")
            json.sarifMessage(message)
        }
        json.key("physicalLocation")
        json.beginObject()
        json.key("artifactLocation")
        json.beginObject(inline: true)
        json.key("uri")
        json.string(SARIFText.uri(path))
        if !path.hasPrefix("/"), !path.hasPrefix("<") {
            json.key("uriBaseId")
            json.string("%SRCROOT%")
        }
        json.endObject()
        if let range { write(range, to: &json) }
        json.endObject()
        json.endObject()
    }

    private func write(_ range: SourceRange, to json: inout JSONWriter) {
        let (start, end) = (range.start, range.end)
        json.key("region")
        json.beginObject(inline: true)
        json.key("endColumn")
        json.integer(end.column)
        json.key("endLine")
        json.integer(end.line)
        json.key("startColumn")
        json.integer(start.column)
        json.key("startLine")
        json.integer(start.line)
        json.endObject()
    }
}
