/// Finds what entities declare by its name, up and down the trees of kinds, however deep these are.
struct NameIndex<Item: Sendable>: Sendable {
    /// A name in one entity, or in a tree of kinds.
    private struct Key: Hashable {
        let place: Int
        let name: String
    }

    private let kinds: KindOrder
    private var byEntity: [Key: [Item]] = [:]
    private var ownersByTree: [Key: [EntityID]] = [:]

    /// An index of nothing.
    init(kinds: KindOrder) {
        self.kinds = kinds
    }

    /// Adds what an entity declares.
    mutating func add(_ item: Item, named name: String, of owner: EntityID) {
        func isFirst(in items: inout [Item]) -> Bool {
            items.append(item)
            return items.count == 1
        }
        if isFirst(in: &byEntity[Key(place: owner.index, name: name), default: []]) {
            ownersByTree[Key(place: kinds.tree(of: owner), name: name), default: []].append(owner)
        }
    }

    /// What an entity declares itself under a name, in the order in which it was added.
    func items(named name: String, of owner: EntityID) -> [Item] {
        byEntity[Key(place: owner.index, name: name)] ?? []
    }

    /// The entity that declares a name for another: that one itself, else the nearest that it is a kind of, else, where
    /// that is asked for, the first of its kinds.
    func owner(of name: String, for entity: EntityID, orBelow: Bool) -> EntityID? {
        if byEntity[Key(place: entity.index, name: name)] != nil { return entity }
        var above: EntityID?
        var below: EntityID?
        for owner in ownersByTree[Key(place: kinds.tree(of: entity), name: name)] ?? [] {
            if kinds.isKind(entity, of: owner) {
                if above.map({ kinds.place(of: $0) < kinds.place(of: owner) }) ?? true { above = owner }
            } else if orBelow, kinds.isKind(owner, of: entity) {
                if below.map({ kinds.place(of: owner) < kinds.place(of: $0) }) ?? true { below = owner }
            }
        }
        return above ?? below
    }
}
