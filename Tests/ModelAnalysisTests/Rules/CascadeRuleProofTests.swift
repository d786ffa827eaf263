import DataModel
import Testing

@testable import ModelAnalysis

/// The rules that follow cascades look at each relationship once; the analysis of deletions, which is proven, walks from each
/// entity. Over many small models both say the same.
@Suite struct CascadeRuleProofTests {
    private struct Comparison {
        let facts: ModelFacts
        let deletions: [DeletionFacts]

        init(_ model: Model) {
            facts = ModelFacts(
                of: ModelResolver.resolve(model), settings: RuleSettings(only: ["deny-below-cascade", "cascade-cycle"]))
            let analysis = DeletionAnalysis(of: facts)
            deletions = facts.entities.map { entity in
                entity.entity.isAbstract ? DeletionFacts() : analysis.deletion(of: entity.id)
            }
        }

        /// The subjects of a rule's findings.
        func subjects(_ rule: String) -> Set<String> { Set(facts.findings(rule).map(\.subject)) }

        /// The Deny relationships that may refuse for objects that were not deleted first.
        var refusals: Set<String> {
            Set(
                facts.entities.indices.flatMap { start in
                    deletions[start].refusedBy
                        .filter { $0.reason == .deny && $0.from.index != start }
                        .map { facts.qualifiedName(of: $0.via) }
                })
        }

        /// Those that may refuse for objects that a cascade may reach, the first entity's own included.
        var possibleRefusals: Set<String> {
            Set(
                deletions.flatMap { deletion in
                    deletion.refusedBy.filter { refusal in
                        refusal.reason == .deny && deletion.deletes.contains { $0.entity == refusal.from }
                    }.map { facts.qualifiedName(of: $0.via) }
                })
        }

        func deletes(_ other: EntityID, with entity: EntityID) -> Bool {
            deletions[entity.index].deletes.contains { $0.entity == other }
        }
    }

    /// Without what is required and abstract entities, by which the analysis knows of objects that cannot be.
    private static func plain(_ model: Model) -> Model {
        var model = model
        for entity in model.entities.indices {
            model.entities[entity].isAbstract = false
            for index in model.entities[entity].relationships.indices {
                model.entities[entity].relationships[index].isOptional = true
            }
        }
        return model
    }

    private static let models: [Model] = (0..<4000).map { seed in
        var generator = ModelGenerator(seed: seed)
        return plain(generator.model())
    }

    @Test func whatRefusesBelowACascadeIsWhatTheAnalysisSays() {
        var told = 0
        for (seed, model) in Self.models.enumerated() {
            let comparison = Comparison(model)
            let subjects = comparison.subjects("deny-below-cascade")
            told += subjects.count
            #expect(comparison.refusals.subtracting(subjects) == [], "missed in \(seed)")
            #expect(subjects.subtracting(comparison.possibleRefusals) == [], "too much in \(seed)")
        }
        #expect(told > 200)
    }

    @Test func allOnACircleGoWithEachOther() {
        var told = 0
        for (seed, model) in Self.models.enumerated() {
            let comparison = Comparison(model)
            // The rule does not weigh that such a pair leads back to the same object.
            let hasTwins = comparison.facts.relationships.contains { facts in
                facts.kind == .oneToOne && facts.relationship.deleteRule == .cascade
                    && facts.partner.map { comparison.facts[$0].relationship.deleteRule } == .cascade
            }
            if hasTwins { continue }
            let checked = CheckedModel(
                resolved: comparison.facts.resolved, entities: comparison.facts.entities,
                relationships: comparison.facts.relationships, settings: RuleSettings(), knownRules: [])
            for circle in CascadeCircles.all(in: checked) {
                told += 1
                for entity in circle.entities {
                    for other in circle.entities where other != entity {
                        let goes = comparison.deletes(other, with: entity)
                        #expect(goes, "in \(seed)")
                    }
                }
                #expect(circle.way.count > 1)
            }
        }
        #expect(told > 50)
    }
}
