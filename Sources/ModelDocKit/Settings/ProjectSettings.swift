import DataModel
import SourceText

/// What a project says about its documentation, once for all commands: its `modeldoc.settings.json`.
///
/// Paths are as the working directory sees them.
public struct ProjectSettings: Sendable {
    /// The name of the file.
    public static let fileName = "modeldoc.settings.json"

    /// What objects of an entity are called.
    public struct Noun: Sendable, Equatable {
        /// The entity's name.
        public let entity: String
        /// What one is called; nil for what its name says.
        public let singular: String?
        /// What several are called; nil for what its name says.
        public let plural: String?
        /// Where the entity is named.
        let range: SourceRange?
    }

    /// One documentation of the project.
    public struct Documentation: Sendable {
        /// The paths of its models, at least one.
        public let models: [String]
        /// All other keys that have a flag, with their values as on a command line.
        public let values: [SettingsKey: [String]]
        /// What objects are called.
        public let nouns: [Noun]

        /// The same for each of its models alone.
        public var ofEachModel: [Documentation] {
            models.map { Documentation(models: [$0], values: values, nouns: nouns) }
        }

        /// Where it goes; nil for the usual folder.
        public var output: String? { values[.output]?.first }
    }

    /// The path of the file.
    public let path: String
    /// The folder that it lies in.
    public let folder: String
    /// The documentations, at least one.
    public let documentations: [Documentation]
    /// The folder for the page over all that is asked for.
    let index: String?
    /// The title of the page over all; nil for the usual one.
    public let indexTitle: String?
    /// The folder of templates that all share.
    public let sharedTemplates: String?

    /// A path beside the settings as the working directory sees it.
    func path(_ path: String) -> String { SettingsFolder(path: folder).path(path) }

    /// The folder of a documentation that has no output of its own, beside the settings.
    public func usualOutput(of loaded: LoadedModel) -> String { path(OutputPlace.usualFolder(for: loaded.model.name)) }

    /// The documentation of exactly these models.
    ///
    /// - Parameters:
    ///   - models: the paths of models, in any order.
    ///   - files: where they are.
    /// - Returns: the documentation; nil where the settings have none.
    public func documentation(of models: [String], files: FileSystem) -> Documentation? {
        func identities(_ paths: [String]) -> Set<String> {
            Set(paths.map { files.real($0) ?? files.normalized($0) })
        }
        let wanted = identities(models)
        return documentations.first { identities($0.models) == wanted }
    }

    /// The folder for the page over all: the one that is asked for, or the nearest that all documentations lie below; nil where
    /// there is one documentation, or that folder is not below the settings, where a README of the project's own stands.
    public func indexFolder(files: FileSystem) -> String? {
        guard documentations.count > 1 else { return nil }
        if let index { return index }
        let root = Self.parts(of: folder, files: files)
        var common: [Substring]?
        for documentation in documentations {
            let parts = Self.parts(of: documentation.output ?? folder, files: files).dropLast()
            common = zip(common ?? Array(parts), parts).prefix { $0 == $1 }.map(\.0)
        }
        guard let common, common.count > root.count, common.starts(with: root) else { return nil }
        return path(common.dropFirst(root.count).joined(separator: "/"))
    }

    private static func parts(of path: String, files: FileSystem) -> [Substring] {
        files.normalized(path).split(separator: "/")
    }
}

/// The folder of settings, as the working directory sees it.
struct SettingsFolder {
    /// Its path: `.`, `..`, or any other.
    let path: String

    /// A path that is relative to it.
    func path(_ relative: String) -> String {
        if relative.hasPrefix("/") || path == "." { return relative }
        if relative == "." { return path }
        return path == "/" ? "/\(relative)" : "\(path)/\(relative)"
    }
}
