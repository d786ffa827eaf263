import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc init [DIR]`: settings for a project, made of the models that are found in it.
struct InitCommand {
    private static let folder = OptionalPositional<String>(
        "DIR", help: "the root of the project", defaultText: "the working directory", completion: .folders)

    private static let show = Flag(
        "show", help: "print the settings that count there, as plain JSON for other programs, and write nothing")

    static let declaration = CommandDeclaration(
        "init", summary: "write settings for a project",
        discussion: """
            Looks for models below a folder, and writes a \(ProjectSettings.fileName) into it that names them. From then on the \
            other commands need no MODEL there and in the folders below. modeldoc schema --settings describes the file.
            """,
        examples: [
            CommandExample("modeldoc init", help: "settings for what is here"),
            CommandExample("modeldoc init path/to/project", help: "for what is there"),
            CommandExample("modeldoc init --show", help: "what counts, without comments and with all that is shared"),
        ],
        declarations: [folder, show] + ModelArguments.reportingOptions)

    private let arguments: ParsedArguments

    init(_ arguments: ParsedArguments) {
        self.arguments = arguments
    }

    func run(in context: CommandContext) -> ExitStatus {
        let report = ModelArguments.report(arguments, in: context)
        let folder = arguments[Self.folder] ?? "."
        do throws(Failure) {
            if arguments[Self.show] {
                try show(in: folder, context)
                report.write([])
                return .done
            }
            let draft = try SettingsDraft(in: folder, files: context.files)
            try draft.write()
            let count = draft.documentations.count
            let start = folder == "." ? "" : " (in \(ShellText.quoted(folder)))"
            let found = draft.documentations.map { "  \($0.model), to be documented in \($0.output)" }
            let first = ["\(draft.path): settings for \(count) \(count == 1 ? "model" : "models")"]
            let next = [
                "Next\(start): modeldoc render writes the documentation, modeldoc lint checks the "
                    + (count == 1 ? "model" : "models")
            ]
            report.write([], after: first + found + next)
            return .done
        } catch {
            report.write(error.diagnostics, isSuccessful: false)
            return ExitStatus(error.reason)
        }
    }

    /// Prints what counts in a folder.
    private func show(in folder: String, _ context: CommandContext) throws(Failure) {
        guard let settings = try SettingsFinder(files: context.files).find(in: folder) else {
            throw Failure(
                .noInput,
                [
                    .error(
                        "no-settings", "no settings count here", path: folder,
                        help: ["write some with: modeldoc init\(folder == "." ? "" : " \(ShellText.quoted(folder))")"])
                ])
        }
        if !context.writeOutput(settings.json) {
            throw Failure(.cannotWrite, [CommandContext.outputRefused])
        }
    }
}
