/// The lines in which two texts differ, to be shown: a few, with none that are equal.
public struct LineDifference: Sendable, Equatable {
    /// A line of one of the texts.
    public struct Line: Sendable, Equatable {
        /// Whether only the new text has it; else only the old one has.
        public let isNew: Bool
        /// The line without its end.
        public let text: String
    }

    /// The lines that are shown: by place, of one place the old ones first.
    public let lines: [Line]
    /// How many more there are.
    public let rest: Int

    /// Compares two texts.
    ///
    /// - Parameters:
    ///   - old: the one text.
    ///   - new: the other.
    ///   - most: how many lines are shown at most.
    public init(from old: [UInt8], to new: [UInt8], most: Int) {
        var (before, after) = (Self.lines(of: old), Self.lines(of: new))
        var start = 0
        while start < before.count, start < after.count, before[start] == after[start] { start += 1 }
        var end = 0
        while end < before.count - start, end < after.count - start,
            before[before.count - 1 - end] == after[after.count - 1 - end]
        { end += 1 }
        before = Array(before[start..<before.count - end])
        after = Array(after[start..<after.count - end])
        let changes = Self.changes(from: before, to: after)
        lines = Array(changes.prefix(most))
        rest = changes.count - lines.count
    }

    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }

    /// The most lines of both texts together that are compared one by one: the work may grow with the square.
    private static let mostCompared = 4000

    private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Line] {
        func line(_ bytes: ArraySlice<UInt8>, isNew: Bool) -> Line {
            Line(isNew: isNew, text: String(decoding: bytes, as: UTF8.self))
        }
        guard old.count + new.count <= mostCompared else {
            return old.map { line($0, isNew: false) } + new.map { line($0, isNew: true) }
        }
        var removed = [Bool](repeating: false, count: old.count)
        var inserted = [Bool](repeating: false, count: new.count)
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed[offset] = true
            case .insert(let offset, _, _): inserted[offset] = true
            }
        }
        var changes: [Line] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            if before < old.count, removed[before] {
                changes.append(line(old[before], isNew: false))
                before += 1
            } else if after < new.count, inserted[after] {
                changes.append(line(new[after], isNew: true))
                after += 1
            } else {
                before += 1
                after += 1
            }
        }
        return changes
    }
}
