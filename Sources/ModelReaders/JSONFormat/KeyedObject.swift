import JSONText
import SourceText

/// An object of `model.json` with its known keys; it reports the unknown ones, and values of the wrong kind.
struct KeyedObject<Key: ModelJSONKey> {
    /// What it describes, for messages: `attribute 'Employee.name'`.
    let subject: String
    let log: JSONFormatLog
    private var members: [Key: JSONMember] = [:]

    /// Sorts the members of a node; one that is no object is reported, and counts as an empty one.
    init(_ node: JSONNode, subject: String, or alternative: String? = nil, log: JSONFormatLog) {
        self.subject = subject
        self.log = log
        guard let found = node.members else {
            log.wrongType(subject, wanted: "an object" + (alternative.map { " or \($0)" } ?? ""), node: node)
            return
        }
        for member in found {
            guard let key = Key(spelling: member.key) else {
                let known = Key.allCases.map(\.rawValue) + Key.aliases.keys.sorted()
                log.unknownKey(member, in: subject, known: known)
                continue
            }
            guard let first = members[key] else {
                members[key] = member
                continue
            }
            // The parser has reported a key that stands twice to the letter.
            if first.key != member.key { log.sameKey(member, as: first, in: subject) }
        }
    }

    /// The member with a key, in whatever spelling.
    func member(_ key: Key) -> JSONMember? { members[key] }

    /// Whether the key is there and says `null`.
    func isNull(_ key: Key) -> Bool { members[key]?.value.value == .null }

    /// The value of a key; nil where it is missing, or `null` and may be that.
    func node(_ key: Key) -> JSONNode? {
        guard let node = members[key]?.value else { return nil }
        return node.value == .null && Key.nullable.contains(key) ? nil : node
    }

    /// A key as messages name it.
    func name(_ key: Key) -> String { "'\(members[key]?.key ?? key.rawValue)' of \(subject)" }

    // MARK: Values

    /// A string.
    func string(_ key: Key) -> String? {
        guard let node = node(key) else { return nil }
        if let text = node.string { return text }
        log.wrongType(name(key), wanted: "a string", node: node)
        return nil
    }

    /// A string, or the text of a number.
    func text(_ key: Key) -> String? {
        if case .number(let text) = node(key)?.value { return text }
        return string(key)
    }

    /// True or false; a string that says so is reported and understood.
    func bool(_ key: Key) -> Bool? {
        guard let node = node(key) else { return nil }
        if case .bool(let value) = node.value { return value }
        let meant: Bool? =
            switch node.string.map(folded) {
            case "true", "yes": true
            case "false", "no": false
            default: nil
            }
        log.wrongType(name(key), wanted: "true or false", node: node, help: meant.map { "write \($0)" })
        return meant
    }

    /// True or false with the format's default, where `null` means that it is not stated.
    func stated(_ key: Key, default value: Bool) -> Bool? {
        isNull(key) ? nil : bool(key) ?? value
    }

    /// A whole number; `2.0` is one as well.
    func integer(_ key: Key) -> Int? {
        guard let node = node(key) else { return nil }
        guard case .number(let text) = node.value else {
            let meant = node.string.flatMap { Int($0) }
            log.wrongType(name(key), wanted: "a whole number", node: node, help: meant.map { "write \($0)" })
            return nil
        }
        let message: String
        switch WholeNumber(json: text) {
        case .value(let number): return number
        case .tooLarge: message = "\(name(key)) is too large: \(text)"
        case .fraction: message = "\(name(key)) must be a whole number, not \(text)"
        }
        log.add(
            .error(
                "invalid-value", message, at: node.range(in: log.file),
                help: ["write a whole number between \(Int.min) and \(Int.max)"]))
        return nil
    }

    /// A list of strings; where `orOne`, a single string stands for a list of one.
    func strings(_ key: Key, orOne: Bool = false) -> [String] {
        guard let node = node(key) else { return [] }
        if orOne, let text = node.string { return [text] }
        return strings(node, name: name(key))
    }

    /// A list of lists of strings.
    func stringLists(_ key: Key) -> [[String]] {
        guard let node = node(key) else { return [] }
        guard let elements = node.elements else {
            log.wrongType(name(key), wanted: "a list of lists of names", node: node)
            return []
        }
        return elements.map { element in
            guard let text = element.string else { return strings(element, name: "an element of \(name(key))") }
            log.wrongType(
                "an element of \(name(key))", wanted: "a list of names", node: element, help: "write [\"\(text)\"]")
            return [text]
        }
    }

    private func strings(_ node: JSONNode, name: String) -> [String] {
        guard let elements = node.elements else {
            log.wrongType(name, wanted: "a list of strings", node: node)
            return []
        }
        return elements.compactMap { element in
            if element.string == nil { log.wrongType("an element of \(name)", wanted: "a string", node: element) }
            return element.string
        }
    }
}

/// A text without what does not matter in values: case, `-`, `_` and spaces.
func folded(_ text: String) -> String {
    String(text.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " })
}
