import DataModel
import ModelAnalysis

/// The concrete kinds of each entity that has any, with the words for them.
struct DestinationKinds: Sendable {
    /// The words for what a relationship to an entity can hold.
    struct Words: Sendable {
        let singular: Phrase
        let plural: Phrase
    }

    private let words: [Words?]
    private let concreteCounts: [Int]
    private let areAbstract: [Bool]

    /// Walks the forest of entities once; the concrete kinds of an entity stand together in the order of that walk.
    init(facts: ModelFacts, nouns: Nouns) {
        var concrete: [EntityID] = []
        var starts = [Int](repeating: 0, count: facts.entities.count)
        var ends = starts
        var pending = facts.entities.filter { $0.parent == nil }.reversed().map { (id: $0.id, isLeaving: false) }
        while let (id, isLeaving) = pending.popLast() {
            if isLeaving {
                ends[id.index] = concrete.count
                continue
            }
            if !facts[id].entity.isAbstract { concrete.append(id) }
            starts[id.index] = concrete.count
            pending.append((id, true))
            pending += facts[id].subentities.reversed().map { ($0, false) }
        }
        areAbstract = facts.entities.map(\.entity.isAbstract)
        concreteCounts = zip(starts, ends).map { $1 - $0 }
        words = facts.entities.map { entity in
            let range = starts[entity.id.index]..<ends[entity.id.index]
            if range.isEmpty { return nil }
            let kinds = concrete[range].prefix(Phrase.namesInList + 1).map { nouns[$0] }
            return CardinalityWording.kinds(
                kinds, count: range.count, of: nouns[entity.id], isAbstract: entity.entity.isAbstract)
        }
    }

    /// The words for an entity's objects where they are of several kinds; nil where its noun says all.
    subscript(id: EntityID) -> Words? { words[id.index] }

    /// Whether an entity has concrete kinds below itself.
    func hasConcreteKinds(_ id: EntityID) -> Bool { concreteCounts[id.index] > 0 }

    /// Whether there can be no objects of an entity: it is abstract and has no concrete kinds.
    func isNeverFilled(_ id: EntityID) -> Bool { areAbstract[id.index] && !hasConcreteKinds(id) }
}
