import SourceText

extension JSONScan {
    /// Reads a string with its quotation marks, and resolves its escapes.
    mutating func string() throws(JSONStop) -> String {
        let start = offset
        let quote = bytes[start]
        if quote == UInt8(ascii: "'") { try reportSingleQuotes() }
        offset += 1
        var resolved: [UInt8] = []
        var run = offset
        while true {
            guard let byte = next, byte != UInt8(ascii: "\n") else { throw unterminated(from: start) }
            if byte == quote { break }
            if byte == UInt8(ascii: "\\") {
                resolved += bytes[run..<offset]
                try escape(from: start, to: &resolved)
                run = offset
            } else {
                if byte < 0x20 { try reportControlCharacter(byte, from: start) }
                offset += 1
            }
        }
        try checkEncoding(start + 1, offset)
        defer { offset += 1 }
        if run == start + 1 { return text(run, offset) }
        resolved += bytes[run..<offset]
        return String(decoding: resolved, as: UTF8.self)
    }

    /// Reads an escape and appends what it stands for: U+FFFD for a wrong `\u`, the character for another wrong one.
    private mutating func escape(from string: Int, to resolved: inout [UInt8]) throws(JSONStop) {
        let start = offset
        offset += 1
        guard let letter = next, letter != UInt8(ascii: "\n") else { throw unterminated(from: string) }
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): resolved.append(letter)
        case UInt8(ascii: "b"): resolved.append(0x08)
        case UInt8(ascii: "f"): resolved.append(0x0C)
        case UInt8(ascii: "n"): resolved.append(0x0A)
        case UInt8(ascii: "r"): resolved.append(0x0D)
        case UInt8(ascii: "t"): resolved.append(0x09)
        case UInt8(ascii: "u"): resolved += try unicodeEscape(at: start).utf8
        case UInt8(ascii: "'") where bytes[string] == UInt8(ascii: "'"): resolved.append(letter)
        default:
            offset = start + 1
            let character = text(offset, characterEnd)
            offset = characterEnd
            try report(
                "json-escape", "'\\\(character)' is not a JSON escape", start, offset,
                help: ["write a backslash as \\\\; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u0000"])
            resolved += character.utf8
        }
    }

    /// The character of `\uXXXX`, or of two of them that are a surrogate pair; `start` is that of the backslash.
    private mutating func unicodeEscape(at start: Int) throws(JSONStop) -> String {
        guard let first = hexadecimal() else {
            try report(
                "json-escape", "'\\u' needs four hexadecimal digits", start, offset,
                help: ["write it like \\u00e9, or write the character itself"])
            return "\u{FFFD}"
        }
        if let scalar = Unicode.Scalar(first) { return String(Character(scalar)) }
        let second = offset
        if first < 0xDC00, next == UInt8(ascii: "\\"), byte(after: 1) == UInt8(ascii: "u") {
            offset += 2
            if let low = hexadecimal(), (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00))
            {
                return String(Character(scalar))
            }
            offset = second
        }
        try report(
            "json-escape", "'\(text(start, offset))' is half of a surrogate pair", start, offset,
            help: ["write both halves, such as \\ud83d\\ude00, or the character itself"])
        return "\u{FFFD}"
    }

    /// Reads four hexadecimal digits; where they are not four, passes those that are there.
    private mutating func hexadecimal() -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }

    // MARK: Problems

    private mutating func reportSingleQuotes() throws(JSONStop) {
        var end = offset + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "'"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
        try report(
            "json-syntax", "a string stands in single quotation marks", offset, min(end + 1, bytes.count),
            help: ["write it in double ones: \"\(text(offset + 1, end))\""])
    }

    private mutating func reportControlCharacter(_ byte: UInt8, from start: Int) throws(JSONStop) {
        if byte == UInt8(ascii: "\r"), self.byte(after: 1) == UInt8(ascii: "\n") { throw unterminated(from: start) }
        let digits = String(byte, radix: 16)
        let escape = byte == 0x09 ? "\\t" : byte == 0x0D ? "\\r" : "\\u00" + (byte < 16 ? "0" : "") + digits
        let name = byte == 0x09 ? "a tab" : "the control character \(Unicode.Scalar(byte).picture)"
        try report("json-escape", "\(name) stands in a string", offset, offset + 1, help: ["write it as \(escape)"])
    }

    private mutating func unterminated(from start: Int) -> JSONStop {
        let end = next == nil ? "file" : "line"
        let quote = Character(Unicode.Scalar(bytes[start]))
        return fail(
            "json-syntax", "this string has no closing quotation mark before the end of the \(end)", start, offset,
            help: ["add '\(quote)'; a line break inside a string is written \\n"])
    }

    /// Reports, once in a file, bytes of a string that are no UTF-8.
    private mutating func checkEncoding(_ lower: Int, _ upper: Int) throws(JSONStop) {
        guard !hasReportedEncoding, let place = UTF8Check.firstError(in: bytes, from: lower, to: upper) else { return }
        hasReportedEncoding = true
        try report(
            "json-encoding", "the bytes here are not UTF-8", place, place + 1, help: ["save the file as UTF-8"])
    }
}
