import DataModel
import SourceText

extension BlockParser {
    /// The model of the whole text; nil where there is no block.
    mutating func model(named name: String) -> Model? {
        var content = ModelContent()
        var hasBlock = false
        while token.kind != .end {
            takeSeparators()
            if headLength() != nil || token.kind == .openBrace {
                hasBlock = true
                topLevelBlock(&content)
            } else if token.kind == .closeBrace {
                strayBrace()
            } else if token.text != nil {
                line(&content)
            } else if token.kind != .end {
                advance()
            }
        }
        guard hasBlock else {
            log.error(
                "no-block", "there is no block of an entity", at: log.file.range(0, 0),
                help: "write Song = { attribute title : string; };")
            return nil
        }
        var model = Model(name: content.names.isEmpty ? name : content.names.map(\.text).joined(separator: " + "))
        model.range = content.names.first?.range ?? content.entities.first?.range ?? log.file.range(0, 0)
        model.entities = content.entities
        model.documentation = content.documentation
        model.userInfo = content.userInfo
        return model
    }

    /// What the blocks of a text have said so far.
    struct ModelContent {
        var names: [BlockName] = []
        var entities: [Entity] = []
        var documentation: String?
        var userInfo: [UserInfoEntry] = []
        /// Whether the name of a model's file was met, so that a block without entities in it is one itself.
        var hasHeader = false
    }

    /// A block that stands in no other: that of a model, or of an entity.
    private mutating func topLevelBlock(_ content: inout ModelContent) {
        guard isModelBlock(isOnly: content.entities.isEmpty && !content.hasHeader) else {
            return entity(&content.entities)
        }
        let first = token
        if var name = words() {
            name = BlockName(text: Self.modelName(name.text), first: name.first, range: name.range)
            if !name.text.isEmpty {
                // A file's name before the block says the same again.
                content.names.removeAll { $0.text == name.text }
                if content.names.count > 0, content.entities.isEmpty { content.names.removeAll() }
                content.names.append(name)
            }
        }
        while token.kind != .openBrace { advance() }
        advance()
        modelStatements(&content, opened: first)
    }

    private mutating func modelStatements(_ content: inout ModelContent, opened: BlockToken) {
        while true {
            takeSeparators()
            if take(.closeBrace) { return }
            if token.kind == .end {
                return log.notClosed("the block of the model", at: log.range(opened), before: nil)
            }
            let keyword = token.bareWord.flatMap { BlockKeyword(spelling: $0) }
            let isProperty = keyword?.isProperty == true && token(ahead: 1).text != nil
            if !isProperty, let length = headLength() {
                if keyword == .userInfo, length <= 2 {
                    advance()
                    content.userInfo += userInfo(of: "the model")
                } else {
                    entity(&content.entities)
                }
            } else if keyword == .documentation {
                advance()
                content.documentation = value(of: "'documentation' of the model", till: [])?.text
            } else if let name = words() {
                if let keyword, BlockKeyword.ofEntity.contains(keyword) || BlockKeyword.ofRelationship.contains(keyword)
                {
                    log.error(
                        "misplaced", "'\(name.first.bareWord ?? "")' stands outside of an entity", at: name.range,
                        help: "put it into the block of an entity: Song = { … };")
                } else {
                    log.error(
                        "no-block", "'\(name.text)' has no block", at: name.range, help: "write \(name.text) = { … };")
                }
                skipStatement()
            } else if token.kind == .openBrace {
                log.error("no-name", "a block has no name", at: log.range(token), help: "write NAME = { … };")
                skipBlock()
            } else {
                unexpected()
            }
        }
    }

    /// A line that is no block: the name of the model's file, as in `MusicModel.xcdatamodel`, or what is left of something.
    private mutating func line(_ content: inout ModelContent) {
        guard let name = words() else { return }
        if let end = name.text.firstRange(of: Self.fileEnding) {
            content.hasHeader = true
            let stem = String(name.text[..<end.lowerBound])
            if content.names.isEmpty, !stem.isEmpty {
                content.names = [BlockName(text: stem, first: name.first, range: name.range)]
            }
            return skipStray()
        }
        if let keyword = name.keyword, keyword != .documentation {
            log.error(
                "misplaced", "'\(name.first.bareWord ?? "")' stands outside of an entity", at: name.range,
                help: "put it into the block of an entity: Song = { … };")
            return skipStatement()
        }
        log.add(
            .warning(
                "stray-text", "'\(name.text)' belongs to no block, and is passed over", at: name.range,
                help: ["remove it, or write it as a comment: // \(name.text)"]))
        skipStray()
    }

    /// Passes over what stands on the same line outside of all blocks, up to a `;`.
    private mutating func skipStray() {
        while token.kind != .end, !token.startsLine, token.kind != .openBrace, token.kind != .semicolon { advance() }
    }

    private mutating func strayBrace() {
        log.add(
            .warning("stray-brace", "'}' closes no block", at: log.range(token), help: ["remove it, or add a '{'"]))
        advance()
    }

    /// Reports a sign that nothing explains, and passes over it.
    mutating func unexpected() {
        let sign = String(decoding: log.file.bytes[token.lower..<token.upper], as: UTF8.self)
        log.error("unexpected", "'\(sign)' is not expected here", at: log.range(token), help: "remove it")
        advance()
    }

    // MARK: Kinds of blocks

    private static let fileEnding = ".xcdatamodel"

    /// The name of a model without the ending of its file, and without what is glued to that.
    private static func modelName(_ text: String) -> String {
        guard let end = text.firstRange(of: fileEnding) else { return text }
        return String(text[..<end.lowerBound])
    }

    /// Whether the block that is next is that of a model: the first thing in it that can tell is a block with a name.
    private func isModelBlock(isOnly: Bool) -> Bool {
        guard let length = headLength() else { return true }
        if token.text?.firstRange(of: Self.fileEnding) != nil { return true }
        var ahead = length + 1
        var depth = 1
        var isEmpty = true
        var startsStatement = true
        while depth > 0, token(ahead: ahead).kind != .end {
            let next = token(ahead: ahead)
            switch next.kind {
            case .openBrace: depth += 1
            case .closeBrace: depth -= 1
            case .word where depth == 1 && (startsStatement || next.startsLine):
                let keyword = next.bareWord.flatMap { BlockKeyword(spelling: $0) }
                isEmpty = false
                if keyword?.isProperty == true, token(ahead: ahead + 1).text != nil { return false }
                if keyword != .userInfo, headLength(ahead: ahead) != nil { return true }
                if let keyword, keyword != .userInfo, keyword != .documentation { return false }
            default: break
            }
            startsStatement = next.kind == .semicolon || next.kind == .closeBrace || next.kind == .openBrace
            ahead += 1
        }
        // Nothing in it tells: it is a model where it is empty and the only one.
        return isEmpty && isOnly && !hasBlockBehind(ahead: ahead)
    }

    private func hasBlockBehind(ahead: Int) -> Bool {
        var ahead = ahead
        while token(ahead: ahead).kind != .end {
            if token(ahead: ahead).kind == .openBrace { return true }
            ahead += 1
        }
        return false
    }
}
