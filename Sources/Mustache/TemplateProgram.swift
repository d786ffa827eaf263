/// A parsed template: instructions in one flat list, so that no nesting, however deep, needs recursion.
///
/// A class, because rendering passes programs around for every partial, and one reference is cheap to pass.
final class TemplateProgram: Sendable {
    /// The template's name.
    let template: String
    /// The template's text in UTF-8; text runs are ranges of it.
    let source: [UInt8]
    let instructions: [Instruction]
    let tags: [Tag]
    /// Offsets in `source` at which a line of output begins; text runs hold ranges of this list.
    let lineStarts: [Int]

    init(template: String, source: [UInt8], instructions: [Instruction], tags: [Tag], lineStarts: [Int]) {
        self.template = template
        self.source = source
        self.instructions = instructions
        self.tags = tags
        self.lineStarts = lineStarts
    }
}

/// One step of rendering. `tag` is an index in the program's tags; `end` and `start` are indices of instructions.
enum Instruction: Sendable, Equatable {
    /// Writes a range of the source, with the indentation in force at each of the given line starts.
    case text(Range<Int>, lineStarts: Range<Int>)
    /// Writes a value.
    case value(tag: Int, escaped: Bool)
    /// Opens a section, whose `endSection` is at `end`.
    case section(tag: Int, end: Int)
    /// Goes on at `end`, the first instruction after the section, unless the value counts as false.
    case inverted(tag: Int, end: Int)
    /// Goes back to the instruction after `start` as long as there are items, else closes the section.
    case endSection(start: Int)
    /// Renders another template in this place.
    case partial(tag: Int)
}

/// A tag that names something.
struct Tag: Sendable, Equatable {
    /// The name as written.
    let name: String
    /// The dotted name's parts; empty for `.`, the top of the context stack, and for the name of a partial.
    let parts: [String]
    let place: Place
    /// Where in the source the indentation of a standalone partial stands; `nil` for every other tag.
    let indentation: Range<Int>?
}

/// A place in a template: line and column, 1-based, the column in Unicode scalars.
struct Place: Sendable, Hashable {
    var line = 1
    var column = 1
}
