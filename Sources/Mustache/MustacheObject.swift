/// Names with their values, in the order in which the names were first set.
///
/// Equality takes the order into account; rendering does not depend on it.
public struct MustacheObject: Sendable, ExpressibleByDictionaryLiteral {
    /// Up to this many names, comparing one after the other is faster than hashing.
    private static let searchLimit = 24

    /// The names, each once.
    public private(set) var names: [String] = []
    /// The values, in the order of `names`.
    public private(set) var values: [MustacheValue] = []
    /// Where each name is in `names`; empty as long as there are at most `searchLimit` of them.
    private var indexByName: [String: Int] = [:]

    /// Makes an object from names and values; of two equal names the last one counts.
    public init(_ entries: [(String, MustacheValue)] = []) {
        names.reserveCapacity(entries.count)
        values.reserveCapacity(entries.count)
        for (name, value) in entries {
            set(name, to: value)
        }
    }

    /// Makes an object from names and values; of two equal names the last one counts.
    public init(dictionaryLiteral elements: (String, MustacheValue)...) {
        self.init(elements)
    }

    /// The value declared for a name, which may be `null`; `nil` when the name is not declared.
    public subscript(name: String) -> MustacheValue? {
        guard let index = index(of: name) else { return nil }
        return values[index]
    }

    /// Declares a name at the end, or gives a declared name another value in its place.
    public mutating func set(_ name: String, to value: MustacheValue) {
        if let index = index(of: name) {
            values[index] = value
            return
        }
        names.append(name)
        values.append(value)
        if names.count == Self.searchLimit + 1 {
            for (index, name) in names.enumerated() {
                indexByName[name] = index
            }
        } else if names.count > Self.searchLimit {
            indexByName[name] = names.count - 1
        }
    }

    private func index(of name: String) -> Int? {
        names.count > Self.searchLimit ? indexByName[name] : names.firstIndex(of: name)
    }
}

extension MustacheObject: Equatable {
    /// Whether two objects have the same names in the same order with equal values.
    public static func == (left: MustacheObject, right: MustacheObject) -> Bool {
        left.names == right.names && left.values == right.values
    }
}
