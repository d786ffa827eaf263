import DataModel
public import ModelAnalysis

/// Says what deletions do, as trees.
public struct DeletionTreeNarrator: Sendable {
    /// How far down a tree is shown; what lies below is counted.
    public static let depth = 12

    private let facts: ModelFacts
    private let nouns: Nouns
    private let kinds: DestinationKinds

    /// Makes a narrator for the deletions of a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
        kinds = DestinationKinds(facts: facts, nouns: nouns)
    }

    /// What deleting one object of exactly an entity does.
    ///
    /// - Parameters:
    ///   - deletion: what was computed of it.
    ///   - entity: the entity.
    /// - Returns: The tree. Of an abstract entity there are no such objects, and the tree says so.
    public func tree(of deletion: DeletionFacts, from entity: EntityID) -> DeletionTree {
        let noun = nouns[entity]
        let title = TreeWording.title(noun)
        if facts[entity].entity.isAbstract {
            let names = facts.resolved.concreteKinds(of: entity).map(facts.name(of:))
            let branches = [DeletionSentences.neverAlone(noun)] + (names.isEmpty ? [] : [TreeWording.kinds(names)])
            return DeletionTree(title: title, branches: branches.map(ending))
        }
        var builder = DeletionTreeBuilder(of: deletion, from: entity, facts: facts, nouns: nouns, kinds: kinds)
        var branches = builder.branches()
        if branches.isEmpty {
            branches.append(ending(TreeWording.nothing))
        } else if deletion.dangles.isEmpty, !branches.contains(where: { $0.kind == .unstated }) {
            branches.append(ending(TreeWording.nothingDangling))
        }
        return DeletionTree(title: title, branches: branches)
    }

    private func ending(_ text: Phrase) -> DeletionTree.Branch {
        DeletionTree.Branch(kind: .nothing, text: text, way: [], reason: "", isCertain: true, branches: [])
    }
}
