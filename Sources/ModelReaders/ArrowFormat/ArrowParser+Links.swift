import SourceText

extension ArrowParser {
    /// An arrow whose near end begins with an entity's name: `Category.items <<-->> Item.categories`.
    mutating func outsideLink(beginningWith name: ArrowPiece) -> ArrowLink? {
        guard let near = end(beginningWith: name) else {
            skipLine()
            return nil
        }
        let flags = readFlags()
        guard scanner.peek().isArrow else {
            let next = scanner.peek()
            log.error(
                "arrow-syntax", "there is no arrow behind '\(described(near))'", at: next.range,
                help: "write '\(described(near)) <-->> Entity.name'")
            skipLine()
            return nil
        }
        return link(from: near, flags: flags)
    }

    /// An arrow and its far end; the scanner stands before the arrow.
    mutating func link(from near: ArrowEnd, flags: [ArrowFlag] = []) -> ArrowLink? {
        let arrow = scanner.next()
        guard let shape = shape(of: arrow), let name = scanner.peek().name else {
            if arrow.kind != .other, shapeIsKnown(arrow) {
                log.error(
                    "arrow-syntax", "the arrow leads nowhere: \(described(scanner.peek())) stands behind it",
                    at: arrow.range, help: "write the entity that it leads to, 'Entity.name' or 'Entity'")
            }
            skipLine()
            return nil
        }
        _ = scanner.next()
        guard let far = end(beginningWith: name) else {
            skipLine()
            return nil
        }
        let documentation = takeWaiting()
        let all = flags + readFlags()
        expectEnd(of: "'\(described(far))'")
        return ArrowLink(
            near: near, far: far, shape: shape, arrow: arrow.range, flags: all, documentation: documentation)
    }

    private func shapeIsKnown(_ arrow: ArrowToken) -> Bool {
        switch arrow.kind {
        case .arrow: true
        case .brokenArrow(let parts): ArrowShape.meant(by: parts).shape != nil
        default: false
        }
    }

    /// The shape of an arrow; of a broken one, which is told, the one that was probably meant.
    private func shape(of arrow: ArrowToken) -> ArrowShape? {
        switch arrow.kind {
        case .arrow(let shape): return shape
        case .brokenArrow(let parts):
            let (shape, problem) = ArrowShape.meant(by: parts)
            log.error(
                "malformed-arrow", "'\(scanner.text(arrow.range).visible)' \(problem)", at: arrow.range,
                help: shape.map { "write '\($0.text)'" }
                    ?? "write '-->' (to-one), '-->>' (to-many), or a head at both ends: '<-->', '<-->>', '<<-->', '<<-->>'"
            )
            return shape
        default: return nil
        }
    }

    /// `Entity` or `Entity.name`, whose first name was read.
    private mutating func end(beginningWith name: ArrowPiece) -> ArrowEnd? {
        var end = ArrowEnd(entity: name)
        guard scanner.peek().kind == .dot else { return end }
        let dot = scanner.next()
        guard let property = scanner.peek().name else {
            log.error(
                "arrow-syntax", "there is no name behind '\(name.text).'", at: dot.range,
                help: "name the relationship, or leave the dot out")
            return nil
        }
        _ = scanner.next()
        end.property = property
        if scanner.peek().kind == .dot {
            let second = scanner.next()
            log.error(
                "arrow-syntax", "an end of an arrow is 'Entity.name', with one dot", at: second.range,
                help: "put a name that has a dot in backticks")
            return nil
        }
        return end
    }

    /// An end as a message names it.
    func described(_ end: ArrowEnd) -> String {
        [end.entity?.text, end.property?.text].compactMap { $0 }.joined(separator: ".")
    }
}
