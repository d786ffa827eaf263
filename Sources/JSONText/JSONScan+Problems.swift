import SourceText

extension JSONScan {
    /// The offset behind the character that comes next.
    var characterEnd: Int {
        var end = min(offset + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80, end < offset + 4 { end += 1 }
        return end
    }

    /// What comes next, for messages.
    var found: String { next == nil ? "the end of the file" : "'\(text(offset, characterEnd))'" }

    /// Stops where something else than what is needed comes next.
    mutating func unexpected(_ wanted: String) -> JSONStop {
        if let stop = conflict() { return stop }
        guard let byte = next else {
            return fail(
                "json-syntax", "the file ends where \(wanted) is expected", offset, offset,
                help: ["the file may be cut off: compare it with its original"])
        }
        var help = "write \(wanted) here"
        let character = text(offset, characterEnd)
        if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "/") { help = "write a comment as // or /* */" }
        if ["\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}"].contains(character) {
            help = "write straight quotation marks: \""
        }
        if byte == 0 || byte >= 0xFE { help = "save the file as UTF-8" }
        return fail("json-syntax", "\(found) stands where \(wanted) is expected", offset, characterEnd, help: [help])
    }

    /// Stops at the mark of a merge conflict.
    mutating func checkConflict() throws(JSONStop) {
        if let stop = conflict() { throw stop }
    }

    private mutating func conflict() -> JSONStop? {
        guard let byte = next, let mark = ["<", "=", ">", "|"].first(where: { $0.utf8.first == byte }),
            (0..<7).allSatisfy({ self.byte(after: $0) == byte })
        else { return nil }
        let marks = String(repeating: mark, count: 7)
        return fail(
            "merge-conflict", "'\(marks)' is the mark of a merge conflict that is not resolved", offset, offset + 7,
            help: ["keep one side, and remove the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'"])
    }

    /// Stops where the file ends inside an array or object.
    mutating func endOfFile(openedAt start: Int) -> JSONStop {
        let isArray = bytes[start] == UInt8(ascii: "[")
        return fail(
            "json-syntax", "the file ends inside \(isArray ? "an array" : "an object")", offset, offset,
            notes: [Diagnostic.Note("it begins here", at: file.range(start, start + 1))],
            help: ["add '\(isArray ? "]" : "}")', or the rest of the file if it is cut off"])
    }

    /// Stops where the bracket that closes is not of the kind that was opened.
    mutating func wrongBracket(_ bracket: UInt8, openedAt start: Int) -> JSONStop {
        let wanted = Character(Unicode.Scalar(bracket))
        return fail(
            "json-syntax", "\(found) stands where '\(wanted)' is expected", offset, offset + 1,
            notes: [
                Diagnostic.Note(
                    "'\(Character(Unicode.Scalar(bytes[start])))' is opened here", at: file.range(start, start + 1))
            ],
            help: ["close what is open with '\(wanted)'"])
    }
}
