import DataModel

/// Collects the differences between two models, entity by entity.
struct ChangeCollector {
    let old: ModelFacts
    let new: ModelFacts
    let entities: EntityPairs
    private let properties: PropertyPairs
    private let names: NameTranslation
    private let partners: PartnerWatch
    var changes: [ModelChange] = []

    init(old: ModelFacts, new: ModelFacts, entities: EntityPairs, properties: PropertyPairs) {
        self.old = old
        self.new = new
        self.entities = entities
        self.properties = properties
        var names = NameTranslation(entities: entities)
        for pair in properties.pairs {
            names.add(
                pair.old.name, of: old.name(of: pair.old.owner), is: pair.new.name,
                movedTo: pair.isMove ? new.name(of: pair.new.owner) : nil)
        }
        self.names = names
        partners = PartnerWatch(removed: properties.removed)
    }

    mutating func collect() {
        let isSavedByXcode =
            old.resolved.model.lastSavedToolsVersion != nil && new.resolved.model.lastSavedToolsVersion != nil
        compare(
            FieldValues(old.resolved.model, withTools: isSavedByXcode),
            FieldValues(new.resolved.model, withTools: isSavedByXcode),
            ModelPart(old.resolved.model), ModelPart(new.resolved.model)
        ) { _, _ in .unseen }
        collectEntities()
        collectRest()
    }

    /// The changes, with what only holds of a change that stands alone taken back where others need a new version anyway.
    var settledChanges: [ModelChange] {
        guard changes.contains(where: { $0.hash == .changes }) else { return changes }
        return changes.map { change in
            guard change.reason == .deleteRuleAlone else { return change }
            var settled = change
            (settled.verdict, settled.reason) = (.none, nil)
            return settled
        }
    }

    // MARK: Entities

    private mutating func collectEntities() {
        let pairs = Dictionary(
            uniqueKeysWithValues: entities.pairing.pairs.map { ($0.new, $0) })
        let byOwner = Dictionary(grouping: properties.pairs) { $0.new.owner }
        let added = Dictionary(grouping: properties.added) { $0.owner }
        let removed = Dictionary(grouping: properties.removed) { entities.new($0.owner)?.index ?? -1 }
        for entity in new.resolved.entities {
            if let pair = pairs[entity.id.index] {
                compare(old.resolved.entities[pair.old], entity, isByNameOnly: pair.isByNameOnly)
            } else {
                changes.append(ModelChange(.added, new: ModelPart(entity), Judgement(.inferred)))
            }
            for pair in byOwner[entity.id] ?? [] { compare(pair) }
            for property in added[entity.id] ?? [] {
                changes.append(ModelChange(.added, new: property.part(in: new.resolved), judgement(added: property)))
            }
            for property in removed[entity.id.index] ?? [] {
                changes.append(
                    ModelChange(.removed, old: property.part(in: old.resolved), judgement(removed: property)))
            }
        }
        let judge = EntityJudge(old: old.resolved, new: new.resolved, entities: entities)
        for index in entities.pairing.removed {
            let entity = old.resolved.entities[index]
            changes.append(ModelChange(.removed, old: ModelPart(entity), judge.removed(entity)))
        }
    }

    private mutating func compare(_ before: ResolvedEntity, _ after: ResolvedEntity, isByNameOnly: Bool) {
        let (old, new) = (ModelPart(before), ModelPart(after))
        rename(old, new)
        let judge = EntityJudge(old: self.old.resolved, new: self.new.resolved, entities: entities)
        let departure = Departure(old: self.old, new: self.new, entities: entities)
        let inheritance = inheritance
        if !Self.areHeadsEqual(before.entity, after.entity) {
            let model = self.old.resolved
            let values = FieldValues(before.entity, parent: entities.newName(before.entity.parent)) { name in
                names.property(name, of: before.id, in: model)
            }
            compare(
                values, FieldValues(after.entity, parent: after.entity.parent) { $0 }, old, new,
                isByNameOnly: isByNameOnly
            ) { field, values in
                let judgement = judge.changed(field, of: after.id, values: values)
                if field != .parent { return judgement }
                let others = [departure.loss(before.id, after.id), inheritance.gain(before.id, after.id)]
                return others.compactMap(\.self).reduce(judgement) { $1.isGraver(than: $0) ? $1 : $0 }
            }
        }
        compareIndexes(before, after)
    }

    /// Whether two entities say the same of themselves, properties and names of properties aside.
    private static func areHeadsEqual(_ old: Entity, _ new: Entity) -> Bool {
        old.parent == new.parent && old.isAbstract == new.isAbstract && old.className == new.className
            && old.codeGeneration == new.codeGeneration && old.uniquenessConstraints == new.uniquenessConstraints
            && old.compoundIndexes == new.compoundIndexes && old.renamingIdentifier == new.renamingIdentifier
            && old.versionHashModifier == new.versionHashModifier
            && old.spotlightDisplayName == new.spotlightDisplayName && old.group == new.group
            && old.documentation == new.documentation && old.rules == new.rules && old.notes == new.notes
            && old.userInfo == new.userInfo && old.standing == new.standing && old.parent == nil
            && old.uniquenessConstraints.isEmpty && old.compoundIndexes.isEmpty
    }

    private mutating func compareIndexes(_ before: ResolvedEntity, _ after: ResolvedEntity) {
        if before.entity.indexes.isEmpty, after.entity.indexes.isEmpty { return }
        let (model, names) = (old.resolved, names)
        compareNamed(
            before.entity.indexes, after.entity.indexes, name: \.name,
            oldPart: { ModelPart($0, of: before) }, newPart: { ModelPart($0, of: after) }
        ) { index, isOld in
            FieldValues(index) { isOld ? names.property($0, of: before.id, in: model) : $0 }
        }
    }

    // MARK: Properties

    private mutating func compare(_ pair: PropertyPairs.Pair) {
        switch (pair.old.content, pair.new.content) {
        case (.attribute(let before), .attribute(let after)):
            if !pair.isMove {
                var (left, right) = (before, after)
                (left.range, right.range) = (nil, nil)
                if left == right { return }
            }
            let (old, new) = heads(of: pair)
            compare(FieldValues(before), FieldValues(after), old, new, isByNameOnly: pair.isByNameOnly) { field, _ in
                AttributeJudge.changed(field, from: before, to: after)
            }
        case (.relationship(let before), .relationship(let after)):
            if !pair.isMove, !names.hasRenamedProperties {
                var (left, right) = (before.relationship, after.relationship)
                (left.range, right.range) = (nil, nil)
                if left == right, left.destination == entities.newName(left.destination) { return }
            }
            let (old, new) = heads(of: pair)
            let judge = RelationshipJudge(old: self.old, new: self.new, entities: entities)
            compare(values(old: before), values(new: after), old, new, isByNameOnly: pair.isByNameOnly) { field, _ in
                judge.changed(field, from: before, to: after)
            }
        case (.fetchedProperty(let before), .fetchedProperty(let after)):
            let (old, new) = heads(of: pair)
            let values = FieldValues(before, entity: entities.newName(before.request.entity))
            compare(
                values, FieldValues(after, entity: after.request.entity), old, new, isByNameOnly: pair.isByNameOnly
            ) { field, _ in Self.judgement(ofFetched: field) }
        default: break
        }
    }

    /// The two parts, after telling that one was renamed or moved.
    private mutating func heads(of pair: PropertyPairs.Pair) -> (old: ModelPart, new: ModelPart) {
        let (before, after) = (pair.old.part(in: old.resolved), pair.new.part(in: new.resolved))
        rename(before, after)
        if pair.isMove { changes.append(ModelChange(.moved, old: before, new: after, judgement(ofMove: pair))) }
        return (before, after)
    }

    private mutating func rename(_ old: ModelPart, _ new: ModelPart) {
        if old.name == new.name { return }
        changes.append(
            ModelChange(.renamed, old: old, new: new, values: (old.name, new.name), Judgement(.inferred)))
    }

    private func values(old facts: RelationshipFacts) -> FieldValues {
        let relationship = facts.relationship
        let inverse = relationship.inverse.map { inverse in
            names.qualified(inverse.name, of: inverse.entity ?? relationship.destination, in: old.resolved)
        }
        return FieldValues(relationship, destination: entities.newName(relationship.destination), inverse: inverse)
    }

    private func values(new facts: RelationshipFacts) -> FieldValues {
        let relationship = facts.relationship
        let inverse = relationship.inverse.map { inverse in
            ([inverse.entity ?? relationship.destination].compactMap(\.self) + [inverse.name]).joined(separator: ".")
        }
        return FieldValues(relationship, destination: relationship.destination, inverse: inverse)
    }

    private func judgement(added property: PropertyRef) -> Judgement {
        if property.isStored, Departure(old: old, new: new, entities: entities).wasInherited(property) {
            return Judgement(.check, .ownNow)
        }
        return switch property.content {
        case .attribute(let attribute): AttributeJudge.added(attribute)
        case .relationship(let facts): RelationshipJudge.added(facts)
        case .fetchedProperty: Judgement(.inferred)
        }
    }

    private func judgement(removed property: PropertyRef) -> Judgement {
        switch property.content {
        case .attribute(let attribute): AttributeJudge.removed(attribute)
        case .relationship(let facts):
            RelationshipJudge.removed(facts, isPartnerKept: partners.isPartnerKept(of: facts))
        case .fetchedProperty: Judgement(.inferred)
        }
    }

    private var inheritance: Inheritance {
        Inheritance(old: old, new: new, entities: entities, properties: properties)
    }

    /// A property that moves down is lost to the kinds that do not get it; one that moves up is new to other kinds.
    private func judgement(ofMove pair: PropertyPairs.Pair) -> Judgement {
        let gain = inheritance.gain(of: pair.new) ?? Judgement(.inferred)
        let loss = loss(ofMove: pair)
        return gain.isGraver(than: loss) ? gain : loss
    }

    private func loss(ofMove pair: PropertyPairs.Pair) -> Judgement {
        guard let before = entities.new(pair.old.owner), pair.old.isStored else { return Judgement(.inferred) }
        let resolved = new.resolved
        let keepers = properties.pairs.filter {
            $0.isMove && $0.old.owner == pair.old.owner && $0.old.name == pair.old.name
        }.map(\.new.owner)
        let losers = resolved.concreteKinds(of: before).contains { kind in
            entities.old(kind) != nil && !keepers.contains { resolved.isKind(kind, of: $0) }
        }
        return losers ? Judgement(.dataLost, .otherKindsLose) : Judgement(.inferred)
    }

    private static func judgement(ofFetched field: ChangedField) -> Judgement {
        switch field {
        case .optional, .transient, .versionHashModifier: Judgement(.inferred)
        case .documentation, .notes, .userInfo, .renamingIdentifier: .unseen
        default: Judgement(.none, hash: .disputed)
        }
    }
}

/// Knows of pairs of relationships whether both are gone.
private struct PartnerWatch {
    private let removed: Set<RelationshipID>

    init(removed: [PropertyRef]) {
        self.removed = Set(
            removed.compactMap { property in
                guard case .relationship(let facts) = property.content else { return nil }
                return facts.id
            })
    }

    /// Whether the other side of a pair stays, and with it the links.
    func isPartnerKept(of facts: RelationshipFacts) -> Bool {
        guard let partner = facts.partner, partner != facts.id else { return false }
        return !removed.contains(partner)
    }
}
