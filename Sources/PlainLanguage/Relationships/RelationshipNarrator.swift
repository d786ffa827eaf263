import DataModel
public import ModelAnalysis

/// Says in English what relationships mean and what deletion does along them.
public struct RelationshipNarrator: Sendable {
    let facts: ModelFacts
    let nouns: Nouns
    let kinds: DestinationKinds
    let parallels: ParallelRelationships
    /// What deletions do, for others who need it too.
    public let deletions: DeletionAnalysis

    /// Makes a narrator for the relationships of a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
        kinds = DestinationKinds(facts: facts, nouns: nouns)
        parallels = ParallelRelationships(facts: facts)
        deletions = DeletionAnalysis(of: facts)
    }

    /// A relationship in at most six sentences.
    ///
    /// - Parameters:
    ///   - id: The relationship.
    ///   - source: The entity it is explained for: the one that declares it, or one that inherits it.
    /// - Returns: The sentences in reading order.
    public func explanation(of id: RelationshipID, for source: EntityID) -> RelationshipExplanation {
        let ends = ends(of: id, for: source)
        return RelationshipExplanation(
            meaning: meaning(of: ends, for: source), deletion: deletion(of: ends, for: source))
    }

    /// How many objects one end of a link holds, for a cell of a table: "any number", "exactly one", "0 to 999".
    public func howMany(_ cardinality: Cardinality) -> Phrase { CellWording.howMany(cardinality) }

    /// How many objects are reached along several relationships, in the same words.
    public func howMany(_ reach: Reach) -> Phrase {
        CellWording.howMany(
            Cardinality(
                minimum: reach.minimum, maximum: reach.maximum, minimumIfAny: max(1, reach.minimum ?? 1)))
    }

    /// What the delete rule of a relationship does, for a cell of a table: "deleted too (cascade)".
    public func whenDeleted(of id: RelationshipID) -> Phrase {
        let relationship = facts[id].relationship
        return CellWording.whenDeleted(
            relationship.deleteRule, isToMany: relationship.isEffectivelyToMany, isTransient: relationship.isTransient)
    }

    private func meaning(of ends: LinkEnds, for source: EntityID) -> [Sentence] {
        let side = ends.near
        let relationship = ends.facts.relationship
        var result: [Sentence] = []
        result.reserveCapacity(4)
        result.append(Sentence(.cardinality, cardinality(of: ends)))
        addWayBack(of: ends, to: &result)
        if ends.facts.destination == nil {
            let gap =
                relationship.destination.map(MeaningWording.unknownDestination) ?? MeaningWording.noDestination(side)
            result.append(Sentence(.impossible, gap))
        } else if ends.isNeverFilled {
            result.append(Sentence(.impossible, MeaningWording.noConcreteKinds(side)))
        }
        if relationship.isOrdered, side.isToMany { result.append(Sentence(.order, MeaningWording.ordered(side))) }
        if relationship.isTransient { result.append(Sentence(.transient, MeaningWording.transient)) }
        if ends.facts.owner != source {
            result.append(Sentence(.inherited, MeaningWording.inherited(from: facts.name(of: ends.facts.owner))))
        }
        if ends.parallels.count > 0 {
            let others = MeaningWording.parallel(to: ends.parallels.names, count: ends.parallels.count, side)
            result.append(Sentence(.parallel, others))
        }
        return result
    }

    private func cardinality(of ends: LinkEnds) -> Phrase {
        let side = ends.near
        let words = ends.facts.destination.flatMap { kinds[$0] }
        let role: Phrase
        if side.isReflexive {
            role = " as \(code: side.name)"
        } else if side.destination.isSaid(by: side.name, inPlural: side.isToMany) {
            role = ""
        } else {
            role = words == nil ? " (\(code: side.name))" : " as \(code: side.name)"
        }
        return CardinalityWording.sentence(
            side.cardinality, isToMany: side.isToMany,
            CardinalityWording.Ends(
                source: side.source, one: words?.singular ?? "\(side.destination)",
                many: words?.plural ?? "\(side.destination.plural)", role: role))
    }

    private func addWayBack(of ends: LinkEnds, to result: inout [Sentence]) {
        let side = ends.near
        switch ends.facts.inverseStatus {
        case .itself: result.append(Sentence(.wayBack, MeaningWording.mutual(side)))
        case .missing:
            if ends.facts.destination == nil { return }
            let cost = side.isToMany ? MeaningWording.noWayBackToMany(side) : MeaningWording.noWayBackToOne(side)
            result.append(Sentence(.wayBack, cost))
        case .broken: result.append(Sentence(.wayBack, brokenInverse(of: ends.facts)))
        case .declared, .inferred:
            guard let far = ends.far, let back = side.back else { return }
            let sentence = CardinalityWording.sentence(
                far.cardinality, isToMany: far.isToMany,
                CardinalityWording.Ends(
                    source: far.source, one: "\(far.destination)", many: "\(far.destination.plural)",
                    role: far.isReflexive ? " as \(code: far.name)" : " (\(code: far.name))", isWayBack: true))
            result.append(Sentence(.wayBack, sentence))
            if side.isReflexive { result.append(Sentence(.twoEnds, MeaningWording.twoEnds(side, back: back))) }
        }
    }

    func brokenInverse(of relationship: RelationshipFacts) -> Phrase {
        let reference = relationship.relationship.inverse
        let entity = reference?.entity ?? relationship.relationship.destination ?? ""
        let name = entity + "." + (reference?.name ?? "")
        return relationship.inverse == nil
            ? MeaningWording.inverseAbsent(name) : MeaningWording.inverseElsewhere(name)
    }
}
