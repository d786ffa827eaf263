import DataModel
import SourceText

extension BlockParser {
    /// Words up to the next property, or the next option of those that are known; nil where a statement or an option begins on a new line.
    mutating func words(till known: [BlockKeyword]) -> BlockName? {
        if token.startsLine, let word = token.bareWord, BlockKeyword(spelling: word) != nil { return nil }
        return words { token in
            token.bareWord.flatMap { BlockKeyword(spelling: $0) }.map { $0.isProperty || known.contains($0) } ?? false
        }
    }

    /// The value behind the `:` or `=` of what was just taken; a missing one is reported.
    mutating func value(of subject: String, till known: [BlockKeyword]) -> BlockName? {
        let place = lastRange
        if take(.colon) || take(.equals), let value = words(till: known) { return value }
        log.error("missing-value", "\(subject) has no value", at: place, help: "write it behind a colon")
        return nil
    }

    /// Whether what was just taken is so: yes where it stands alone.
    mutating func flag(of subject: String, till known: [BlockKeyword]) -> Bool? {
        guard token.kind == .colon || token.kind == .equals else { return true }
        guard let value = value(of: subject, till: known) else { return nil }
        if let answer = UserInfoEntry.answer(value.text) { return answer }
        log.error(
            "invalid-value", "'\(value.text)' is no value of \(subject)", at: value.range, help: "write YES or NO")
        return nil
    }

    /// Reads `optional`, `optional : NO` or `required`.
    mutating func readOptional(_ keyword: BlockKeyword, _ isOptional: inout Bool?, of subject: String) {
        let place = lastRange
        guard let answer = flag(of: subject, till: BlockKeyword.ofAttribute + BlockKeyword.ofRelationship) else {
            return
        }
        let says = keyword == .optional ? answer : !answer
        if let isOptional, isOptional != says {
            return log.error(
                "contradiction", "\(subject) contradicts what was said before", at: place, help: "remove one of the two"
            )
        }
        isOptional = says
    }

    /// A whole number.
    mutating func integer(of subject: String, till known: [BlockKeyword]) -> Int? {
        guard let value = value(of: subject, till: known) else { return nil }
        if let number = Int(value.text) { return number }
        log.error(
            "invalid-value", "'\(value.text)' is no value of \(subject)", at: value.range,
            help: "write a whole number between \(Int.min) and \(Int.max)")
        return nil
    }

    /// A delete rule: `nullify`, `No Action`.
    mutating func deleteRule(of subject: String) -> DeleteRule? {
        guard let value = value(of: subject, till: BlockKeyword.ofRelationship) else { return nil }
        if let rule = ValueSpellings.deleteRule(value.text) { return rule }
        let known = DeleteRule.allCases.map(\.rawValue)
        let help =
            NearestName.of(value.text, among: known).map { "did you mean '\($0)'?" }
            ?? "write nullify, cascade, deny or no-action"
        log.error("invalid-value", "'\(value.text)' is no value of \(subject)", at: value.range, help: help)
        return nil
    }

    // MARK: User info

    /// The entries of the block behind `userInfo`: `{ IsPlaceholder = YES; }`; a key may stand without a value.
    mutating func userInfo(of subject: String) -> [UserInfoEntry] {
        let place = lastRange
        while token.kind == .equals || token.kind == .colon { advance() }
        guard take(.openBrace) else {
            log.error(
                "missing-value", "'userInfo' of \(subject) has no block", at: place,
                help: "write userInfo = { KEY = VALUE; };")
            if !token.startsLine { skipStatement() }
            return []
        }
        var entries: [UserInfoEntry] = []
        while true {
            takeSeparators()
            if take(.closeBrace) { return entries }
            if token.kind == .end || isPastUserInfo {
                log.notClosed(
                    "'userInfo' of \(subject)", at: place, before: token.kind == .end ? nil : log.range(token))
                return entries
            }
            guard let key = words() else {
                unexpected()
                continue
            }
            var value: BlockName?
            if take(.equals) || take(.colon) {
                value = token.startsLine && token(ahead: 1).kind == .equals ? nil : words()
                if token.kind == .openBrace {
                    log.error(
                        "wrong-type", "the value of '\(key.text)' in 'userInfo' of \(subject) must be a text",
                        at: key.range, help: "put it in quotes")
                    skipBlock()
                }
            }
            entries.append(UserInfoEntry(key: key.text, value: value?.text))
        }
    }

    /// Whether a property, or the block of an entity, begins here: then a `}` is missing before it.
    private var isPastUserInfo: Bool {
        guard let keyword = token.bareWord.flatMap({ BlockKeyword(spelling: $0) }), keyword.isProperty else {
            return false
        }
        return token(ahead: 1).text != nil && (token(ahead: 2).kind == .colon || token(ahead: 2).kind == .equals)
    }
}
