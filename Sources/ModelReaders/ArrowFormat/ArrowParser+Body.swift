import DataModel
import SourceText

extension ArrowParser {
    /// The members of an entity, up to and with its `}`.
    mutating func readBody(of entity: inout ArrowEntity) {
        last = .none
        while true {
            let start = scanner
            let token = scanner.next()
            switch token.kind {
            case .closeBrace:
                dropWaiting()
                return
            case .end:
                reportUnclosed(entity)
                return
            case .lineBreak: last = .none
            case .separator: break
            case .documentation(let lines): document(lines, at: token.range, in: &entity)
            case .modelDocumentation(let lines): result.documentation.lines += lines
            case .name(let text):
                if beginsEntity(token) {
                    reportUnclosed(entity, before: text)
                    scanner = start
                    return
                }
                member(beginningWith: token, of: &entity)
            case .arrow, .brokenArrow:
                scanner = start
                add(link(from: ArrowEnd()), to: &entity)
            case .openBrace:
                log.error(
                    "arrow-syntax", "'{' is not expected within '\(entity.name.text)'", at: token.range,
                    help: "an entity stands by itself; close '\(entity.name.text)' with '}' first")
                skipBraces()
            default:
                log.error(
                    "arrow-syntax", "\(described(token)) is not expected within '\(entity.name.text)'", at: token.range,
                    help: "write 'name: type' or 'name <-->> Entity.name'; other names stand in backticks")
                skipLine()
            }
        }
    }

    private func reportUnclosed(_ entity: ArrowEntity, before next: String? = nil) {
        let place = next == nil ? "" : " before '\(next ?? "")'"
        log.error(
            "unclosed-entity", "'\(entity.name.text)' is not closed\(place)", at: entity.brace..<entity.brace + 1,
            help: "close it with '}'")
    }

    /// Whether a name within an entity is that of the next one: `Name {`, `Name: Parent {`.
    private func beginsEntity(_ token: ArrowToken) -> Bool {
        var ahead = self
        ahead.log.isMuted = true
        defer { ahead.log.isMuted = false }
        var next = ahead.scanner.next()
        if next.kind == .colon {
            guard ahead.scanner.next().name != nil else { return false }
            next = ahead.scanner.next()
        }
        while next.kind == .lineBreak { next = ahead.scanner.next() }
        return next.kind == .openBrace
    }

    private mutating func skipBraces() {
        var depth = 1
        while depth > 0 {
            switch scanner.next().kind {
            case .openBrace: depth += 1
            case .closeBrace: depth -= 1
            case .end: return
            default: break
            }
        }
    }

    /// An attribute or a relationship.
    private mutating func member(beginningWith token: ArrowToken, of entity: inout ArrowEntity) {
        guard let name = token.name else { return }
        let flags = readFlags()
        var isOptional = false
        if scanner.peek().kind == .questionMark {
            _ = scanner.next()
            isOptional = true
        }
        let next = scanner.peek()
        switch next.kind {
        case .colon:
            _ = scanner.next()
            if scanner.peek().isArrow {
                log.error(
                    "arrow-syntax", "there is no ':' before an arrow", at: next.range,
                    help: "write '\(name.text) \(scanner.text(scanner.peek().range)) …'")
                add(link(from: ArrowEnd(property: name), flags: flags), to: &entity)
            } else {
                attribute(name, isOptional: isOptional, flags: flags, of: &entity)
            }
        case .arrow, .brokenArrow:
            if isOptional { reportMark(after: name) }
            add(link(from: ArrowEnd(property: name), flags: flags), to: &entity)
        case .dot:
            add(outsideLink(beginningWith: name), to: &entity)
        case .name:
            log.error(
                "arrow-syntax", "there is no ':' or arrow behind '\(name.text)'", at: name.range,
                help:
                    "write '\(name.text): type' or '\(name.text) <-->> Entity.name'; names with blanks stand in backticks"
            )
            skipLine()
        default:
            attribute(name, isOptional: isOptional, hasType: false, flags: flags, of: &entity)
        }
    }

    private func reportMark(after name: ArrowPiece) {
        log.error(
            "arrow-syntax", "'?' stands behind a type, not before an arrow",
            at: name.range, help: "write '(optional)' behind the line")
    }

    /// Adds an arrow that begins within an entity; one that names another at its near end stands outside of it.
    private mutating func add(_ link: ArrowLink?, to entity: inout ArrowEntity) {
        guard var link else { return }
        if let owner = link.near.entity, owner.text != entity.name.text {
            result.links.append(link)
            last = .outsideLink
        } else {
            if link.near.property != nil { link.near.entity = nil }
            entity.links.append(link)
            last = .link
        }
    }

    /// An attribute behind its `:`.
    private mutating func attribute(
        _ name: ArrowPiece, isOptional: Bool, hasType: Bool = true, flags: [ArrowFlag], of entity: inout ArrowEntity
    ) {
        var attribute = Attribute(name: name.text, type: .undefined)
        attribute.range = log.range(name.range)
        let documentation = takeWaiting()
        attribute.documentation = documentation.text
        attribute.rules = documentation.rules
        var member = ArrowAttribute(attribute: attribute)
        if hasType { readType(of: &member, name: name) }
        if isOptional { member.attribute.isOptional = true }
        var flags = flags
        flags += readDefault()
        flags += readFlags()
        ArrowAttributeFlags(subject: "'\(entity.name.text).\(name.text)'", log: log).apply(flags, to: &member)
        entity.attributes.append(member)
        last = .attribute
        expectEnd(of: "'\(name.text)'")
    }

    /// Reports what stands behind a statement on its line, and skips it; the next member may follow.
    mutating func expectEnd(of subject: String) {
        let next = scanner.peek()
        if next.endsStatement || next.name != nil { return }
        if next.isArrow {
            log.error(
                "arrow-syntax", "a second arrow stands behind \(subject)", at: next.range,
                help: "write one arrow a line")
        } else {
            log.error(
                "arrow-syntax", "\(described(next)) is not expected behind \(subject)", at: next.range,
                help: "begin a new line for what follows")
        }
        let kept = last
        skipLine()
        last = kept
    }
}
