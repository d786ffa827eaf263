/// Finds what was probably meant: the candidate nearest to a misspelt word, or nil if none is near.
///
/// Near is an edit distance of at most 2, or of a third of the word's length, as long as no more than half of the longer
/// word changes. Case does not count. Of equally near candidates the first is taken.
public func closestMatch(to word: String, among candidates: [String]) -> String? {
    let wanted = word.lowercased()
    let length = wanted.unicodeScalars.count
    var best: String?
    var bestDistance = max(2, length / 3) + 1
    for candidate in candidates {
        let offered = candidate.lowercased()
        let offeredLength = offered.unicodeScalars.count
        // The difference in length is a lower bound, which spares the table for words that cannot match.
        guard abs(length - offeredLength) < bestDistance else { continue }
        let distance = editDistance(wanted, offered)
        if distance < bestDistance, distance * 2 <= max(length, offeredLength) {
            best = candidate
            bestDistance = distance
        }
    }
    return best
}
