import Mustache

/// The names that a context declares.
enum ContextNames {
    /// Every name at any depth, each once, in the order of the context.
    static func all(in context: MustacheValue) -> [String] {
        var seen: Set<String> = []
        return paths(in: context).compactMap { path in
            guard let last = path.split(separator: ".").last.map(String.init), seen.insert(last).inserted else {
                return nil
            }
            return last
        }
    }

    /// Every name with those of the lists and objects it is in, such as `attributes.name`; each once.
    static func paths(in context: MustacheValue) -> [String] {
        var paths: [String] = []
        var seen: Set<String> = []
        collect(context, prefix: "", into: &paths, seen: &seen)
        return paths
    }

    private static func collect(
        _ value: MustacheValue, prefix: String, into paths: inout [String], seen: inout Set<String>
    ) {
        switch value {
        case .object(let object):
            for (name, value) in zip(object.names, object.values) {
                let path = prefix + name
                if seen.insert(path).inserted { paths.append(path) }
                collect(value, prefix: path + ".", into: &paths, seen: &seen)
            }
        case .list(let items):
            for item in items { collect(item, prefix: prefix, into: &paths, seen: &seen) }
        case .null, .bool, .number, .text: break
        }
    }
}
