/// Names with their values, in the order in which the names were first set.
///
/// Equality takes the order into account; rendering does not depend on it.
public struct MustacheObject: Sendable, ExpressibleByDictionaryLiteral {
    /// Up to this many entries, comparing one after the other is faster than hashing.
    private static let searchLimit = 24

    /// Names and values as they came: making an object costs next to nothing. Of two equal names the last one counts.
    private var entries: [(String, MustacheValue)]
    /// Where the entry that counts is, by name; empty as long as there are at most `searchLimit` entries.
    private var indexByName: [String: Int] = [:]

    /// Makes an object from names and values; of two equal names the last one counts.
    public init(_ entries: [(String, MustacheValue)] = []) {
        self.entries = entries
        if entries.count > Self.searchLimit { indexEntries() }
    }

    /// Makes an object from names and values; of two equal names the last one counts.
    public init(dictionaryLiteral elements: (String, MustacheValue)...) {
        self.init(elements)
    }

    /// The names, each once.
    public var names: [String] {
        var seen: Set<String> = []
        return entries.map(\.0).filter { seen.insert($0).inserted }
    }

    /// The values, in the order of `names`.
    public var values: [MustacheValue] { names.compactMap { self[$0] } }

    /// The value declared for a name, which may be `null`; `nil` when the name is not declared.
    public subscript(name: String) -> MustacheValue? {
        index(of: name).map { entries[$0].1 }
    }

    /// Declares a name at the end, or gives a declared name another value in its place.
    public mutating func set(_ name: String, to value: MustacheValue) {
        if let index = index(of: name) {
            entries[index].1 = value
            return
        }
        entries.append((name, value))
        if entries.count == Self.searchLimit + 1 {
            indexEntries()
        } else if entries.count > Self.searchLimit {
            indexByName[name] = entries.count - 1
        }
    }

    private mutating func indexEntries() {
        indexByName.reserveCapacity(entries.count)
        for (index, entry) in entries.enumerated() { indexByName[entry.0] = index }
    }

    private func index(of name: String) -> Int? {
        if entries.count > Self.searchLimit { return indexByName[name] }
        // Most names differ in length, which is told faster than that their letters do.
        let length = name.utf8.count
        return entries.lastIndex { $0.0.utf8.count == length && $0.0 == name }
    }
}

extension MustacheObject: Equatable {
    /// Whether two objects have the same names in the same order with equal values.
    public static func == (left: MustacheObject, right: MustacheObject) -> Bool {
        left.names == right.names && left.values == right.values
    }
}
