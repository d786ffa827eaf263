import DataModel

/// Which entities of two models are the same.
struct EntityPairs {
    let pairing: NamePairing
    private let toNew: [EntityID?]
    private let toOld: [EntityID?]
    private let names: [String: String]

    init(old: ResolvedModel, new: ResolvedModel) {
        pairing = NamePairing(old: old.entities.map(Self.item), new: new.entities.map(Self.item))
        var toNew = [EntityID?](repeating: nil, count: old.entities.count)
        var toOld = [EntityID?](repeating: nil, count: new.entities.count)
        var names: [String: String] = [:]
        for pair in pairing.pairs {
            toNew[pair.old] = EntityID(index: pair.new)
            toOld[pair.new] = EntityID(index: pair.old)
            let (before, after) = (old.entities[pair.old].entity.name, new.entities[pair.new].entity.name)
            if before != after { names[before] = after }
        }
        self.toNew = toNew
        self.toOld = toOld
        self.names = names
    }

    private static func item(_ entity: ResolvedEntity) -> NamePairing.Item {
        NamePairing.Item(entity.entity)
    }

    /// The entity of the new model that an old one is; nil for one that is gone.
    func new(_ id: EntityID) -> EntityID? { toNew[id.index] }

    /// The entity of the old model that a new one was; nil for one that was not there.
    func old(_ id: EntityID) -> EntityID? { toOld[id.index] }

    /// What an entity of that name is called in the new model.
    func newName(_ name: String) -> String { names[name] ?? name }

    func newName(_ name: String?) -> String? { name.map { newName($0) } }
}
