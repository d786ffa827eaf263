import DataModel
import SourceText

/// The flags of a relationship.
struct ArrowRelationshipFlags {
    private let reading: ArrowFlagReading
    /// Their names, as the grammar has them.
    static let names = [
        "optional", "required", "ordered", "transient", "indexed", "nullify", "cascade", "deny", "no action", "min",
        "max",
    ]

    init(subject: String, log: ArrowLog) {
        reading = ArrowFlagReading(subject: subject, known: Self.names, log: log)
    }

    /// Sets what the flags say.
    func apply(_ flags: [ArrowFlag], to relationship: inout Relationship) {
        var counted: ArrowCounts?
        for flag in flags {
            switch folded(flag.key.text) {
            case "optional":
                relationship.isOptional = reading.optional(true, flag: flag, said: relationship.isOptional)
            case "required", "nonoptional", "mandatory":
                relationship.isOptional = reading.optional(false, flag: flag, said: relationship.isOptional)
            case "ordered":
                reading.expectNoValue(flag)
                relationship.isOrdered = true
            case "transient":
                reading.expectNoValue(flag)
                relationship.isTransient = true
            case "indexed":
                reading.expectNoValue(flag)
                relationship.isIndexed = true
            case "deleterule", "delete", "ondelete":
                guard let value = reading.value(of: flag) else { continue }
                if let rule = ValueSpellings.deleteRule(value.text) {
                    set(rule, flag: flag, of: &relationship)
                } else {
                    reading.unknown(ArrowFlag(key: value))
                }
            case "min", "mincount": relationship.minimumCount = reading.number(of: flag)
            case "max", "maxcount": relationship.maximumCount = reading.number(of: flag)
            case let word:
                if let rule = ValueSpellings.deleteRule(word) {
                    reading.expectNoValue(flag)
                    set(rule, flag: flag, of: &relationship)
                } else if let counts = ArrowCounts(flag.key.text) {
                    reading.expectNoValue(flag)
                    counted = counts
                } else {
                    reading.unknown(flag)
                }
            }
        }
        if let counted { set(counted, of: &relationship) }
    }

    private func set(_ rule: DeleteRule, flag: ArrowFlag, of relationship: inout Relationship) {
        if let said = relationship.deleteRule, said != rule {
            reading.contradiction(flag, said.xcodeName.lowercased())
        }
        relationship.deleteRule = rule
    }

    /// A lower bound of 0 says that there may be none; one above it, that there may not, unless `optional` says that there
    /// may all the same.
    private func set(_ counts: ArrowCounts, of relationship: inout Relationship) {
        if relationship.isOptional == nil { relationship.isOptional = counts.minimum.map { $0 == 0 } }
        if !relationship.isToMany, counts.maximum == 1 { return }
        if let minimum = counts.minimum { relationship.minimumCount = minimum }
        if let maximum = counts.maximum { relationship.maximumCount = maximum }
    }
}
