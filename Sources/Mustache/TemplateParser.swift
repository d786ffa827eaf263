/// Turns a template's text into a program, reading every byte a fixed number of times.
struct TemplateParser {
    /// A section whose closing tag has not been met.
    private struct OpenSection {
        let name: String
        let place: Place
        /// Where in the instructions the section stands.
        let start: Int
        let tag: Int
        let isInverted: Bool
    }

    private let template: String
    private var reader: TagReader
    private var places = PlaceCursor()
    private var instructions: [Instruction] = []
    private var tags: [Tag] = []
    private var lineStarts: [Int] = []
    private var openSections: [OpenSection] = []

    init(_ text: String, template: String) {
        self.template = template
        reader = TagReader(source: Array(text.utf8))
    }

    mutating func parse() throws(MustacheError) -> TemplateProgram {
        let source = reader.source
        var textStart = 0
        while let start = reader.firstTag(from: textStart) {
            let place = places.advance(to: start, in: source)
            do throws(TagFault) {
                let tag = try reader.readTag(at: start)
                let line = tag.kind.mayStandAlone ? source.standaloneLine(around: start..<tag.end) : nil
                appendText(textStart..<(line?.lowerBound ?? start), leadsToTagOnItsLine: line == nil)
                try append(tag, at: place, indentation: line.map { $0.lowerBound..<start })
                textStart = line?.upperBound ?? tag.end
            } catch {
                throw fault(error.message, at: place)
            }
        }
        appendText(textStart..<source.count, leadsToTagOnItsLine: false)
        if let section = openSections.last {
            throw fault("section '\(section.name)' is not closed", at: section.place)
        }
        return TemplateProgram(
            template: template, source: source, instructions: instructions, tags: tags, lineStarts: lineStarts)
    }

    private func fault(_ message: String, at place: Place) -> MustacheError {
        MustacheError(template: template, line: place.line, column: place.column, message: message)
    }

    /// Appends literal text; `leadsToTagOnItsLine` tells whether its last line goes on with a tag that leaves it there.
    private mutating func appendText(_ range: Range<Int>, leadsToTagOnItsLine: Bool) {
        let firstLineStart = lineStarts.count
        if reader.source.isLineStart(range.lowerBound), !range.isEmpty || leadsToTagOnItsLine {
            lineStarts.append(range.lowerBound)
        }
        for offset in range where reader.source[offset] == UInt8(ascii: "\n") {
            if offset + 1 < range.upperBound || leadsToTagOnItsLine {
                lineStarts.append(offset + 1)
            }
        }
        if !range.isEmpty || firstLineStart < lineStarts.count {
            instructions.append(.text(range, lineStarts: firstLineStart..<lineStarts.count))
        }
    }

    private mutating func append(_ tag: RawTag, at place: Place, indentation: Range<Int>?) throws(TagFault) {
        switch tag.kind {
        case .comment:
            break
        case .delimiters:
            try reader.setDelimiters(tag.content)
        case .value(let escaped):
            instructions.append(.value(tag: try appendTag(tag, at: place), escaped: escaped))
        case .partial:
            let name = try reader.name(of: tag)
            tags.append(Tag(name: name, parts: [], place: place, indentation: indentation))
            instructions.append(.partial(tag: tags.count - 1))
        case .section:
            try openSection(tag, at: place, isInverted: false)
        case .inverted:
            try openSection(tag, at: place, isInverted: true)
        case .close:
            try closeSection(tag)
        }
    }

    /// Appends a tag that looks a value up, and gives its index.
    private mutating func appendTag(_ tag: RawTag, at place: Place) throws(TagFault) -> Int {
        let name = try reader.name(of: tag)
        let parts = try reader.parts(ofDottedName: name)
        tags.append(Tag(name: name, parts: parts, place: place, indentation: nil))
        return tags.count - 1
    }

    private mutating func openSection(_ tag: RawTag, at place: Place, isInverted: Bool) throws(TagFault) {
        let index = try appendTag(tag, at: place)
        let start = instructions.count
        openSections.append(
            OpenSection(name: tags[index].name, place: place, start: start, tag: index, isInverted: isInverted))
        // The end is not known before the closing tag.
        instructions.append(isInverted ? .inverted(tag: index, end: start) : .section(tag: index, end: start))
    }

    private mutating func closeSection(_ tag: RawTag) throws(TagFault) {
        let name = try reader.name(of: tag)
        guard let section = openSections.popLast() else {
            throw TagFault(message: "closing tag '\(name)' closes no section")
        }
        guard section.name == name else {
            let opening = "section '\(section.name)' of line \(section.place.line), column \(section.place.column)"
            throw TagFault(message: "closing tag '\(name)' does not fit \(opening)")
        }
        if section.isInverted {
            instructions[section.start] = .inverted(tag: section.tag, end: instructions.count)
        } else {
            instructions[section.start] = .section(tag: section.tag, end: instructions.count)
            instructions.append(.endSection(start: section.start))
        }
    }
}
