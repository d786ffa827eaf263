import JSONText
public import PlainLanguage

/// Writes how much of a model is documented as JSON: `kinds` (each with `name`, `documented` and `all`), `missing` (each with
/// `name`, whether nothing is said of the thing `itself`, and the `properties` of which nothing is), and the `percentage`,
/// rounded down, null where there is nothing to document.
public struct CoverageWriter {
    private let coverage: DocumentationCoverage

    /// Makes a writer.
    public init(_ coverage: DocumentationCoverage) {
        self.coverage = coverage
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("kinds")
        json.beginArray()
        for kind in coverage.kinds {
            json.beginObject(inline: true)
            json.key("all")
            json.integer(kind.count.all)
            json.key("documented")
            json.integer(kind.count.documented)
            json.key("name")
            json.string(kind.name)
            json.endObject()
        }
        json.endArray()
        json.key("missing")
        json.beginArray()
        for gap in coverage.gaps {
            json.beginObject(inline: true)
            json.key("itself")
            json.bool(gap.isItself)
            json.key("name")
            json.string(gap.name)
            json.key("properties")
            json.beginArray(inline: true)
            for property in gap.properties { json.string(property) }
            json.endArray()
            json.endObject()
        }
        json.endArray()
        json.key("percentage")
        if let percentage = coverage.percentage { json.integer(percentage) } else { json.null() }
        json.endObject()
        return json.finish()
    }
}
