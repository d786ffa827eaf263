/// Finds the name that somebody probably meant.
public enum NearestName {
    /// The candidate nearest to `name`, ignoring case, where it is near enough: at most two edits, or a third of its
    /// length for long names. On ties the first candidate wins, so that the answer does not depend on chance.
    public static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(80))
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let letters = Array(candidate.lowercased().unicodeScalars.prefix(80))
            let limit = max(min(2, wanted.count - 1), max(wanted.count, letters.count) / 3)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = edits(from: wanted, to: letters)
            if distance <= limit, best.map({ distance < $0.distance }) ?? true { best = (distance, candidate) }
        }
        return best?.name
    }

    /// The number of insertions, deletions, replacements and swaps of neighbours that lead from one text to the other.
    private static func edits(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
        if source.isEmpty || target.isEmpty { return source.count + target.count }
        var beforeLast = [Int](repeating: 0, count: target.count + 1)
        var last = Array(0...target.count)
        for row in 1...source.count {
            var current = [row] + [Int](repeating: 0, count: target.count)
            for column in 1...target.count {
                let same = source[row - 1] == target[column - 1]
                var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
                if row > 1, column > 1, source[row - 1] == target[column - 2], source[row - 2] == target[column - 1] {
                    cost = min(cost, beforeLast[column - 2] + 1)
                }
                current[column] = cost
            }
            (beforeLast, last) = (last, current)
        }
        return last[target.count]
    }
}
