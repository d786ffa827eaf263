import DataModel
import ModelAnalysis
import ModelReaders

extension VersionHistory {
    /// Since when there is what a model has, by the older versions of its bundle; nil where there are none. Only what they say
    /// themselves is looked at, nothing is resolved.
    ///
    /// - Parameters:
    ///   - loaded: the model.
    ///   - loader: what reads.
    ///   - files: where the bundle lies.
    init?(of loaded: LoadedModel, loader: ModelLoader, files: FileSystem) {
        guard let input = loaded.inputs.first, loaded.inputs.count == 1, let version = input.version,
            let root = input.root, let names = try? BundleVersions(files: files, path: root).versions(),
            let place = names.firstIndex(of: version), place > 0
        else { return nil }
        let bundle = BundleVersions(files: files, path: root)
        let models = Parallel.map(Array(names[..<place])) { name in
            (try? bundle.input(version: name)).flatMap { loader.written($0) }
        }
        // What lies before a version that cannot be read may be older than it seems.
        let known = models.lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
        let older = zip(names[known..<place], models[known...]).compactMap { name, model in
            model.map { (name: name, model: $0) }
        }
        if older.isEmpty { return nil }
        self.init(older: older, newest: (version, loaded.model))
    }
}

extension ModelLoader {
    /// What the file of a version says; nil where it cannot be read.
    fileprivate func written(_ input: ModelInput) -> Model? {
        guard let file = TextDecoding.utf8File(path: input.path, bytes: input.bytes).file else { return nil }
        return readers[.xcdatamodel]?(file, input.name).model
    }
}
