/// The names of a model's files in results: the same wherever the model lies.
enum SourceNames {
    /// The names by the paths under which the user knows the files. Where two would have one name, the folders before it are
    /// added that tell them apart.
    static func byPath(of inputs: [ModelInput]) -> [String: String] {
        var names: [String: String] = [:]
        for input in inputs {
            let rivals = inputs.filter { $0.sourceName == input.sourceName && $0.path != input.path }
            names[input.path] = rivals.isEmpty ? input.sourceName : longer(input, than: rivals)
        }
        return names
    }

    /// As much of the end of a path as no other path has.
    private static func longer(_ input: ModelInput, than rivals: [ModelInput]) -> String {
        guard let parts = parts(of: input) else { return input.sourceName }
        let others = rivals.compactMap { Self.parts(of: $0) }.filter { $0 != parts }
        var count = input.sourceName.split(separator: "/").count
        while count < parts.count, others.contains(where: { $0.suffix(count) == parts.suffix(count) }) { count += 1 }
        return parts.suffix(count).joined(separator: "/")
    }

    /// The parts of the file's path from the root of the disk on; nil for what is no file.
    private static func parts(of input: ModelInput) -> [Substring]? {
        guard let root = input.root else { return nil }
        let bundle = root.split(separator: "/")
        return bundle.dropLast() + input.sourceName.split(separator: "/")
    }
}
