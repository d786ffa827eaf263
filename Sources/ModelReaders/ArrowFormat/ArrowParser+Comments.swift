import DataModel
import SourceText

extension ArrowParser {
    /// Takes a documentation comment outside of entities: it speaks of what was read on the same line, else of what follows.
    mutating func document(_ lines: [String], at place: Range<Int>) {
        switch last {
        case .entity where !result.entities.isEmpty:
            result.entities[result.entities.count - 1].documentation.lines += lines
        case .outsideLink where !result.links.isEmpty:
            result.links[result.links.count - 1].documentation.lines += lines
        default: wait(lines, at: place)
        }
    }

    /// Takes a documentation comment within an entity.
    mutating func document(_ lines: [String], at place: Range<Int>, in entity: inout ArrowEntity) {
        switch last {
        case .link where !entity.links.isEmpty:
            entity.links[entity.links.count - 1].documentation.lines += lines
        case .attribute where !entity.attributes.isEmpty:
            let index = entity.attributes.count - 1
            var whole = ArrowDocumentation()
            whole.lines = entity.attributes[index].attribute.documentation.map { [$0] } ?? []
            whole.lines += lines
            entity.attributes[index].attribute.documentation = whole.text
            entity.attributes[index].attribute.rules += whole.rules
        case .outsideLink where !result.links.isEmpty:
            result.links[result.links.count - 1].documentation.lines += lines
        default: wait(lines, at: place)
        }
    }

    private mutating func wait(_ lines: [String], at place: Range<Int>) {
        waiting.lines += lines
        waitingPlace = place
    }

    /// The documentation of what is read now.
    mutating func takeWaiting() -> ArrowDocumentation {
        defer {
            waiting = ArrowDocumentation()
            waitingPlace = nil
        }
        return waiting
    }

    /// Says that a documentation comment has nothing to speak of.
    mutating func dropWaiting() {
        if let waitingPlace {
            log.warning(
                "unused-documentation", "nothing follows that this comment could document", at: waitingPlace,
                help: "put it before what it documents; a comment on the whole model begins with '//!'")
        }
        _ = takeWaiting()
    }
}
