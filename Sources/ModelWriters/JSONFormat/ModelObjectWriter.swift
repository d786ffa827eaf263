import DataModel
import JSONText

/// Writes keys and values of `model.json`, each only where it says more than the format's default; the extensions have a
/// file for each kind of thing.
struct ModelObjectWriter {
    var json: JSONWriter
    let inverses: NamedInverses
    /// Whether everything stands on one line.
    private var isOneLine = false

    /// The longest line of an object that is written on one line.
    private static let lineWidth = 140

    init(json: JSONWriter, inverses: NamedInverses) {
        self.json = json
        self.inverses = inverses
    }

    // MARK: Simple values

    /// A text that may be missing.
    mutating func write(_ key: String, _ text: String?) {
        guard let text else { return }
        json.key(key)
        json.string(text)
    }

    /// A flag that is false by default.
    mutating func write(_ key: String, _ flag: Bool) {
        guard flag else { return }
        json.key(key)
        json.bool(true)
    }

    /// A flag that the format takes as true, and writes as `null` where it is not stated.
    mutating func writeTrueByDefault(_ key: String, _ flag: Bool?) {
        if flag == true { return }
        json.key(key)
        if flag == nil { json.null() } else { json.bool(false) }
    }

    /// A flag without a default.
    mutating func writeStated(_ key: String, _ flag: Bool?) {
        guard let flag else { return }
        json.key(key)
        json.bool(flag)
    }

    /// A whole number that may be missing.
    mutating func write(_ key: String, _ number: Int?) {
        guard let number else { return }
        json.key(key)
        json.integer(number)
    }

    /// A list of texts, on one line where it fits.
    mutating func write(_ key: String, _ texts: [String]) {
        if texts.isEmpty { return }
        json.key(key)
        array(texts) { $0.json.string($1) }
    }

    /// A list of lists of names, each of which stands on a line.
    mutating func write(_ key: String, _ lists: [[String]]) {
        if lists.isEmpty { return }
        json.key(key)
        array(lists) { writer, names in
            writer.json.beginArray(inline: true)
            for name in names { writer.json.string(name) }
            writer.json.endArray()
        }
    }

    // MARK: Objects and lists

    /// A list of named things: keyed by name, or, where names repeat, an array of objects with `name`. Each stands on one
    /// line where it fits, unless they are `blocks`. An empty list is left out unless it is `required`.
    mutating func writeNamed<Thing>(
        _ key: String, _ things: [Thing], name: (Thing) -> String, blocks: Bool = false, required: Bool = false,
        write: (inout Self, Thing) -> Void
    ) {
        if things.isEmpty, !required { return }
        let isKeyed = Set(things.map(name)).count == things.count
        json.key(key)
        block(isObject: isKeyed) { writer in
            for thing in things {
                if isKeyed { writer.json.key(name(thing)) }
                writer.object(block: blocks) { writer in
                    if !isKeyed { writer.write("name", name(thing)) }
                    write(&writer, thing)
                }
            }
        }
    }

    /// An object, on one line where it fits and is no `block`.
    mutating func object(block isBlock: Bool = false, _ body: (inout Self) -> Void) {
        if isBlock { block(isObject: true, body) } else { fitted(isObject: true, body) }
    }

    /// An object or array that is broken into lines however short it is, unless it is part of a line.
    mutating func block(isObject: Bool, _ body: (inout Self) -> Void) {
        if isObject { json.beginObject(inline: isOneLine) } else { json.beginArray(inline: isOneLine) }
        body(&self)
        if isObject { json.endObject() } else { json.endArray() }
    }

    /// An array, on one line where it fits.
    mutating func array<Element>(_ elements: [Element], _ write: (inout Self, Element) -> Void) {
        fitted(isObject: false) { writer in
            for element in elements { write(&writer, element) }
        }
    }

    private mutating func fitted(isObject: Bool, _ body: (inout Self) -> Void) {
        if isOneLine { return block(isObject: isObject, body) }
        var line = Self(json: JSONWriter(), inverses: inverses)
        line.isOneLine = true
        line.block(isObject: isObject, body)
        if json.column + line.json.column <= Self.lineWidth {
            json.value(of: line.json)
        } else {
            block(isObject: isObject, body)
        }
    }
}
