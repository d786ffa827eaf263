/// Some grid lines of a stretch of them, a bit a line.
struct LineSet {
    private let base: Int
    private let count: Int
    private var words: [UInt64]

    /// An empty set.
    ///
    /// - Parameters:
    ///   - base: the first line that it may hold.
    ///   - count: how many lines it may hold.
    init(from base: Int, count: Int) {
        self.base = base
        self.count = count
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    /// Whether it may hold a line.
    func covers(_ line: Int) -> Bool { line >= base && line < base + count }

    func contains(_ line: Int) -> Bool {
        let index = line - base
        return covers(line) && words[index >> 6] & (1 << UInt64(index & 63)) != 0
    }

    /// Adds a line that it may hold.
    mutating func insert(_ line: Int) {
        let index = line - base
        words[index >> 6] |= 1 << UInt64(index & 63)
    }

    /// Adds lines that it may hold.
    mutating func insert(_ lines: ClosedRange<Int>) {
        for line in lines { insert(line) }
    }

    /// Removes a line that it may hold.
    mutating func remove(_ line: Int) {
        let index = line - base
        words[index >> 6] &= ~(1 << UInt64(index & 63))
    }

    /// Adds the lines of another set of the same stretch.
    mutating func formUnion(_ other: LineSet) {
        for word in words.indices { words[word] |= other.words[word] }
    }

    /// The nearest line that is missing, from one on upwards (-1) or downwards (1); nil where there is none.
    func nearestMissing(to line: Int, step: Int) -> Int? {
        let index = min(max(line, base), base + count - 1) - base
        var word = index >> 6
        if step > 0 {
            var missing = ~words[word] & (~0 << UInt64(index & 63))
            while missing == 0 {
                word += 1
                if word == words.count { return nil }
                missing = ~words[word]
            }
            let found = word << 6 + missing.trailingZeroBitCount
            return found < count ? base + found : nil
        }
        var missing = ~words[word] & (~0 >> UInt64(63 - index & 63))
        while missing == 0 {
            if word == 0 { return nil }
            word -= 1
            missing = ~words[word]
        }
        return base + word << 6 + 63 - missing.leadingZeroBitCount
    }
}
