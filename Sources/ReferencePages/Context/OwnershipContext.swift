import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// Who owns what: trees, a line for each owner; what is owned twice, and what in a circle.
    func ownershipContext() -> [(String, MustacheValue)] {
        let narrator = OwnershipNarrator(facts: facts, nouns: nouns)
        let ownership = Ownership(of: facts)
        let owners = ownership.owners.map { owner -> MustacheValue in
            [
                "indent": .text(String(repeating: "  ", count: owner.depth)),
                "owner": .text(MarkdownText.phrase(narrator.subject(owner))),
                "link": .text(ifAny: link(to: owner.entity, from: names.readme)),
                "owns": .text(MarkdownText.phrase(narrator.predicate(owner))),
            ]
        }
        let shared = ownership.shared.map { MustacheValue.text(MarkdownText.phrase(narrator.shared($0))) }
        let circles = ownership.circles.map { MustacheValue.text(MarkdownText.phrase(narrator.circle($0, $1))) }
        return [
            ("hasOwnership", .bool(!owners.isEmpty)),
            ("ownership", .list(owners)),
            ("hasSharedOwnership", .bool(!shared.isEmpty)),
            ("sharedOwnership", .list(shared)),
            ("hasOwnershipCircles", .bool(!circles.isEmpty)),
            ("ownershipCircles", .list(circles)),
        ]
    }
}
