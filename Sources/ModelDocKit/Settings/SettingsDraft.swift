import JSONText
import SourceText

/// Settings for a project that has none, made of the models that are found in it.
public struct SettingsDraft: Sendable {
    /// A documentation of a draft; paths are relative to the settings.
    public struct Documentation: Sendable, Equatable {
        /// The path of its model.
        public let model: String
        /// The folder that it goes to.
        public let output: String
    }

    /// The path of the file.
    public let path: String
    /// A documentation for each model, by the paths of the models.
    public let documentations: [Documentation]
    private let files: FileSystem

    /// Looks for models below a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder, in which the settings will lie.
    ///   - files: where it is.
    /// - Throws: `Failure` `noInput` where there is no such folder or no model below it, `cannotWrite` where it has settings.
    public init(in folder: String, files: FileSystem) throws(Failure) {
        let folder = FileSystem.trimmed(folder)
        guard files.kind(of: folder) == .folder else {
            throw Failure(.noInput, "no-input", "there is no folder '\(folder)'")
        }
        path = SettingsFolder(path: folder).path(ProjectSettings.fileName)
        self.files = files
        if files.kind(of: path) != nil || files.isLink(path) {
            throw Failure(
                .cannotWrite, "file-in-the-way", "is there already; nothing was written", path: path,
                help: ["change it by hand, or remove it first"])
        }
        let start = folder == "/" ? "/" : "\(folder)/"
        let models = try FolderSearch(files: files).models(below: folder).map { model in
            model.hasPrefix(start) ? String(model.dropFirst(start.count)) : model
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        if models.isEmpty {
            throw Failure(
                .noInput, "no-model-in-folder", "holds no model, so there is nothing to make settings for",
                path: folder, help: [FolderSearch.whatIsAModel, "name another folder: modeldoc init DIR"])
        }
        documentations = Self.named(models)
    }

    /// A folder for each model: its name, or its whole path where several have that name.
    private static func named(_ models: [String]) -> [Documentation] {
        let names = models.map { OutputPlace.folderName(InputFinder.stem(of: $0)).lowercased() }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        var taken: Set<String> = []
        return zip(models, names).map { model, name in
            let stem = InputFinder.stem(of: model)
            let prefix = FileSystem.parent(of: model) ?? "."
            let isAlone = counts[name] == 1 || prefix == "."
            let base = OutputPlace.folderName(isAlone ? stem : "\(prefix.replacing("/", with: "-"))-\(stem)")
            var folder = base
            var number = 2
            while !taken.insert(folder.lowercased()).inserted {
                folder = "\(base)-\(number)"
                number += 1
            }
            return Documentation(model: model, output: "model-docs/\(folder)")
        }
    }

    /// The text of the file.
    public var text: String {
        var json = JSONWriter()
        json.beginObject()
        if documentations.count == 1 {
            write(documentations[0], to: &json)
        } else {
            json.key(SettingsKey.documentations.rawValue)
            json.beginArray()
            for documentation in documentations {
                json.beginObject()
                write(documentation, to: &json)
                json.endObject()
            }
            json.endArray()
        }
        json.endObject()
        return String(decoding: json.finish(), as: UTF8.self)
    }

    private func write(_ documentation: Documentation, to json: inout JSONWriter) {
        json.key(SettingsKey.models.rawValue)
        json.beginArray(inline: true)
        json.string(documentation.model)
        json.endArray()
        json.key(SettingsKey.output.rawValue)
        json.string(documentation.output)
    }

    /// Writes the file.
    public func write() throws(Failure) {
        try OutputDocument(files: files, path: path).write(Array(text.utf8))
    }
}
