import SourceText

extension JSONScan {
    /// Reads the whole file: one value, and nothing behind it.
    mutating func document() throws(JSONStop) -> JSONNode {
        try skipSpace()
        guard next != nil else {
            let blank = bytes.allSatisfy { $0 <= 0x20 || $0 >= 0xBB }
            throw fail(
                "json-empty", blank ? "the file is empty" : "the file holds nothing but comments", 0, 0,
                help: ["a JSON file holds one value, such as {}"])
        }
        let root = try value()
        try skipSpace()
        if next != nil {
            try checkConflict()
            throw fail(
                "json-syntax", "\(found) stands behind the end of the JSON value", offset, characterEnd,
                help: ["a file holds one value: remove what follows it, or a bracket that closes it too early"])
        }
        guard let root else { throw JSONStop() }
        return root
    }

    /// Reads one value; nil for one that is wrong and was reported and passed.
    mutating func value() throws(JSONStop) -> JSONNode? {
        let start = offset
        guard let first = next else { throw unexpected("a value") }
        switch first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let text = try string()
            return JSONNode(.string(text), lower: start, upper: offset)
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            return try number()
        case _ where first.isWordStart: return try word()
        default: throw unexpected("a value")
        }
    }

    private mutating func number() throws(JSONStop) -> JSONNode? {
        let start = offset
        while let byte = next, byte.isNumberPart { offset += 1 }
        if JSONNumber.isValid(UnsafeBufferPointer(rebasing: bytes[start..<offset])) {
            return JSONNode(.number(text(start, offset)), lower: start, upper: offset)
        }
        try report(
            "json-syntax", "'\(text(start, offset))' is not a JSON number", start, offset,
            help: ["write it in decimal digits, such as -0.5 or 12, or as a string"])
        return nil
    }

    private mutating func word() throws(JSONStop) -> JSONNode? {
        let start = offset
        while let byte = next, byte.isNumberPart { offset += 1 }
        let word = text(start, offset)
        switch word {
        case "true": return JSONNode(.bool(true), lower: start, upper: offset)
        case "false": return JSONNode(.bool(false), lower: start, upper: offset)
        case "null": return JSONNode(.null, lower: start, upper: offset)
        default: break
        }
        let value: JSONNode.Value?
        let help: String
        switch word.lowercased() {
        case "true", "yes": (value, help) = (.bool(true), "write true")
        case "false", "no": (value, help) = (.bool(false), "write false")
        case "null", "nil", "none", "undefined": (value, help) = (.null, "write null, or leave the key out")
        case "nan", "inf", "infinity":
            (value, help) = (nil, "JSON has only finite numbers: leave the key out, or write a string")
        default: (value, help) = (.string(word), "write text in quotation marks: \"\(word)\"")
        }
        try report("json-syntax", "'\(word)' is not a JSON value", start, offset, help: [help])
        return value.map { JSONNode($0, lower: start, upper: offset) }
    }

    // MARK: Arrays and objects

    private mutating func array() throws(JSONStop) -> JSONNode {
        let start = offset
        try open()
        var elements: [JSONNode] = []
        while try !isClosed(by: UInt8(ascii: "]"), openedAt: start) {
            if let element = try value() { elements.append(element) }
            try separator(closing: UInt8(ascii: "]"), openedAt: start)
        }
        return JSONNode(.array(elements), lower: start, upper: offset)
    }

    private mutating func object() throws(JSONStop) -> JSONNode {
        let start = offset
        try open()
        var members: [JSONMember] = []
        var keys = SeenKeys()
        while try !isClosed(by: UInt8(ascii: "}"), openedAt: start) {
            if let member = try member() {
                if let first = keys.firstIndex(of: member.key, among: members) {
                    let earlier = file.range(members[first].keyLower, members[first].keyUpper)
                    try report(
                        "duplicate-key", "the key '\(member.key)' stands twice in this object", member.keyLower,
                        member.keyUpper, notes: [Diagnostic.Note("it stands here first", at: earlier)],
                        help: ["remove or rename one of them"])
                }
                members.append(member)
            }
            try separator(closing: UInt8(ascii: "}"), openedAt: start)
        }
        return JSONNode(.object(members), lower: start, upper: offset)
    }

    /// Reads a key, its colon and its value; nil where there is no value.
    private mutating func member() throws(JSONStop) -> JSONMember? {
        let start = offset
        let key = try key()
        let keyEnd = offset
        try skipSpace()
        switch next {
        case UInt8(ascii: ":"): offset += 1
        case UInt8(ascii: "=") where byte(after: 1) != UInt8(ascii: "="):
            try report("json-syntax", "'=' after the key '\(key)'", offset, offset + 1, help: ["write ':'"])
            offset += 1
        case .some(let byte) where byte.startsValue:
            try report(
                "json-syntax", "no ':' after the key '\(key)'", keyEnd, keyEnd,
                help: ["write a ':' between a key and its value"])
        case UInt8(ascii: ","), UInt8(ascii: "}"): break
        default: throw unexpected("':'")
        }
        try skipSpace()
        if next == UInt8(ascii: ",") || next == UInt8(ascii: "}") {
            try report(
                "json-syntax", "the key '\(key)' has no value", start, keyEnd,
                help: ["write ':' and a value, or remove the key"])
            return nil
        }
        return try value().map { JSONMember(key: key, keyLower: start, keyUpper: keyEnd, value: $0) }
    }

    private mutating func key() throws(JSONStop) -> String {
        guard let first = next else { throw unexpected("a key") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try string() }
        guard first.isWordStart || first.isDigit else { throw unexpected("a key in quotation marks") }
        let start = offset
        while let byte = next, byte.isNumberPart { offset += 1 }
        let key = text(start, offset)
        try report(
            "json-syntax", "the key '\(key)' stands without quotation marks", start, offset,
            help: ["write \"\(key)\""])
        return key
    }

    /// Enters an array or object.
    private mutating func open() throws(JSONStop) {
        guard depth < JSONParser.depthLimit else {
            throw fail(
                "json-depth", "arrays and objects are nested more than \(JSONParser.depthLimit) deep", offset,
                offset + 1, help: ["make the file flatter"])
        }
        depth += 1
        offset += 1
    }

    /// Passes space, superfluous commas and the closing bracket; whether the bracket was there.
    private mutating func isClosed(by bracket: UInt8, openedAt start: Int) throws(JSONStop) -> Bool {
        try skipSpace()
        while next == UInt8(ascii: ",") {
            try report("json-syntax", "nothing stands before this ','", offset, offset + 1, help: ["remove it"])
            offset += 1
            try skipSpace()
        }
        guard let byte = next else { throw endOfFile(openedAt: start) }
        if byte == bracket {
            depth -= 1
            offset += 1
            return true
        }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { throw wrongBracket(bracket, openedAt: start) }
        return false
    }

    /// Passes the comma behind an element, or stands before the closing bracket.
    private mutating func separator(closing bracket: UInt8, openedAt start: Int) throws(JSONStop) {
        let end = offset
        try skipSpace()
        guard let byte = next else { throw endOfFile(openedAt: start) }
        switch byte {
        case UInt8(ascii: ","): offset += 1
        case bracket: return
        case UInt8(ascii: "]"), UInt8(ascii: "}"): throw wrongBracket(bracket, openedAt: start)
        case _ where byte.startsValue:
            // A word right behind a string is more likely a quotation mark inside the string than a missing comma.
            let isBehindString = bytes[end - 1] == UInt8(ascii: "\"")
            if isBehindString, end == offset || byte.isWordStart && !hasLineBreak(end, offset) {
                throw fail(
                    "json-syntax", "\(found) follows a string directly", offset, characterEnd,
                    help: ["write a ',' between two values, and a quotation mark inside a string as \\\""])
            }
            try report("json-syntax", "no ',' after this value", end, end, help: ["write a ',' between two values"])
        default: throw unexpected("',' or '\(Character(Unicode.Scalar(bracket)))'")
        }
    }

    private func hasLineBreak(_ lower: Int, _ upper: Int) -> Bool {
        bytes[lower..<upper].contains(UInt8(ascii: "\n"))
    }
}

extension UInt8 {
    /// Whether a value or key can begin with this byte, rightly or not.
    var startsValue: Bool {
        isWordStart || isDigit
            || [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(self)
            || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(self)
    }
}
