import ModelReaders
import SourceText

/// The versions of a `.xcdatamodeld` bundle, and which of them is the current one.
struct BundleVersions {
    let files: FileSystem
    let path: String

    /// The model of a version, or of the current one.
    ///
    /// The current version is the one that `.xccurrentversion` names; without that file, or where it names none, the only
    /// version there is, else the last one by name, with a warning.
    func input(version: String?) throws(Failure) -> ModelInput {
        let names = try versions()
        let finder = InputFinder(files: files)
        guard !names.isEmpty else {
            throw Failure(
                .noModel, "empty-bundle", "holds no version of a model: there is no folder '*.xcdatamodel' in it",
                path: path)
        }
        if let version {
            let wanted = Self.stem(version)
            guard names.contains(wanted) else {
                throw Failure(
                    .noInput, "no-version", "has no version '\(wanted)'", path: path,
                    help: Self.choices(names, nearTo: wanted))
            }
            return try finder.contents(of: "\(path)/\(wanted).xcdatamodel")
        }
        let current = try currentVersion(among: names)
        var input = try finder.contents(of: "\(path)/\(current.name).xcdatamodel")
        input.diagnostics += current.diagnostics
        return input
    }

    /// The names of the versions in natural order, without their ending.
    func versions() throws(Failure) -> [String] {
        do throws(FileSystem.Refusal) {
            let names = try files.names(in: path).filter { name in
                InputFinder.ending(of: name) == "xcdatamodel" && files.kind(of: "\(path)/\(name)") == .folder
            }
            return VersionOrder.sorted(names.map { InputFinder.stem(of: $0) })
        } catch {
            throw Failure(.noInput, "unreadable-input", "cannot be read: \(error.text)", path: path)
        }
    }

    /// The version that is current, with a warning where that is only likely.
    func currentVersion(
        among names: [String]
    ) throws(Failure) -> (name: String, diagnostics: [Diagnostic]) {
        let plist = "\(path)/.xccurrentversion"
        var doubt = "there is no '.xccurrentversion'"
        if files.kind(of: plist) != nil {
            let bytes: [UInt8]
            do throws(FileSystem.Refusal) {
                bytes = try files.read(plist)
            } catch {
                throw Failure(.noInput, "unreadable-input", "cannot be read: \(error.text)", path: plist)
            }
            switch CurrentVersionPropertyList.versionName(in: bytes) {
            case .name(let folder):
                let name = Self.stem(folder)
                if names.contains(name) { return (name, []) }
                throw Failure(
                    .noModel, "stale-current-version",
                    "names the current version '\(name)', which is not in the bundle", path: plist,
                    help: Self.choices(names, nearTo: name))
            case .missing: doubt = "'.xccurrentversion' names no version"
            case .unreadable: doubt = "'.xccurrentversion' is no property list with a version's name"
            }
        }
        guard let last = names.last, names.count > 1 else { return (names[0], []) }
        let warning = Diagnostic.warning(
            "no-current-version", "\(doubt), so the last of \(names.count) versions is read: '\(last)'", path: path,
            help: ["name the version with --model-version NAME"])
        return (last, [warning])
    }

    /// The name of a version without the ending of its folder.
    static func stem(_ version: String) -> String {
        version.hasSuffix(".xcdatamodel") ? String(version.dropLast(12)) : version
    }

    /// "its versions are …", the nearest name first where one is near.
    private static func choices(_ names: [String], nearTo wanted: String) -> [String] {
        let shown = names.suffix(8).map { "'\($0)'" }.joined(separator: ", ")
        let list =
            names.count > 8 ? "the last of its \(names.count) versions are \(shown)" : "its versions are \(shown)"
        let help = NearestName.of(wanted, among: names).map { ["did you mean '\($0)'?"] } ?? []
        return help + ["\(list); choose one with --model-version NAME"]
    }
}
