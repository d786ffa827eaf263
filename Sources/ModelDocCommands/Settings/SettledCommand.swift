import CommandLineArguments
import ModelDocKit
import SourceText

/// A command that has a model, and that the settings of a project complete.
protocol SettledCommand {
    /// Which of the keys are for it.
    static var use: SettingsKey.Use { get }

    /// Reads the arguments.
    init(_ assignment: Assignment) throws(UsageError)

    /// Does it.
    func run(in context: CommandContext) throws(UsageError) -> Outcome

    /// The keys of settings that have no meaning beside what a command line asks for.
    static func disregarded(by arguments: ParsedArguments) -> Set<SettingsKey>

    /// Whether a command line asks for something that no model is needed for.
    static func needsNoModel(_ arguments: ParsedArguments) -> Bool

    /// Why several documentations cannot be done at once: what the command line gives that is for one only; nil where they can.
    static func standsAgainstSeveral(_ arguments: ParsedArguments) -> String?

    /// What the command is done for, one after the other: a documentation, or something within it.
    static func parts(of documentation: ProjectSettings.Documentation) -> [ProjectSettings.Documentation]

    /// What stands between the results of two.
    static var separator: String { get }

    /// Does what is to be done about all documentations together.
    ///
    /// - Parameters:
    ///   - outcomes: what became of each.
    ///   - settings: the settings that name them.
    ///   - arguments: the command line.
    ///   - context: the world.
    /// - Returns: what the program tells the shell of it.
    static func finish(
        _ outcomes: [Outcome], of settings: ProjectSettings, _ arguments: ParsedArguments, in context: CommandContext
    ) -> ExitStatus

    /// The command line where a lone argument without a name may be a model or something else.
    static func sorted(_ arguments: ParsedArguments, files: FileSystem, hasSettings: Bool) -> ParsedArguments
}

/// What became of an assignment.
struct Outcome {
    /// What the program tells the shell.
    let status: ExitStatus
    /// The documentation, where it was made or looked at.
    var part: OverallDocumentation.Part?

    /// Makes an outcome.
    init(_ status: ExitStatus, part: OverallDocumentation.Part? = nil) {
        self.status = status
        self.part = part
    }
}

extension SettledCommand {
    static func disregarded(by arguments: ParsedArguments) -> Set<SettingsKey> { [] }

    static func needsNoModel(_ arguments: ParsedArguments) -> Bool { false }

    static func standsAgainstSeveral(_ arguments: ParsedArguments) -> String? { "'\(use.rawValue)'" }

    static func parts(of documentation: ProjectSettings.Documentation) -> [ProjectSettings.Documentation] {
        [documentation]
    }

    static var separator: String { "" }

    static func finish(
        _ outcomes: [Outcome], of settings: ProjectSettings, _ arguments: ParsedArguments, in context: CommandContext
    ) -> ExitStatus { .done }

    static func sorted(_ arguments: ParsedArguments, files: FileSystem, hasSettings: Bool) -> ParsedArguments {
        arguments
    }

    /// Runs a command line: once as it is, or for each documentation of the project's settings.
    static func run(_ given: ParsedArguments, in context: CommandContext) throws(UsageError) -> ExitStatus {
        try SettingsArguments.check(given)
        if needsNoModel(given) { return try Self(Assignment(given)).run(in: context).status }
        let settings: ProjectSettings?
        do throws(Failure) {
            settings = try SettingsArguments.settings(given, files: context.files)
        } catch {
            ModelArguments.report(given, in: context).write(error.diagnostics, isSuccessful: false)
            return ExitStatus(error.reason)
        }
        let arguments = sorted(given, files: context.files, hasSettings: settings != nil)
        guard let settings else { return try Self(Assignment(arguments)).run(in: context).status }
        func assignment(_ documentation: ProjectSettings.Documentation) -> Assignment {
            Assignment(
                arguments, documentation: documentation, of: settings, for: use,
                disregarding: disregarded(by: arguments))
        }
        if arguments.contains(ModelArguments.models) {
            let named = settings.documentation(of: arguments[ModelArguments.models], files: context.files)
            return try Self(named.map(assignment) ?? Assignment(arguments)).run(in: context).status
        }
        let parts = settings.documentations.flatMap(parts)
        guard parts.count > 1 else { return try Self(assignment(parts[0])).run(in: context).status }
        if let reason = standsAgainstSeveral(arguments) { throw tooMany(parts, of: settings, reason, arguments) }
        return try runAll(parts.map(assignment), of: settings, arguments, in: context)
    }

    private static func runAll(
        _ assignments: [Assignment], of settings: ProjectSettings, _ arguments: ParsedArguments,
        in context: CommandContext
    ) throws(UsageError) -> ExitStatus {
        var commands: [Self] = []
        for assignment in assignments { commands.append(try Self(assignment)) }
        let collecting = ModelArguments.report(arguments, in: context).collecting()
        defer { collecting.collection?.write() }
        var outcomes: [Outcome] = []
        for (index, command) in commands.enumerated() {
            if index > 0, !separator.isEmpty { _ = collecting.writeOutput(Array(separator.utf8)) }
            outcomes.append(try command.run(in: collecting))
        }
        let statuses = outcomes.map(\.status) + [finish(outcomes, of: settings, arguments, in: collecting)]
        // What went wrong says more than an answer.
        return statuses.first { $0 != .done && $0 != .answerIsNo } ?? statuses.first { $0 != .done } ?? .done
    }

    /// Asks for one of several documentations.
    private static func tooMany(
        _ parts: [ProjectSettings.Documentation], of settings: ProjectSettings, _ reason: String,
        _ arguments: ParsedArguments
    ) -> UsageError {
        let choices = parts.map { part in part.models.map { ShellText.quoted($0) }.joined(separator: " ") }
        let count = settings.documentations.count
        let named = count > 1 ? "\(count) documentations" : "\(choices.count) models"
        return arguments.error(
            .other(
                message: "\(reason) is for one model, and '\(settings.path)' names \(named)",
                notes: choices.prefix(12).map { "choose one by its model: modeldoc \(use.rawValue) \($0)" }))
    }
}
