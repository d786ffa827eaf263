public import CommandLineArguments
import ModelDocKit
import SourceText

/// The program `modeldoc`: its commands, and how a command line becomes an exit status.
public enum ModelDocProgram {
    /// The version of the program.
    public static let version = "0.1.0"

    /// The program as help and completions show it.
    public static let declaration = ProgramDeclaration(
        "modeldoc", version: version,
        summary: "explains a Core Data model: diagrams, and pages in plain language",
        commands: [
            RenderCommand.declaration, ExplainCommand.declaration, LintCommand.declaration, CheckCommand.declaration,
            DiffCommand.declaration, PreviewCommand.declaration, InitCommand.declaration, SchemaCommand.declaration,
            TemplatesCommand.declaration, CompletionsCommand.declaration, ManCommand.declaration,
        ])

    /// Runs a command line, without the program's own name.
    public static func run(_ arguments: [String], in context: CommandContext) -> ExitStatus {
        do throws(UsageError) {
            switch try declaration.parse(arguments, helpWidth: context.helpWidth) {
            case .help(let text): return context.writeOutput(text)
            case .version(let text): return context.writeOutput("\(text)\n")
            case .command(let path, let arguments): return try run(path, arguments, in: context)
            }
        } catch {
            tell(error, format: diagnosticsFormat(in: arguments), in: context)
            return .usage
        }
    }

    private static func tell(_ error: UsageError, format: DiagnosticsFormat, in context: CommandContext) {
        switch format {
        case .text:
            let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
            context.writeError("error: \(lines.map { String($0).visible }.joined(separator: "\n"))\n")
        case .json, .github, .sarif:
            let usage = error.usage.map { ["usage: \($0.text)"] } ?? []
            let diagnostic = Diagnostic.error("usage", error.message, help: error.notes + usage)
            DiagnosticsReport(context: context, format: format).write([diagnostic], isSuccessful: false)
        }
    }

    /// The form that a command line asks for its diagnostics in, though the rest of it be wrong.
    private static func diagnosticsFormat(in arguments: [String]) -> DiagnosticsFormat {
        let name = "--diagnostics-format"
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { break }
            if argument.hasPrefix("\(name)=") {
                return DiagnosticsFormat(rawValue: String(argument.dropFirst(name.count + 1))) ?? .text
            }
            if argument == name {
                return arguments.dropFirst(index + 1).first.flatMap(DiagnosticsFormat.init(rawValue:)) ?? .text
            }
        }
        return .text
    }

    private static func run(
        _ path: [String], _ arguments: ParsedArguments, in context: CommandContext
    ) throws(UsageError) -> ExitStatus {
        switch path.first {
        case RenderCommand.declaration.name: try RenderCommand.run(arguments, in: context)
        case ExplainCommand.declaration.name: try ExplainCommand.run(arguments, in: context)
        case LintCommand.declaration.name: try LintCommand.run(arguments, in: context)
        case CheckCommand.declaration.name: try CheckCommand.run(arguments, in: context)
        case DiffCommand.declaration.name: try DiffCommand.run(arguments, in: context)
        case PreviewCommand.declaration.name: try PreviewCommand.run(arguments, in: context)
        case InitCommand.declaration.name: InitCommand(arguments).run(in: context)
        case SchemaCommand.declaration.name: context.writeOutput(SchemaCommand.text(arguments))
        case TemplatesCommand.declaration.name: try TemplatesCommand(path, arguments).run(in: context)
        case CompletionsCommand.declaration.name: try CompletionsCommand(arguments).run(in: context)
        case ManCommand.declaration.name: ManCommand.run(in: context)
        default: .fault
        }
    }
}
