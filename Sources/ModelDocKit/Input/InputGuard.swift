import SourceText

/// Keeps results out of the model that they are made of.
public enum InputGuard {
    /// Fails where a result at `output` would lie in the input's bundle, or be the input file itself.
    public static func check(_ input: ModelInput, output: String, files: FileSystem) throws(Failure) {
        guard let root = input.root.flatMap({ files.real($0) }) else { return }
        // The part of the output's path that exists decides, with all links followed.
        var existing = output
        var rest: [String] = []
        while files.kind(of: existing) == nil, let parent = FileSystem.parent(of: existing), parent != existing {
            rest.append(FileSystem.name(of: existing))
            existing = parent
        }
        guard let real = files.real(existing) else { return }
        let target = ([real] + rest.reversed()).joined(separator: "/")
        guard target == root || target.hasPrefix(root + "/") else { return }
        throw Failure(
            .cannotWrite, "output-in-input", "lies inside the model '\(input.root ?? "")'; nothing is written there",
            path: output, help: ["name a folder outside of the model with -o DIR"])
    }
}
