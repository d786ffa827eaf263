import DataModel

/// The fields of a part as texts that can be compared; nil where a field says nothing.
struct FieldValues {
    /// One field.
    struct Value: Equatable {
        let field: ChangedField
        /// The key of a user info entry, or one of several values of a field.
        var key: String?
        let text: String?
    }

    private(set) var all: [Value] = []

    mutating func add(_ field: ChangedField, _ text: String?, key: String? = nil) {
        all.append(Value(field: field, key: key, text: text))
    }

    mutating func add(_ field: ChangedField, _ flag: Bool) { add(field, flag ? "yes" : "no") }

    mutating func add(_ field: ChangedField, flag: Bool?) { add(field, flag.map { $0 ? "yes" : "no" }) }

    mutating func add(_ field: ChangedField, _ number: Int?) { add(field, number.map { "\($0)" }) }

    /// A list that says nothing where it is empty.
    mutating func add(_ field: ChangedField, list: [String], separator: String = ", ") {
        add(field, list.isEmpty ? nil : list.joined(separator: separator))
    }

    /// What a part has of user info, documentation and notes. Documentation may stand in the user info.
    mutating func add(words documentation: String?, notes: [String], userInfo: [UserInfoEntry]) {
        let key = "documentation"
        let isInUserInfo = documentation == nil
        add(.documentation, documentation ?? userInfo.value(for: key))
        if !notes.isEmpty { add(.notes, list: notes, separator: "\n\n") }
        for entry in userInfo {
            if isInUserInfo, entry.key == key, entry.value != nil { continue }
            add(.userInfo, entry.value ?? "", key: entry.key)
        }
    }

    /// The fields that differ, in the order of the first list and then of the second, with both texts.
    static func differences(_ old: FieldValues, _ new: FieldValues) -> [(value: Value, old: String?, new: String?)] {
        var result: [(value: Value, old: String?, new: String?)] = []
        func texts(_ values: FieldValues) -> [Slot: String] {
            var texts: [Slot: String] = [:]
            for value in values.all {
                guard let text = value.text else { continue }
                let slot = Slot(field: value.field, key: value.key)
                texts[slot] = texts[slot].map { "\($0), \(text)" } ?? text
            }
            return texts
        }
        let (before, after) = (texts(old), texts(new))
        var seen: Set<Slot> = []
        for value in old.all + new.all {
            let slot = Slot(field: value.field, key: value.key)
            guard seen.insert(slot).inserted, before[slot] != after[slot] else { continue }
            result.append((value, before[slot], after[slot]))
        }
        return result
    }

    private struct Slot: Hashable {
        let field: ChangedField
        let key: String?
    }
}
