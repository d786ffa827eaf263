extension [UInt8] {
    /// The offset of the first occurrence of an ASCII text at or behind `start`, and before `end` where one is given.
    func offset(of text: StaticString, from start: Int = 0, before end: Int? = nil) -> Int? {
        let end = Swift.min(end ?? count, count)
        let length = text.utf8CodeUnitCount
        guard length > 0, start >= 0, start + length <= end else { return nil }
        return withUnsafeBufferPointer { bytes in
            let first = text.utf8Start[0]
            var offset = start
            while offset + length <= end {
                if bytes[offset] == first {
                    var matched = 1
                    while matched < length, bytes[offset + matched] == text.utf8Start[matched] { matched += 1 }
                    if matched == length { return offset }
                }
                offset += 1
            }
            return nil
        }
    }

    /// The offset of the last occurrence of a byte before `end`.
    func lastOffset(of byte: UInt8, before end: Int) -> Int? {
        withUnsafeBufferPointer { bytes in
            var offset = Swift.min(end, bytes.count)
            while offset > 0 {
                offset -= 1
                if bytes[offset] == byte { return offset }
            }
            return nil
        }
    }

    /// Whether an ASCII text occurs anywhere.
    func holds(_ text: StaticString) -> Bool { offset(of: text) != nil }

    /// The offset of the first byte at or behind `start` that is no XML white space.
    func offsetBehindBlanks(from start: Int = 0) -> Int {
        var offset = start
        while offset < count, self[offset].isBlank { offset += 1 }
        return offset
    }
}

extension UInt8 {
    /// Whether the byte is white space to XML: space, tab, carriage return or line feed.
    var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
