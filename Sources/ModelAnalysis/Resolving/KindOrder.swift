/// The places of entities on a walk down the trees of kinds, so that "is a kind of" is answered at once, however deep a
/// tree is.
struct KindOrder: Sendable {
    /// For each entity its place on the walk.
    private var entered: [Int]
    /// For each entity the place behind the last of its kinds.
    private var left: [Int]
    /// For each entity the one at the top of its tree.
    private var top: [Int]

    /// Walks down from the entities that have no parent.
    init(of entities: [ResolvedEntity]) {
        entered = [Int](repeating: 0, count: entities.count)
        left = entered
        top = entered
        var clock = 0
        var pending: [(index: Int, isLeft: Bool)] = []
        for root in entities.indices where entities[root].parent == nil {
            pending.append((root, false))
            while let (index, isLeft) = pending.popLast() {
                if isLeft {
                    left[index] = clock
                    continue
                }
                entered[index] = clock
                top[index] = root
                clock += 1
                pending.append((index, true))
                for child in entities[index].children.reversed() { pending.append((child.index, false)) }
            }
        }
    }

    /// Whether `id` is `other` or a kind of it.
    func isKind(_ id: EntityID, of other: EntityID) -> Bool {
        entered[other.index] <= entered[id.index] && entered[id.index] < left[other.index]
    }

    /// The place of an entity on the walk: an entity comes before its kinds.
    func place(of id: EntityID) -> Int { entered[id.index] }

    /// A number for the tree that an entity belongs to.
    func tree(of id: EntityID) -> Int { top[id.index] }
}
