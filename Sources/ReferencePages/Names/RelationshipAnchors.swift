import DataModel
import ModelAnalysis
import SourceText

/// The anchors of relationships on the page of an entity.
struct RelationshipAnchors {
    /// A place on a page.
    struct Anchor: Sendable, Equatable {
        /// Its name, without `#`.
        let id: String
        /// Whether the heading of itself has this anchor; where not, a line before it sets one.
        let isHeading: Bool
    }

    /// The anchors of the headings that the built-in template of a page has, besides its title and its relationships.
    static let sectionSlugs: Set<String> = [
        "attributes", "relationships", "enforced-in-code", "fetched-properties", "fetch-requests", "uniqueness",
        "indexes", "user-info", "findings", "referred-to-by", "details", "diagram", "deletion", "ways-from-here",
    ]

    /// How the anchor of the heading *If you delete a …* begins, whatever the objects are called.
    private static let deletionPrefix = "if-you-delete-"

    private var anchors: [RelationshipID: Anchor] = [:]

    /// Finds the anchors of all relationships that an entity has, inherited ones included.
    init(on entity: EntityFacts, facts: ModelFacts) {
        let names = entity.relationships.map { facts[$0.property].relationship.name }
        var counts: [String: Int] = [:]
        for name in names { counts[HeadingSlug.of(name), default: 0] += 1 }
        let title = HeadingSlug.of(entity.entity.name)
        var used: [String: Int] = [:]
        for (name, relationship) in zip(names, entity.relationships) {
            let slug = name.lowercased()
            if Self.isPlain(name), counts[slug] == 1, !Self.sectionSlugs.contains(slug), slug != title,
                !slug.hasPrefix(Self.deletionPrefix)
            {
                anchors[relationship.property] = Anchor(id: slug, isHeading: true)
                continue
            }
            let qualified = facts.qualifiedName(of: relationship.property)
            used[qualified, default: 0] += 1
            let number = used[qualified, default: 1]
            let digest = ContentDigest(of: (number == 1 ? qualified : "\(qualified)\u{0}\(number)")).hexadecimal
            anchors[relationship.property] = Anchor(id: "relationship-\(digest.prefix(12))", isHeading: false)
        }
    }

    /// The anchor of a relationship that the entity has; nil for any other.
    subscript(relationship: RelationshipID) -> Anchor? { anchors[relationship] }

    /// Whether the slug of a name is the name in lower case, whatever else stands on the page. A number at its end is
    /// what GitHub adds to the second of two equal headings.
    private static func isPlain(_ name: String) -> Bool {
        guard !name.isEmpty else { return false }
        let bytes = Array(name.utf8)
        guard bytes.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0) }) else { return false }
        let digits = bytes.reversed().prefix { $0.isASCIIDigit }.count
        return digits == 0 || digits == bytes.count || bytes[bytes.count - digits - 1] != UInt8(ascii: "-")
    }
}
