import DataModel

/// What objects that exist get through their hierarchy: properties of a parent that is new to their entity, or that moved up from
/// another kind. To them these are like any new property. Source: Apple's page on lightweight migration, which wants a new
/// attribute to be optional or to have a default.
struct Inheritance {
    let old: ModelFacts
    let new: ModelFacts
    let entities: EntityPairs
    let properties: PropertyPairs

    /// What it means that an entity gets another parent.
    ///
    /// - Parameters:
    ///   - before: the entity in the old model.
    ///   - after: the same in the new one.
    /// - Returns: the gravest judgement; nil where nothing new is inherited, or there are no objects.
    func gain(_ before: EntityID, _ after: EntityID) -> Judgement? {
        if old.resolved.concreteKinds(of: before).isEmpty { return nil }
        let gained = new.resolved.ancestors(of: after).flatMap { PropertyRef.own(of: $0, in: new).joined() }
            .filter { property in property.isStored && !wasHad(property, by: before) }
        return gained.map(Self.judgement).max { $1.isGraver(than: $0) }
    }

    /// What it means for those who did not have a property that it moved to their parent.
    ///
    /// - Parameter property: the property where it is now.
    /// - Returns: the judgement; nil where all who have it now had it before.
    func gain(of property: PropertyRef) -> Judgement? {
        guard property.isStored else { return nil }
        let newcomers = new.resolved.concreteKinds(of: property.owner).contains { kind in
            entities.old(kind).map { !old[$0].entity.isAbstract && !wasHad(property, by: $0) } ?? false
        }
        return newcomers ? Self.judgement(property) : nil
    }

    /// Whether the objects of an entity of the old model had what a property of the new one is now.
    private func wasHad(_ property: PropertyRef, by before: EntityID) -> Bool {
        properties.pairs.contains { pair in
            pair.new.owner == property.owner && pair.new.kind == property.kind && pair.new.name == property.name
                && old.resolved.isKind(before, of: pair.old.owner)
        }
    }

    private static func judgement(_ property: PropertyRef) -> Judgement {
        switch property.content {
        case .attribute(let attribute): AttributeJudge.added(attribute)
        case .relationship(let facts): RelationshipJudge.added(facts)
        case .fetchedProperty: Judgement(.inferred)
        }
    }
}
