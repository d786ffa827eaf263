@testable import ModelAnalysis

/// One thing that may come of a deletion, as the analysis says it and as the simulator shows it.
enum Announcement: Hashable {
    case deletes(EntityID, from: EntityID, via: RelationshipID)
    case unlinks(EntityID, from: EntityID, via: RelationshipID)
    case refused(EntityID, from: EntityID, via: RelationshipID, DeletionFacts.Refusal.Reason)
    case dangles(EntityID, via: RelationshipID, gone: EntityID, DeletionFacts.Dangling.How)

    /// A number of its own in a model of so many entities and relationships.
    func key(entities: Int, relationships: Int) -> Int {
        func key(_ kind: Int, _ first: EntityID, _ second: EntityID, _ relationship: RelationshipID) -> Int {
            ((kind * entities + first.index) * entities + second.index) * relationships + relationship.index
        }
        switch self {
        case .deletes(let entity, let from, let via): return key(0, entity, from, via)
        case .unlinks(let entity, let from, let via): return key(1, entity, from, via)
        case .refused(let entity, let from, let via, let reason):
            switch reason {
            case .deny: return key(2, entity, from, via)
            case .requiredInverse: return key(3, entity, from, via)
            case .minimum: return key(4, entity, from, via)
            }
        case .dangles(let holder, let via, let gone, let how):
            return key(how == .stored ? 5 : 6, holder, gone, via)
        }
    }

    static let kinds = 7

    /// Everything that the analysis says.
    static func all(in facts: DeletionFacts) -> [Announcement] {
        facts.deletes.map { .deletes($0.entity, from: $0.from, via: $0.via) }
            + facts.unlinks.map { .unlinks($0.entity, from: $0.from, via: $0.via) }
            + facts.refusedBy.map { .refused($0.entity, from: $0.from, via: $0.via, $0.reason) }
            + facts.dangles.map { .dangles($0.holder, via: $0.via, gone: $0.gone, $0.how) }
    }

    func text(in facts: ModelFacts) -> String {
        func step(_ entity: EntityID, _ from: EntityID, _ via: RelationshipID) -> String {
            "\(facts.name(of: entity)) from \(facts.name(of: from)) via \(facts.qualifiedName(of: via))"
        }
        switch self {
        case .deletes(let entity, let from, let via): return "deletes \(step(entity, from, via))"
        case .unlinks(let entity, let from, let via): return "unlinks \(step(entity, from, via))"
        case .refused(let entity, let from, let via, let reason):
            return "refused by \(step(entity, from, via)): \(reason.rawValue)"
        case .dangles(let holder, let via, let gone, let how):
            return "\(facts.name(of: holder)) keeps \(facts.name(of: gone)) in \(facts.qualifiedName(of: via)), "
                + how.rawValue
        }
    }
}
