import SourceText

/// Keeps results out of the model that they are made of.
public enum InputGuard {
    /// Fails where a file of a result would lie in the bundle of an input, or be the file of one itself. A file that is not there
    /// yet lies where its folder does; one that is there may be a link.
    static func check(_ inputs: [ModelInput], files results: [OutputFile], in folder: String, files: FileSystem)
        throws(Failure)
    {
        let folder = FileSystem.trimmed(folder)
        var empty: [String: Bool] = [:]
        for file in results {
            let path = folder == "/" ? "/\(file.path)" : "\(folder)/\(file.path)"
            let parent = FileSystem.parent(of: path) ?? folder
            if let isEmpty = empty[parent] {
                if isEmpty || (files.kind(of: path) == nil && !files.isLink(path)) { continue }
            } else {
                empty[parent] = files.isEmptyOrMissing(parent)
            }
            try check(inputs, output: path, files: files)
        }
    }

    /// Fails where a result at `output` would lie in the bundle of one of the inputs, or be the file of one itself; `option` is
    /// the one that names it, for advice.
    public static func check(
        _ inputs: [ModelInput], output: String, option: String = "-o OUT", files: FileSystem
    ) throws(Failure) {
        let roots = inputs.compactMap { $0.root.flatMap { files.real($0) } }
        if roots.isEmpty { return }
        // The part of the output's path that exists decides, with all links followed.
        var existing = output
        var rest: [String] = []
        while files.kind(of: existing) == nil, let parent = FileSystem.parent(of: existing), parent != existing {
            rest.append(FileSystem.name(of: existing))
            existing = parent
        }
        guard let real = files.real(existing) else { return }
        // What does not exist is made as plain folders, so `..` in it means what it says.
        let target = files.normalized(([real] + rest.reversed()).joined(separator: "/"))
        guard let root = roots.first(where: { target == $0 || target.hasPrefix($0 + "/") }) else { return }
        let name = FileSystem.name(of: root)
        throw Failure(
            .cannotWrite, "output-in-input",
            target == root && files.kind(of: root) == .file
                ? "is the model itself; it is not overwritten"
                : "lies inside the model '\(name)'; nothing is written there",
            path: output, help: ["name another file or folder with \(option)"])
    }
}
