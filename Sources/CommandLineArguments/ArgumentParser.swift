/// Parses the words after a command's name.
struct ArgumentParser {
    private let command: CommandDeclaration
    private let usage: UsageLine
    private let words: [String]
    private var position: Int
    private var flags: [String: Bool] = [:]
    private var values: [String: [String]] = [:]
    private var unnamed: [String] = []

    /// Starts at `position` in `words`.
    init(_ command: CommandDeclaration, usage: UsageLine, words: [String], from position: Int) {
        self.command = command
        self.usage = usage
        self.words = words
        self.position = position
    }

    /// Parses to the end of the words; nil if they ask for help, which prevails over any error.
    mutating func parse() throws(UsageError) -> ParsedArguments? {
        // No option takes a word of this form as its value, so that it is a request wherever it stands.
        let beforeTerminator = words[position...].prefix { $0 != "--" }
        guard !beforeTerminator.contains(where: asksForHelp) else { return nil }
        while position < words.count {
            let word = words[position]
            position += 1
            switch token(of: word) {
            case .value(let value): unnamed.append(value)
            case .long(let name, let attached): try readLong(word, name: name, attached: attached)
            case .short(let letters): try readShort(letters)
            case .terminator:
                unnamed += words[position...]
                position = words.count
            }
        }
        try assignUnnamed()
        for option in command.options where option.isRequired && values[option.key] == nil {
            throw error(.missingOption(option.key, valueName: option.valueName))
        }
        return ParsedArguments(command: command, usage: usage, flags: flags, values: values)
    }

    private func error(_ problem: UsageError.Problem) -> UsageError {
        UsageError(problem, usage: usage)
    }

    /// The form of a word; a negative number is a value unless its first digit is declared as an option.
    private func token(of word: String) -> ArgumentToken {
        let token = ArgumentToken(word)
        if case .short(let letters) = token, ArgumentToken.isNumber(letters),
            !command.options.contains(where: { $0.short == letters.first })
        {
            return .value(word)
        }
        return token
    }

    private func asksForHelp(_ word: String) -> Bool {
        guard !command.helpSpellings.contains(word) else { return true }
        // `-vh`: a cluster that reaches the letter through flags only.
        guard command.hasShortHelp, case .short(let letters) = token(of: word), letters.last == "h" else {
            return false
        }
        return letters.dropLast().allSatisfy { letter in
            command.options.contains { $0.short == letter && $0.isFlag }
        }
    }

    // MARK: - Options

    private mutating func readLong(_ word: String, name: String, attached: String?) throws(UsageError) {
        let spelling = "--" + name
        guard let option = command.options.first(where: { $0.key == spelling || $0.invertedKey == spelling }) else {
            if spelling == "--help", let attached {
                throw error(.unexpectedValue(flag: spelling, value: attached))
            }
            let shown = name.isEmpty ? word : spelling
            throw error(.unknownOption(shown, suggestion: suggestion(for: name)))
        }
        if option.isFlag {
            if let attached { throw error(.unexpectedValue(flag: spelling, value: attached)) }
            try set(option, on: option.key == spelling)
        } else {
            let value = if let attached { attached } else { try nextValue(of: spelling) }
            try record(value, for: option)
        }
    }

    private mutating func readShort(_ letters: String) throws(UsageError) {
        // `-output` would otherwise be `-o utput`, which nobody means.
        let name = String(letters.prefix { $0 != "=" })
        if name.count > 1, let option = command.options.first(where: { $0.name == name }) {
            throw error(.unknownOption("-" + name, suggestion: option.key))
        }
        var rest = Substring(letters)
        while let letter = rest.popFirst() {
            let spelling = "-\(letter)"
            guard let option = command.options.first(where: { $0.short == letter }) else {
                throw error(.unknownOption(spelling, suggestion: nil))
            }
            if option.isFlag {
                if rest.first == "=" {
                    throw error(.unexpectedValue(flag: spelling, value: String(rest.dropFirst())))
                }
                try set(option, on: true)
            } else {
                let attached = rest.first == "=" ? rest.dropFirst() : rest
                let value = rest.isEmpty ? try nextValue(of: spelling) : String(attached)
                try record(value, for: option)
                return
            }
        }
    }

    private mutating func nextValue(of spelling: String) throws(UsageError) -> String {
        guard position < words.count else { throw error(.missingValue(option: spelling, next: nil)) }
        guard case .value(let value) = token(of: words[position]) else {
            throw error(.missingValue(option: spelling, next: words[position]))
        }
        position += 1
        return value
    }

    /// A flag may be repeated, but not contradicted.
    private mutating func set(_ flag: ArgumentSpecification, on isOn: Bool) throws(UsageError) {
        if let earlier = flags[flag.key], earlier != isOn, let inverted = flag.invertedKey {
            throw error(.conflict(flag.key, inverted))
        }
        flags[flag.key] = isOn
    }

    private mutating func record(_ text: String, for option: ArgumentSpecification) throws(UsageError) {
        var texts = [text]
        switch option.kind {
        case .repeatedOption(separatesAtCommas: true):
            texts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            if texts.contains("") { throw error(.emptyValue(option: option.key, list: text)) }
        case .repeatedOption:
            break
        default:
            if values[option.key] != nil { throw error(.givenTwice(option.key)) }
        }
        try add(texts, to: option)
    }

    private mutating func add(_ texts: [String], to declaration: ArgumentSpecification) throws(UsageError) {
        for text in texts {
            if let problem = declaration.rule?.problem(with: text, of: declaration.key) { throw error(problem) }
        }
        values[declaration.key, default: []] += texts
    }

    private func suggestion(for name: String) -> String? {
        if name.count == 1, let option = command.options.first(where: { $0.short == name.first }) {
            return option.spellings[0]
        }
        let names = command.options.flatMap { [$0.key] + ($0.invertedKey.map { [$0] } ?? []) } + ["--help"]
        return closestMatch(to: name, among: names.map { String($0.dropFirst(2)) }).map { "--" + $0 }
    }

    // MARK: - Arguments without a name

    /// Hands the unnamed arguments out: to those that need one, then to optional ones, the rest to the repeated one.
    private mutating func assignUnnamed() throws(UsageError) {
        let positionals = command.positionals
        var counts = positionals.map { $0.isRequired ? 1 : 0 }
        var spare = unnamed.count - counts.reduce(0, +)
        if spare < 0 {
            let filled = positionals.filter(\.isRequired).dropFirst(unnamed.count)
            throw error(.missingArgument(filled.first?.key ?? ""))
        }
        for index in positionals.indices where spare > 0 && positionals[index].kind == .optionalPositional {
            counts[index] = 1
            spare -= 1
        }
        if let index = positionals.firstIndex(where: \.isRepeated) {
            counts[index] += spare
            spare = 0
        }
        if spare > 0 { throw error(.extraArgument(unnamed[unnamed.count - spare])) }
        var start = 0
        for (positional, count) in zip(positionals, counts) where count > 0 {
            try add(Array(unnamed[start..<start + count]), to: positional)
            start += count
        }
    }
}
