import SourceText

/// What flags of all kinds have in common: how they are named, and what is said of those that are not understood.
struct ArrowFlagReading {
    /// What the flags speak of, in quotes.
    let subject: String
    /// The names of the flags that can stand there.
    let known: [String]
    let log: ArrowLog

    /// Whether a flag has a value; one without is told.
    func value(of flag: ArrowFlag) -> ArrowPiece? {
        if let value = flag.value, !value.text.isEmpty || flag.isQuoted { return value }
        log.error(
            "flag-without-value", "'\(flag.key.text)' of \(subject) needs a value", at: flag.key.range,
            help: "write '\(flag.key.text) = …'")
        return nil
    }

    /// A whole number; anything else is told.
    func number(of flag: ArrowFlag) -> Int? {
        guard let value = value(of: flag) else { return nil }
        if let number = Int(value.text), number >= 0 { return number }
        log.error(
            "invalid-value", "'\(value.text.visible)' is no value of '\(flag.key.text)'", at: value.range,
            help: "write a whole number, such as 2")
        return nil
    }

    /// Tells a flag that has a value and needs none.
    func expectNoValue(_ flag: ArrowFlag) {
        guard let value = flag.value else { return }
        log.warning(
            "flag-with-value", "'\(flag.key.text)' of \(subject) takes no value", at: value.range,
            help: "write '\(flag.key.text)' alone")
    }

    /// Tells a flag that is not known.
    func unknown(_ flag: ArrowFlag) {
        let help =
            NearestName.of(flag.key.text, among: known).map { "did you mean '\($0)'?" }
            ?? "known here are \(known.joined(separator: ", "))"
        log.warning(
            "unknown-flag", "'\(flag.key.text.visible)' says nothing of \(subject) that is understood",
            at: flag.key.range,
            help: help)
    }

    /// Tells two flags that contradict each other.
    func contradiction(_ flag: ArrowFlag, _ other: String) {
        log.error(
            "contradiction", "\(subject) cannot be both '\(other)' and '\(flag.key.text)'", at: flag.key.range,
            help: "keep one of them")
    }

    /// What `optional` or `required` makes of what was said before.
    func optional(_ isOptional: Bool, flag: ArrowFlag, said: Bool?) -> Bool {
        expectNoValue(flag)
        if let said, said != isOptional { contradiction(flag, said ? "optional" : "required") }
        return isOptional
    }
}
