import CommandLineArguments

/// `modeldoc completions SHELL`: a script that completes the program's command lines.
struct CompletionsCommand {
    private static let shell = Positional<CompletionShell>("SHELL", help: "the shell")

    static let declaration = CommandDeclaration(
        "completions", summary: "print a script that completes command lines",
        examples: [
            CommandExample("source <(modeldoc completions bash)", help: "in ~/.bashrc"),
            CommandExample("source <(modeldoc completions zsh)", help: "in ~/.zshrc"),
            CommandExample("modeldoc completions fish | source", help: "in config.fish"),
        ],
        declarations: [shell])

    private let shell: CompletionShell

    init(_ arguments: ParsedArguments) throws(UsageError) {
        shell = try arguments[Self.shell]
    }

    func run(in context: CommandContext) -> ExitStatus {
        context.writeOutput(ModelDocProgram.declaration.completionScript(for: shell))
    }
}
