/// Tries short texts against regular expressions that mean the same in every dialect: letters, digits, plain sets, groups that
/// are not repeated, and few repetitions without bound, so that no expression takes long.
enum PlainPattern {
    private static let longestText = 64
    private static let longestPattern = 200
    private static let mostRepetitions = 3

    /// Whether the whole text matches; nil for an expression or a text that is not plain.
    static func matches(_ pattern: String, _ text: String) -> Bool? {
        guard text.utf8.count <= longestText, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }), isPlain(pattern),
            PatternSyntax.fault(in: pattern) == nil, let regex = try? Regex(pattern)
        else { return nil }
        guard let match = try? regex.wholeMatch(in: text) else { return false }
        return match.range == text.startIndex..<text.endIndex
    }

    private static func isPlain(_ pattern: String) -> Bool {
        guard pattern.utf8.count <= longestPattern, pattern.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
            return false
        }
        let bytes = Array(pattern.utf8).map { Character(Unicode.Scalar($0)) }
        var repetitions = 0
        var isInSet = false
        var index = 0
        while index < bytes.count {
            let character = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : nil
            switch character {
            case "\\":
                guard let next, "dDsSwW.-+*?()[]{}|/\\^$@_".contains(next) else { return false }
                index += 1
            case "[":
                // Sets in sets, and their operators, differ between dialects.
                if isInSet || next == "]" || next == ":" { return false }
                isInSet = true
            case "]": isInSet = false
            case "&", "~", "-", "^":
                if isInSet, next == character { return false }
            case "(":
                if !isInSet, next == "?" {
                    guard index + 2 < bytes.count, bytes[index + 2] == ":" else { return false }
                    index += 2
                }
            case ")":
                // A group that is repeated may be tried in very many ways.
                if !isInSet, let next, "*+{".contains(next) { return false }
            case "*", "+":
                if !isInSet { repetitions += 1 }
            case "{":
                if !isInSet {
                    guard let end = bytes[index...].firstIndex(of: "}") else { return false }
                    let counts = String(bytes[(index + 1)..<end]).split(
                        separator: ",", omittingEmptySubsequences: false)
                    guard counts.count <= 2, counts.allSatisfy({ $0.isEmpty || (Int($0) ?? 1000) <= 100 }) else {
                        return false
                    }
                    if counts.count == 2 { repetitions += 1 }
                    index = end
                }
            default: break
            }
            index += 1
        }
        return repetitions <= mostRepetitions
    }
}
