import ModelReaders
import SourceText

/// Finds the model that a path of the command line means: a file, a bundle, the one model below a folder, or stdin.
public struct InputFinder: Sendable {
    let files: FileSystem
    /// The version of a bundle to read instead of its current one.
    let version: String?

    /// Makes a finder.
    public init(files: FileSystem, version: String? = nil) {
        self.files = files
        self.version = version
    }

    /// The model at a path.
    public func find(_ path: String) throws(Failure) -> ModelInput {
        guard let kind = files.kind(of: path) else {
            if files.isLink(path) {
                throw Failure(.noInput, "no-input", "'\(path)' is a link to nothing")
            }
            throw Failure(
                .noInput, "no-input", "there is no file or folder '\(path)'", help: nearbyNames(path))
        }
        guard kind == .folder else { return try file(path) }
        let trimmed = FileSystem.trimmed(path)
        switch Self.ending(of: trimmed) {
        case "xcdatamodeld": return try BundleVersions(files: files, path: trimmed).input(version: version)
        case "xcdatamodel": return try contents(of: trimmed)
        case "momd":
            throw Failure(
                .noModel, "compiled-model", "is a compiled model, which modeldoc does not read", path: path,
                help: ["give the model's source, a folder that ends in .xcdatamodeld"])
        default: break
        }
        return try FolderSearch(files: files).theOneModel(below: trimmed, finder: self)
    }

    /// The model of a `.xcdatamodel` folder.
    func contents(of bundle: String) throws(Failure) -> ModelInput {
        let path = "\(bundle)/contents"
        guard files.kind(of: path) == .file else {
            if files.kind(of: "\(bundle)/elements") == .file {
                throw Self.oldFormat(bundle)
            }
            throw Failure(
                .noModel, "empty-bundle", "holds no model: there is no file 'contents' in it", path: bundle,
                help: ["see whether the version control system left the file out"])
        }
        return try file(path)
    }

    /// A model file, named by the bundle that it lies in.
    private func file(_ path: String) throws(Failure) -> ModelInput {
        let bytes: [UInt8]
        do throws(FileSystem.Refusal) {
            bytes = try files.read(path)
        } catch {
            throw Failure(.noInput, "unreadable-input", "cannot be read: \(error.text)", path: path)
        }
        var input = ModelInput(path: path, bytes: bytes, name: Self.stem(of: path), root: path)
        let whole = Self.ending(of: path).isEmpty ? files.absolute(path) : path
        if FileSystem.name(of: whole) == "contents" || FileSystem.name(of: whole) == "elements",
            let version = FileSystem.parent(of: whole), Self.ending(of: version) == "xcdatamodel"
        {
            if FileSystem.name(of: whole) == "elements" { throw Self.oldFormat(path) }
            input.name = Self.stem(of: version)
            input.root = FileSystem.parent(of: path)
            if let bundle = FileSystem.parent(of: version), Self.ending(of: bundle) == "xcdatamodeld" {
                input.name = Self.stem(of: bundle)
                input.version = Self.stem(of: version)
                input.root = FileSystem.parent(of: path).flatMap(FileSystem.parent(of:))
            }
        }
        return input
    }

    /// The model that comes through a pipe.
    public static func standardInput(_ bytes: [UInt8]) -> ModelInput {
        ModelInput(path: "<stdin>", bytes: bytes, name: "Model")
    }

    static func oldFormat(_ path: String) -> Failure {
        Failure(
            .noModel, "old-format", "is a model of the format before Xcode 4.1 ('elements' and 'layout')", path: path,
            help: ["open and save it with Xcode 4.1 or later, which writes the XML that modeldoc reads"])
    }

    /// Names beside a missing one that may have been meant.
    private func nearbyNames(_ path: String) -> [String] {
        guard let folder = FileSystem.parent(of: path), let names = try? files.names(in: folder),
            let near = NearestName.of(FileSystem.name(of: path), among: names)
        else { return [] }
        return ["did you mean '\(folder == "." && !path.hasPrefix("./") ? near : "\(folder)/\(near)")'?"]
    }

    /// The part of a name behind its last dot.
    static func ending(of path: String) -> String {
        let name = FileSystem.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...]).lowercased()
    }

    /// A name without its ending; a folder `.modeldoc.json` keeps what stands before.
    static func stem(of path: String) -> String {
        let name = FileSystem.name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}
