import CommandLineArguments
import JSONText
import ModelDocKit
import SourceText

/// The forms that diagnostics are written in.
enum DiagnosticsFormat: String, CaseIterable, ArgumentValue {
    case text, json, github, sarif
}

/// Writes diagnostics to stderr in the form that was asked for.
struct DiagnosticsReport {
    let context: CommandContext
    let format: DiagnosticsFormat

    /// Writes the lines that say what was done, which only people need, and then the diagnostics in the order of their
    /// places, those without one last.
    ///
    /// - Parameters:
    ///   - diagnostics: what there is to say.
    ///   - lines: what was done.
    ///   - isSuccessful: whether the command did what it was asked for, which only SARIF tells.
    func write(_ diagnostics: [Diagnostic], after lines: [String] = [], isSuccessful: Bool = true) {
        if let collection = context.collection {
            return collection.add(diagnostics, isSuccessful: isSuccessful)
        }
        let ordered = Self.ordered(diagnostics)
        switch format {
        case .text:
            for line in lines { context.writeError("\(line.visible)\n") }
            let printer = DiagnosticPrinter(style: style)
            var text = ""
            for diagnostic in ordered { text += printer.text(of: diagnostic) }
            if !text.isEmpty { context.writeError(text) }
        case .json:
            context.writeError(String(decoding: Self.json(ordered), as: UTF8.self))
        case .github:
            let printer = GitHubCommandPrinter { context.files.relative($0) }
            let text = ordered.map { printer.text(of: $0) }.joined()
            if !text.isEmpty { context.writeError(text) }
        case .sarif:
            let log = DiagnosticLog.sarif(
                ordered, version: ModelDocProgram.version, files: context.files, isSuccessful: isSuccessful)
            context.writeError(String(decoding: log, as: UTF8.self))
        }
    }

    private var style: DiagnosticPrinter.Style {
        DiagnosticPrinter.Style(
            color: context.isErrorTerminal && context.allowsColor, excerpt: context.isErrorTerminal)
    }

    /// By file, in the order in which files are spoken of, and by place.
    private static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var ranks: [String: Int] = [:]
        let places = diagnostics.enumerated().map { index, diagnostic in
            guard let range = diagnostic.range else { return (Int.max, Int.max, index) }
            let rank = ranks[range.file.path] ?? ranks.count
            ranks[range.file.path] = rank
            return (rank, range.lower, index)
        }
        return places.sorted(by: <).map { diagnostics[$0.2] }
    }

    /// `{"diagnostics": […]}`, keys in alphabetical order.
    private static func json(_ diagnostics: [Diagnostic]) -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("diagnostics")
        json.beginArray()
        for diagnostic in diagnostics {
            json.beginObject()
            let start = diagnostic.range?.start
            json.key("column")
            json.integerOrNull(start?.column)
            json.key("file")
            json.stringOrNull(diagnostic.path)
            json.key("help")
            json.beginArray()
            for help in diagnostic.help { json.string(help) }
            json.endArray()
            json.key("line")
            json.integerOrNull(start?.line)
            json.key("message")
            json.string(diagnostic.message)
            json.key("notes")
            json.beginArray()
            for note in diagnostic.notes {
                json.beginObject(inline: true)
                json.key("column")
                json.integerOrNull(note.range?.start.column)
                json.key("file")
                json.stringOrNull(note.range?.file.path)
                json.key("line")
                json.integerOrNull(note.range?.start.line)
                json.key("message")
                json.string(note.message)
                json.endObject()
            }
            json.endArray()
            json.key("rule")
            json.stringOrNull(diagnostic.id.isEmpty ? nil : diagnostic.id)
            json.key("severity")
            json.string(diagnostic.severity.rawValue)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func stringOrNull(_ value: String?) {
        if let value { string(value) } else { null() }
    }

    fileprivate mutating func integerOrNull(_ value: Int?) {
        if let value { integer(value) } else { null() }
    }
}
