import CommandLineArguments
import ModelDocKit

/// The arguments that say which settings of a project count: the same on every command that has a model.
enum SettingsArguments {
    private static let file = Option<String>(
        "settings", value: "FILE", help: "the settings of the project",
        defaultText: "\(ProjectSettings.fileName) here or above", completion: .files)
    private static let none = Flag("no-settings", help: "pass over the settings of the project")

    /// The options, in the order of help.
    static let options: [any ArgumentDeclaration] = [file, none]

    /// Refuses what contradicts itself.
    static func check(_ arguments: ParsedArguments) throws(UsageError) {
        try arguments.requireAtMostOne(of: file, none)
    }

    /// The settings that count; nil where there are none, or they are to be passed over.
    static func settings(_ arguments: ParsedArguments, files: FileSystem) throws(Failure) -> ProjectSettings? {
        if arguments[none] { return nil }
        let finder = SettingsFinder(files: files)
        if let path = arguments[file] { return try finder.read(path) }
        return try finder.find()
    }

    /// The words of a command line that lead to the same settings.
    static func words(_ arguments: ParsedArguments) -> [String] {
        (arguments[file].map { ["--settings", $0] } ?? []) + (arguments[none] ? ["--no-settings"] : [])
    }
}
