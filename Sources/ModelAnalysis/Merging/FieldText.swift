import DataModel

/// Names the fields of a model's values, and says what is in them, for messages about any of them.
enum FieldText {
    /// A field's name in words: `deleteRule` → "delete rule", `isOptional` → "'optional'".
    static func words(of label: String) -> String {
        var words = ""
        for scalar in label.unicodeScalars {
            if scalar.properties.isUppercase {
                words += " \(scalar.properties.lowercaseMapping)"
            } else {
                words.unicodeScalars.append(scalar)
            }
        }
        for start in ["is ", "uses "] where words.hasPrefix(start) { return "'\(words.dropFirst(start.count))'" }
        return "the \(words)"
    }

    /// A value in words.
    static func text(of value: Any) -> String {
        switch value {
        case let value as Bool: return value ? "yes" : "no"
        case let value as String: return "'\(value)'"
        case let value as Int: return "\(value)"
        case let value as AttributeType: return "'\(value.name)'"
        case let value as AttributeValue: return "'\(value.text)'"
        case let value as DeleteRule: return value.rawValue
        case let value as FetchRequest.ResultType: return value.rawValue
        case let value as InverseReference:
            return "'\(value.entity.map { "\($0)." } ?? "")\(value.name)'"
        case let value as UserInfoEntry: return value.value.map { "\(value.key) = '\($0)'" } ?? value.key
        case let value as NamedValue: return "\(value.value) = '\(value.name)'"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "not stated"
        case .collection:
            return mirror.children.isEmpty
                ? "empty" : mirror.children.map { text(of: $0.value) }.joined(separator: ", ")
        case .struct:
            return "(" + mirror.children.map { "\($0.label ?? ""): \(text(of: $0.value))" }.joined(separator: ", ")
                + ")"
        default: return String(describing: value)
        }
    }
}
