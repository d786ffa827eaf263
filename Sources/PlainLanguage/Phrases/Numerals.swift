/// Numbers as English prints them.
public enum Numerals {
    private static let words = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]

    /// A number of things: a word up to ten, digits above, `1,000` from a thousand on.
    public static func count(_ number: Int) -> String {
        words.indices.contains(number) ? words[number] : grouped(String(number))
    }

    /// A number in digits, `1,000` from a thousand on.
    public static func digits(_ number: Int) -> String { grouped(String(number)) }

    /// The text of a decimal number with commas between its thousands and every digit kept; any other text as it is.
    public static func grouped(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let isSigned = bytes.first == UInt8(ascii: "-")
        let start = isSigned ? 1 : 0
        var end = start
        while end < bytes.count, isDigit(bytes[end]) { end += 1 }
        guard end - start > 3, bytes[start] != UInt8(ascii: "0") else { return text }
        if end < bytes.count {
            guard bytes[end] == UInt8(ascii: "."), bytes[(end + 1)...].allSatisfy(isDigit) else { return text }
        }
        var result: [UInt8] = isSigned ? [UInt8(ascii: "-")] : []
        for index in start..<end {
            if index > start, (end - index).isMultiple(of: 3) { result.append(UInt8(ascii: ",")) }
            result.append(bytes[index])
        }
        result += bytes[end...]
        return String(decoding: result, as: UTF8.self)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
