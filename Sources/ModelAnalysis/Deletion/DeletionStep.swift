import DataModel

/// What the delete rule of one relationship does to the objects at its other end, worked out once for a model.
struct DeletionStep: Sendable {
    let relationship: RelationshipID
    let rule: DeleteRule
    /// The entities whose objects it can hold.
    let kinds: [EntityID]
    /// The other relationship of the pair.
    let partner: RelationshipID?
    /// Whether it holds one object only, so that it leads nowhere else where it leads back.
    let isToOne: Bool
    /// Whether there is always at least one object, and of which entity it is.
    let isCertain: Bool
    /// Why an object that stays may refuse the save when it loses one of the objects of its inverse.
    let reasonToRefuse: DeletionFacts.Refusal.Reason?
    /// Where the inverse is kept if it is left as it is.
    let reference: DeletionFacts.Dangling.How

    /// Works it out; nil where no rule is stated, or no object can be there.
    init?(of facts: RelationshipFacts, kinds: [EntityID], partner: RelationshipFacts?) {
        guard let rule = facts.relationship.deleteRule, !kinds.isEmpty else { return nil }
        self.rule = rule
        self.kinds = kinds
        self.partner = partner?.id
        relationship = facts.id
        isToOne = !facts.relationship.isEffectivelyToMany
        isCertain = (facts.cardinality.minimum ?? 0) > 0 && kinds.count == 1 && !facts.relationship.isTransient
        reasonToRefuse = partner.flatMap(Self.reasonToRefuse(without:))
        // The side that holds the link keeps it: a to-one, or both sides of a many-to-many.
        let isStored = partner.map { partner in
            (!partner.relationship.isEffectivelyToMany || facts.relationship.isEffectivelyToMany)
                && !partner.relationship.isTransient
        }
        reference = isStored == true ? .stored : .memory
    }

    private static func reasonToRefuse(without relationship: RelationshipFacts) -> DeletionFacts.Refusal.Reason? {
        let minimum = relationship.cardinality.minimum ?? 0
        if !relationship.relationship.isEffectivelyToMany { return minimum > 0 ? .requiredInverse : nil }
        return minimum > 0 || (relationship.cardinality.minimumIfAny ?? 0) > 1 ? .minimum : nil
    }

    /// Whether it leads to the object that brought its own object about along `via`, and to no other.
    func leadsBackOnly(from via: RelationshipID?) -> Bool { isToOne && via != nil && partner == via }
}
