extension Phrase {
    /// How many things a list in a sentence names before it only counts.
    static let namesInList = 5

    /// "a", "a and b", "a, b and c"; of more than five the first five, "and 12 others".
    ///
    /// - Parameters:
    ///   - items: The first things of the list, at least as many as are named.
    ///   - count: How many there are in all; nil for `items.count`.
    ///   - conjunction: The word before the last.
    ///   - others: What is written before the number of those that are not named: nothing, or "one of ".
    /// - Returns: The list; empty where there are no items.
    static func list(
        _ items: [Phrase], count: Int? = nil, conjunction: String = "and", others: String = ""
    ) -> Phrase {
        let count = count ?? items.count
        var named = Array(items.prefix(namesInList))
        if count > named.count {
            let rest = count - named.count
            named.append(rest == 1 ? "one other" : "\(others)\(Numerals.count(rest)) others")
        }
        guard let last = named.popLast() else { return Phrase() }
        guard var result = named.first else { return last }
        for item in named.dropFirst() { result = "\(result), \(item)" }
        return "\(result) \(conjunction) \(last)"
    }
}
