import DataModel
import ModelAnalysis
import PlainLanguage

/// Writes an entity in arrow notation.
struct ArrowEntityWriter {
    let facts: ModelFacts
    let entity: EntityFacts
    /// The longest name beside which others are aligned.
    private static let widestColumn = 32

    /// The lines of the entity.
    func lines() -> [String] {
        let entity = entity.entity
        var head = ArrowText.name(entity.name)
        if let parent = entity.parent { head += ": \(ArrowText.name(parent))" }
        var flags: [String] = []
        if entity.isAbstract { flags.append("abstract") }
        if let name = entity.className { flags.append("class = \(ArrowText.string(name))") }
        for constraint in entity.uniquenessConstraints where !isOfOneAttribute(constraint) {
            flags.append("unique = \(ArrowText.string(constraint.joined(separator: " + ")))")
        }
        for key in ["singular", "plural"] {
            if let word = entity.userInfo.value(for: "modeldoc.\(key)") {
                flags.append("\(key) = \(ArrowText.string(word))")
            }
        }
        head += parenthesis(flags)
        let attributes = entity.attributes.flatMap(lines)
        let relationships = relationshipLines()
        let documentation = comment(Documentation.text(of: entity), entity.rules, indent: "")
        if attributes.isEmpty, relationships.isEmpty { return documentation + ["\(head) {}"] }
        let space = attributes.isEmpty || relationships.isEmpty ? [] : [""]
        return documentation + ["\(head) {"] + attributes + space + relationships + ["}"]
    }

    private func parenthesis(_ flags: [String]) -> String {
        flags.isEmpty ? "" : " (\(flags.joined(separator: ", ")))"
    }

    private func comment(_ documentation: String?, _ rules: [String], indent: String) -> [String] {
        let lines =
            (documentation.map { ArrowText.comment($0, mark: "///") } ?? [])
            + rules.map { "/// Rule: \(ArrowText.oneLine($0))" }
        return lines.map { indent + $0 }
    }

    // MARK: Attributes

    /// Whether a constraint is that of one attribute of the entity, which carries it itself.
    private func isOfOneAttribute(_ constraint: [String]) -> Bool {
        constraint.count == 1 && entity.entity.attributes.contains { $0.name == constraint[0] }
    }

    private func lines(of attribute: Attribute) -> [String] {
        let type =
            if case .other(let text) = attribute.type { ArrowText.type(text) } else { attribute.type.name }
        let mark = attribute.isOptional == true ? "?" : ""
        var flags: [String] = []
        if attribute.isOptional == false { flags.append("required") }
        if attribute.isTransient { flags.append("transient") }
        if entity.entity.uniquenessConstraints.contains([attribute.name]) { flags.append("unique") }
        if attribute.isIndexed { flags.append("indexed") }
        let values = [
            ("default", attribute.defaultValue), ("min", attribute.minimum), ("max", attribute.maximum),
        ]
        for case let (key, value?) in values { flags.append("\(key) = \(text(of: value, type: attribute.type))") }
        for case let (key, count?) in [("minLength", attribute.minimumLength), ("maxLength", attribute.maximumLength)] {
            flags.append("\(key) = \(count)")
        }
        for case let (key, text?) in [("regex", attribute.regularExpression), ("derivation", attribute.derivation)] {
            flags.append("\(key) = \(ArrowText.string(text))")
        }
        return comment(Documentation.text(of: attribute), attribute.rules, indent: "  ")
            + ["  \(ArrowText.name(attribute.name)): \(type)\(mark)\(parenthesis(flags))"]
    }

    private func text(of value: AttributeValue, type: AttributeType) -> String {
        switch value {
        case .text("YES") where type == .boolean: "true"
        case .text("NO") where type == .boolean: "false"
        case .text(let text): ArrowText.value(text, isBare: type.isNumeric)
        case .secondsSinceReferenceDate(let text): ArrowText.value(text, isBare: type == .date)
        }
    }

    // MARK: Relationships

    private func relationshipLines() -> [String] {
        // One that leads nowhere has no arrow.
        let own = facts.resolved[entity.id].relationships.map { facts[$0] }.filter {
            $0.relationship.destination != nil
        }
        let names = own.map { ArrowText.name($0.relationship.name) }
        // Text in other scripts has no width of its own in columns.
        let isAligned = names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && $0.utf8.count <= Self.widestColumn }
        func width(_ texts: [String]) -> Int { isAligned ? texts.map(\.utf8.count).max() ?? 0 : 0 }
        func space(_ text: String, to width: Int) -> String {
            String(repeating: " ", count: max(0, width - text.utf8.count))
        }
        let heads = own.map(heads(of:))
        let nameWidth = width(names)
        let leftWidth = width(heads.map(\.left))
        let rightWidth = width(heads.map(\.right))
        return own.indices.flatMap { index -> [String] in
            let relationship = own[index].relationship
            let (left, right) = heads[index]
            let arrow = "\(space(left, to: leftWidth))\(left)--\(right)\(space(right, to: rightWidth))"
            return comment(Documentation.text(of: relationship), relationship.rules, indent: "  ")
                + ["  \(names[index])\(space(names[index], to: nameWidth)) \(arrow) \(end(of: own[index]))"]
        }
    }

    /// The heads of an arrow: how many there are at the left end, and at the right end.
    private func heads(of facts: RelationshipFacts) -> (left: String, right: String) {
        let back = facts.inverse.map { self.facts[$0].relationship }
        return (
            back.map { $0.isEffectivelyToMany ? "<<" : "<" } ?? "", facts.relationship.isEffectivelyToMany ? ">>" : ">"
        )
    }

    /// What stands behind an arrow.
    private func end(of facts: RelationshipFacts) -> String {
        let name = facts.inverse.map { ".\(ArrowText.name(self.facts[$0].relationship.name))" } ?? ""
        let destination = ArrowText.name(facts.relationship.destination ?? "")
        return "\(destination)\(name)\(parenthesis(flags(of: facts.relationship)))"
    }

    private func flags(of relationship: Relationship) -> [String] {
        var flags: [String] = []
        if let isOptional = relationship.isOptional { flags.append(isOptional ? "optional" : "required") }
        if relationship.isEffectivelyToMany {
            let lower = relationship.minimumCount.flatMap { $0 > 0 ? $0 : nil }
            let upper = relationship.maximumCount.flatMap { $0 > 0 ? $0 : nil }
            if relationship.isOptional == nil {
                if let lower { flags.append("min = \(lower)") }
                if let upper { flags.append("max = \(upper)") }
            } else if lower != nil || upper != nil {
                flags.append("\(lower.map(String.init) ?? "")..\(upper.map(String.init) ?? "*")")
            }
        }
        if relationship.isOrdered { flags.append("ordered") }
        if relationship.isTransient { flags.append("transient") }
        if relationship.isIndexed { flags.append("indexed") }
        if let rule = relationship.deleteRule { flags.append(rule.xcodeName.lowercased()) }
        return flags
    }
}
