/// A set of a model's entities, for comparing many at once.
struct EntitySet: Sendable {
    private var words: [UInt64]

    /// Makes an empty set for a model of so many entities.
    init(count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    mutating func insert(_ entity: EntityID) {
        words[entity.index / 64] |= 1 << UInt64(entity.index % 64)
    }

    func isSubset(of other: EntitySet) -> Bool {
        for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
        return true
    }
}
