/// Counts the edits between two texts: letters inserted, removed, replaced, or two neighbours swapped.
///
/// Letters are Unicode scalars, and case counts. No letter is edited twice (optimal string alignment), so `ca` and
/// `abc` are 3 apart. Time is the product of the lengths.
public func editDistance(_ first: String, _ second: String) -> Int {
    let rows = Array(first.unicodeScalars)
    let columns = Array(second.unicodeScalars)
    var beforePrevious: [Int] = []
    var previous = Array(0...columns.count)
    for row in rows.indices {
        var current = [row + 1]
        current.reserveCapacity(columns.count + 1)
        for column in columns.indices {
            let replaced = previous[column] + (rows[row] == columns[column] ? 0 : 1)
            var best = min(replaced, previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, rows[row] == columns[column - 1], rows[row - 1] == columns[column] {
                best = min(best, beforePrevious[column - 1] + 1)
            }
            current.append(best)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[columns.count]
}
