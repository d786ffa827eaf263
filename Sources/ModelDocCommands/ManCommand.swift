import CommandLineArguments

/// `modeldoc man`: the manual page, from the declarations that help is made of.
enum ManCommand {
    static let declaration = CommandDeclaration(
        "man", summary: "print the manual page",
        discussion: "The page holds what help says of every command, with exit statuses and environment variables.",
        examples: [
            CommandExample("modeldoc man > modeldoc.1", help: "as a file, as scripts/install does"),
            CommandExample("modeldoc man | man -l -", help: "to read it, where man is that of Linux"),
        ])

    static func run(in context: CommandContext) -> ExitStatus {
        context.writeOutput(ModelDocProgram.declaration.manPage(sections))
    }

    private static var sections: ManualSections {
        ManualSections(
            description: """
                Reads the Core Data model of an app and explains it: entity-relationship diagrams, and pages that say in plain \
                language who may have how many of whom, and what happens to whom when something is deleted.

                A MODEL is a file, a bundle, a folder with one model below it, or - for stdin; several are merged. stdout \
                carries the document asked for and nothing else; all there is to say goes to stderr. Without a MODEL, the \
                project's settings name the models.
                """,
            exitStatuses: ExitStatus.allCases.map { .init("\($0.rawValue)", $0.meaning) },
            environment: [
                .init("MODELDOC_DOT", "Graphviz's dot, unless --dot names it; else it is looked for on PATH."),
                .init(
                    "MODELDOC_RSVG_CONVERT", "librsvg's rsvg-convert, for PNG and PDF; else it is looked for on PATH."),
                .init(
                    "MODELDOC_MICROHTTPD",
                    "The library libmicrohttpd, for previews, where it has another name or place."),
                .init("COLUMNS", "The width of text, where the terminal is not to be asked."),
                .init("NO_COLOR", "Text has no colours where this is set to anything; nor where TERM is dumb."),
                .init("CI", "Where this is set to anything, progress is not shown, and no browser is opened."),
                .init("TMPDIR", "Where diff --base keeps the files of a revision while it reads them; else /tmp."),
            ],
            files: [
                .init(
                    "modeldoc.settings.json",
                    "At the root of a project: its models, and options for all commands; init writes it, schema --settings tells "
                        + "what may stand in it."),
                .init(
                    ".modeldoc-manifest.json",
                    "In a folder of documentation: its files with their digests, and the options that it was made with."
                ),
            ],
            related: ["dot(1)", "rsvg-convert(1)", "git(1)"])
    }
}
