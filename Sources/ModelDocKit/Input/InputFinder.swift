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
        let kind = try kind(of: path)
        // `.` in a bundle is the bundle.
        let ending = Self.ending(of: files.normalized(path))
        let trimmed = FileSystem.trimmed(path)
        switch (kind, ending) {
        case (.folder, "xcdatamodeld"):
            return try BundleVersions(files: files, path: trimmed).input(version: version)
        case (.folder, "momd"):
            throw Failure(
                .noModel, "compiled-model", "is a compiled model, which modeldoc does not read", path: path,
                help: ["give the model's source, a folder that ends in .xcdatamodeld"])
        case (.folder, "xcmappingmodel"): throw Self.mappingModel(path)
        case (.folder, "xcdatamodel"): break
        case (.folder, _): return try FolderSearch(files: files).theOneModel(below: trimmed, finder: self)
        default: break
        }
        if version != nil { throw Self.noVersions(path) }
        return kind == .folder ? try contents(of: trimmed) : try file(path)
    }

    /// The models at several paths, `-` for what came through a pipe. A version is that of every bundle that has versions; one
    /// of them at least has to be such a bundle.
    func find(_ paths: [String], standardInput: [UInt8]?) throws(Failure) -> [ModelInput] {
        var inputs: [ModelInput] = []
        var diagnostics: [Diagnostic] = []
        var reason: Failure.Reason?
        for path in paths {
            if path == "-", let standardInput {
                inputs.append(Self.standardInput(standardInput))
                continue
            }
            let finder = paths.count == 1 || hasVersions(path) ? self : InputFinder(files: files)
            do throws(Failure) {
                inputs.append(try finder.find(path))
            } catch {
                reason = reason ?? error.reason
                diagnostics += error.diagnostics
            }
        }
        if let reason { throw Failure(reason, diagnostics) }
        if version != nil, paths.count > 1, let first = paths.first, !paths.contains(where: hasVersions) {
            throw Self.noVersions(first)
        }
        return inputs
    }

    /// Files with notes about a model.
    func notes(_ paths: [String]) throws(Failure) -> [ModelInput] {
        var notes: [ModelInput] = []
        for path in paths {
            if try kind(of: path) == .folder {
                throw Failure(
                    .noInput, "unreadable-input", "is a folder; notes are a file in Markdown", path: path,
                    help: ["name a file with --notes FILE.md"])
            }
            notes.append(try file(path))
        }
        return notes
    }

    /// Whether a path may be one of versions: a bundle, or a folder that one may be in.
    private func hasVersions(_ path: String) -> Bool {
        guard path != "-", files.kind(of: path) == .folder else { return false }
        let ending = Self.ending(of: files.normalized(path))
        return ending != "xcdatamodel" && ending != "xcmappingmodel"
    }

    private func kind(of path: String) throws(Failure) -> FileSystem.Kind {
        if path.isEmpty { throw Failure(.noInput, "no-input", "the path of the model is empty") }
        do throws(FileSystem.Refusal) {
            return try files.lookUp(path)
        } catch {
            if error.isMissing, files.isLink(path) {
                throw Failure(.noInput, "no-input", "'\(path)' is a link to nothing")
            }
            if error.isMissing {
                throw Failure(
                    .noInput, "no-input", "there is no file or folder '\(path)'", help: nearbyNames(path))
            }
            throw Failure(.noInput, "unreadable-input", "cannot be read: \(error.text)", path: path)
        }
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
        let whole = files.normalized(path)
        let name = FileSystem.name(of: whole)
        var input = ModelInput(path: path, bytes: bytes, name: Self.stem(of: whole), sourceName: name, root: whole)
        if name == "contents" || name == "elements", let version = FileSystem.parent(of: whole),
            Self.ending(of: version) == "xcdatamodel"
        {
            if name == "elements" { throw Self.oldFormat(path) }
            input.name = Self.stem(of: version)
            input.root = version
            input.sourceName = "\(FileSystem.name(of: version))/\(name)"
            if let bundle = FileSystem.parent(of: version), Self.ending(of: bundle) == "xcdatamodeld" {
                input.name = Self.stem(of: bundle)
                input.version = Self.stem(of: version)
                input.root = bundle
                input.sourceName = "\(FileSystem.name(of: bundle))/\(input.sourceName)"
            }
        }
        return input
    }

    /// The model that comes through a pipe.
    public static func standardInput(_ bytes: [UInt8]) -> ModelInput {
        ModelInput(path: "<stdin>", bytes: bytes, name: "Model", sourceName: "<stdin>")
    }

    /// Says that a version was named where there are none.
    static func noVersions(_ path: String) -> Failure {
        Failure(
            .badRequest, "no-versions", "has no versions to choose from with --model-version", path: path,
            help: ["give the bundle that holds the versions, a folder that ends in .xcdatamodeld"])
    }

    static func mappingModel(_ path: String) -> Failure {
        Failure(
            .noModel, "mapping-model", "is a mapping model: it tells how to migrate, not what there is", path: path,
            help: ["give the model's source, a folder that ends in .xcdatamodeld"])
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
