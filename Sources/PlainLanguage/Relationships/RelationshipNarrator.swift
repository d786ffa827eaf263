import DataModel
public import ModelAnalysis

/// Says in English what relationships mean and what deletion does along them.
public struct RelationshipNarrator: Sendable {
    let facts: ModelFacts
    let nouns: Nouns
    let kinds: DestinationKinds
    let parallels: ParallelRelationships

    /// Makes a narrator for the relationships of a model.
    public init(facts: ModelFacts, nouns: Nouns) {
        self.facts = facts
        self.nouns = nouns
        kinds = DestinationKinds(facts: facts, nouns: nouns)
        parallels = ParallelRelationships(facts: facts)
    }

    /// A relationship in at most six sentences.
    ///
    /// - Parameters:
    ///   - id: The relationship.
    ///   - source: The entity it is explained for: the one that declares it, or one that inherits it.
    /// - Returns: The sentences in reading order.
    public func explanation(of id: RelationshipID, for source: EntityID) -> RelationshipExplanation {
        let ends = ends(of: facts[id], for: source)
        return RelationshipExplanation(meaning: meaning(of: ends, for: source), deletion: deletion(of: ends))
    }

    /// How many objects one end of a link holds, for a cell of a table: "any number", "exactly one", "0 to 999".
    public func howMany(_ cardinality: Cardinality) -> Phrase { CellWording.howMany(cardinality) }

    /// What the delete rule of a relationship does, for a cell of a table: "deleted too (cascade)".
    public func whenDeleted(of id: RelationshipID) -> Phrase {
        let relationship = facts[id].relationship
        return CellWording.whenDeleted(
            relationship.deleteRule, isToMany: relationship.isEffectivelyToMany, isTransient: relationship.isTransient)
    }

    private func meaning(of ends: LinkEnds, for source: EntityID) -> [Sentence] {
        let side = ends.near
        let relationship = ends.facts.relationship
        let otherLinks = parallels.links(besides: ends.facts, of: source)
        var result = [Sentence(.cardinality, cardinality(of: ends))]
        result += wayBack(of: ends)
        if ends.facts.destination == nil {
            result.append(
                Sentence(
                    .impossible,
                    relationship.destination.map(MeaningWording.unknownDestination)
                        ?? MeaningWording.noDestination(side)))
        } else if ends.isNeverFilled {
            result.append(Sentence(.impossible, MeaningWording.noConcreteKinds(side)))
        }
        if relationship.isOrdered, side.isToMany { result.append(Sentence(.order, MeaningWording.ordered(side))) }
        if relationship.isTransient { result.append(Sentence(.transient, MeaningWording.transient)) }
        if ends.facts.owner != source {
            result.append(Sentence(.inherited, MeaningWording.inherited(from: facts.name(of: ends.facts.owner))))
        }
        if otherLinks.count > 0 {
            result.append(
                Sentence(
                    .parallel,
                    MeaningWording.parallel(to: otherLinks.names, count: otherLinks.count, side)))
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

    private func wayBack(of ends: LinkEnds) -> [Sentence] {
        let side = ends.near
        switch ends.facts.inverseStatus {
        case .itself: return [Sentence(.wayBack, MeaningWording.mutual(side))]
        case .missing:
            if ends.facts.destination == nil { return [] }
            return [
                Sentence(
                    .wayBack,
                    side.isToMany ? MeaningWording.noWayBackToMany(side) : MeaningWording.noWayBackToOne(side))
            ]
        case .broken: return [Sentence(.wayBack, brokenInverse(of: ends.facts))]
        case .declared, .inferred:
            guard let far = ends.far, let back = side.back else { return [] }
            let sentence = CardinalityWording.sentence(
                far.cardinality, isToMany: far.isToMany,
                CardinalityWording.Ends(
                    source: far.source, one: "\(far.destination)", many: "\(far.destination.plural)",
                    role: far.isReflexive ? " as \(code: far.name)" : " (\(code: far.name))", isWayBack: true))
            guard side.isReflexive else { return [Sentence(.wayBack, sentence)] }
            return [Sentence(.wayBack, sentence), Sentence(.twoEnds, MeaningWording.twoEnds(side, back: back))]
        }
    }

    func brokenInverse(of relationship: RelationshipFacts) -> Phrase {
        let reference = relationship.relationship.inverse
        let entity = reference?.entity ?? relationship.relationship.destination ?? ""
        let name = entity + "." + (reference?.name ?? "")
        return relationship.inverse == nil
            ? MeaningWording.inverseAbsent(name) : MeaningWording.inverseElsewhere(name)
    }

    private func deletion(of ends: LinkEnds) -> [Sentence] {
        if ends.isNeverFilled { return [] }
        if ends.facts.relationship.isTransient { return [Sentence(.rule, DeletionWording.transient(ends.near))] }
        var result = deletion(at: ends.near, rule: .rule, hazard: .hazard, refusal: .refusal, sameSave: .sameSave)
        if let far = ends.far {
            if ends.facts.inverseStatus != .itself, !far.isTransient {
                result += deletion(
                    at: far, rule: .otherRule, hazard: .otherHazard, refusal: .otherRefusal, sameSave: .otherSameSave)
            }
        } else if ends.facts.inverseStatus == .missing, ends.facts.destination != nil {
            result.append(
                Sentence(
                    .otherRule,
                    ends.near.isToMany
                        ? DeletionWording.unnoticedToMany(ends.near) : DeletionWording.unnoticedToOne(ends.near)))
        }
        return result
    }

    private func deletion(
        at side: LinkSide, rule: Sentence.Importance, hazard: Sentence.Importance, refusal: Sentence.Importance,
        sameSave: Sentence.Importance
    ) -> [Sentence] {
        switch side.rule {
        case nil: return [Sentence(rule, DeletionWording.unstated(side))]
        case .nullify:
            let danger = DeletionWording.nullifyHazard(side).map { Sentence(hazard, $0) }
            return [Sentence(rule, DeletionWording.nullify(side))] + [danger].compactMap(\.self)
        case .cascade: return [Sentence(rule, DeletionWording.cascade(side))]
        case .deny:
            let together = DeletionWording.sameSave(side).map { Sentence(sameSave, $0) }
            return [
                Sentence(rule, DeletionWording.deny(side)), Sentence(refusal, DeletionWording.refusal(side)),
            ] + [together].compactMap(\.self)
        case .noAction:
            let danger = DeletionWording.noActionHazard(side).map { Sentence(hazard, $0) }
            return [Sentence(rule, DeletionWording.noAction(side))] + [danger].compactMap(\.self)
        }
    }
}
