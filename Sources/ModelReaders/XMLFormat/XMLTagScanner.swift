/// Finds the attributes of one tag again, to say where in the file they stand.
enum XMLTagScanner {
    /// Where the name and the value of an attribute stand; the value without its quotes.
    struct Attribute {
        let name: Range<Int>
        let value: Range<Int>
    }

    /// The attributes that begin at or behind `start`, which lies behind the tag's name, up to the tag's end or `end`.
    /// Stops where the text is no attribute.
    static func attributes(in bytes: [UInt8], from start: Int, to end: Int? = nil) -> [Attribute] {
        var attributes: [Attribute] = []
        visit(in: bytes, from: start, to: end) {
            attributes.append($0)
            return true
        }
        return attributes
    }

    /// The attribute with a name in the tag that begins at `offset`, or nil.
    static func attribute(_ name: String, in bytes: [UInt8], ofTagAt offset: Int) -> Attribute? {
        var found: Attribute?
        visit(in: bytes, from: endOfName(in: bytes, from: offset + 1)) { attribute in
            if bytes[attribute.name].elementsEqual(name.utf8) { found = attribute }
            return found == nil
        }
        return found
    }

    /// The offset behind the name that begins at `start`.
    static func endOfName(in bytes: [UInt8], from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: "\""),
                UInt8(ascii: "'"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: ";"), UInt8(ascii: "["):
                return offset
            case let byte where byte.isBlank:
                return offset
            default:
                offset += 1
            }
        }
        return offset
    }

    /// Calls `body` with each attribute, until it returns false.
    private static func visit(in bytes: [UInt8], from start: Int, to end: Int? = nil, _ body: (Attribute) -> Bool) {
        let end = min(end ?? bytes.count, bytes.count)
        var offset = start
        while true {
            offset = bytes.offsetBehindBlanks(from: offset)
            let nameEnd = endOfName(in: bytes, from: offset)
            guard nameEnd > offset, nameEnd < end else { return }
            let equals = bytes.offsetBehindBlanks(from: nameEnd)
            guard equals < end, bytes[equals] == UInt8(ascii: "=") else { return }
            let quote = bytes.offsetBehindBlanks(from: equals + 1)
            guard quote < end, bytes[quote] == UInt8(ascii: "\"") || bytes[quote] == UInt8(ascii: "'") else { return }
            var close = quote + 1
            while close < end, bytes[close] != bytes[quote] { close += 1 }
            guard close < end, body(Attribute(name: offset..<nameEnd, value: quote + 1..<close)) else { return }
            offset = close + 1
        }
    }
}
