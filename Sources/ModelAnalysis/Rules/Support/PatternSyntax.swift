/// Looks for what is surely wrong with a regular expression in ICU's syntax, which Core Data uses. It does not know all of
/// that syntax: where it is in doubt it says nothing.
struct PatternSyntax {
    private enum Fault: String {
        case openGroup = "has a group that is not closed"
        case closedGroup = "closes a group that is not open"
        case openSet = "has a set in brackets that is not closed"
        case nothingToRepeat = "repeats nothing"
        case reversedRange = "has a range that ends before it begins"
        case reversedCount = "has a repetition whose maximum is below its minimum"
        case loneBackslash = "ends in a lone backslash"
    }

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var depth = 0
    /// Whether there is something before that can be repeated.
    private var hasAtom = false
    private var fault: Fault?
    /// Whether something was met that this does not understand, so that nothing more is sure.
    private var isInDoubt = false

    private init(_ pattern: String) {
        scalars = Array(pattern.unicodeScalars)
    }

    /// What is wrong, to be read behind "the regular expression '…'"; nil where nothing is, or in doubt.
    static func fault(in pattern: String) -> String? {
        var syntax = PatternSyntax(pattern)
        while syntax.index < syntax.scalars.count, syntax.fault == nil, !syntax.isInDoubt { syntax.step() }
        if syntax.isInDoubt { return nil }
        if syntax.fault == nil, syntax.depth > 0 { return Fault.openGroup.rawValue }
        return syntax.fault?.rawValue
    }

    private func scalar(at offset: Int) -> Unicode.Scalar? {
        index + offset < scalars.count ? scalars[index + offset] : nil
    }

    private mutating func step() {
        switch scalars[index] {
        case "\\": skipEscape()
        case "[": readSet()
        case "(": openGroup()
        case ")":
            depth -= 1
            if depth < 0 { fault = .closedGroup }
            hasAtom = true
            index += 1
        case "|":
            hasAtom = false
            index += 1
        case "*", "+", "?":
            if !hasAtom { fault = .nothingToRepeat }
            index += 1
        case "{": readCount()
        default:
            hasAtom = true
            index += 1
        }
    }

    private mutating func skipEscape() {
        guard let escaped = scalar(at: 1) else {
            fault = .loneBackslash
            return
        }
        hasAtom = true
        index += 2
        guard escaped == "Q" else { return }
        // Everything up to \E is text.
        while index < scalars.count, !(scalars[index] == "\\" && scalar(at: 1) == "E") { index += 1 }
        index += 2
    }

    private mutating func openGroup() {
        index += 1
        hasAtom = false
        guard scalar(at: 0) == "?" else {
            depth += 1
            return
        }
        if scalar(at: 1) == "#" {
            while index < scalars.count, scalars[index] != ")" { index += 1 }
            if index == scalars.count { fault = .openGroup }
            index += 1
            // A comment may stand between what is repeated and the sign for it.
            isInDoubt = isInDoubt || ["*", "+", "?"].contains(scalar(at: 0))
            return
        }
        var flags = index + 1
        while flags < scalars.count, scalars[flags].properties.isAlphabetic || scalars[flags] == "-" {
            // In comment mode `#` hides the rest of a line.
            if scalars[flags] == "x" { isInDoubt = true }
            flags += 1
        }
        depth += 1
        index += 1
        // What stands between here and the group's content is no atom: `:`, `=`, `!`, `>`, `<=`, `<!`, `<name>`, flags.
        while index < scalars.count, !["(", ")", "[", "\\", "|"].contains(scalars[index]) {
            let scalar = scalars[index]
            index += 1
            if scalar == ":" || scalar == "=" || scalar == "!" || scalar == ">" { break }
        }
    }

    private mutating func readCount() {
        var numbers: [[Unicode.Scalar]] = [[]]
        var end = index + 1
        while end < scalars.count, scalars[end] == "," || ("0"..."9").contains(scalars[end]) {
            if scalars[end] == "," { numbers.append([]) } else { numbers[numbers.count - 1].append(scalars[end]) }
            end += 1
        }
        guard end < scalars.count, scalars[end] == "}", numbers.count <= 2, !numbers[0].isEmpty else {
            isInDoubt = true
            return
        }
        if !hasAtom {
            fault = .nothingToRepeat
        } else if numbers.count == 2, let low = Self.number(numbers[0]), let high = Self.number(numbers[1]), high < low
        {
            fault = .reversedCount
        }
        index = end + 1
    }

    private static func number(_ digits: [Unicode.Scalar]) -> Int? {
        Int(String(String.UnicodeScalarView(digits)))
    }

    /// Reads a set, with the sets in it.
    private mutating func readSet() {
        var level = 0
        repeat {
            guard let scalar = scalar(at: 0) else {
                fault = .openSet
                return
            }
            index += 1
            switch scalar {
            case "\\":
                guard let escaped = self.scalar(at: 0) else {
                    fault = .loneBackslash
                    return
                }
                if escaped == "Q" || escaped == "E" { isInDoubt = true }
                index += 1
                // A range that begins or ends at an escape is not looked at.
                if self.scalar(at: 0) == "-" { index += 1 }
            case "[":
                level += 1
                if self.scalar(at: 0) == "^" { index += 1 }
                // Whether this closes the set or is in it depends on the version of ICU.
                if self.scalar(at: 0) == "]" { isInDoubt = true }
            case "]": level -= 1
            default: checkRange(from: scalar)
            }
        } while level > 0 && !isInDoubt && fault == nil
        hasAtom = true
    }

    private mutating func checkRange(from low: Unicode.Scalar) {
        guard scalar(at: 0) == "-", let high = scalar(at: 1), Self.isPlain(low), Self.isPlain(high) else { return }
        if high < low { fault = .reversedRange }
        index += 2
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
}
