import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc diff OLD NEW`: what changed between two models, and whether stores migrate.
struct DiffCommand: SettledCommand {
    static let use = SettingsKey.Use.diff

    private static let models = RepeatedPositional<String>(
        "MODEL", help: "the old model and the new one; or one bundle of versions; or one model, with --base",
        isRequired: false, defaultText: "those of the project's settings", completion: .files)
    private static let base = Option<String>(
        "base", value: "REV", help: "compare with the model as it is in this revision of git")
    private static let from = Option<String>(
        "from", value: "NAME", help: "the old version of a bundle", defaultText: "the one before the new one")
    private static let to = Option<String>(
        "to", value: "NAME", help: "the new version of a bundle", defaultText: "the current one")
    private static let toCurrent = Flag(
        "to-current", help: "compare every older version with the new one, as stores migrate")
    private static let format = Option<ComparisonFormat>(
        "format", short: "f", value: "FORMAT", help: "how to write it", defaultText: "text")
    private static let output = Option<String>(
        "output", short: "o", value: "FILE", help: "the file to write into, or - for stdout", defaultText: "-",
        completion: .files)
    private static let exitCode = Flag("exit-code", help: "end with status 1 where there are changes")
    private static let dot = Option<String>(
        "dot", value: "PATH", help: "Graphviz's dot, for -f svg", defaultText: "$MODELDOC_DOT, else dot on PATH",
        completion: .files)

    static let declaration = CommandDeclaration(
        "diff", summary: "tell what changed, and whether stores migrate",
        discussion: """
            Tells every difference, what it means for whoever uses the objects, what deletion does now, and what Core Data \
            has to do with stores that exist: nothing (no migration), infer what to do (inferred), which may lose data (data \
            lost), or use a mapping of yours (custom migration). What Apple's documentation leaves open is to be tried on a \
            copy of a store (check).

            Parts are the same under another name where a renaming identifier says so; where none does, it is suggested. \
            With --base, a version that was there and has been edited in place is an error: stores made with it no longer \
            open.
            """,
        examples: [
            CommandExample("modeldoc diff --base origin/main", help: "what a branch changes in the project's models"),
            CommandExample("modeldoc diff Shop.xcdatamodeld", help: "the version before the current one, and that"),
            CommandExample("modeldoc diff Shop.xcdatamodeld --from 'Shop 2'", help: "another version"),
            CommandExample("modeldoc diff Shop.xcdatamodeld --to-current", help: "every old version: do all migrate?"),
            CommandExample("modeldoc diff old.json new.json", help: "any two models, in any format"),
            CommandExample("modeldoc diff --base origin/main Shop.xcdatamodeld", help: "what a branch changes"),
            CommandExample("modeldoc diff --base origin/main Shop.xcdatamodeld -f markdown", help: "for a comment"),
            CommandExample("modeldoc diff Shop.xcdatamodeld -o diff.svg", help: "as a picture"),
            CommandExample("modeldoc diff old.json new.json --exit-code", help: "status 1 where there are changes"),
        ],
        declarations: [
            models, base, from, to, toCurrent, format, output, exitCode, ModelArguments.inputFormat,
        ] + RenderArguments.lookOptions + [dot] + SettingsArguments.options + ModelArguments.reportingOptions)

    private let arguments: ParsedArguments
    private let request: ComparisonRequest
    private let format: ComparisonFormat

    private let nouns: [ProjectSettings.Noun]
    /// Whether the settings name the model, so that there is one for sure, if not always was.
    private let isModelSettled: Bool

    /// The models of a documentation are merged there, and compared one by one.
    static func parts(of documentation: ProjectSettings.Documentation) -> [ProjectSettings.Documentation] {
        documentation.ofEachModel
    }

    static let separator = "\n"

    static func standsAgainstSeveral(_ arguments: ParsedArguments) -> String? {
        if arguments.contains(from) { return "'--from'" }
        if arguments.contains(to) { return "'--to'" }
        if arguments[output] ?? "-" != "-" { return "'--output'" }
        switch arguments[format] {
        case .json, .svg: return "'--format \(arguments[format]?.rawValue ?? "")'"
        default: return nil
        }
    }

    init(_ assignment: Assignment) throws(UsageError) {
        let arguments = assignment.arguments
        self.arguments = arguments
        nouns = assignment.documentation?.nouns ?? []
        isModelSettled = !assignment.isModelGiven
        let paths = arguments[Self.models]
        guard let first = paths.first else { throw ModelArguments.missing(arguments) }
        if paths.count > 2 { throw arguments.error(.extraArgument(paths[2])) }
        try arguments.requireAtMostOne(of: Self.from, Self.toCurrent)
        try arguments.requireAtMostOne(of: Self.base, Self.toCurrent)
        if paths.count == 2 {
            let unfit: [(name: String, option: any ArgumentDeclaration)] = [
                ("--base", Self.base), ("--from", Self.from), ("--to", Self.to), ("--to-current", Self.toCurrent),
            ]
            for (name, option) in unfit where arguments.contains(option) {
                throw arguments.error(
                    .other(
                        message: "'\(name)' is about one model, and two are given", notes: ["leave one of them out"]))
            }
            if paths == ["-", "-"] {
                throw arguments.error(.other(message: "stdin can be read once only: '-' stands twice", notes: []))
            }
        } else if first == "-" {
            throw arguments.error(
                .other(message: "what comes through a pipe has no older version", notes: ["give the old model, too"]))
        }
        format = arguments[Self.format] ?? arguments[Self.output].map { ComparisonFormat(fileName: $0) } ?? .text
        if format == .svg, arguments[Self.toCurrent] {
            throw arguments.error(
                .other(
                    message: "a picture shows two models, not every old version", notes: ["choose one with --from NAME"]
                ))
        }
        var request = ComparisonRequest(paths)
        request.base = arguments[Self.base]
        request.from = arguments[Self.from]
        request.to = arguments[Self.to]
        request.isFromEveryVersion = arguments[Self.toCurrent]
        request.format = arguments[ModelArguments.inputFormat]
        self.request = request
    }

    func run(in context: CommandContext) -> Outcome {
        let report = ModelArguments.report(arguments, in: context)
        var told: [Diagnostic] = []
        do throws(Failure) {
            var request = request
            if request.paths.contains("-") {
                request.standardInput = context.readInput()
                if request.standardInput == nil {
                    throw Failure(.noInput, [.error("unreadable-input", "stdin cannot be read")])
                }
            }
            var modelDoc = ModelDoc(files: context.files, environment: context.environment)
            modelDoc.layout.dot = arguments[Self.dot]
            modelDoc.loader.nouns = nouns
            let asked = request
            let result = try context.showingProgress(of: modelDoc) { modelDoc throws(Failure) in
                try modelDoc.compare(asked)
            }
            told = result.diagnostics
            let (content, more) = try document(of: result, modelDoc, in: context)
            told += more
            if let path = file {
                try modelDoc.write(content, to: path, besides: result)
            } else if !context.writeOutput(content) {
                throw Failure(.cannotWrite, [CommandContext.outputRefused])
            }
            report.write(told)
            return Outcome(result.hasChanges && arguments[Self.exitCode] ? .answerIsNo : .done)
        } catch {
            // That there is nothing to compare a model with is no fault where the settings name it.
            if let revision = request.base, isModelSettled, error.diagnostics.contains(where: \.isAboutNewModel),
                let text = ComparisonReport.newModel(request.paths[0], since: revision, format),
                file == nil, context.writeOutput(text)
            {
                return Outcome(arguments[Self.exitCode] ? .answerIsNo : .done)
            }
            report.write(told + error.diagnostics, isSuccessful: false)
            return Outcome(ExitStatus(error.reason))
        }
    }

    /// The file to write into; nil for stdout.
    private var file: String? { arguments[Self.output].flatMap { $0 == "-" ? nil : $0 } }

    private func document(
        of result: ComparisonReport, _ modelDoc: ModelDoc, in context: CommandContext
    ) throws(Failure) -> (content: [UInt8], diagnostics: [Diagnostic]) {
        if format == .svg {
            return try context.showingProgress(of: modelDoc) { modelDoc throws(Failure) in
                try modelDoc.picture(
                    of: result, options: RenderArguments.look(arguments),
                    existing: file.flatMap { try? context.files.read($0) })
            }
        }
        var style = ComparisonReport.Style()
        style.width = context.textWidth
        style.hasColor = file == nil && context.hasOutputColor
        return (result.document(format, style: style), [])
    }
}

extension Diagnostic {
    /// Whether it says that a revision does not have the model.
    fileprivate var isAboutNewModel: Bool { id == "not-in-revision" }
}

extension ComparisonFormat: ArgumentValue {}
