import DataModel

extension ChangeCollector {
    /// Composites, fetch requests and configurations.
    mutating func collectRest() {
        let (before, after) = (old.resolved.model, new.resolved.model)
        compareNamed(
            before.composites, after.composites, name: \.name, oldPart: { ModelPart($0) }, newPart: { ModelPart($0) }
        ) { composite, _ in FieldValues(composite) }
        let composites = Dictionary(after.composites.map { ($0.name, $0) }) { first, _ in first }
        for composite in before.composites {
            if let other = composites[composite.name] { compareAttributes(of: composite, other) }
        }
        compareNamed(
            before.fetchRequests, after.fetchRequests, name: \.name, oldPart: { ModelPart($0) },
            newPart: { ModelPart($0) }
        ) { [entities] request, isOld in
            FieldValues(request, entity: isOld ? entities.newName(request.entity) : request.entity)
        }
        compareNamed(
            before.configurations, after.configurations, name: \.name, oldPart: { ModelPart($0) },
            newPart: { ModelPart($0) }
        ) { configuration, _ in FieldValues(configuration) }
        let configurations = Dictionary(after.configurations.map { ($0.name, $0) }) { first, _ in first }
        for configuration in before.configurations {
            if let other = configurations[configuration.name] { compareMembers(of: configuration, other) }
        }
    }

    /// The attributes of a composite. What they mean for stores is not documented.
    private mutating func compareAttributes(of before: Composite, _ after: Composite) {
        let pairing = NamePairing(
            old: before.attributes.map(NamePairing.Item.init), new: after.attributes.map(NamePairing.Item.init))
        for pair in pairing.pairs {
            let (one, other) = (before.attributes[pair.old], after.attributes[pair.new])
            let (old, new) = (ModelPart(one, of: before), ModelPart(other, of: after))
            if one.name != other.name {
                changes.append(
                    ModelChange(
                        .renamed, old: old, new: new, values: (one.name, other.name), Self.undocumented))
            }
            compare(FieldValues(one), FieldValues(other), old, new) { field, _ in
                let judgement = AttributeJudge.changed(field, from: one, to: other)
                return judgement.hash == .none ? .unseen : Self.undocumented
            }
        }
        for index in pairing.added {
            let part = ModelPart(after.attributes[index], of: after)
            changes.append(ModelChange(.added, new: part, Self.undocumented))
        }
        for index in pairing.removed {
            let part = ModelPart(before.attributes[index], of: before)
            changes.append(ModelChange(.removed, old: part, Self.undocumented))
        }
    }

    private static let undocumented = Judgement(.check, .undocumented, hash: .disputed)

    /// Which entities a configuration has: an old entity that comes or goes may have its objects in another store.
    private mutating func compareMembers(of before: Configuration, _ after: Configuration) {
        let members = Set(before.entities.map { entities.newName($0) })
        let (old, new) = (ModelPart(before), ModelPart(after))
        for name in after.entities where !members.contains(name) {
            let isOld = self.new.resolved.entity(named: name).flatMap { entities.old($0) } != nil
            changes.append(
                ModelChange(
                    .changed(.members), old: old, new: new, values: (nil, name),
                    isOld ? Judgement(.check, .otherStore, hash: .none) : .unseen))
        }
        let left = Set(after.entities)
        for name in before.entities where !left.contains(entities.newName(name)) {
            let isKept = self.old.resolved.entity(named: name).flatMap { entities.new($0) } != nil
            changes.append(
                ModelChange(
                    .changed(.members), old: old, new: new, values: (name, nil),
                    isKept ? Judgement(.check, .otherStore, hash: .none) : .unseen))
        }
    }

    // MARK: Steps

    /// Tells each field that differs.
    mutating func compare(
        _ old: FieldValues, _ new: FieldValues, _ oldPart: ModelPart, _ newPart: ModelPart, isByNameOnly: Bool = false,
        judge: (ChangedField, (old: String?, new: String?)) -> Judgement
    ) {
        for (value, before, after) in FieldValues.differences(old, new) {
            var judgement = judge(value.field, (before, after))
            if value.field == .renamingIdentifier, isByNameOnly {
                judgement = Judgement(.check, .identifiersDiffer, hash: .none)
            }
            changes.append(
                ModelChange(
                    .changed(value.field), old: oldPart, new: newPart, values: (before, after),
                    key: value.field == .userInfo ? value.key : nil, judgement))
        }
    }

    /// Tells what came and went among named things that stores know nothing of, and each field that differs.
    mutating func compareNamed<Item>(
        _ old: [Item], _ new: [Item], name: (Item) -> String, oldPart: (Item) -> ModelPart,
        newPart: (Item) -> ModelPart,
        values: (Item, _ isOld: Bool) -> FieldValues
    ) {
        if old.isEmpty, new.isEmpty { return }
        let pairing = NamePairing(
            old: old.map { NamePairing.Item(name: name($0), identifier: nil) },
            new: new.map { NamePairing.Item(name: name($0), identifier: nil) })
        for pair in pairing.pairs {
            let (before, after) = (old[pair.old], new[pair.new])
            compare(values(before, true), values(after, false), oldPart(before), newPart(after)) { _, _ in .unseen }
        }
        for index in pairing.added { changes.append(ModelChange(.added, new: newPart(new[index]), .unseen)) }
        for index in pairing.removed { changes.append(ModelChange(.removed, old: oldPart(old[index]), .unseen)) }
    }
}
