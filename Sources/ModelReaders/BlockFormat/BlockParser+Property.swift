import DataModel
import SourceText

extension BlockParser {
    /// The attribute whose keyword was just taken.
    mutating func attribute(of owner: String) -> Attribute? {
        guard let name = propertyName("attribute", of: owner) else { return nil }
        let subject = "attribute '\(owner).\(name.text)'"
        var attribute = Attribute(name: name.text, type: .undefined)
        attribute.range = name.range
        if let type = target(of: subject, name, isMissing: "type", example: "string", till: BlockKeyword.ofAttribute) {
            let text = type.text.hasSuffix("?") ? trimmed(type.text.dropLast()) : type.text
            if text != type.text { attribute.isOptional = true }
            attribute.type = ValueSpellings.type(text)
        }
        options(of: subject, known: BlockKeyword.ofAttribute) { parser, keyword, subject in
            let text = { (parser: inout BlockParser) in parser.value(of: subject, till: BlockKeyword.ofAttribute)?.text
            }
            switch keyword {
            case .optional, .required: parser.readOptional(keyword, &attribute.isOptional, of: subject)
            case .transient: attribute.isTransient = parser.flag(of: subject, till: BlockKeyword.ofAttribute) ?? false
            case .defaultValue: attribute.defaultValue = text(&parser).map { .text($0) }
            case .min: attribute.minimum = text(&parser).map { .text($0) }
            case .max: attribute.maximum = text(&parser).map { .text($0) }
            case .minLength: attribute.minimumLength = parser.integer(of: subject, till: BlockKeyword.ofAttribute)
            case .maxLength: attribute.maximumLength = parser.integer(of: subject, till: BlockKeyword.ofAttribute)
            case .regex: attribute.regularExpression = text(&parser)
            case .className: attribute.valueClass = text(&parser)
            case .documentation: attribute.documentation = text(&parser)
            case .userInfo: attribute.userInfo += parser.userInfo(of: subject)
            default: break
            }
        }
        return attribute
    }

    /// The relationship whose keyword was just taken.
    mutating func relationship(isToMany: Bool, of owner: String) -> Relationship? {
        let known = BlockKeyword.ofRelationship
        guard let name = propertyName("relationship", of: owner) else { return nil }
        let subject = "relationship '\(owner).\(name.text)'"
        let destination = target(of: subject, name, isMissing: "destination", example: "Artist", till: known)
        var relationship = Relationship(name: name.text, destination: destination?.text)
        relationship.range = name.range
        relationship.isToMany = isToMany
        relationship.isInverseOpen = true
        options(of: subject, known: known) { parser, keyword, subject in
            switch keyword {
            case .optional, .required: parser.readOptional(keyword, &relationship.isOptional, of: subject)
            case .transient: relationship.isTransient = parser.flag(of: subject, till: known) ?? false
            case .ordered: relationship.isOrdered = parser.flag(of: subject, till: known) ?? false
            case .inverse:
                relationship.isInverseOpen = false
                relationship.inverse = parser.value(of: subject, till: known).map {
                    Self.inverse($0.text, destination: destination?.text)
                }
            case .deleteRule: relationship.deleteRule = parser.deleteRule(of: subject)
            case .minCount: relationship.minimumCount = parser.integer(of: subject, till: known)
            case .maxCount: relationship.maximumCount = parser.integer(of: subject, till: known)
            case .documentation: relationship.documentation = parser.value(of: subject, till: known)?.text
            case .userInfo: relationship.userInfo += parser.userInfo(of: subject)
            default: break
            }
        }
        return relationship
    }

    /// `songs`, or `Artist.songs`.
    private static func inverse(_ text: String, destination: String?) -> InverseReference {
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex, text.index(after: dot) != text.endIndex
        else { return InverseReference(name: text, entity: destination) }
        return InverseReference(name: String(text[text.index(after: dot)...]), entity: String(text[..<dot]))
    }

    private mutating func propertyName(_ what: String, of owner: String) -> BlockName? {
        let keyword = lastRange
        if let name = words() { return name }
        log.error(
            "no-name", "a\(what == "attribute" ? "n" : "") \(what) of '\(owner)' has no name", at: keyword,
            help: "write it before the colon")
        skipStatement()
        return nil
    }

    /// The type or destination behind the colon.
    private mutating func target(
        of subject: String, _ name: BlockName, isMissing what: String, example: String, till known: [BlockKeyword]
    ) -> BlockName? {
        let hasColon = take(.colon) || take(.equals)
        if hasColon, let target = words(till: known) { return target }
        log.error(
            "missing-\(what)", "\(subject) has no \(what)", at: name.range,
            help: "write '\(name.text) : \(example)', or another one")
        return nil
    }

    // MARK: Options

    /// Reads all options of a property, which commas, new lines or semicolons divide. What an entity can say as well belongs
    /// to the property only behind a comma, or on its line.
    private mutating func options(
        of subject: String, known: [BlockKeyword],
        read: (inout BlockParser, BlockKeyword, _ subject: String) -> Void
    ) {
        var seen: [BlockKeyword: SourceRange] = [:]
        while true {
            let isDivided = token.kind == .comma
            while take(.comma) {}
            var count = 0
            while token(ahead: count).kind == .semicolon || token(ahead: count).kind == .comma { count += 1 }
            let next = token(ahead: count)
            guard let word = next.text else { return }
            let keyword = next.bareWord.flatMap { BlockKeyword(spelling: $0) }
            let isBehind = count == 0 && (isDivided || !next.startsLine)
            guard let keyword, known.contains(keyword) else {
                // What follows a comma is an option, if it cannot be the next statement.
                if !isBehind || keyword.map(BlockKeyword.ofEntity.contains) == true || isNextStatement(keyword) {
                    return
                }
                log.unknownWord(word, of: subject, known: known, orNear: known, at: log.range(next))
                skipOption()
                continue
            }
            if BlockKeyword.ofEntity.contains(keyword), !isBehind { return }
            for _ in 0...count { advance() }
            let place = lastRange
            let name = "'\(keyword.rawValue)' of \(subject)"
            if let first = seen[keyword], keyword != .userInfo {
                log.duplicate(name, at: place, first: first)
                skipOption()
                continue
            }
            seen[keyword] = place
            read(&self, keyword, name)
        }
    }

    /// Whether a word that is no option begins something else: a property, or the block of an entity.
    private func isNextStatement(_ keyword: BlockKeyword?) -> Bool {
        keyword?.isProperty == true || (token.startsLine && headLength() != nil)
    }

    /// Passes over the rest of an option.
    private mutating func skipOption() {
        var isFirst = true
        while token.kind != .end, token.kind != .closeBrace, token.kind != .comma, token.kind != .semicolon {
            if !isFirst, token.startsLine, token.kind != .openBrace { return }
            isFirst = false
            if token.kind == .openBrace { skipBlock() } else { advance() }
        }
    }
}
