/// The values among which names are looked up, innermost last.
struct ContextStack {
    /// What looking up a name gives.
    enum Finding {
        case found(MustacheValue)
        /// The index of the part of the name that is not declared.
        case undeclared(part: Int)
    }

    private var contexts: [MustacheValue]

    init(_ root: MustacheValue) {
        contexts = [root]
    }

    mutating func push(_ value: MustacheValue) {
        contexts.append(value)
    }

    mutating func pop() {
        contexts.removeLast()
    }

    mutating func replaceTop(by value: MustacheValue) {
        contexts[contexts.count - 1] = value
    }

    /// Looks a name up, given in parts; no parts ask for the top of the stack.
    ///
    /// Only the first part is looked for in all contexts; each further one must be in what was found before. What is
    /// declared as `null` has no parts that could be told from misspelt ones: they count as declared, and as `null`.
    func find(_ parts: [String]) -> Finding {
        guard let first = parts.first else {
            return .found(contexts.last ?? .null)
        }
        guard var value = innermostValue(of: first) else {
            return .undeclared(part: 0)
        }
        for index in parts.indices.dropFirst() {
            switch value {
            case .null:
                return .found(.null)
            case .object(let object):
                guard let next = object[parts[index]] else { return .undeclared(part: index) }
                value = next
            case .bool, .number, .text, .list:
                return .undeclared(part: index)
            }
        }
        return .found(value)
    }

    private func innermostValue(of name: String) -> MustacheValue? {
        for index in contexts.indices.reversed() {
            if case .object(let object) = contexts[index], let value = object[name] {
                return value
            }
        }
        return nil
    }
}
