/// A sequence of bytes to search for, in time proportional to the bytes passed over (Knuth, Morris and Pratt).
///
/// Delimiters are chosen by the template, so a plain search could be made quadratic.
struct BytePattern {
    let bytes: [UInt8]
    /// For each count of bytes matched, how many stay matched when the next byte does not fit.
    private let fallback: [Int]

    /// Makes a pattern of at least one byte.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var fallback = [Int](repeating: 0, count: bytes.count + 1)
        var matched = 0
        for index in bytes.indices.dropFirst() {
            while matched > 0, bytes[index] != bytes[matched] {
                matched = fallback[matched]
            }
            if bytes[index] == bytes[matched] {
                matched += 1
            }
            fallback[index + 1] = matched
        }
        self.fallback = fallback
    }

    var count: Int { bytes.count }

    /// The pattern as text, for messages.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The offset of the first occurrence that begins at `start` or later.
    func firstMatch(in source: [UInt8], from start: Int) -> Int? {
        source.withUnsafeBufferPointer { source in
            var matched = 0
            var offset = start
            while offset < source.count {
                while matched > 0, source[offset] != bytes[matched] {
                    matched = fallback[matched]
                }
                if source[offset] == bytes[matched] {
                    matched += 1
                }
                offset += 1
                if matched == bytes.count {
                    return offset - matched
                }
            }
            return nil
        }
    }

    /// Whether the pattern stands at an offset.
    func matches(in source: [UInt8], at offset: Int) -> Bool {
        offset + bytes.count <= source.count && source[offset..<offset + bytes.count].elementsEqual(bytes)
    }
}
