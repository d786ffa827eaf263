import CommandLineArguments
import ModelDocKit

/// `modeldoc templates list|show|export`: the templates that pages are made with.
struct TemplatesCommand {
    private static let name = Positional<String>("NAME", help: "the template's name, such as entity.md.mustache")
    private static let folder = Positional<String>(
        "DIR", help: "the folder to write into; it is made where it is missing", completion: .folders)

    static let declaration = CommandDeclaration(
        "templates", summary: "list, show or export the templates of the pages",
        discussion: """
            Pages are made with Mustache templates. Export the built-in ones, change what you like, delete the rest, and \
            give the folder to render with --templates.
            """,
        subcommands: [
            CommandDeclaration("list", summary: "list the built-in templates, with what each makes"),
            CommandDeclaration("show", summary: "print a built-in template", declarations: [name]),
            CommandDeclaration(
                "export", summary: "write the built-in templates into a folder",
                examples: [CommandExample("modeldoc templates export my-templates", help: "to start from")],
                declarations: [folder]),
        ])

    private enum Action {
        case list
        case show(String)
        case export(String)
    }

    private let action: Action

    init(_ path: [String], _ arguments: ParsedArguments) throws(UsageError) {
        switch path.last {
        case "show": action = .show(try arguments[Self.name])
        case "export": action = .export(try arguments[Self.folder])
        default: action = .list
        }
    }

    func run(in context: CommandContext) -> ExitStatus {
        do throws(Failure) {
            switch action {
            case .list:
                let templates = TemplateFolder.builtIn
                let width = templates.map(\.name.count).max() ?? 0
                let lines = templates.map { template in
                    template.name + String(repeating: " ", count: width + 2 - template.name.count) + template.summary
                }
                return context.writeOutput(lines.map { "\($0)\n" }.joined())
            case .show(let name): return context.writeOutput(try TemplateFolder.text(of: name))
            case .export(let path):
                let names = try TemplateFolder(files: context.files, path: path).export()
                context.writeError("\(path): \(names.count) templates\n")
                return .done
            }
        } catch {
            DiagnosticsReport(context: context, format: .text).write(error.diagnostics)
            return ExitStatus(error.reason)
        }
    }
}
