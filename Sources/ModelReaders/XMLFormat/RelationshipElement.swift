import DataModel
import SourceText

extension ModelElements {
    /// A relationship. Absent `optional` is required; an absent delete rule is Core Data's default, with a note.
    mutating func relationship(_ node: Int) -> Relationship? {
        guard let name = name(of: node) else { return nil }
        var relationship = Relationship(name: name, destination: nil)
        relationship.range = range(of: node)
        relationship.isOptional = false
        var inverseName: String?
        var inverseEntity: Int?
        var ruleSlot: Int?
        for slot in tree.attributes(of: node) {
            switch word(slot) {
            case .destinationEntity: relationship.destination = text(slot)
            case .inverseName: inverseName = text(slot)
            case .inverseEntity: inverseEntity = text(slot) == nil ? nil : slot
            case .toMany: relationship.isToMany = flag(slot, in: node)
            case .optional: relationship.isOptional = flag(slot, in: node)
            case .ordered: relationship.isOrdered = flag(slot, in: node)
            case .transient: relationship.isTransient = flag(slot, in: node)
            case .minCount: relationship.minimumCount = bound(slot, in: node)
            case .maxCount: relationship.maximumCount = bound(slot, in: node)
            case .deletionRule: ruleSlot = slot
            case .spotlightIndexingEnabled: relationship.isSpotlightIndexed = flag(slot, in: node)
            case .indexed: relationship.isIndexed = flag(slot, in: node)
            case .elementID: relationship.renamingIdentifier = text(slot) ?? relationship.renamingIdentifier
            case .renamingIdentifier: relationship.renamingIdentifier = relationship.renamingIdentifier ?? text(slot)
            case .versionHashModifier: relationship.versionHashModifier = text(slot)
            default: break
            }
        }
        if let inverseName {
            relationship.inverse = InverseReference(name: inverseName, entity: inverseEntity.flatMap(text))
        } else if let inverseEntity {
            warn(
                "incomplete-inverse", inverseEntity, node,
                "'\(name)' names the entity of its inverse, but not the inverse; it is read as having none")
        }
        relationship.deleteRule = deleteRule(ruleSlot, of: name, node)
        for child in hasChildren(node) ? Array(tree.children(of: node)) : [] {
            switch word(ofElement: child) {
            case .userInfo: relationship.userInfo += userInfo(child)
            default: passOver(child, in: node)
            }
        }
        return relationship
    }

    /// A bound of a relationship; some tools write -1 for "none".
    private mutating func bound(_ slot: Int, in node: Int) -> Int? {
        guard let bound = count(slot, in: node), bound != -1 else { return nil }
        if bound >= 0 { return bound }
        warn("negative-count", slot, node, "'\(attributeName(slot))' is negative; it is ignored")
        return nil
    }

    private mutating func deleteRule(_ slot: Int?, of name: String, _ node: Int) -> DeleteRule? {
        guard let slot, let written = text(slot) else {
            diagnostics.append(
                .note(
                    "unstated-delete-rule", "'\(name)' has no delete rule; Core Data takes Nullify", at: range(of: node)
                ))
            return .nullify
        }
        if let rule = DeleteRule.allCases.first(where: { $0.xcodeName == written }) { return rule }
        let bare = bareLetters(written)
        if let rule = DeleteRule.allCases.first(where: { bareLetters($0.xcodeName) == bare }) { return rule }
        let nearest = NearestName.of(written, among: DeleteRule.allCases.map(\.xcodeName))
        let known = "the delete rules are Nullify, Cascade, Deny and No Action"
        diagnostics.append(
            .error(
                "unknown-delete-rule", "'\(name)' has the unknown delete rule '\(written)'",
                at: range(ofValue: slot, in: node), help: [nearest.map { "did you mean '\($0)'?" } ?? known]))
        return nil
    }

    /// The text in lower case, without what people put between words.
    private func bareLetters(_ text: String) -> String {
        text.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    }
}
