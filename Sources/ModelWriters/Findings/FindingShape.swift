import JSONText
import SourceText

/// The JSON of one finding: the same in the facts and in a report, which says more.
struct FindingShape {
    /// What is wrong, and where.
    let diagnostic: Diagnostic
    /// What it is about.
    let subject: String
    /// The path of its file as it is shown; nil where it has no place.
    let file: String?
    /// What a report adds to the facts.
    var details: Details?

    /// A reason, which may be missing.
    struct Ignored {
        let reason: String?
    }

    struct Details {
        /// Who says that it is wrong.
        let origin: String
        /// Why it is passed over; nil for what is told.
        var ignored: Ignored?
    }

    /// Writes the object, keys in alphabetical order.
    func write(to json: inout JSONWriter) {
        let position = diagnostic.range?.start
        json.beginObject()
        json.key("column")
        json.optionalInteger(position?.column)
        json.key("file")
        json.optionalString(file)
        if details != nil {
            json.key("help")
            json.strings(diagnostic.help)
        }
        json.key("line")
        json.optionalInteger(position?.line)
        json.key("message")
        json.string(diagnostic.message)
        if let details {
            json.key("origin")
            json.string(details.origin)
            if let ignored = details.ignored {
                json.key("reason")
                json.optionalString(ignored.reason)
            }
        }
        json.key("rule")
        json.string(diagnostic.id)
        json.key("severity")
        json.string(diagnostic.severity.rawValue)
        json.key("subject")
        json.string(subject)
        json.endObject()
    }
}
