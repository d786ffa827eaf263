import JSONText
import ModelAnalysis
public import PlainLanguage
import SourceText

/// Writes how models differ as JSON, with keys in alphabetical order: `{"comparisons": […], "edited": […],
/// "modeldocDiff": 1, "verdict": "…"}`.
public struct ComparisonWriter {
    private let comparisons: [ToldComparison]
    private let edited: [ToldComparison]

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - comparisons: what is compared; one, or one for each old version.
    ///   - edited: versions that were shipped and have been edited in place, each with itself as it was.
    public init(_ comparisons: [ToldComparison], edited: [ToldComparison]) {
        self.comparisons = comparisons
        self.edited = edited
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("comparisons")
        json.beginArray()
        for comparison in comparisons { write(comparison, to: &json) }
        json.endArray()
        json.key("edited")
        json.beginArray()
        for comparison in edited { write(comparison, to: &json) }
        json.endArray()
        json.key("modeldocDiff")
        json.integer(1)
        json.key("verdict")
        json.string((comparisons.map(\.comparison.verdict).max() ?? .none).rawValue)
        json.endObject()
        return json.finish()
    }

    private func write(_ told: ToldComparison, to json: inout JSONWriter) {
        json.beginObject()
        json.key("breaks")
        json.beginArray()
        for told in told.breaks { write(told, to: &json) }
        json.endArray()
        json.key("changes")
        json.beginArray()
        for change in told.changes { write(change, to: &json) }
        json.endArray()
        json.key("counts")
        json.beginObject()
        for verdict in MigrationVerdict.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
            json.key(verdict.rawValue)
            json.integer(told.comparison.count(of: verdict))
        }
        json.endObject()
        json.key("deletions")
        json.beginArray()
        for deletion in told.deletions { write(deletion, to: &json) }
        json.endArray()
        json.key("hashed")
        json.string(told.comparison.hash.rawValue)
        json.key("new")
        json.string(told.newName)
        json.key("old")
        json.string(told.oldName)
        json.key("suggestions")
        json.beginArray()
        for suggestion in told.suggestions { write(suggestion, to: &json) }
        json.endArray()
        json.key("summary")
        json.string(told.verdict.plain)
        json.key("verdict")
        json.string(told.comparison.verdict.rawValue)
        json.endObject()
    }

    private func write(_ told: ToldChange, to json: inout JSONWriter) {
        let change = told.change
        let start = change.range?.start
        json.beginObject()
        json.key("column")
        json.optionalInteger(start?.column)
        json.key("condition")
        json.optionalString(told.condition?.plain)
        json.key("consequence")
        json.optionalString(told.consequence?.plain)
        json.key("file")
        json.optionalString(change.range?.file.path)
        json.key("hashed")
        json.string(change.hash.rawValue)
        json.key("key")
        json.optionalString(change.key)
        json.key("kind")
        json.string(change.kind)
        json.key("line")
        json.optionalInteger(start?.line)
        json.key("new")
        json.optionalString(change.newValue)
        json.key("newSubject")
        json.optionalString(change.new?.qualifiedName)
        json.key("old")
        json.optionalString(change.oldValue)
        json.key("oldSubject")
        json.optionalString(change.old?.qualifiedName)
        json.key("part")
        json.string(change.part.rawValue)
        json.key("reason")
        json.optionalString(change.reason?.rawValue)
        json.key("statement")
        json.string(told.statement.plain)
        json.key("verdict")
        json.string(change.verdict.rawValue)
        json.endObject()
    }

    private func write(_ told: ToldDeletion, to json: inout JSONWriter) {
        json.beginObject()
        json.key("cause")
        json.string(told.cause)
        json.key("entity")
        json.string(told.entity)
        json.key("gained")
        json.bool(told.change.isGained)
        json.key("others")
        json.strings(told.others)
        json.key("sentences")
        json.strings(told.sentences.map(\.plain))
        json.endObject()
    }

    private func write(_ told: ToldSuggestion, to json: inout JSONWriter) {
        json.beginObject()
        json.key("identifier")
        json.string(told.suggestion.identifier)
        json.key("new")
        json.string(told.suggestion.new.qualifiedName)
        json.key("old")
        json.string(told.suggestion.old.qualifiedName)
        json.key("sentence")
        json.string(told.sentence.plain)
        json.endObject()
    }

    private func write(_ told: ToldBreak, to json: inout JSONWriter) {
        json.beginObject()
        json.key("identifier")
        json.string(told.chain.identifier)
        json.key("names")
        json.strings(told.chain.names)
        json.key("new")
        json.string(told.chain.new.qualifiedName)
        json.key("old")
        json.string(told.chain.old.qualifiedName)
        json.key("sentence")
        json.string(told.sentence.plain)
        json.endObject()
    }
}
