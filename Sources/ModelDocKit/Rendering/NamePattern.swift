/// A pattern of names, in which `*` stands for any text and `?` for one character.
struct NamePattern {
    private let pattern: [Character]

    init(_ pattern: String) {
        self.pattern = Array(pattern)
    }

    /// Whether a name is like this as a whole. The time grows with the product of the lengths at most.
    func fits(_ name: String) -> Bool {
        let name = Array(name)
        var (place, next) = (0, 0)
        // The last star, and how much of the name it has taken so far.
        var star: (pattern: Int, name: Int)?
        while next < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, next)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[next] {
                place += 1
                next += 1
            } else if let last = star {
                star = (last.pattern, last.name + 1)
                place = last.pattern + 1
                next = last.name + 1
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
