import JSONText
import SourceText

/// One thing of a list of named things, which is written as an object keyed by name or as an array of objects.
struct NamedItem {
    let name: String
    /// The place of the name.
    let range: SourceRange
    let node: JSONNode

    /// The things of a list, in the file's order; those without a name are reported and left out.
    static func all(in node: JSONNode?, of what: String, log: JSONFormatLog) -> [NamedItem] {
        guard let node else { return [] }
        switch node.value {
        case .object(let members):
            return members.map { member in
                checkName(in: member, log: log)
                return NamedItem(name: member.key, range: member.keyRange(in: log.file), node: member.value)
            }
        case .array(let elements):
            return elements.compactMap { element(of: $0, what: what, log: log) }
        default:
            log.wrongType(what, wanted: "an object keyed by name or an array", node: node)
            return []
        }
    }

    private static func element(of node: JSONNode, what: String, log: JSONFormatLog) -> NamedItem? {
        guard let members = node.members else {
            log.wrongType(
                "an element of \(what)", wanted: "an object with 'name'", node: node,
                help: "write { \"name\": … }, or key the list by name")
            return nil
        }
        guard let name = members.first(where: { $0.key == "name" })?.value else {
            log.missingKey(
                "name", in: "an element of \(what)", at: log.file.range(node.lower, node.lower + 1),
                help: "add \"name\": \"…\"")
            return nil
        }
        guard let text = name.string else {
            log.wrongType("'name' of an element of \(what)", wanted: "a string", node: name)
            return nil
        }
        return NamedItem(name: text, range: name.range(in: log.file), node: node)
    }

    /// Reports a `name` inside a thing that says something else than the key under which it stands.
    private static func checkName(in member: JSONMember, log: JSONFormatLog) {
        guard let name = member.value.members?.first(where: { $0.key == "name" })?.value else { return }
        guard let text = name.string else {
            return log.wrongType("'name' of '\(member.key)'", wanted: "a string", node: name)
        }
        if text == member.key { return }
        log.add(
            .error(
                "contradiction", "'\(member.key)' says that its name is '\(text)'", at: name.range(in: log.file),
                notes: [Diagnostic.Note("its key stands here", at: member.keyRange(in: log.file))],
                help: ["remove 'name': the key is the name"]))
    }
}
