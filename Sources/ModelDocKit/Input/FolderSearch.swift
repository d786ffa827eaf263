import ModelReaders
import SourceText

/// Finds the one model below a folder.
struct FolderSearch {
    let files: FileSystem
    /// How deep and how far the search goes before it asks for a path.
    private static let deepest = 24
    private static let mostFolders = 20_000
    /// Folders that hold other people's code or what was built.
    static let passedOver: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]

    func theOneModel(below path: String, finder: InputFinder) throws(Failure) -> ModelInput {
        let found = try models(below: path)
        if found.count == 1 { return try finder.find(found[0]) }
        if found.isEmpty {
            throw Failure(.noModel, "no-model-in-folder", "holds no model", path: path, help: [Self.whatIsAModel])
        }
        throw Failure(
            .badRequest,
            [
                .error(
                    "several-models", "holds \(found.count) models; name one of them", path: path,
                    notes: found.sorted().prefix(12).map { Diagnostic.Note($0) },
                    help: found.count > 12 ? ["\(found.count - 12) more are not shown"] : [])
            ])
    }

    /// What is found, for somebody who finds nothing.
    static let whatIsAModel =
        "a model is a folder that ends in .xcdatamodeld or .xcdatamodel, a JSON file with 'modeldoc' at its root, or "
        + "a text that ends in .model"

    /// The paths of all models below a folder, folder by folder.
    func models(below path: String) throws(Failure) -> [String] {
        var found: [String] = []
        var pending = [(path: path, depth: 0)]
        var seen = 0
        while let folder = pending.popLast() {
            seen += 1
            guard seen <= Self.mostFolders else {
                throw Failure(
                    .badRequest, "large-folder", "holds over \(Self.mostFolders) folders", path: path,
                    help: ["name the model, or a folder nearer to it"])
            }
            let names: [String]
            do throws(FileSystem.Refusal) {
                names = try files.names(in: folder.path)
            } catch {
                throw Failure(.noInput, "unreadable-input", "cannot be read: \(error.text)", path: folder.path)
            }
            // What modeldoc wrote itself is no model, though there may be a copy of one in it. The folder that is asked for
            // may hold both a model and its documentation.
            let own = documentation(in: folder.path, names: names)
            if own != nil, folder.depth > 0 { continue }
            var folders: [(path: String, depth: Int)] = []
            for name in names where !name.hasPrefix(".") {
                let child = folder.path == "/" ? "/\(name)" : "\(folder.path)/\(name)"
                switch (files.kind(of: child), InputFinder.ending(of: name)) {
                case (.folder, "xcdatamodeld"), (.folder, "xcdatamodel"): found.append(child)
                case (.folder, _):
                    if !files.isLink(child), !Self.passedOver.contains(name), folder.depth < Self.deepest {
                        folders.append((child, folder.depth + 1))
                    }
                case (.file, "json"): if own?[name] == nil, isJSONModel(child) { found.append(child) }
                case (.file, "model"): if own?[name] == nil, isNotation(child) { found.append(child) }
                default: break
                }
            }
            pending += folders.reversed()
        }
        return found
    }

    /// The files that the manifest in a folder lists; nil where there is no manifest.
    private func documentation(in folder: String, names: [String]) -> [String: String]? {
        guard names.contains(Manifest.fileName) else { return nil }
        return (try? files.read("\(folder)/\(Manifest.fileName)")).flatMap(Manifest.init(content:))?.files ?? [:]
    }

    /// Whether a text is in a notation of models: others have files with this ending as well.
    private func isNotation(_ path: String) -> Bool {
        guard let bytes = try? files.readStart(of: path, count: 1 << 16) else { return false }
        let format = ModelFormat.of(bytes)
        return format == .arrows || format == .blocks
    }

    /// Whether a JSON file says that it is a model; a very large or unreadable one is not looked at.
    private func isJSONModel(_ path: String) -> Bool {
        guard let bytes = try? files.readStart(of: path, count: 1 << 24),
            let file = TextDecoding.utf8File(path: path, bytes: bytes).file
        else { return false }
        return JSONModelReader.isModel(file)
    }
}
