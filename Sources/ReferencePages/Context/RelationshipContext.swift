import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// A relationship on the page of an entity that has it.
    func relationship(_ id: RelationshipID, on entity: EntityID, inheritedFrom origin: MustacheValue) -> MustacheValue {
        let facts = self.facts[id]
        let relationship = facts.relationship
        let page = names.page(of: entity)
        let anchor = anchor(of: id, on: entity)
        let explanation = relationshipNarrator.explanation(of: id, for: entity)
        let since = history?.version(of: .relationship, relationship.name, of: self.facts.name(of: entity))
        let hasNotes =
            since != nil || relationship.renamingIdentifier != nil || relationship.versionHashModifier != nil
            || relationship.isSpotlightIndexed || relationship.isIndexed
        return .object([
            ("name", .text(MarkdownText.name(relationship.name))),
            ("anchor", .text(ifAny: anchor?.id)),
            ("needsAnchor", .bool(anchor?.isHeading == false)),
            (
                "destination",
                relationship.destination.map { .object(reference(toEntityNamed: $0, from: page)) } ?? .null
            ),
            ("howMany", .text(MarkdownText.phrase(relationshipNarrator.howMany(facts.cardinality), in: .cell))),
            ("inverse", inverse(of: facts, from: page)),
            ("whenDeleted", .text(MarkdownText.phrase(relationshipNarrator.whenDeleted(of: id), in: .cell))),
            ("documentation", documentation(of: relationship, on: page)),
            ("meaning", .text(ifAny: MarkdownText.sentences(explanation.meaning))),
            ("deletion", .text(ifAny: MarkdownText.sentences(explanation.deletion))),
            ("isOrdered", .bool(relationship.isOrdered)),
            ("isTransient", .bool(relationship.isTransient)),
            ("inheritedFrom", origin),
            ("hasNotes", .bool(hasNotes)),
            ("since", .code(ifAny: since)),
            ("renamingIdentifier", .code(ifAny: relationship.renamingIdentifier)),
            ("versionHashModifier", .code(ifAny: relationship.versionHashModifier)),
            ("isSpotlightIndexed", .bool(relationship.isSpotlightIndexed)),
            ("isIndexed", .bool(relationship.isIndexed)),
        ])
    }

    /// What leads back; `null` where the model names nothing.
    private func inverse(of relationship: RelationshipFacts, from page: String) -> MustacheValue {
        guard relationship.inverseStatus != .missing else { return .null }
        let reference = relationship.relationship.inverse
        let name =
            relationship.partner.map { facts[$0].relationship.name }
            ?? (reference?.entity.map { "\($0)." } ?? "") + (reference?.name ?? "")
        return [
            "name": .text(MarkdownText.name(name)),
            "link": .text(ifAny: relationship.inverse.flatMap { link(to: $0, from: page) }),
            "isInferred": .bool(relationship.inverseStatus == .inferred),
            "isBroken": .bool(relationship.inverseStatus == .broken),
        ]
    }
}
