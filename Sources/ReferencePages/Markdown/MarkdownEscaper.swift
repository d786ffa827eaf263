import SourceText

/// Escapes a line of text for GitHub's Markdown, with as few marks as will do, since pages are read as they are, too.
struct MarkdownEscaper {
    private var bytes: [UInt8]
    private let linksAddresses: Bool
    private var output: [UInt8] = []
    private var position = 0

    /// Takes a text; white space becomes single spaces, and what cannot be printed a picture.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - linksAddresses: Whether web addresses become links; where not, they are text.
    init(_ text: String, linksAddresses: Bool) {
        bytes = Self.oneLine(text)
        self.linksAddresses = linksAddresses
    }

    /// Whether a text needs none of this, as most do: single spaces, and letters, digits and signs that mean nothing in
    /// the midst of a line. Spaces at its ends are in the way unless `hasOuterSpace`.
    static func isPlain(_ text: String, hasOuterSpace: Bool) -> Bool {
        var text = text
        return text.withUTF8 { isPlain($0, hasOuterSpace: hasOuterSpace) }
    }

    /// The same of a text that is given as UTF-8.
    static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>, hasOuterSpace: Bool) -> Bool {
        let space = UInt8(ascii: " ")
        // Of what is passed over below, only these can begin a list or a rule.
        guard let first = utf8.first, first != UInt8(ascii: "-"), !first.isASCIIDigit, hasOuterSpace || first != space
        else { return false }
        var last: UInt8 = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ","), UInt8(ascii: "'"), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "?"):
                break
            case space: if last == space { return false }
            // After `www` it would make a link.
            case UInt8(ascii: "."): if last | 0x20 == UInt8(ascii: "w") { return false }
            // Beyond ASCII all but C1 controls (U+0080 on), breaks and directions (from U+2000 on, as E2 80 and E2 81
            // begin) and what is rare.
            case 0xC3...0xEE: break
            case 0x80...0xBF: if last == 0xE2, byte < 0x82 { return false }
            default: return false
            }
            last = byte
        }
        return hasOuterSpace || last != space
    }

    /// Takes the space off both ends.
    mutating func trim() {
        if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        if bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    }

    private static func oneLine(_ text: String) -> [UInt8] {
        var line = text
        if text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) {
            var scalars = String.UnicodeScalarView()
            for scalar in text.unicodeScalars {
                let isBreak = scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
                scalars.append(isBreak || (scalar.isASCII && scalar.properties.isWhitespace) ? " " : scalar)
            }
            line = String(scalars).visible
        }
        var result: [UInt8] = []
        result.reserveCapacity(line.utf8.count)
        for byte in line.utf8 where byte != UInt8(ascii: " ") || result.last != byte { result.append(byte) }
        return result
    }

    /// The text as Markdown.
    mutating func escaped() -> String {
        output.reserveCapacity(bytes.count + bytes.count / 8 + 8)
        // Two dollar signs can enclose a formula; GitHub documents this way out.
        let hasFormulas = bytes.lazy.filter { $0 == UInt8(ascii: "$") }.prefix(2).count == 2
        escapeStart()
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"),
                UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "~"):
                escape(byte)
            case UInt8(ascii: "_"):
                isWordByte(at: position - 1) && isWordByte(at: position + 1) ? copy(byte) : escape(byte)
            case UInt8(ascii: "&"):
                isReference ? escape(byte) : copy(byte)
            case UInt8(ascii: "$") where hasFormulas: write("<span>$</span>")
            case UInt8(ascii: ":"): writeColon()
            case UInt8(ascii: "."): isAfterWWW ? escape(byte) : copy(byte)
            case UInt8(ascii: "h"), UInt8(ascii: "H"):
                if linksAddresses, let end = endOfAddress() { writeLink(to: end) } else { copy(byte) }
            default: copy(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Escapes what would make the line a heading, a quotation, a list, a rule or an underline.
    private mutating func escapeStart() {
        guard let first = bytes.first else { return }
        switch first {
        case UInt8(ascii: ">"), UInt8(ascii: "="): escape(first)
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            if isEnd(at: 1) || isByte("-", at: 1) { escape(first) }
        case UInt8(ascii: "#"):
            if isEnd(at: bytes.prefix { $0 == first }.count) { escape(first) }
        default:
            let digits = bytes.prefix { $0.isASCIIDigit }.count
            guard (1...9).contains(digits), isByte(".", at: digits) || isByte(")", at: digits), isEnd(at: digits + 1)
            else { return }
            while position < digits { copy(bytes[position]) }
            escape(bytes[digits])
        }
    }

    /// A colon that neither makes an address a link nor a word an emoji.
    private mutating func writeColon() {
        if isByte("/", at: position + 1), isByte("/", at: position + 2), isLetter(at: position - 1) {
            escape(UInt8(ascii: ":"))
            return
        }
        copy(UInt8(ascii: ":"))
        var end = position
        var hasLetter = false
        while end < bytes.count, isWordByte(at: end) || "_+-".utf8.contains(bytes[end]) {
            hasLetter = hasLetter || isLetter(at: end)
            end += 1
        }
        if end > position, hasLetter || end - position > 2, isByte(":", at: end) {
            // An empty comment parts the colon from the word; escapes do not, since emoji are put in after rendering.
            write("<!-- -->", consuming: 0)
        }
    }

    /// Whether a character reference such as `&lt;` or `&#60;` begins here.
    private var isReference: Bool {
        var end = position + 1
        if isByte("#", at: end) { end += 1 }
        let start = end
        while isWordByte(at: end) { end += 1 }
        return end > start && isByte(";", at: end)
    }

    private var isAfterWWW: Bool {
        position >= 3 && bytes[(position - 3)..<position].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    }

    /// The end of the web address that begins here, without punctuation that belongs to the sentence.
    private func endOfAddress() -> Int? {
        guard !isWordByte(at: position - 1) else { return nil }
        let start = bytes[position...]
        guard let scheme = ["https://", "http://"].first(where: { start.starts(with: $0.utf8) }) else { return nil }
        var end = position
        while end < bytes.count, bytes[end] > 0x20, !"<>\"`|\\".utf8.contains(bytes[end]) { end += 1 }
        while end > position, ".,;:!?'\")]}*_~".utf8.contains(bytes[end - 1]) { end -= 1 }
        return end > position + scheme.utf8.count ? end : nil
    }

    private mutating func writeLink(to end: Int) {
        output.append(UInt8(ascii: "<"))
        output += bytes[position..<end]
        output.append(UInt8(ascii: ">"))
        position = end
    }

    private mutating func copy(_ byte: UInt8) {
        output.append(byte)
        position += 1
    }

    private mutating func escape(_ byte: UInt8) {
        output.append(UInt8(ascii: "\\"))
        copy(byte)
    }

    private mutating func write(_ text: String, consuming count: Int = 1) {
        output += text.utf8
        position += count
    }

    private func isByte(_ byte: Unicode.Scalar, at index: Int) -> Bool {
        bytes.indices.contains(index) && bytes[index] == UInt8(ascii: byte)
    }

    private func isEnd(at index: Int) -> Bool { index >= bytes.count || bytes[index] == UInt8(ascii: " ") }

    private func isLetter(at index: Int) -> Bool { bytes.indices.contains(index) && bytes[index].isASCIILetter }

    private func isWordByte(at index: Int) -> Bool {
        bytes.indices.contains(index) && (bytes[index].isASCIILetter || bytes[index].isASCIIDigit)
    }
}
