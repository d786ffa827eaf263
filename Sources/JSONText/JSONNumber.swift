/// The grammar of JSON's numbers.
public enum JSONNumber {
    /// Whether the text is a number as JSON writes it: `-1`, `0.50`, `1e9`; not `01`, `+1`, `.5`, `1.`, `NaN`.
    public static func isValid(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { isValid($0) }
    }

    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        func digits() -> Int {
            let start = offset
            while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
            return offset - start
        }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") { offset += 1 }
        let first = offset
        let whole = digits()
        guard whole == 1 || whole > 1 && bytes[first] != UInt8(ascii: "0") else { return false }
        if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
            offset += 1
            guard digits() > 0 else { return false }
        }
        if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-") {
                offset += 1
            }
            guard digits() > 0 else { return false }
        }
        return offset == bytes.count
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// A letter, `_` or `$`: what a word of a programming language starts with.
    var isWordStart: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
            || self == UInt8(ascii: "$")
    }

    /// A byte of a number that is written in some way, right or wrong.
    var isNumberPart: Bool {
        isDigit || isWordStart || self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
    }
}
