import DataModel
public import ModelAnalysis

extension RelationshipNarrator {
    /// One or two short sentences about a link, for the line that stands for it in a picture.
    ///
    /// The first says how many; the second what a delete rule other than Nullify does, at this end or else at the other,
    /// and without one how many there are at the other end.
    public func lineSummary(of id: RelationshipID) -> Phrase {
        let ends = ends(of: id, for: nil)
        let first = shortCardinality(of: ends.near, isWayBack: false)
        return second(of: ends).map { "\(first) \($0)" } ?? first
    }

    private func second(of ends: LinkEnds) -> Phrase? {
        let near = ends.near
        if ends.facts.destination == nil {
            return ends.facts.relationship.destination.map(MeaningWording.unknownDestination)
                ?? MeaningWording.noDestination(near)
        }
        if ends.isNeverFilled { return MeaningWording.noConcreteKinds(near) }
        if ends.facts.inverseStatus == .broken { return brokenInverse(of: ends.facts) }
        if ends.facts.relationship.isTransient { return MeaningWording.transient }
        if let rule = ruleSentence(near, isThere: false) { return rule }
        guard ends.facts.inverseStatus != .itself else { return MeaningWording.mutual(near) }
        guard let far = ends.far else { return LineWording.noWayBack(near) }
        return ruleSentence(far, isThere: true)
            ?? shortCardinality(of: far, isWayBack: true)
    }

    private func ruleSentence(_ side: LinkSide, isThere: Bool) -> Phrase? {
        switch side.rule {
        case .deny: isThere ? LineWording.deniedThere(side) : LineWording.denied(side)
        case .cascade: LineWording.cascaded(side)
        case .noAction: LineWording.notTouched(side)
        case .nullify, nil: nil
        }
    }

    private func shortCardinality(of side: LinkSide, isWayBack: Bool) -> Phrase {
        let role: Phrase =
            if side.isReflexive {
                " as \(code: side.name)"
            } else {
                side.destination.isSaid(by: side.name, inPlural: side.isToMany) ? "" : " (\(code: side.name))"
            }
        return CardinalityWording.sentence(
            side.cardinality, isToMany: side.isToMany,
            CardinalityWording.Ends(
                source: side.source, one: "\(side.destination)", many: "\(side.destination.plural)", role: role,
                isWayBack: isWayBack, isShort: true))
    }
}
