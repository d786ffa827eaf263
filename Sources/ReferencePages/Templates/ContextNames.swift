import Mustache

/// The names that a context declares.
enum ContextNames {
    /// Every name at any depth, each once, in the order of the context.
    static func all(in context: MustacheValue) -> [String] {
        var seen: Set<String> = []
        return byHolder(in: context).flatMap(\.names).filter { seen.insert($0).inserted }
    }

    /// The names that stand in each list or object; those of the context itself are under the empty name.
    static func byHolder(in context: MustacheValue) -> [(holder: String, names: [String])] {
        var order: [String] = []
        var names: [String: [String]] = [:]
        func collect(_ value: MustacheValue, holder: String) {
            switch value {
            case .object(let object):
                if names[holder] == nil { order.append(holder) }
                let known = Set(names[holder] ?? [])
                names[holder, default: []] += object.names.filter { !known.contains($0) }
                for (name, value) in zip(object.names, object.values) { collect(value, holder: name) }
            case .list(let items):
                for item in items { collect(item, holder: holder) }
            case .null, .bool, .number, .text: break
            }
        }
        collect(context, holder: "")
        return order.map { ($0, names[$0] ?? []) }
    }
}
