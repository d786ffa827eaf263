import DataModel
import SourceText

extension BlockParser {
    /// The entity whose block is next. Where the next entity begins before the block is closed, it ends there.
    mutating func entity(_ entities: inout [Entity]) {
        if token.bareWord.map(folded) == "entity", token(ahead: 1).text != nil, !token(ahead: 1).startsLine {
            advance()
        }
        guard let name = words() else { return advance() }
        var entity = Entity(name: name.text)
        entity.range = name.range
        if take(.colon) { entity.parent = words()?.text }
        while token.kind == .equals { advance() }
        take(.openBrace)
        var seen: [BlockKeyword: SourceRange] = [:]
        while true {
            takeSeparators()
            if take(.closeBrace) { break }
            if token.kind == .end {
                log.notClosed("the block of entity '\(entity.name)'", at: name.range, before: nil)
                break
            }
            if !statement(of: &entity, seen: &seen) {
                log.notClosed("the block of entity '\(entity.name)'", at: name.range, before: log.range(token))
                break
            }
        }
        entities.append(entity)
    }

    /// Reads a statement of an entity; false where the block of another entity begins.
    private mutating func statement(of entity: inout Entity, seen: inout [BlockKeyword: SourceRange]) -> Bool {
        guard let word = token.text else {
            if token.kind == .openBrace {
                log.error("no-name", "a block has no name", at: log.range(token), help: "remove it, or name it")
                skipBlock()
            } else {
                unexpected()
            }
            return true
        }
        var keyword = token.bareWord.flatMap { BlockKeyword(spelling: $0) }
        let isProperty = keyword?.isProperty == true && token(ahead: 1).text != nil
        if !isProperty, keyword != .userInfo, headLength() != nil { return false }
        if keyword == nil { keyword = meantKeyword(word, in: entity) }
        guard let keyword else {
            skipStatement()
            return true
        }
        let place = log.range(token)
        guard BlockKeyword.ofEntity.contains(keyword) else {
            log.error(
                "misplaced", "'\(word)' follows no attribute or relationship that it could belong to", at: place,
                help: "write it behind one, with a comma between them")
            skipStatement()
            return true
        }
        if !keyword.isProperty, keyword != .userInfo {
            if let first = seen[keyword] {
                log.duplicate("'\(keyword.rawValue)' of entity '\(entity.name)'", at: place, first: first)
                skipStatement()
                return true
            }
            seen[keyword] = place
        }
        advance()
        read(keyword, of: &entity)
        return true
    }

    private mutating func read(_ keyword: BlockKeyword, of entity: inout Entity) {
        let subject = "'\(keyword.rawValue)' of entity '\(entity.name)'"
        switch keyword {
        case .attribute: if let attribute = attribute(of: entity.name) { entity.attributes.append(attribute) }
        case .toOne, .toMany:
            if let relationship = relationship(isToMany: keyword == .toMany, of: entity.name) {
                entity.relationships.append(relationship)
            }
        case .userInfo: entity.userInfo += userInfo(of: "entity '\(entity.name)'")
        case .abstract: entity.isAbstract = flag(of: subject, till: []) ?? false
        case .parent: entity.parent = value(of: subject, till: [])?.text
        case .className: entity.className = value(of: subject, till: [])?.text
        case .group: entity.group = value(of: subject, till: [])?.text
        case .documentation: entity.documentation = value(of: subject, till: [])?.text
        default: break
        }
    }

    /// The keyword that was meant by a word that is none, which is reported; nil where that cannot be told.
    private mutating func meantKeyword(_ word: String, in entity: Entity) -> BlockKeyword? {
        let place = log.range(token)
        let known = BlockKeyword.ofEntity + BlockKeyword.ofRelationship + BlockKeyword.ofAttribute
        let near = token.bareWord.flatMap { NearestName.of($0, among: known.map(\.rawValue)) }
        if near == nil, token(ahead: 1).kind == .colon {
            log.error(
                "no-keyword", "'\(word)' of entity '\(entity.name)' does not say what it is", at: place,
                help: "write 'attribute \(word) : TYPE', or 'to-one-relationship \(word) : ENTITY'")
            return nil
        }
        log.unknownWord(word, of: "entity '\(entity.name)'", known: BlockKeyword.ofEntity, orNear: known, at: place)
        return near.flatMap { BlockKeyword(spelling: $0) }
    }
}
