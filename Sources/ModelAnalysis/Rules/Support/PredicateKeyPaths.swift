/// Finds the key paths that a predicate format names, without parsing all of its grammar: what is doubtful is left out.
struct PredicateKeyPaths {
    /// Words of the predicate language (Apple's "Predicate Format String Syntax") and its constants.
    private static let keywords: Set<String> = [
        "and", "or", "not", "in", "like", "contains", "beginswith", "endswith", "matches", "tokenmatches", "between",
        "any", "all", "some", "none", "self", "true", "false", "yes", "no", "nil", "null", "truepredicate",
        "falsepredicate", "cast", "subquery", "function", "ternary", "first", "last", "size", "union", "intersect",
        "minus",
    ]
    /// Words before a parenthesis that only groups.
    private static let operators: Set<String> = [
        "and", "or", "not", "in", "any", "all", "some", "none", "between", "like", "contains", "beginswith", "endswith",
        "matches", "tokenmatches", "union", "intersect", "minus",
    ]

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var paths: [[String]] = []
    /// Up to where words and colons are known not to end at a parenthesis, so that none is looked at again.
    private var endOfColons = 0

    private init(_ predicate: String) {
        scalars = Array(predicate.unicodeScalars)
    }

    /// The paths, each as its steps, in the order of the text. Strings, numbers, variables (`$NAME`, and paths that start
    /// at one), arguments (`%@`), functions and their arguments, indexes and options in brackets (`BEGINSWITH[cd]`), and the
    /// inside of subqueries are passed over.
    static func keyPaths(in predicate: String) -> [[String]] {
        var search = PredicateKeyPaths(predicate)
        while search.index < search.scalars.count { search.step() }
        return search.paths
    }

    private mutating func step() {
        let scalar = scalars[index]
        if scalar == "\"" || scalar == "'" {
            skipString()
        } else if scalar == "[" {
            skipBrackets(from: "[", to: "]")
        } else if Self.isStart(scalar) {
            readWord()
        } else if scalar == "$" || scalar == "%" || scalar == "@" || scalar.properties.numericType != nil {
            index += 1
            skipPath()
        } else if scalar == ".", index + 1 < scalars.count, Self.isStart(scalars[index + 1]) {
            // It goes on behind a call, an index or a variable, and what that leads to is not known here.
            skipPath()
        } else {
            index += 1
        }
    }

    private mutating func readWord() {
        let start = index
        skipPath()
        let text = String(String.UnicodeScalarView(scalars[start..<index]))
        if let call = startOfArguments(behind: index), !Self.operators.contains(text.lowercased()) {
            index = call
            skipBrackets(from: "(", to: ")")
        } else if let path = Self.path(of: text) {
            paths.append(path)
        }
    }

    private mutating func skipPath() {
        while index < scalars.count, Self.isPart(scalars[index]) || scalars[index] == "." || scalars[index] == "@" {
            index += 1
        }
    }

    /// Where the parenthesis is that makes the word before it a function: `now()`, `lowercase:(name)`,
    /// `modulus:by:(x, 2)`.
    private mutating func startOfArguments(behind word: Int) -> Int? {
        if word < endOfColons { return nil }
        var next = word
        while next < scalars.count, scalars[next] == ":" {
            next += 1
            while next < scalars.count, Self.isPart(scalars[next]) { next += 1 }
        }
        while next < scalars.count, scalars[next].properties.isWhitespace { next += 1 }
        if next < scalars.count, scalars[next] == "(" { return next }
        endOfColons = next
        return nil
    }

    private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar == "#" || scalar.properties.isAlphabetic
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if isStart(scalar) || scalar.properties.numericType != nil { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    /// The steps of a path; nil where the word is a keyword.
    private static func path(of text: String) -> [String]? {
        var steps = text.split(separator: ".", omittingEmptySubsequences: true).map(String.init)
        if let first = steps.first, first.lowercased() == "self" { steps.removeFirst() }
        guard let first = steps.first, !(steps.count == 1 && keywords.contains(first.lowercased())) else { return nil }
        // `#name` is a name that would otherwise be a keyword.
        steps = steps.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
        return steps.contains("") ? nil : steps
    }

    private mutating func skipString() {
        let quote = scalars[index]
        index += 1
        while index < scalars.count, scalars[index] != quote { index += scalars[index] == "\\" ? 2 : 1 }
        index += 1
    }

    private mutating func skipBrackets(from open: Unicode.Scalar, to close: Unicode.Scalar) {
        var depth = 0
        while index < scalars.count {
            switch scalars[index] {
            case "\"", "'":
                skipString()
                continue
            case open: depth += 1
            case close: depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
    }
}
