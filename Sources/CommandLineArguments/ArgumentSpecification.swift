/// A declaration without its type: what the parser, the help and the completions need of it.
public struct ArgumentSpecification: Sendable {
    enum Kind: Sendable, Equatable {
        case flag(isInvertible: Bool, isOnByDefault: Bool)
        case option(isRequired: Bool)
        case repeatedOption(separatesAtCommas: Bool)
        case positional
        case optionalPositional
        case repeatedPositional(isRequired: Bool)
    }

    let kind: Kind
    /// The long name without dashes; of a positional its value name.
    let name: String
    let short: Character?
    /// The placeholder for the value in help; empty for a flag.
    let valueName: String
    let help: String
    let defaultText: String?
    /// How values are checked and completed; nil for a flag.
    let rule: ValueRule?

    init(
        _ kind: Kind, name: String, short: Character? = nil, valueName: String = "", help: String,
        defaultText: String? = nil, rule: ValueRule? = nil
    ) {
        self.kind = kind
        self.name = name
        self.short = short
        self.valueName = valueName
        self.help = help
        self.defaultText = defaultText
        self.rule = rule
    }

    var isPositional: Bool {
        switch kind {
        case .flag, .option, .repeatedOption: false
        case .positional, .optionalPositional, .repeatedPositional: true
        }
    }

    var isFlag: Bool {
        if case .flag = kind { true } else { false }
    }

    var isRepeated: Bool {
        switch kind {
        case .repeatedOption, .repeatedPositional: true
        case .flag, .option, .positional, .optionalPositional: false
        }
    }

    /// Whether a command line without it is refused.
    var isRequired: Bool {
        switch kind {
        case .positional: true
        case .option(let isRequired), .repeatedPositional(let isRequired): isRequired
        case .flag, .repeatedOption, .optionalPositional: false
        }
    }

    /// How messages name it, and the key its values are kept under: `--format`, `MODEL`.
    var key: String { isPositional ? name : "--" + name }

    /// The spelling that turns an invertible flag off.
    var invertedKey: String? {
        if case .flag(isInvertible: true, _) = kind { "--no-" + name } else { nil }
    }

    /// Every spelling on the command line, short first; empty for a positional.
    var spellings: [String] {
        guard !isPositional else { return [] }
        return (short.map { ["-\($0)"] } ?? []) + [key] + (invertedKey.map { [$0] } ?? [])
    }

    /// The value as usage and help show it: `OUT`, `FORMAT,…`, `MODEL…`.
    var valueLabel: String {
        switch kind {
        case .repeatedOption(separatesAtCommas: true): valueName + ",…"
        case .repeatedPositional: valueName + "…"
        case .flag, .option, .repeatedOption, .positional, .optionalPositional: valueName
        }
    }
}
