import DataModel
import SourceText

/// The flags of an attribute.
struct ArrowAttributeFlags {
    private let reading: ArrowFlagReading
    /// Their names, as the grammar has them.
    static let names = [
        "optional", "required", "transient", "unique", "indexed", "default", "min", "max", "minLength", "maxLength",
        "regex", "derivation",
    ]

    init(subject: String, log: ArrowLog) {
        reading = ArrowFlagReading(subject: subject, known: Self.names, log: log)
    }

    /// Sets what the flags say.
    func apply(_ flags: [ArrowFlag], to member: inout ArrowAttribute) {
        for flag in flags {
            switch folded(flag.key.text) {
            case "optional":
                member.attribute.isOptional = reading.optional(true, flag: flag, said: member.attribute.isOptional)
            case "required", "nonoptional", "mandatory":
                member.attribute.isOptional = reading.optional(false, flag: flag, said: member.attribute.isOptional)
            case "transient":
                reading.expectNoValue(flag)
                member.attribute.isTransient = true
            case "unique":
                reading.expectNoValue(flag)
                member.isUnique = true
            case "indexed":
                reading.expectNoValue(flag)
                member.attribute.isIndexed = true
            case "default": member.attribute.defaultValue = value(flag, of: member.attribute.type)
            case "min", "minimum": member.attribute.minimum = value(flag, of: member.attribute.type)
            case "max", "maximum": member.attribute.maximum = value(flag, of: member.attribute.type)
            case "minlength": member.attribute.minimumLength = reading.number(of: flag)
            case "maxlength": member.attribute.maximumLength = reading.number(of: flag)
            case "regex", "regularexpression", "pattern":
                member.attribute.regularExpression = reading.value(of: flag)?.text
            case "derivation", "derived": member.attribute.derivation = reading.value(of: flag)?.text
            default: reading.unknown(flag)
            }
        }
    }

    /// A value in the form that its type has in a model; of a date, a bare number is seconds since the start of 2001.
    private func value(_ flag: ArrowFlag, of type: AttributeType) -> AttributeValue? {
        guard let value = reading.value(of: flag) else { return nil }
        if flag.isQuoted { return .text(value.text) }
        switch type {
        case .boolean:
            switch folded(value.text) {
            case "true", "yes": return .text("YES")
            case "false", "no": return .text("NO")
            default: return .text(value.text)
            }
        case .date where Double(value.text) != nil: return .secondsSinceReferenceDate(value.text)
        default: return .text(value.text)
        }
    }
}
