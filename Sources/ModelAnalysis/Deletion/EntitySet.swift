/// A set of a model's entities, for comparing many at once.
struct EntitySet: Sendable {
    // As many as the largest member needs.
    private var words: [UInt64] = []

    mutating func insert(_ entity: EntityID) {
        let index = entity.index / 64
        while words.count <= index { words.append(0) }
        words[index] |= 1 << UInt64(entity.index % 64)
    }

    func isSubset(of other: EntitySet) -> Bool {
        for index in words.indices {
            let others = index < other.words.count ? other.words[index] : 0
            if words[index] & ~others != 0 { return false }
        }
        return true
    }
}
