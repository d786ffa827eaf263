/// Writes JSON into a buffer as it is told, indented by two spaces.
///
/// Inside an array or object that is begun with `inline: true` everything stands on one line. Calls have to match: a key
/// before each value of an object, an end for each begin. What is written is then valid JSON for any strings.
public struct JSONWriter: Sendable {
    private struct Level {
        let isInline: Bool
        let isObject: Bool
        var isEmpty = true
    }

    /// What is written so far.
    public private(set) var bytes: [UInt8] = []
    private var levels: [Level] = []
    private var isAfterKey = false

    /// The 0-based column, in Unicode scalars, at which the next value begins; a comma before it aside.
    public var column: Int {
        guard isAfterKey || levels.last?.isInline ?? true else { return 2 * levels.count }
        var column = 0
        for byte in bytes.reversed() {
            if byte == UInt8(ascii: "\n") { break }
            if byte & 0xC0 != 0x80 { column += 1 }
        }
        return column
    }

    /// Makes an empty buffer with room for `capacity` bytes.
    public init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    // MARK: Structure

    /// Begins an object; with `inline`, on one line.
    public mutating func beginObject(inline: Bool = false) { begin(UInt8(ascii: "{"), inline: inline) }

    /// Ends the object that was begun last.
    public mutating func endObject() { end(UInt8(ascii: "}")) }

    /// Begins an array; with `inline`, on one line.
    public mutating func beginArray(inline: Bool = false) { begin(UInt8(ascii: "["), inline: inline) }

    /// Ends the array that was begun last.
    public mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Writes the key of the value that comes next.
    public mutating func key(_ key: String) {
        startItem()
        JSONEscaping.append(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        bytes.append(UInt8(ascii: " "))
        isAfterKey = true
    }

    // MARK: Values

    /// Writes a string.
    public mutating func string(_ value: String) {
        startItem()
        JSONEscaping.append(value, to: &bytes)
    }

    /// Writes a number as the text it is given; a text that is no JSON number is written as a string.
    public mutating func number(_ text: String) {
        guard JSONNumber.isValid(text) else { return string(text) }
        startItem()
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes a whole number.
    public mutating func integer(_ value: Int) {
        startItem()
        bytes.append(contentsOf: String(value).utf8)
    }

    /// Writes `true` or `false`.
    public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    /// Writes `null`.
    public mutating func null() { literal("null") }

    /// Writes a value that another writer wrote, as it is.
    public mutating func value(of other: JSONWriter) {
        startItem()
        bytes.append(contentsOf: other.bytes)
    }

    /// Ends the text with a line break, and gives its bytes.
    public consuming func finish() -> [UInt8] {
        assert(levels.isEmpty && !isAfterKey, "an array, object or key is not ended")
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    // MARK: Layout

    private mutating func literal(_ text: StaticString) {
        startItem()
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func begin(_ bracket: UInt8, inline: Bool) {
        startItem()
        bytes.append(bracket)
        let isInline = inline || levels.last?.isInline == true
        levels.append(Level(isInline: isInline, isObject: bracket == UInt8(ascii: "{")))
    }

    private mutating func end(_ bracket: UInt8) {
        assert(!isAfterKey, "a key has no value")
        guard let level = levels.popLast() else { return assertionFailure("nothing is begun") }
        if !level.isEmpty {
            if !level.isInline { breakLine() } else if level.isObject { bytes.append(UInt8(ascii: " ")) }
        }
        bytes.append(bracket)
    }

    /// Writes what stands before a key or an element: a comma, and a line break or space.
    private mutating func startItem() {
        if isAfterKey {
            isAfterKey = false
            return
        }
        guard let level = levels.last else { return }
        levels[levels.count - 1].isEmpty = false
        if !level.isEmpty { bytes.append(UInt8(ascii: ",")) }
        if !level.isInline {
            breakLine()
        } else if !level.isEmpty || level.isObject {
            bytes.append(UInt8(ascii: " "))
        }
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * levels.count))
    }
}
