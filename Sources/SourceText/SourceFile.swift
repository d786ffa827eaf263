/// A file as its bytes, with the path under which the user knows it.
///
/// Offsets are UTF-8 byte offsets from 0; what is shown to people are 1-based lines and columns (`SourcePosition`).
public final class SourceFile: Sendable {
    /// The path as it was given on the command line, or `<stdin>`.
    public let path: String
    /// The content; UTF-8 for text formats once a reader has decoded it.
    public let bytes: [UInt8]
    private let lineStarts: [Int]
    /// How many scalars begin before each block of `blockLength` bytes: some files are one long line.
    private let scalarsBeforeBlocks: [Int]
    private static let blockLength = 4096

    /// Makes a file of bytes that were read, or made, elsewhere.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        bytes.withUnsafeBufferPointer { buffer in
            for offset in 0..<buffer.count where buffer[offset] == UInt8(ascii: "\n") {
                starts.append(offset + 1)
            }
        }
        lineStarts = starts
        var scalars = [0]
        for start in stride(from: 0, to: bytes.count, by: Self.blockLength) {
            let end = min(start + Self.blockLength, bytes.count)
            scalars.append(scalars[scalars.count - 1] + Self.scalars(in: bytes[start..<end]))
        }
        scalarsBeforeBlocks = scalars
    }

    /// How many scalars begin in these bytes.
    private static func scalars(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBufferPointer { buffer in
            var count = 0
            for byte in buffer { count &+= byte & 0xC0 != 0x80 ? 1 : 0 }
            return count
        }
    }

    /// How many scalars begin before an offset.
    private func scalars(before offset: Int) -> Int {
        let block = offset / Self.blockLength
        return scalarsBeforeBlocks[block] + Self.scalars(in: bytes[block * Self.blockLength..<offset])
    }

    /// Makes a file of a text.
    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The whole content as text; bytes that are no UTF-8 become U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The range from `lower` up to, not including, `upper`, both clamped to the file.
    public func range(_ lower: Int, _ upper: Int) -> SourceRange {
        let start = min(max(lower, 0), bytes.count)
        return SourceRange(file: self, lower: start, upper: min(max(upper, start), bytes.count))
    }

    /// The line and column of a byte offset; columns count Unicode scalars.
    public func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = lineStarts[low]
        let isNear = offset - start < Self.blockLength
        let before =
            isNear ? Self.scalars(in: bytes[start..<offset]) : scalars(before: offset) - scalars(before: start)
        return SourcePosition(line: low + 1, column: before + 1)
    }

    /// The text of a 1-based line, without its line break.
    public func line(_ number: Int) -> String {
        guard number >= 1, number <= lineStarts.count else { return "" }
        let range = range(ofLine: number)
        return String(decoding: bytes[range.lower..<range.upper], as: UTF8.self)
    }

    /// The range of a 1-based line, without its line break; a number that is too high is that of the last line.
    public func range(ofLine number: Int) -> SourceRange {
        let number = min(max(number, 1), lineStarts.count)
        var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        let start = lineStarts[number - 1]
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return range(start, end)
    }
}
