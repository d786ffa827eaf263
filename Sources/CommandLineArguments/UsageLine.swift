/// How a program or a command is called, in one line, and where more is said.
public struct UsageLine: Sendable, Equatable {
    /// The call: `tool copy FROM TO [OPTION…]`.
    public let text: String
    /// The command line that shows the help: `tool help copy`.
    public let helpCommand: String

    /// Makes a usage line.
    public init(text: String, helpCommand: String) {
        self.text = text
        self.helpCommand = helpCommand
    }
}

extension ProgramDeclaration {
    /// The usage line of the program (no path) or of a command.
    ///
    /// Options are spelt out as long as the line has at most `width` columns, else only the required ones are.
    public func usage(of path: [String] = [], width: Int = 80) -> UsageLine {
        let call = ([name] + path).joined(separator: " ")
        let helpCommand = ([name, "help"] + path).joined(separator: " ")
        guard let command = command(at: path), command.subcommands.isEmpty else {
            return UsageLine(text: call + " COMMAND …", helpCommand: helpCommand)
        }
        let required = [call] + command.positionals.map(\.usageText)
        let full = (required + command.options.map(\.usageText)).joined(separator: " ")
        guard full.count + "usage: ".count > width else {
            return UsageLine(text: full, helpCommand: helpCommand)
        }
        let needed = command.options.filter(\.isRequired).map(\.usageText)
        let others = needed.count < command.options.count ? ["[OPTION…]"] : []
        return UsageLine(text: (required + needed + others).joined(separator: " "), helpCommand: helpCommand)
    }
}

extension ArgumentSpecification {
    /// The declaration as a usage line shows it: `[-o OUT]`, `[--[no-]color]`, `MODEL…`.
    fileprivate var usageText: String {
        let text: String
        if isPositional {
            text = valueLabel
        } else {
            let spelling = short.map { "-\($0)" } ?? (invertedKey == nil ? key : "--[no-]" + name)
            text = isFlag ? spelling : spelling + " " + valueLabel
        }
        return isRequired ? text : "[\(text)]"
    }
}
