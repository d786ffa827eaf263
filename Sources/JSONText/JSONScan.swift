import SourceText

/// Thrown after the diagnostic of a problem after which nothing sensible can be read.
struct JSONStop: Error {}

/// One run of the parser over a file: where it is, and what it has found.
struct JSONScan {
    let file: SourceFile
    let bytes: UnsafeBufferPointer<UInt8>
    /// The next byte to be read.
    var offset = 0
    /// How many arrays and objects are open.
    var depth = 0
    private(set) var diagnostics: [Diagnostic] = []
    var hasReportedEncoding = false

    init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) {
        self.file = file
        self.bytes = bytes
    }

    /// The next byte; nil at the end of the file.
    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The byte `distance` after the next one; nil behind the end of the file.
    func byte(after distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// The text of a stretch of bytes.
    func text(_ lower: Int, _ upper: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[lower..<upper]), as: UTF8.self)
    }

    /// Notes a problem, and stops when there are too many.
    mutating func report(
        _ id: String = "json-syntax", _ message: String, _ lower: Int, _ upper: Int, notes: [Diagnostic.Note] = [],
        help: [String] = []
    ) throws(JSONStop) {
        diagnostics.append(.error(id, message, at: file.range(lower, upper), notes: notes, help: help))
        guard diagnostics.count >= JSONParser.problemLimit else { return }
        diagnostics.append(
            .error(
                "json-syntax", "too many problems; the rest of the file is not read", at: file.range(upper, upper),
                help: ["correct the problems above and try again"]))
        throw JSONStop()
    }

    /// Notes a problem after which nothing more can be read.
    mutating func fail(
        _ id: String = "json-syntax", _ message: String, _ lower: Int, _ upper: Int, notes: [Diagnostic.Note] = [],
        help: [String] = []
    ) -> JSONStop {
        diagnostics.append(.error(id, message, at: file.range(lower, upper), notes: notes, help: help))
        return JSONStop()
    }

    /// Passes white space, comments and, at the start, a byte order mark.
    mutating func skipSpace() throws(JSONStop) {
        if offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
            case UInt8(ascii: "/"):
                guard try skipComment() else { return }
            default: return
            }
        }
    }

    /// Passes a comment; false where the slash begins none.
    private mutating func skipComment() throws(JSONStop) -> Bool {
        let start = offset
        switch byte(after: 1) {
        case UInt8(ascii: "/"):
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
            return true
        case UInt8(ascii: "*"):
            offset += 2
            while offset + 1 < bytes.count {
                if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                    offset += 2
                    return true
                }
                offset += 1
            }
            throw fail("json-syntax", "this comment is never closed", start, start + 2, help: ["end it with '*/'"])
        default: return false
        }
    }
}
