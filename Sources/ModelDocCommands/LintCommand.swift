import CommandLineArguments
import ModelDocKit
import SourceText

/// `modeldoc lint MODEL…`: what is wrong with a model, or worth a second look.
struct LintCommand: SettledCommand {
    static let use = SettingsKey.Use.lint

    private static let format = Option<LintFormat>(
        "format", short: "f", value: "FORMAT", help: "how to write the findings", defaultText: "text")
    private static let output = Option<String>(
        "output", short: "o", value: "FILE", help: "the file to write into, or - for stdout", defaultText: "stdout",
        completion: .files)
    private static let only = RepeatedOption<String>(
        "rule", value: "RULE", help: "check only these rules, or families of rules",
        defaultText: "all that are not off",
        completion: .words(RuleBook.names))
    private static let severity = RepeatedOption<String>(
        "severity", value: "RULE=LEVEL", help: "how bad findings of a rule are: error, warning, info or off")
    private static let cloudKit = Flag(
        "cloudkit", help: "check for CloudKit, even if the model does not say that it is used with it")
    private static let baseline = Option<String>(
        "baseline", value: "FILE", help: "a file with findings that are known and not told again", completion: .files)
    private static let newBaseline = Option<String>(
        "write-baseline", value: "FILE", help: "write the findings into a baseline, and tell only their number",
        completion: .files)
    private static let showIgnored = Flag(
        "show-ignored", help: "show also what the model asks to pass over, with the reasons")
    private static let rules = Flag("rules", help: "list the rules")
    private static let coverage = Flag(
        "coverage", help: "tell how much of the model is documented, and what is not")
    private static let lesson = Option<String>(
        "explain", value: "RULE", help: "teach a rule: why it matters, what to do, an example",
        completion: .words(RuleBook.ids))

    static let declaration = CommandDeclaration(
        "lint", summary: "check a model, and teach the rules",
        discussion: """
            Tells what is wrong with a model, or worth a second look, and what to do about it. What Xcode's model compiler \
            says too is labelled 'momc'. The exit status is 1 where a finding is an error.

            For an exception, write "modeldoc.ignore": "RULE: the reason" into the userInfo of the entity, the property or \
            the model. A baseline is for all findings that were there before: only new ones are told.
            """,
        examples: [
            CommandExample("modeldoc lint", help: "the models that the settings of the project name"),
            CommandExample("modeldoc lint model.json", help: "what there is to say, line by line"),
            CommandExample("modeldoc lint --rules", help: "which rules there are"),
            CommandExample("modeldoc lint --explain missing-inverse", help: "what one of them is about"),
            CommandExample(
                "modeldoc lint Shop.xcdatamodeld --severity missing-inverse=error", help: "be strict with one"),
            CommandExample("modeldoc lint . --rule deletion,inverses", help: "two families of rules"),
            CommandExample("modeldoc lint . --write-baseline lint.json", help: "start clean"),
            CommandExample("modeldoc lint . --baseline lint.json -f github", help: "then tell what is new, in CI"),
            CommandExample("modeldoc lint . --coverage", help: "how much of the model is documented"),
            CommandExample("modeldoc lint . -o modeldoc.sarif", help: "for code scanning"),
        ],
        declarations: [
            ModelArguments.models, format, output, only, severity, cloudKit, baseline, newBaseline, showIgnored,
            coverage, rules, lesson,
        ] + ModelArguments.readingOptions + ModelArguments.reportingOptions)

    private enum Action {
        case check(ModelArguments)
        case cover(ModelArguments)
        case list
        case teach(String)
    }

    private let action: Action
    private let isOneOfSeveral: Bool
    private let arguments: ParsedArguments
    private let format: LintFormat

    static func disregarded(by arguments: ParsedArguments) -> Set<SettingsKey> {
        if arguments[coverage] { return [.severity, .baseline] }
        return arguments.contains(newBaseline) ? [.baseline] : []
    }

    static func needsNoModel(_ arguments: ParsedArguments) -> Bool {
        arguments[rules] || arguments.contains(lesson)
    }

    static func standsAgainstSeveral(_ arguments: ParsedArguments) -> String? {
        if arguments.contains(output) { return "'--output'" }
        if arguments.contains(newBaseline) { return "'--write-baseline'" }
        switch arguments[format] {
        case .json, .sarif: return "'--format \(arguments[format]?.rawValue ?? "")'"
        default: return nil
        }
    }

    init(_ assignment: Assignment) throws(UsageError) {
        let arguments = assignment.arguments
        self.arguments = arguments
        isOneOfSeveral = assignment.isOneOfSeveral
        let output = arguments[Self.output]
        format = arguments[Self.format] ?? output.map { LintFormat(fileName: $0) } ?? .text
        try arguments.requireAtMostOne(of: Self.baseline, Self.newBaseline)
        try arguments.requireAtMostOne(of: Self.rules, Self.lesson)
        if arguments[Self.rules] {
            action = .list
            try Self.refuseModel(arguments, besides: Self.rules)
        } else if let id = arguments[Self.lesson] {
            action = .teach(id)
            try Self.refuseModel(arguments, besides: Self.lesson)
        } else {
            let model = try ModelArguments(assignment)
            action = arguments[Self.coverage] ? .cover(model) : .check(model)
            if !arguments[Self.coverage] { return }
            try Self.refuse(
                [Self.only, Self.severity, Self.cloudKit, Self.baseline, Self.newBaseline, Self.showIgnored], arguments,
                besides: Self.coverage)
        }
        guard format == .text || format == .json else {
            let what = arguments[Self.coverage] ? "coverage" : "rules"
            throw arguments.error(
                .other(
                    message: "\(what) cannot be written as '\(format.rawValue)'",
                    notes: ["use -f text or -f json"]))
        }
    }

    /// Refuses what is about a model where only rules are shown.
    private static func refuseModel(
        _ arguments: ParsedArguments, besides declaration: any ArgumentDeclaration
    ) throws(UsageError) {
        let unfit: [any ArgumentDeclaration] = [
            ModelArguments.models, cloudKit, baseline, newBaseline, showIgnored, coverage,
        ]
        try refuse(unfit + ModelArguments.readingOptions, arguments, besides: declaration)
    }

    private static func refuse(
        _ unfit: [any ArgumentDeclaration], _ arguments: ParsedArguments, besides declaration: any ArgumentDeclaration
    ) throws(UsageError) {
        for other in unfit { try arguments.requireAtMostOne(of: other, declaration) }
    }

    func run(in context: CommandContext) -> Outcome {
        let report = ModelArguments.report(arguments, in: context)
        var told: [Diagnostic] = []
        do throws(Failure) {
            let selection = try RuleSelection(
                only: arguments[Self.only], severities: arguments[Self.severity],
                treatsAsCloudKit: arguments[Self.cloudKit])
            switch action {
            case .check(let model): return Outcome(try check(model, selection, report, &told, in: context))
            case .cover(let model): try cover(model, &told, in: context)
            case .list: try deliver(list(selection, in: context), in: context)
            case .teach(let id): try deliver(try lesson(of: id, selection, in: context), in: context)
            }
            report.write(told)
            return Outcome(.done)
        } catch {
            report.write(told + error.diagnostics, isSuccessful: false)
            return Outcome(ExitStatus(error.reason))
        }
    }

    private func check(
        _ model: ModelArguments, _ selection: RuleSelection, _ report: DiagnosticsReport, _ told: inout [Diagnostic],
        in context: CommandContext
    ) throws(Failure) -> ExitStatus {
        var modelDoc = ModelDoc(files: context.files, environment: context.environment)
        modelDoc.select(selection)
        let loaded = try model.load(with: modelDoc, in: context)
        var options = LintOptions()
        options.baseline = arguments[Self.baseline]
        options.newBaseline = arguments[Self.newBaseline]
        options.modelArguments = model.paths
        let result = try modelDoc.lint(loaded, options: options)
        told = result.diagnostics + model.remarks(on: loaded)
        var style = LintReport.Style()
        style.showsIgnored = arguments[Self.showIgnored]
        style.version = ModelDocProgram.version
        if isOneOfSeveral { style.subject = model.paths.joined(separator: ", ") }
        if isToStandardOutput {
            style.printing.color = context.hasOutputColor
            style.printing.excerpt = context.isOutputTerminal
        }
        try deliver(result.document(format, style: style), besides: loaded, in: context)
        let count = result.baselineCount
        var lines = options.newBaseline.map { ["\($0): \(count) \(count == 1 ? "finding" : "findings")"] } ?? []
        if !isToStandardOutput, let path = arguments[Self.output] { lines.append("\(path): \(result.summary)") }
        report.write(told, after: lines)
        return result.hasErrors ? .answerIsNo : .done
    }

    private func cover(
        _ model: ModelArguments, _ told: inout [Diagnostic], in context: CommandContext
    ) throws(Failure) {
        var modelDoc = ModelDoc(files: context.files, environment: context.environment)
        modelDoc.loader.rules = []
        let loaded = try model.load(with: modelDoc, in: context)
        told = loaded.diagnostics + model.remarks(on: loaded)
        let report = CoverageReport(of: loaded)
        let text = { report.text(width: context.textWidth, hasColor: hasColor(context)) }
        try deliver(format == .json ? report.json : Array(text().utf8), besides: loaded, in: context)
    }

    private func list(_ selection: RuleSelection, in context: CommandContext) -> [UInt8] {
        if format == .json { return RuleBook.listJSON(selection) }
        // A line each for other programs, however long.
        let isFitted = context.isOutputTerminal || context.environment["COLUMNS"] != nil
        let text = RuleBook.list(
            selection, width: isFitted && isToStandardOutput ? context.textWidth : 1000, hasColor: hasColor(context))
        return Array(text.utf8)
    }

    private func lesson(
        of id: String, _ selection: RuleSelection, in context: CommandContext
    ) throws(Failure) -> [UInt8] {
        if format == .json { return try RuleBook.lessonJSON(of: id, selection) }
        let text = try RuleBook.lesson(of: id, selection, width: context.textWidth, hasColor: hasColor(context))
        return Array(text.utf8)
    }

    private var isToStandardOutput: Bool { (arguments[Self.output] ?? "-") == "-" }

    private func hasColor(_ context: CommandContext) -> Bool { isToStandardOutput && context.hasOutputColor }

    private func deliver(
        _ document: [UInt8], besides loaded: LoadedModel? = nil, in context: CommandContext
    ) throws(Failure) {
        if !isToStandardOutput, let path = arguments[Self.output] {
            let modelDoc = ModelDoc(files: context.files, environment: context.environment)
            return try modelDoc.write(document, to: path, besides: loaded)
        }
        // An empty document is a report in the form of GitHub that has nothing to tell.
        if !document.isEmpty, !context.writeOutput(document) {
            throw Failure(.cannotWrite, [CommandContext.outputRefused])
        }
    }
}

extension LintFormat: ArgumentValue {}
