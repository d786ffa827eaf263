import SourceText

/// A comment: `// …`, `/* … */`, and those that document something, `/// …`, `/** … */` and, for the model, `//! …`.
struct ArrowComment {
    enum Kind { case plain, following, model }

    let kind: Kind
    let range: Range<Int>
    let isClosed: Bool
    private let isBlock: Bool

    /// The comment that begins at an offset; nil where there is none.
    init?(at offset: Int, in file: SourceFile) {
        let bytes = file.bytes
        func byte(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
        guard byte(0) == UInt8(ascii: "/") else { return nil }
        switch byte(1) {
        case UInt8(ascii: "/"):
            isBlock = false
            isClosed = true
            let isFollowing = byte(2) == UInt8(ascii: "/") && byte(3) != UInt8(ascii: "/")
            kind = isFollowing ? .following : byte(2) == UInt8(ascii: "!") ? .model : .plain
            range = offset..<(bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count)
        case UInt8(ascii: "*"):
            isBlock = true
            let close = bytes.offset(of: "*/", from: offset + 2)
            isClosed = close != nil
            let hasStar = byte(2) == UInt8(ascii: "*") && byte(3) != UInt8(ascii: "*") && byte(3) != UInt8(ascii: "/")
            kind = hasStar ? .following : .plain
            range = offset..<(close.map { $0 + 2 } ?? bytes.count)
        default: return nil
        }
    }

    /// The text by lines, without the marks and the blank or star at the start of each line.
    func lines(in file: SourceFile) -> [String] {
        let inner = file.bytes[range].dropFirst(3)
        guard isBlock else { return [Self.line(inner)] }
        var lines = inner.dropLast(isClosed ? 2 : 0).split(omittingEmptySubsequences: false) { $0 == 0x0A }
            .map { line -> String in
                let text = line.drop { $0 == 0x20 || $0 == 0x09 }
                return Self.line(text.first == UInt8(ascii: "*") ? text.dropFirst() : text)
            }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes
        if bytes.first == 0x20 { bytes = bytes.dropFirst() }
        while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0D { bytes = bytes.dropLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
