import DataModel

/// The types that people write in arrow notation.
enum ArrowTypeNames {
    /// What people also call Core Data's types, folded.
    private static let others: [String: AttributeType] = [
        "text": .string, "str": .string, "varchar": .string, "char": .string,
        "datetime": .date, "time": .date, "timestamp": .date,
        "long": .integer64, "longlong": .integer64, "short": .integer16, "uint": .integer64,
        "num": .number, "numeric": .number, "real": .double, "money": .decimal, "currency": .decimal,
        "blob": .binary, "bytes": .binary, "guid": .uuid, "yesno": .boolean, "flag": .boolean,
    ]

    /// The type that is meant by a text; `NSString *` is one too.
    static func type(_ text: String) -> AttributeType {
        let bare = trimmed(text.hasSuffix("*") || text.hasSuffix("!") ? String(text.dropLast()) : text)
        let type = ValueSpellings.type(bare)
        if case .other = type { return others[folded(bare)] ?? (bare == text ? type : .other(text)) }
        return type
    }

    /// What stands in the brackets of a generic type of that name: `String` of `Optional<String>`.
    static func inner(of text: String, in name: String) -> String? {
        guard text.hasPrefix("\(name)<"), text.hasSuffix(">") else { return nil }
        return trimmed(text.dropFirst(name.count + 1).dropLast())
    }

    /// The entity that a type names, which makes the attribute a relationship, and whether it holds several.
    static func entity(_ text: String, among names: Set<String>) -> (name: String, isToMany: Bool)? {
        if names.contains(text) { return (text, false) }
        if text.hasPrefix("["), text.hasSuffix("]"), names.contains(trimmed(text.dropFirst().dropLast())) {
            return (trimmed(text.dropFirst().dropLast()), true)
        }
        for collection in ["Set", "NSSet", "NSOrderedSet", "Array", "List", "NSArray"] {
            if let name = inner(of: text, in: collection), names.contains(name) { return (name, true) }
        }
        return nil
    }
}
