import JSONText
import SourceText

/// An object of settings with its known keys; it reports the unknown ones, and values that are none.
struct SettingsObject {
    /// What it describes, for messages.
    let subject: String
    /// The members by key; those of an object that shares them are not among them.
    private(set) var members: [SettingsKey: JSONMember] = [:]
    /// The values as on a command line, of all keys but `nouns` and `documentations`.
    private(set) var values: [SettingsKey: [String]] = [:]
    /// What objects are called, by the order of the file.
    private(set) var nouns: [ProjectSettings.Noun] = []
    private let folder: SettingsFolder
    private let log: SettingsLog

    /// Reads an object; what is none is reported, and counts as an empty one.
    init(_ node: JSONNode, subject: String, keys: [SettingsKey], folder: SettingsFolder, log: SettingsLog) {
        self.subject = subject
        self.folder = folder
        self.log = log
        guard let found = node.members else {
            log.wrongType(subject, wanted: "an object", node: node)
            return
        }
        for member in found {
            guard let key = SettingsKey(rawValue: member.key), keys.contains(key) else {
                log.unknownKey(member, in: subject, known: keys.map(\.rawValue))
                continue
            }
            // The parser has reported a key that stands twice.
            if members[key] != nil { continue }
            members[key] = member
            read(key, member.value)
        }
    }

    /// Takes from another object what this one does not say; rules and nouns one by one.
    mutating func inherit(_ other: SettingsObject) {
        for (key, value) in other.values where key.isShared {
            if key == .severity {
                values[key] = value + (values[key] ?? [])
            } else if values[key] == nil {
                values[key] = value
            }
        }
        let named = Set(nouns.map(\.entity))
        nouns += other.nouns.filter { !named.contains($0.entity) }
    }

    private mutating func read(_ key: SettingsKey, _ node: JSONNode) {
        let name = "'\(key.rawValue)' of \(subject)"
        switch key.form {
        case .text: values[key] = text(node, name).map { [$0] }
        case .texts: values[key] = texts(node, name)
        case .path: values[key] = text(node, name).map { [folder.path($0)] }
        case .paths:
            let paths = texts(node, name, isNeeded: key == .models)
            if key == .models, paths?.contains("-") == true {
                log.add("invalid-value", "\(name) cannot be stdin", at: node.range(in: log.file))
            }
            values[key] = paths?.map(folder.path)
        case .number: values[key] = number(node, name).map { [String($0)] }
        case .choice(let known): values[key] = text(node, name, among: known).map { [$0] }
        case .choices(let known): values[key] = texts(node, name, among: known)
        case .levels(let known): values[key] = levels(node, name, known)
        case .nouns: nouns = readNouns(node, name)
        case .documentations: break
        }
    }

    private func text(_ node: JSONNode, _ name: String, among known: [String]? = nil) -> String? {
        guard let text = node.string else {
            log.wrongType(name, wanted: "a string", node: node)
            return nil
        }
        if let known {
            if known.contains(text) { return text }
            log.unknownValue(text, of: name, known: known, node: node)
            return nil
        }
        if text.isEmpty {
            log.add("invalid-value", "\(name) is empty", at: node.range(in: log.file))
            return nil
        }
        return text
    }

    private func texts(
        _ node: JSONNode, _ name: String, among known: [String]? = nil, isNeeded: Bool = false
    ) -> [String]? {
        if node.string != nil { return text(node, name, among: known).map { [$0] } }
        guard let elements = node.elements else {
            log.wrongType(name, wanted: "a string or a list of strings", node: node)
            return nil
        }
        if elements.isEmpty {
            log.add(
                "invalid-value", "\(name) is empty", at: node.range(in: log.file),
                help: [isNeeded ? "name one at least" : "remove it"])
        }
        return elements.compactMap { text($0, "an element of \(name)", among: known) }
    }

    private func number(_ node: JSONNode, _ name: String) -> Int? {
        guard case .number(let text) = node.value else {
            log.wrongType(name, wanted: "a whole number", node: node)
            return nil
        }
        if let number = Int(text), number >= 0 { return number }
        log.add("invalid-value", "\(name) must be a whole number from 0 on, not \(text)", at: node.range(in: log.file))
        return nil
    }

    private func levels(_ node: JSONNode, _ name: String, _ known: [String]) -> [String]? {
        guard let found = node.members else {
            log.wrongType(name, wanted: "an object of rules and levels", node: node)
            return nil
        }
        return found.compactMap { member in
            guard RuleBook.names.contains(member.key) else {
                log.add(
                    "unknown-rule", "there is no rule '\(member.key)'", at: member.keyRange(in: log.file),
                    help: [
                        NearestName.of(member.key, among: RuleBook.names).map { "did you mean '\($0)'?" }
                            ?? "modeldoc lint --rules lists the rules"
                    ])
                return nil
            }
            return text(member.value, "'\(member.key)' of \(name)", among: known).map { "\(member.key)=\($0)" }
        }
    }

    private func readNouns(_ node: JSONNode, _ name: String) -> [ProjectSettings.Noun] {
        guard let found = node.members else {
            log.wrongType(name, wanted: "an object of entities", node: node)
            return []
        }
        return found.map { member in
            let what = "'\(member.key)' of \(name)"
            var forms: [String: String] = [:]
            if member.value.members == nil {
                log.wrongType(what, wanted: "an object with 'singular' and 'plural'", node: member.value)
            }
            for form in member.value.members ?? [] {
                if Self.nounForms.contains(form.key) {
                    forms[form.key] = text(form.value, "'\(form.key)' of \(what)")
                } else {
                    log.unknownKey(form, in: what, known: Self.nounForms)
                }
            }
            return ProjectSettings.Noun(
                entity: member.key, singular: forms["singular"], plural: forms["plural"],
                range: member.keyRange(in: log.file))
        }
    }

    /// The keys of what the objects of an entity are called.
    static let nounForms = ["singular", "plural"]
}
