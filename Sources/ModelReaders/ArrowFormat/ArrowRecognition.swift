import SourceText

/// Tells whether a text is a model in arrow notation.
enum ArrowRecognition {
    /// How much of a text is looked at, in bytes.
    private static let lookedAt = 1 << 16

    /// Whether the first statement is an entity or an arrow, or a line further on is an arrow between two ends.
    static func isArrowNotation(_ bytes: [UInt8]) -> Bool {
        let bytes = bytes.count > lookedAt ? Array(bytes[..<lookedAt]) : bytes
        if bytes.contains(0) || UTF8Validation.firstInvalid(in: bytes).map({ $0 < bytes.count - 4 }) == true {
            return false
        }
        let file = SourceFile(path: "", bytes: bytes)
        let log = ArrowLog(file: file)
        log.isMuted = true
        var scanner = ArrowScanner(file: file, log: log)
        if beginsWithStatement(scanner) { return true }
        var before: ArrowToken?
        while true {
            let token = scanner.next()
            if token.kind == .end { return false }
            if case .arrow(let shape) = token.kind, before?.name != nil, token.range.count > 2,
                isSure(shape, token, bytes),
                scanner.peek().name != nil
            {
                return true
            }
            before = token
        }
    }

    /// Whether an arrow is none of a programming language: it has a head at both ends, or two dashes.
    private static func isSure(_ shape: ArrowShape, _ token: ArrowToken, _ bytes: [UInt8]) -> Bool {
        shape.left > 0 && shape.right > 0 || bytes[token.range].contains { $0 > 0x7F }
            || bytes[token.range].filter { $0 == UInt8(ascii: "-") }.count > 1
    }

    private static func beginsWithStatement(_ start: ArrowScanner) -> Bool {
        var scanner = start
        var token = scanner.next()
        func skip(_ isSkipped: (ArrowToken.Kind) -> Bool) {
            while isSkipped(token.kind) { token = scanner.next() }
        }
        func isBetween(_ kind: ArrowToken.Kind) -> Bool {
            switch kind {
            case .lineBreak, .separator, .documentation, .modelDocumentation: true
            default: false
            }
        }
        skip(isBetween)
        guard let first = token.name else { return false }
        token = scanner.next()
        if token.name != nil, ["abstract", "entity"].contains(first.text.lowercased()) { token = scanner.next() }
        if token.kind == .colon {
            guard scanner.next().name != nil else { return false }
            token = scanner.next()
        } else if token.kind == .dot {
            guard scanner.next().name != nil else { return false }
            token = scanner.next()
            if !token.isArrow { return false }
        }
        if case .arrow = token.kind { return scanner.peek().name != nil }
        if token.kind == .openParenthesis {
            while token.kind != .closeParenthesis, token.kind != .end { token = scanner.next() }
            token = scanner.next()
            if token.isArrow { return true }
        }
        skip { $0 == .lineBreak }
        return token.kind == .openBrace
    }
}
