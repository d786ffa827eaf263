/// The values among which names are looked up, innermost last.
struct ContextStack {
    /// What looking up a name gives.
    enum Finding {
        case found(MustacheValue)
        /// The index of the part of the name that is not declared.
        case undeclared(part: Int)
    }

    private var contexts: [MustacheValue] = []
    /// Those of the contexts that are objects: names are looked for in no others.
    private var objects: [MustacheObject] = []

    init(_ root: MustacheValue) {
        push(root)
    }

    mutating func push(_ value: MustacheValue) {
        contexts.append(value)
        if case .object(let object) = value {
            objects.append(object)
        }
    }

    mutating func pop() {
        if case .object = contexts.removeLast() {
            objects.removeLast()
        }
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
        for index in objects.indices.reversed() {
            if let value = objects[index][name] {
                return value
            }
        }
        return nil
    }
}
