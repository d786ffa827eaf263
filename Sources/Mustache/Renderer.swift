/// Runs a program. Sections and partials are kept on stacks of its own, so nesting is not bounded by the thread's.
struct Renderer {
    /// How many partials may be nested in each other.
    static let partialDepthLimit = 100

    /// A section that is being rendered.
    private struct Loop {
        /// The items of a list; none for any other value, whose section is rendered once.
        let items: [MustacheValue]
        var next: Int
    }

    /// Where to go on, and how, after a partial.
    private struct Call {
        let program: TemplateProgram
        let next: Int
        let indentation: [UInt8]
    }

    private let partials: MustacheLibrary
    private var program: TemplateProgram
    /// The index of the instruction to run next.
    private var next = 0
    /// What the lines of the program at hand are indented by.
    private var indentation: [UInt8] = []
    private var contexts: ContextStack
    private var loops: [Loop] = []
    private var calls: [Call] = []
    private var output: [UInt8] = []
    private var warnings = WarningCollector()

    init(_ program: TemplateProgram, value: MustacheValue, partials: MustacheLibrary) {
        self.program = program
        self.partials = partials
        contexts = ContextStack(value)
    }

    mutating func run(escape: (String) -> String) -> MustacheRendering {
        while true {
            guard next < program.instructions.count else {
                guard let call = calls.popLast() else { break }
                program = call.program
                next = call.next
                indentation = call.indentation
                continue
            }
            let instruction = program.instructions[next]
            next += 1
            switch instruction {
            case .text(let range, let lineStarts): write(range, lineStarts: lineStarts)
            case .value(let tag, let escaped):
                var text = text(of: tag)
                if escaped { text = escape(text) }
                text.withUTF8 { output.append(contentsOf: $0) }
            case .section(let tag, let end): open(tag, end: end)
            case .inverted(let tag, let end): if find(tag).isTrue { next = end }
            case .endSection(let start): endSection(from: start)
            case .partial(let tag): call(program.tags[tag])
            }
        }
        return MustacheRendering(text: String(decoding: output, as: UTF8.self), warnings: warnings.warnings)
    }

    private mutating func write(_ range: Range<Int>, lineStarts: Range<Int>) {
        var written = range.lowerBound
        if !indentation.isEmpty {
            for lineStart in program.lineStarts[lineStarts] {
                output.append(contentsOf: program.source[written..<lineStart])
                output.append(contentsOf: indentation)
                written = lineStart
            }
        }
        program.source.withUnsafeBufferPointer { source in
            output.append(contentsOf: UnsafeBufferPointer(rebasing: source[written..<range.upperBound]))
        }
    }

    // Tags are handed on by their index: a copy of one would cost as much as looking up its name.

    /// The text of a tag's value; empty, and a warning, if there is none.
    private mutating func text(of tag: Int) -> String {
        guard let text = find(tag).text else {
            warnings.add(.noText, at: program.tags[tag], in: program)
            return ""
        }
        return text
    }

    /// The value of a tag's name; `null`, and a warning, if there is none.
    private mutating func find(_ tag: Int) -> MustacheValue {
        switch contexts.find(program.tags[tag].parts) {
        case .found(let value):
            return value
        case .undeclared(let part):
            let tag = program.tags[tag]
            warnings.add(part == 0 ? .undeclaredName : .undeclaredPart(tag.parts[part]), at: tag, in: program)
            return .null
        }
    }

    private mutating func open(_ tag: Int, end: Int) {
        let value = find(tag)
        guard value.isTrue else {
            next = end + 1
            return
        }
        if case .list(let items) = value {
            loops.append(Loop(items: items, next: 1))
            contexts.push(items[0])
        } else {
            loops.append(Loop(items: [], next: 0))
            contexts.push(value)
        }
    }

    private mutating func endSection(from start: Int) {
        contexts.pop()
        let loop = loops[loops.count - 1]
        if loop.next < loop.items.count {
            contexts.push(loop.items[loop.next])
            loops[loops.count - 1].next += 1
            next = start + 1
        } else {
            loops.removeLast()
        }
    }

    private mutating func call(_ tag: Tag) {
        guard let partial = partials[tag.name] else {
            warnings.add(.unknownPartial, at: tag, in: program)
            return
        }
        // A tag that once reached the limit is not followed again: two such tags in a partial that contains itself
        // would double the work at every level.
        guard !warnings.contains(.partialTooDeep, at: tag, in: program) else { return }
        guard calls.count < Self.partialDepthLimit else {
            warnings.add(.partialTooDeep, at: tag, in: program)
            return
        }
        calls.append(Call(program: program, next: next, indentation: indentation))
        // Only a partial that stands alone is indented, with the line it stands on.
        if let own = tag.indentation {
            indentation += program.source[own]
        } else {
            indentation = []
        }
        program = partial.program
        next = 0
    }
}
