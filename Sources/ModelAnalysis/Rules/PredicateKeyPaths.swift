/// Finds the key paths that a predicate format names, without parsing all of its grammar: what is doubtful is left out.
enum PredicateKeyPaths {
    /// Words of the predicate language (Apple's "Predicate Format String Syntax") and its constants.
    private static let keywords: Set<String> = [
        "and", "or", "not", "in", "like", "contains", "beginswith", "endswith", "matches", "between", "any", "all",
        "some", "none", "self", "true", "false", "yes", "no", "nil", "null", "truepredicate", "falsepredicate",
        "cast", "subquery", "function", "ternary", "first", "last", "size", "union", "intersect", "minus",
    ]

    /// The paths, each as its steps, in the order of the text. Strings, numbers, variables (`$NAME`, and paths that start
    /// at one), arguments (`%@`), functions and their arguments, and the inside of subqueries are passed over.
    static func keyPaths(in predicate: String) -> [[String]] {
        var paths: [[String]] = []
        let scalars = Array(predicate.unicodeScalars)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if scalar == "\"" || scalar == "'" {
                index = end(ofString: scalars, from: index)
            } else if scalar == "$" || scalar == "%" || scalar == "@" || scalar.properties.numericType != nil {
                index += 1
                while index < scalars.count, isPart(scalars[index]) || scalars[index] == "." || scalars[index] == "@" {
                    index += 1
                }
            } else if isStart(scalar) {
                let start = index
                while index < scalars.count, isPart(scalars[index]) || scalars[index] == "." || scalars[index] == "@" {
                    index += 1
                }
                var next = index
                while next < scalars.count, scalars[next].properties.isWhitespace { next += 1 }
                let isCall = next < scalars.count && scalars[next] == "("
                let text = String(String.UnicodeScalarView(scalars[start..<index]))
                if isCall, !isOperator(text) {
                    index = end(ofParentheses: scalars, from: next)
                } else if let path = path(of: text) {
                    paths.append(path)
                }
            } else {
                index += 1
            }
        }
        return paths
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "#" || scalar.properties.isAlphabetic
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isStart(scalar) || scalar.properties.numericType != nil || scalar.properties.generalCategory == .nonspacingMark
    }

    /// Whether a word before a parenthesis is an operator, so that the parenthesis only groups.
    private static func isOperator(_ word: String) -> Bool {
        ["and", "or", "not", "in", "any", "all", "some", "none", "between"].contains(word.lowercased())
    }

    /// The steps of a path; nil where the word is a keyword.
    private static func path(of text: String) -> [String]? {
        var steps = text.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
        if let first = steps.first, first.lowercased() == "self" { steps.removeFirst() }
        guard let first = steps.first, !(steps.count == 1 && keywords.contains(first.lowercased())) else { return nil }
        // `#name` is a name that would otherwise be a keyword.
        if first.hasPrefix("#") { steps[0].removeFirst() }
        return steps
    }

    private static func end(ofString scalars: [Unicode.Scalar], from start: Int) -> Int {
        var index = start + 1
        while index < scalars.count, scalars[index] != scalars[start] { index += scalars[index] == "\\" ? 2 : 1 }
        return index + 1
    }

    private static func end(ofParentheses scalars: [Unicode.Scalar], from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < scalars.count {
            switch scalars[index] {
            case "\"", "'":
                index = end(ofString: scalars, from: index)
                continue
            case "(": depth += 1
            case ")": depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }
}
