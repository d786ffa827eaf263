/// How many objects a flag says that a relationship holds: `2..5`, `2..*`, `..5`, `3`.
struct ArrowCounts: Equatable {
    var minimum: Int?
    var maximum: Int?

    /// Reads a flag; nil where it is none of this kind.
    init?(_ text: String) {
        let bare = String(text.unicodeScalars.filter { $0 != " " })
        var dots = bare.replacingEllipsis
        if !dots.contains("..") {
            guard let count = Int(dots), count >= 0 else { return nil }
            (minimum, maximum) = (count, count)
            return
        }
        while dots.contains("...") { dots = dots.removingOneDot }
        let parts = dots.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts[1].isEmpty else { return nil }
        if !parts[0].isEmpty {
            guard let count = Int(parts[0]) else { return nil }
            minimum = count
        }
        if !parts[2].isEmpty, parts[2] != "*" {
            guard let count = Int(parts[2]) else { return nil }
            maximum = count
        } else if parts[0].isEmpty {
            return nil
        }
    }
}

extension String {
    /// The text with `…`, and other signs that people write between two numbers, as `..`.
    fileprivate var replacingEllipsis: String {
        unicodeScalars.map { $0 == "\u{2026}" ? ".." : String(Character($0)) }.joined()
    }

    /// The text with its first `...` as `..`.
    fileprivate var removingOneDot: String {
        var scalars = Array(unicodeScalars)
        for index in scalars.indices.dropLast(2) where scalars[index...index + 2].allSatisfy({ $0 == "." }) {
            scalars.remove(at: index)
            break
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}
