extension UsageError: CustomStringConvertible {
    /// What is wrong, in one line: lower-case, names in single quotes, no full stop.
    public var message: String { problem.message }

    /// What may help, a line each.
    public var notes: [String] { problem.notes }

    /// Message, notes and usage line as they are printed after `error: `, without a newline at the end.
    public var description: String {
        var lines = [message] + notes.map { "  help: " + $0 }
        if let usage { lines.append("usage: \(usage.text)   (\(usage.helpCommand))") }
        return lines.joined(separator: "\n")
    }
}

extension UsageError.Problem {
    fileprivate var message: String {
        switch self {
        case .unknownOption(let name, let suggestion):
            return "unknown option '\(name)'" + Self.question(suggestion)
        case .optionBeforeCommand(let name):
            return "unknown option '\(name)' before the command"
        case .missingValue(let option, _):
            return "'\(option)' needs a value"
        case .unexpectedValue(let flag, let value):
            return "'\(flag)' takes no value, but has '\(value)'"
        case .invalidValue(let name, let value, let allowed, let expectation, let suggestion):
            if allowed.isEmpty, let expectation { return "'\(name)' takes \(expectation), not '\(value)'" }
            return "'\(name)' has no value '\(value)'" + Self.question(suggestion)
        case .emptyValue(let option, let list):
            return list.isEmpty ? "'\(option)' has an empty value" : "'\(option)' has an empty value in '\(list)'"
        case .missingArgument(let name):
            return "missing argument '\(name)'"
        case .missingOption(let name, let valueName):
            return "missing option '\(name) \(valueName)'"
        case .extraArgument(let value):
            return "unexpected argument '\(value)'"
        case .givenTwice(let name):
            return "'\(name)' is given twice"
        case .unknownCommand(let name, let suggestion):
            return "there is no command '\(name)'" + Self.question(suggestion)
        case .conflict(let first, let second):
            return "'\(first)' and '\(second)' exclude each other"
        case .noCommand(let parent, _):
            return parent.map { "'\($0)' needs a command" } ?? "no command is given"
        case .other(let message, _):
            return message
        }
    }

    fileprivate var notes: [String] {
        switch self {
        case .optionBeforeCommand:
            return ["options follow the command they belong to"]
        case .missingValue(let option, let next?) where next != "--":
            let separator = option.hasPrefix("--") ? "=" : ""
            return ["if '\(next)' is the value, write '\(option)\(separator)\(next)'"]
        case .invalidValue(let name, _, let allowed, _, _) where !allowed.isEmpty:
            return ["'\(name)' takes " + Self.choice(allowed)]
        case .noCommand(_, let choices) where !choices.isEmpty:
            return ["the commands are " + Self.list(choices, last: "and")]
        case .other(_, let notes):
            return notes
        default:
            return []
        }
    }

    private static func question(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }

    private static func choice(_ values: [String]) -> String { list(values, last: "or") }

    private static func list(_ values: [String], last: String) -> String {
        guard let end = values.last, values.count > 1 else { return values.joined() }
        return values.dropLast().joined(separator: ", ") + " \(last) " + end
    }
}
