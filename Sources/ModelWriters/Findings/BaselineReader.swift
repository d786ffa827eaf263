import JSONText
public import SourceText

/// Reads the file of a baseline.
public struct BaselineReader {
    private let file: SourceFile
    private var diagnostics: [Diagnostic] = []

    private init(_ file: SourceFile) {
        self.file = file
    }

    /// The baseline in a file, or what is wrong with it: every problem an error with its place.
    public static func read(_ file: SourceFile) -> (baseline: FindingBaseline?, diagnostics: [Diagnostic]) {
        let (root, problems) = JSONParser.parse(file)
        guard let root, problems.isEmpty else { return (nil, problems) }
        var reader = BaselineReader(file)
        let entries = reader.entries(of: root)
        return reader.diagnostics.isEmpty ? (FindingBaseline(entries), []) : (nil, reader.diagnostics)
    }

    private mutating func entries(of root: JSONNode) -> [FindingBaseline.Entry] {
        let key = FindingBaseline.versionKey
        guard let version = root.members?.first(where: { $0.key == key })?.value else {
            fail("is no baseline: '\(key)' is missing at its root", at: root, start: true)
            return []
        }
        guard version.value == .number("1") else {
            let problem =
                version.kind == "a number"
                ? "is a baseline of another version of modeldoc" : "'\(key)' is \(version.kind) instead of 1"
            fail(problem, at: version)
            return []
        }
        var result: [FindingBaseline.Entry] = []
        for member in root.members ?? [] where member.key != key {
            guard member.key == "findings" else {
                fail("a baseline has no key '\(member.key)'", at: member.keyRange(in: file))
                continue
            }
            guard let elements = member.value.elements else {
                fail("'findings' is \(member.value.kind) instead of an array", at: member.value)
                continue
            }
            for element in elements {
                if let entry = entry(of: element) { result.append(entry) }
            }
        }
        return result
    }

    private mutating func entry(of node: JSONNode) -> FindingBaseline.Entry? {
        guard let members = node.members else {
            fail("a finding is \(node.kind) instead of an object", at: node)
            return nil
        }
        var texts: [String: String] = [:]
        let keys = ["message", "rule", "subject"]
        for member in members {
            if !keys.contains(member.key) {
                fail("a finding of a baseline has no key '\(member.key)'", at: member.keyRange(in: file))
            } else if let text = member.value.string {
                texts[member.key] = text
            } else {
                fail("'\(member.key)' is \(member.value.kind) instead of a string", at: member.value)
            }
        }
        for key in keys where !members.contains(where: { $0.key == key }) {
            fail("a finding has no '\(key)'", at: node, start: true)
        }
        guard let rule = texts["rule"], let subject = texts["subject"], let message = texts["message"] else {
            return nil
        }
        return FindingBaseline.Entry(rule: rule, subject: subject, message: message)
    }

    private mutating func fail(_ message: String, at node: JSONNode, start: Bool = false) {
        fail(message, at: start ? file.range(node.lower, node.lower + 1) : node.range(in: file))
    }

    private mutating func fail(_ message: String, at range: SourceRange) {
        diagnostics.append(
            .error("bad-baseline", message, at: range, help: ["write it anew with --write-baseline FILE"]))
    }
}
