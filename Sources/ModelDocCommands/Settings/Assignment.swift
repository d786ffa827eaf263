import CommandLineArguments
import ModelDocKit

/// What a command has to do once: its arguments as the settings of the project complete them.
struct Assignment {
    /// The arguments; what the command line leaves out is as the settings say.
    let arguments: ParsedArguments
    /// The settings that they come from; nil where none count.
    private(set) var settings: ProjectSettings?
    /// The documentation that it is about; nil where no settings count.
    private(set) var documentation: ProjectSettings.Documentation?
    /// Whether the command line names the models.
    let isModelGiven: Bool
    /// Whether it is one of several that the command line asks for at once.
    var isOneOfSeveral: Bool { !isModelGiven && (settings?.documentations.count ?? 0) > 1 }
    /// The words of the command line that a command to mend things needs beside the settings.
    private(set) var ownWords: [String] = []

    /// An assignment without settings.
    init(_ arguments: ParsedArguments) {
        self.arguments = arguments
        isModelGiven = arguments.contains(ModelArguments.models)
    }

    /// An assignment that settings complete.
    ///
    /// - Parameters:
    ///   - arguments: the command line.
    ///   - documentation: the documentation.
    ///   - settings: the settings that it is in.
    ///   - use: the command.
    ///   - disregarded: keys that have no meaning beside what the command line asks for.
    init(
        _ arguments: ParsedArguments, documentation: ProjectSettings.Documentation, of settings: ProjectSettings,
        for use: SettingsKey.Use, disregarding disregarded: Set<SettingsKey>
    ) {
        isModelGiven = arguments.contains(ModelArguments.models)
        self.settings = settings
        self.documentation = documentation
        ownWords = (isModelGiven ? arguments[ModelArguments.models] : []) + Self.ownWords(arguments)
        let completed = arguments.completed(
            with: Self.values(of: documentation) { $0.uses.contains(use) && !disregarded.contains($0) })
        // The settings say in which order models are merged; to compare two, the command line does.
        let isMerged = isModelGiven && documentation.models.count > 1 && use != .diff
        self.arguments = isMerged ? completed.replacing(ModelArguments.models, with: documentation.models) : completed
    }

    /// What a command line says that `render` understands, too.
    static func ownWords(_ arguments: ParsedArguments) -> [String] {
        SettingsArguments.words(arguments) + arguments.words(of: ModelArguments.ownOptions)
            + arguments.words(of: CheckCommand.renderOptions)
    }

    /// The values of a documentation as those of a command line.
    private static func values(
        of documentation: ProjectSettings.Documentation, where isMeant: (SettingsKey) -> Bool
    ) -> [String: [String]] {
        var values = [ParsedArguments.key(of: ModelArguments.models): documentation.models]
        for (key, texts) in documentation.values where isMeant(key) {
            if let flag = key.flag { values["--\(flag)"] = texts }
        }
        return values
    }

    /// The command line of another command that the documentation asks for; nil where no settings count.
    func arguments(of command: CommandDeclaration, for use: SettingsKey.Use) -> ParsedArguments? {
        documentation.map { documentation in
            ParsedArguments(
                of: command, usage: arguments.usage, values: Self.values(of: documentation) { $0.uses.contains(use) })
        }
    }

    /// The usual folder of a model's documentation, where the settings decide; nil where they do not.
    func usualOutput(of loaded: LoadedModel) -> String? {
        settings?.usualOutput(of: loaded)
    }
}
