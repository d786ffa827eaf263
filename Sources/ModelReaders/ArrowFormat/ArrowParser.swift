import SourceText

/// Reads the statements of a model in arrow notation. What is wrong is told, and reading goes on with the next line.
struct ArrowParser {
    var scanner: ArrowScanner
    let log: ArrowLog
    var result = ArrowFile()
    /// The lines of the documentation comments that wait for what follows them.
    var waiting = ArrowDocumentation()
    /// Where the last of those comments stands.
    var waitingPlace: Range<Int>?
    /// What a documentation comment on the same line speaks of.
    var last = LastItem.none

    /// What was read last on a line.
    enum LastItem { case none, entity, attribute, link, outsideLink }

    init(_ file: SourceFile, log: ArrowLog) {
        scanner = ArrowScanner(file: file, log: log)
        self.log = log
    }

    /// Reads the whole file.
    mutating func parse() -> ArrowFile {
        while true {
            let token = scanner.next()
            switch token.kind {
            case .end:
                dropWaiting()
                return result
            case .lineBreak: last = .none
            case .separator: break
            case .documentation(let lines): document(lines, at: token.range)
            case .modelDocumentation(let lines): result.documentation.lines += lines
            case .name: statement(beginningWith: token)
            case .closeBrace:
                log.error(
                    "arrow-syntax", "'}' closes nothing", at: token.range,
                    help: "remove it, or open the entity with '{'")
            case .arrow, .brokenArrow:
                log.error(
                    "arrow-syntax", "there is nothing on the left of the arrow", at: token.range,
                    help: "write it between two ends: 'Note.tags <<-->> Tag.notes'")
                skipLine()
            default:
                log.error(
                    "arrow-syntax", "\(described(token)) is not expected here", at: token.range,
                    help: "an entity is written 'Name { … }', an arrow outside of one 'A.x <-->> B.y'")
                skipLine()
            }
        }
    }

    /// An entity, or an arrow outside of entities.
    private mutating func statement(beginningWith token: ArrowToken) {
        var first = token
        var isAbstract: ArrowPiece?
        // Words before a name: 'abstract' and 'entity' are understood, others are those of other languages.
        while let next = scanner.peek().name, let word = first.name {
            switch word.text.lowercased() {
            case "abstract": isAbstract = word
            case "entity": break
            default:
                log.error(
                    "arrow-syntax", "'\(word.text)' is not expected before '\(next.text)'", at: word.range,
                    help: "write an entity as 'Name { … }'; names with blanks stand in backticks")
            }
            first = scanner.next()
        }
        guard let name = first.name else { return }
        let flags = readFlags()
        let next = scanner.peek()
        if next.kind == .dot || next.isArrow {
            var link = outsideLink(beginningWith: name)
            link?.flags.insert(contentsOf: flags, at: 0)
            if let link {
                result.links.append(link)
                last = .outsideLink
            }
            return
        }
        var entity = ArrowEntity(name: name, flags: flags, documentation: takeWaiting())
        if let isAbstract { entity.flags.append(ArrowFlag(key: isAbstract)) }
        readHead(of: &entity)
        result.entities.append(entity)
        last = .entity
    }

    /// What stands behind an entity's name: parent, flags and braces.
    private mutating func readHead(of entity: inout ArrowEntity) {
        if scanner.peek().kind == .colon {
            let colon = scanner.next()
            if let parent = scanner.peek().name {
                _ = scanner.next()
                entity.parent = parent
                skipPackage(of: &entity)
            } else {
                log.error(
                    "arrow-syntax", "there is no parent behind ':'", at: colon.range,
                    help: "write '\(entity.name.text): Parent { … }', or leave the ':' out")
            }
        }
        entity.flags += readFlags()
        if scanner.peek().kind == .equals {
            let equals = scanner.next()
            log.error(
                "arrow-syntax", "'=' is not expected behind '\(entity.name.text)'", at: equals.range,
                help: "in arrow notation an entity is written '\(entity.name.text) { … }'")
        }
        guard let brace = openBrace() else {
            log.error(
                "arrow-syntax", "there is no '{' behind '\(entity.parent?.text ?? entity.name.text)'",
                at: (entity.parent ?? entity.name).range,
                help: "an entity is written '\(entity.name.text) { … }', an arrow outside of one 'A.x <-->> B.y'")
            skipLine()
            return
        }
        entity.brace = brace
        readBody(of: &entity)
    }

    /// Further names behind the parent, as classes of programming languages have them.
    private mutating func skipPackage(of entity: inout ArrowEntity) {
        let next = scanner.peek()
        guard next.kind == .separator || next.kind == .dot, scanner.text(next.range) != ";" else { return }
        log.error(
            "arrow-syntax", "an entity has one parent", at: next.range,
            help: "write '\(entity.name.text): \(entity.parent?.text ?? "Parent") { … }'")
        while scanner.peek().kind == .separator || scanner.peek().kind == .dot || scanner.peek().name != nil {
            _ = scanner.next()
        }
    }

    /// Moves behind a `{` that stands here or on a later line; nil, and no move, where there is none.
    private mutating func openBrace() -> Int? {
        let start = scanner
        while true {
            let token = scanner.next()
            switch token.kind {
            case .openBrace: return token.range.lowerBound
            case .lineBreak: continue
            default:
                scanner = start
                return nil
            }
        }
    }

    /// Moves to the end of the line, or to a brace. What documents the statement that is skipped goes with it.
    mutating func skipLine() {
        _ = takeWaiting()
        while let (value, end) = scanner.scalar(at: scanner.offset) {
            let mark = ArrowGlyphs.plain(value)
            if ArrowGlyphs.isLineBreak(value) || mark == 0x7B || mark == 0x7D || mark == 0x3B { break }
            if value == 0x2F, let comment = ArrowComment(at: scanner.offset, in: scanner.file) {
                if comment.kind != .plain { break }
                scanner.offset = comment.range.upperBound
            } else {
                scanner.offset = end
            }
        }
        last = .none
    }

    /// A token as a message names it.
    func described(_ token: ArrowToken) -> String {
        switch token.kind {
        case .end: "the end of the file"
        case .lineBreak: "the end of the line"
        default: "'\(scanner.text(token.range).visible)'"
        }
    }
}
