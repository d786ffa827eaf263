/// Text in UTF-16 or UTF-32.
enum WideText {
    /// The text in UTF-8, and the offset in it of the first thing that was no character (there stands U+FFFD).
    static func utf8(of bytes: [UInt8], in encoding: TextEncoding) -> (bytes: [UInt8], firstInvalid: Int?) {
        switch encoding {
        case .utf16BigEndian: utf16(of: bytes, low: 1, high: 0)
        case .utf32LittleEndian: utf32(of: bytes, order: [3, 2, 1, 0])
        case .utf32BigEndian: utf32(of: bytes, order: [0, 1, 2, 3])
        default: utf16(of: bytes, low: 0, high: 1)
        }
    }

    private static func utf16(of bytes: [UInt8], low: Int, high: Int) -> (bytes: [UInt8], firstInvalid: Int?) {
        let units = (0..<bytes.count / 2).map { UInt16(bytes[2 * $0 + high]) << 8 | UInt16(bytes[2 * $0 + low]) }
        var output: [UInt8] = []
        output.reserveCapacity(units.count + units.count / 8)
        var firstInvalid: Int?
        var index = 0
        while index < units.count {
            let unit = units[index]
            var value = UInt32(unit)
            if UTF16.isLeadSurrogate(unit), index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) {
                value = 0x10000 + (value - 0xD800) << 10 + UInt32(units[index + 1]) - 0xDC00
                index += 1
            }
            append(value, to: &output, firstInvalid: &firstInvalid)
            index += 1
        }
        if bytes.count % 2 != 0 { append(.max, to: &output, firstInvalid: &firstInvalid) }
        return (output, firstInvalid)
    }

    private static func utf32(of bytes: [UInt8], order: [Int]) -> (bytes: [UInt8], firstInvalid: Int?) {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count / 4)
        var firstInvalid: Int?
        for start in stride(from: 0, to: bytes.count - 3, by: 4) {
            let value = order.reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + $1]) }
            append(value, to: &output, firstInvalid: &firstInvalid)
        }
        if bytes.count % 4 != 0 { append(.max, to: &output, firstInvalid: &firstInvalid) }
        return (output, firstInvalid)
    }

    private static func append(_ value: UInt32, to output: inout [UInt8], firstInvalid: inout Int?) {
        if let scalar = Unicode.Scalar(value) {
            if value < 0x80 {
                output.append(UInt8(value))
            } else {
                output.append(contentsOf: UTF8.encode(scalar) ?? .init())
            }
        } else {
            if firstInvalid == nil { firstInvalid = output.count }
            output.append(contentsOf: [0xEF, 0xBF, 0xBD])
        }
    }
}
