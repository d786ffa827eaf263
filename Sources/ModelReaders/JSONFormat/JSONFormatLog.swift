import JSONText
import SourceText

/// Collects what is wrong with one `model.json`.
final class JSONFormatLog {
    let file: SourceFile
    private(set) var diagnostics: [Diagnostic] = []

    init(file: SourceFile) {
        self.file = file
    }

    func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    /// A value of another kind than is needed; `wanted` has its article.
    func wrongType(_ what: String, wanted: String, node: JSONNode, help: String? = nil) {
        let message = "\(what) must be \(wanted), not \(node.kind)"
        add(.error("wrong-type", message, at: node.range(in: file), help: help.map { [$0] } ?? []))
    }

    /// A text that is none of those that are known.
    func unknownValue(_ text: String, of what: String, known: [String], node: JSONNode) {
        let help =
            NearestName.of(text, among: known).map { "did you mean '\($0)'?" }
            ?? "write \(known.dropLast().map { "\"\($0)\"" }.joined(separator: ", ")) or \"\(known.last ?? "")\""
        add(.error("invalid-value", "'\(text)' is no value of \(what)", at: node.range(in: file), help: [help]))
    }

    /// A key that has to be there and is not.
    func missingKey(_ key: String, in subject: String, at range: SourceRange, help: String) {
        add(.error("missing-key", "\(subject) has no '\(key)'", at: range, help: [help]))
    }

    /// A key that is not read.
    func unknownKey(_ member: JSONMember, in subject: String, known: [String]) {
        let help =
            NearestName.of(member.key, among: known).map { "did you mean '\($0)'?" }
            ?? "remove it; known keys are \(known.joined(separator: ", "))"
        let message = "unknown key '\(member.key)' in \(subject)"
        add(.warning("unknown-key", message, at: member.keyRange(in: file), help: [help]))
    }

    /// A second spelling of a key that is there already.
    func sameKey(_ member: JSONMember, as first: JSONMember, in subject: String) {
        add(
            .error(
                "duplicate-key", "'\(member.key)' in \(subject) says the same as '\(first.key)'",
                at: member.keyRange(in: file),
                notes: [Diagnostic.Note("'\(first.key)' stands here", at: first.keyRange(in: file))],
                help: ["remove one of them"]))
    }

    /// Two keys that contradict each other.
    func contradiction(_ message: String, at node: JSONNode, with other: JSONNode, help: String) {
        add(
            .error(
                "contradiction", message, at: node.range(in: file),
                notes: [Diagnostic.Note("the other one stands here", at: other.range(in: file))], help: [help]))
    }
}
