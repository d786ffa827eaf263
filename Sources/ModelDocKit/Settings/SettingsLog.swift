import JSONText
import SourceText

/// Collects what is wrong with settings; all of it is errors, since nothing may be done that was not meant.
final class SettingsLog {
    let file: SourceFile
    private(set) var diagnostics: [Diagnostic] = []

    init(file: SourceFile) {
        self.file = file
    }

    func add(_ id: String, _ message: String, at range: SourceRange, help: [String] = []) {
        diagnostics.append(.error(id, message, at: range, help: help))
    }

    /// A value of another kind than is needed; `wanted` has its article.
    func wrongType(_ what: String, wanted: String, node: JSONNode) {
        add("wrong-type", "\(what) must be \(wanted), not \(node.kind)", at: node.range(in: file))
    }

    /// A key that is none, with the nearest that is one.
    func unknownKey(_ member: JSONMember, in what: String, known: [String]) {
        add(
            "unknown-key", "unknown key '\(member.key)' in \(what)", at: member.keyRange(in: file),
            help: [
                NearestName.of(member.key, among: known).map { "did you mean '\($0)'?" }
                    ?? "known keys are \(known.joined(separator: ", "))"
            ])
    }

    /// A text that is none of those that are known.
    func unknownValue(_ text: String, of what: String, known: [String], node: JSONNode) {
        add(
            "invalid-value", "'\(text)' is no value of \(what)", at: node.range(in: file),
            help: [
                NearestName.of(text, among: known).map { "did you mean '\($0)'?" }
                    ?? "write one of \(known.map { "\"\($0)\"" }.joined(separator: ", "))"
            ])
    }
}
