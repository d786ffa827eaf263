import JSONText
public import ModelAnalysis
public import SourceText

/// Writes problems as SARIF 2.1.0 (OASIS, with its first errata), the form that code scanning services read.
///
/// What is passed over or stands in a baseline is written too, marked as suppressed. Paths are relative to a root that is
/// left open (`%SRCROOT%`), so that nothing tells of the machine.
public struct SARIFWriter {
    /// Where the schema is published; nothing is fetched.
    static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// The version of modeldoc.
    private let version: String
    private let rules: [any FindingRule.Type]
    /// A path as it is seen from the root.
    let relative: (String) -> String
    /// The file of problems that have no place of their own; nil for none.
    private let file: String?

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - version: the version of modeldoc.
    ///   - rules: the rules that the model was checked against; empty where none were.
    ///   - file: the path of the model, for problems without a place.
    ///   - relative: gives a path as it is seen from the root of the sources.
    public init(
        version: String, rules: [any FindingRule.Type], file: String? = nil,
        relative: @escaping (String) -> String
    ) {
        self.version = version
        self.rules = rules
        self.file = file
        self.relative = relative
    }

    /// The bytes of a log with one run.
    ///
    /// - Parameters:
    ///   - problems: the results.
    ///   - notifications: what there is to say of the run itself, such as that a tool is missing.
    ///   - isSuccessful: whether the run did what it was asked for.
    /// - Returns: the bytes of a file.
    public func bytes(
        of problems: [ReportedProblem], notifications: [Diagnostic] = [], isSuccessful: Bool = true
    ) -> [UInt8] {
        let descriptors = SARIFRules(rules, and: problems.map(\.diagnostic.id))
        var json = JSONWriter(capacity: 1 << 15)
        json.beginObject()
        json.key("$schema")
        json.string(Self.schema)
        json.key("version")
        json.string("2.1.0")
        json.key("runs")
        json.beginArray()
        json.beginObject()
        json.key("columnKind")
        json.string("unicodeCodePoints")
        json.key("invocations")
        json.beginArray()
        json.beginObject()
        json.key("executionSuccessful")
        json.bool(isSuccessful)
        json.key("toolExecutionNotifications")
        json.beginArray()
        for notification in notifications { write(notification, to: &json) }
        json.endArray()
        json.endObject()
        json.endArray()
        json.key("results")
        json.beginArray()
        for problem in problems { write(problem, rules: descriptors, to: &json) }
        json.endArray()
        json.key("tool")
        json.beginObject()
        json.key("driver")
        json.beginObject()
        json.key("name")
        json.string("modeldoc")
        json.key("rules")
        descriptors.write(to: &json)
        json.key("version")
        json.string(version)
        json.endObject()
        json.endObject()
        json.endObject()
        json.endArray()
        json.endObject()
        return json.finish()
    }

    private func write(_ problem: ReportedProblem, rules: SARIFRules, to json: inout JSONWriter) {
        let diagnostic = problem.diagnostic
        json.beginObject()
        json.key("level")
        json.string(diagnostic.severity.sarifLevel)
        json.key("locations")
        json.beginArray()
        if let path = diagnostic.path ?? file {
            let place = SARIFLocation(path: relative(path), range: diagnostic.range, subject: problem.subject)
            place.write(to: &json)
        }
        json.endArray()
        json.key("message")
        json.sarifMessage(diagnostic.withHelp)
        json.key("partialFingerprints")
        json.beginObject()
        json.key("modeldocFinding/v1")
        json.string(problem.fingerprint)
        json.endObject()
        writeRelated(diagnostic.notes, to: &json)
        json.key("ruleId")
        json.string(diagnostic.id)
        if let index = rules.index(of: diagnostic.id) {
            json.key("ruleIndex")
            json.integer(index)
        }
        json.key("suppressions")
        json.beginArray()
        write(problem.suppression, to: &json)
        json.endArray()
        json.endObject()
    }

    private func writeRelated(_ notes: [Diagnostic.Note], to json: inout JSONWriter) {
        let placed = notes.filter { $0.range != nil }
        if placed.isEmpty { return }
        json.key("relatedLocations")
        json.beginArray()
        for note in placed {
            let place = SARIFLocation(
                path: relative(note.range?.file.path ?? ""), range: note.range, subject: "",
                message: note.message.visible)
            place.write(to: &json)
        }
        json.endArray()
    }

    private func write(_ suppression: ReportedProblem.Suppression?, to json: inout JSONWriter) {
        guard let suppression else { return }
        json.beginObject()
        switch suppression {
        case .ignored(let reason):
            if let reason {
                json.key("justification")
                json.string(reason)
            }
            json.key("kind")
            json.string("inSource")
        case .baseline:
            json.key("justification")
            json.string("It stands in the baseline.")
            json.key("kind")
            json.string("external")
        }
        json.endObject()
    }

    private func write(_ notification: Diagnostic, to json: inout JSONWriter) {
        json.beginObject()
        if !notification.id.isEmpty {
            json.key("descriptor")
            json.beginObject(inline: true)
            json.key("id")
            json.string(notification.id)
            json.endObject()
        }
        json.key("level")
        json.string(notification.severity.sarifLevel)
        if let path = notification.path {
            json.key("locations")
            json.beginArray()
            SARIFLocation(path: relative(path), range: notification.range, subject: "").write(to: &json)
            json.endArray()
        }
        json.key("message")
        json.sarifMessage(notification.withHelp)
        json.endObject()
    }
}

extension JSONWriter {
    /// Writes a plain text message.
    mutating func sarifMessage(_ text: String) {
        beginObject(inline: true)
        key("text")
        string(SARIFText.message(text))
        endObject()
    }
}

extension Diagnostic {
    /// The message, what explains it, and what to do, a line each.
    fileprivate var withHelp: String {
        ([message] + notes.filter { $0.range == nil }.map { "note: \($0.message)" } + help.map { "help: \($0)" })
            .map(\.visible).joined(separator: "\n")
    }
}

extension Diagnostic.Severity {
    /// What SARIF calls it.
    var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .info, .note: "note"
        }
    }
}
