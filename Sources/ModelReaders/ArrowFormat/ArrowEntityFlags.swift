import DataModel
import SourceText

/// The flags of an entity.
struct ArrowEntityFlags {
    private let reading: ArrowFlagReading
    /// Their names, as the grammar has them.
    static let names = ["abstract", "class", "unique", "singular", "plural"]

    init(subject: String, log: ArrowLog) {
        reading = ArrowFlagReading(subject: subject, known: Self.names, log: log)
    }

    /// Sets what the flags say.
    func apply(_ flags: [ArrowFlag], to entity: inout Entity) {
        for flag in flags {
            switch folded(flag.key.text) {
            case "abstract":
                reading.expectNoValue(flag)
                entity.isAbstract = true
            case "class", "classname": entity.className = reading.value(of: flag)?.text
            case "unique":
                guard let value = reading.value(of: flag) else { continue }
                let names = value.text.split(separator: "+").map { Self.unquoted(trimmed($0)) }
                entity.uniquenessConstraints.append(names)
            case "singular", "plural":
                guard let value = reading.value(of: flag) else { continue }
                let key = "modeldoc.\(folded(flag.key.text))"
                entity.userInfo.append(UserInfoEntry(key: key, value: value.text))
            default: reading.unknown(flag)
            }
        }
    }

    /// A name without its backticks.
    private static func unquoted(_ text: String) -> String {
        guard text.count > 1, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
        return String(text.dropFirst().dropLast())
    }
}
