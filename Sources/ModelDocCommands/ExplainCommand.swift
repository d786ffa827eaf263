import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc explain MODEL… SUBJECT`: one part of a model in words.
struct ExplainCommand: SettledCommand {
    static let use = SettingsKey.Use.explain

    private static let subject = OptionalPositional<String>(
        "SUBJECT", help: "an entity, Entity.property, or a key path: Entity.key.path")
    private static let deletion = Flag(
        "delete", help: "tell what deleting one object of SUBJECT, an entity, does")
    private static let format = Option<ExplanationFormat>(
        "format", short: "f", value: "FORMAT", help: "how to write it", defaultText: "text")
    private static let output = Option<String>(
        "output", short: "o", value: "FILE", help: "the file to write into, or - for stdout", defaultText: "-",
        completion: .files)

    static let declaration = CommandDeclaration(
        "explain", summary: "explain an entity, a relationship, a key path or a deletion",
        discussion: """
            Tells about one part of a model what its pages tell about the whole. Of a key path it says what one reaches \
            and how many, what Core Data returns for it, and what a fetch predicate may do with it; @count, @sum, @avg, \
            @min, @max, @distinctUnionOfObjects and @distinctUnionOfSets are understood.

            Text is wrapped at the width of the terminal, or at what COLUMNS says. It has colours on a terminal, unless \
            NO_COLOR is set.
            """,
        examples: [
            CommandExample(
                "modeldoc explain Department", help: "an entity of the model that the project's settings name"),
            CommandExample("modeldoc explain model.json Department", help: "an entity"),
            CommandExample("modeldoc explain model.json Department.employees", help: "a relationship, from both ends"),
            CommandExample("modeldoc explain model.json Department.employees.manager", help: "a key path"),
            CommandExample("modeldoc explain model.json --delete Department", help: "what a deletion does, as a tree"),
            CommandExample("modeldoc explain Shop.xcdatamodeld Order -f json", help: "for programs"),
        ],
        declarations: [ModelArguments.models, subject, deletion, format, output] as [any ArgumentDeclaration]
            + ModelArguments.readingOptions + ModelArguments.reportingOptions)

    private let model: ModelArguments
    private let arguments: ParsedArguments

    init(_ assignment: Assignment) throws(UsageError) {
        model = try ModelArguments(assignment)
        arguments = assignment.arguments
    }

    /// A lone argument is the subject where settings name the model, unless it is a file or a folder.
    static func sorted(_ arguments: ParsedArguments, files: FileSystem, hasSettings: Bool) -> ParsedArguments {
        guard !arguments.contains(ModelArguments.models), let lone = arguments[subject] else { return arguments }
        if hasSettings, lone != "-", files.kind(of: lone) == nil { return arguments }
        return arguments.moving(subject, to: ModelArguments.models)
    }

    func run(in context: CommandContext) throws(UsageError) -> Outcome {
        let report = model.report(in: context)
        let modelDoc = ModelDoc(files: context.files, environment: context.environment)
        let loaded: LoadedModel
        do throws(Failure) {
            loaded = try model.load(with: modelDoc, in: context)
        } catch {
            report.write(error.diagnostics, isSuccessful: false)
            return Outcome(ExitStatus(error.reason))
        }
        guard let subject = arguments[Self.subject] else { throw missingSubject(of: loaded, modelDoc) }
        do throws(Failure) {
            let output = arguments[Self.output] ?? "-"
            let isToTerminal = output == "-"
            var options = ExplainOptions()
            options.format = arguments[Self.format] ?? .text
            options.isDeletion = arguments[Self.deletion]
            options.width = context.textWidth
            options.hasColor = isToTerminal && context.hasOutputColor
            let explanation = try modelDoc.explain(loaded, subject, options: options)
            try write(explanation.content, to: output, loaded, modelDoc, in: context)
            report.write(loaded.diagnostics + model.remarks(on: loaded) + explanation.diagnostics)
            return Outcome(.done)
        } catch {
            report.write(loaded.diagnostics + error.diagnostics, isSuccessful: false)
            return Outcome(ExitStatus(error.reason))
        }
    }

    private func write(
        _ content: [UInt8], to output: String, _ loaded: LoadedModel, _ modelDoc: ModelDoc, in context: CommandContext
    ) throws(Failure) {
        if output != "-" { return try modelDoc.write(content, to: output, besides: loaded) }
        if !context.writeOutput(content) { throw Failure(.cannotWrite, [CommandContext.outputRefused]) }
    }

    /// What to say to somebody who names no subject: some to try.
    private func missingSubject(of loaded: LoadedModel, _ modelDoc: ModelDoc) -> UsageError {
        let subjects = modelDoc.subjects(of: loaded)
        var tries = subjects.examples.map { "'\($0)'" }
        if let first = subjects.examples.first { tries.append("'--delete \(first)'") }
        let help = tries.isEmpty ? [] : ["try \(tries.joined(separator: ", "))"]
        return arguments.error(.other(message: "missing argument 'SUBJECT'", notes: help + [subjects.entities]))
    }
}

extension ExplanationFormat: ArgumentValue {}
