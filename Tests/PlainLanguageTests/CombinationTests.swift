import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#endif

/// Statements that hold for every relationship between two entities, over all that relationships can say.
@Suite struct CombinationTests {
    private struct End {
        var isToMany: Bool
        var isOptional: Bool?
        var minimum: Int?
        var maximum: Int?
        var rule: DeleteRule?
    }

    private enum Link: CaseIterable { case none, pair, itself, within, broken, unknown }
    private enum Destination: CaseIterable { case plain, parent, abstract, abstractEmpty }

    private static let rules: [DeleteRule?] = DeleteRule.allCases + [nil]

    private static let ends: [End] = {
        var result: [End] = []
        for isOptional in [true, false, nil] as [Bool?] {
            for rule in rules {
                result.append(End(isToMany: false, isOptional: isOptional, minimum: 1, maximum: 1, rule: rule))
                for (minimum, maximum) in [(nil, nil), (1, nil), (2, nil), (nil, 9), (2, 9), (2, 2), (4, 3)]
                    as [(Int?, Int?)]
                {
                    result.append(
                        End(isToMany: true, isOptional: isOptional, minimum: minimum, maximum: maximum, rule: rule))
                }
            }
        }
        return result
    }()

    private func relationship(
        _ name: String, to destination: String, inverse: String?, _ end: End, ordered: Bool, transient: Bool
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination)
        relationship.inverse = inverse.map { InverseReference(name: $0) }
        relationship.isToMany = end.isToMany
        relationship.isOptional = end.isOptional
        relationship.minimumCount = end.minimum
        relationship.maximumCount = end.maximum
        relationship.deleteRule = end.rule
        relationship.isOrdered = ordered && end.isToMany
        relationship.isTransient = transient
        return relationship
    }

    /// A model in which `Owner.things` leads to an item, or to another owner.
    private func narration(
        _ near: End, _ far: End, _ link: Link, _ destination: Destination, ordered: Bool, transient: Bool
    ) -> Narration {
        let isWithin = link == .itself || link == .within
        let inverse: String? =
            switch link {
            case .none: nil
            case .itself: "things"
            case .pair, .within: "holder"
            case .broken: "wrong"
            case .unknown: "nothing"
            }
        let things = relationship(
            "things", to: isWithin ? "Owner" : "Item", inverse: inverse, near, ordered: ordered, transient: transient)
        var back = relationship("holder", to: "Owner", inverse: "things", far, ordered: false, transient: transient)
        var owner = Entity("Owner", things)
        var item = Entity("Item", isAbstract: destination == .abstract || destination == .abstractEmpty)
        switch link {
        case .within: owner.relationships.append(back)
        case .pair: item.relationships.append(back)
        case .broken:
            back.name = "wrong"
            back.inverse = InverseReference(name: "elsewhere")
            item.relationships.append(back)
        case .none, .itself, .unknown: break
        }
        var entities = [owner, item]
        if destination == .parent || destination == .abstract {
            entities += [Entity("Apple", parent: "Item"), Entity("Box", parent: "Item")]
        }
        if ordered { entities.append(Entity("Subowner", parent: "Owner")) }
        return Narration(entities)
    }

    /// Every how many combinations of two ends one is tried; all of them take minutes.
    private static let stride = getenv("MODELDOC_FULL_TESTS") == nil ? 23 : 1

    @Test func `every combination keeps the rules of the language`() throws {
        var rules = LanguageRules()
        for (index, near) in Self.ends.enumerated() {
            for link in Link.allCases {
                let needsFar = link == .pair || link == .within || link == .broken
                let fars = needsFar ? Self.ends : [near]
                for (farIndex, far) in fars.enumerated() where !needsFar || (index + farIndex) % Self.stride == 0 {
                    let destination = Destination.allCases[(index + farIndex / Self.stride) % 4]
                    let narration = narration(
                        near, far, link, destination, ordered: (index + 5 * farIndex) % 3 == 0,
                        transient: (index + 3 * farIndex) % 11 == 0)
                    let things = try #require(narration.find("Owner.things"))
                    rules.check(narration, things.id, things.source)
                    if let heir = narration.find("Subowner.things") { rules.check(narration, heir.id, heir.source) }
                    if let partner = narration.facts[things.id].partner {
                        rules.check(narration, partner, narration.facts[partner].owner)
                        rules.checkAgreement(narration, things.id, partner)
                    }
                }
            }
        }
        #expect(rules.checked > 3_000)
        #expect(rules.breaches.prefix(5).isEmpty)
    }
}
