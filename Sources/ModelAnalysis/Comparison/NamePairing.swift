/// Which things of two lists are the same to Core Data: it pairs them by renaming identifier, which is the name where none is
/// set. Source: Apple's documentation of `renamingIdentifier`.
struct NamePairing {
    /// What is known of a thing.
    struct Item {
        let name: String
        /// The renaming identifier, where one is set.
        let identifier: String?

        /// What Core Data pairs it by.
        var identity: String { identifier ?? name }
    }

    /// Two indices of things that are the same.
    struct Pair {
        let old: Int
        let new: Int
        /// Whether names say so, though the identifiers, by which Core Data pairs, are not the same.
        let isByNameOnly: Bool
    }

    /// The pairs in the order of the new list.
    private(set) var pairs: [Pair] = []
    /// The indices of what is only in the old list.
    private(set) var removed: [Int] = []
    /// The indices of what is only in the new list.
    private(set) var added: [Int] = []

    /// Pairs two lists. Of several candidates the one of the same name goes first, then the order of the lists decides.
    init(old: [Item], new: [Item]) {
        // Mostly nothing has changed, and the first pass below would find just this.
        if old.elementsEqual(new, by: { $0.name == $1.name && $0.identifier == $1.identifier }) {
            pairs = old.indices.map { Pair(old: $0, new: $0, isByNameOnly: false) }
            return
        }
        var partners = [Int?](repeating: nil, count: new.count)
        var isByName = [Bool](repeating: false, count: new.count)
        var isTaken = [Bool](repeating: false, count: old.count)
        func pass<Key: Hashable>(_ oldKey: (Item) -> Key?, _ newKey: (Item) -> Key?, isByNameOnly: Bool = false) {
            var waiting: [Key: [Int]] = [:]
            for index in old.indices.reversed() where !isTaken[index] {
                if let key = oldKey(old[index]) { waiting[key, default: []].append(index) }
            }
            if waiting.isEmpty { return }
            for index in new.indices where partners[index] == nil {
                guard let key = newKey(new[index]), let partner = waiting[key]?.popLast() else { continue }
                partners[index] = partner
                isByName[index] = isByNameOnly
                isTaken[partner] = true
            }
        }
        pass({ [$0.identity, $0.name] }, { [$0.identity, $0.name] })
        pass(\.identity, \.identity)
        // A second renaming may name the first new name instead of the identifier that the first one has set, which is meant to be
        // the same, though it is not for Core Data.
        pass(\.name, \.identifier, isByNameOnly: true)
        pass(\.name, \.name, isByNameOnly: true)
        for index in new.indices {
            if let partner = partners[index] {
                pairs.append(Pair(old: partner, new: index, isByNameOnly: isByName[index]))
            } else {
                added.append(index)
            }
        }
        removed = old.indices.filter { !isTaken[$0] }
    }
}
