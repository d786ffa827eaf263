/// Compares decimal numbers by their text, so that no digit is lost.
enum DecimalText {
    /// The order of two numbers, -1, 0 or 1; nil where one of the texts is no number.
    static func compare(_ left: String, _ right: String) -> Int? {
        guard let left = Parts(left), let right = Parts(right) else { return nil }
        if left.isNegative != right.isNegative { return left.isNegative ? -1 : 1 }
        let order = left.magnitudeOrder(to: right)
        return left.isNegative ? -order : order
    }

    /// Whether the text is a number such as `-12`, `0.5` or `1e6`.
    static func isNumber(_ text: String) -> Bool { Parts(text) != nil }

    /// Whether the text is a number without a fraction.
    static func isInteger(_ text: String) -> Bool {
        Parts(text).map { $0.digits.count <= $0.exponent } ?? false
    }

    /// A number as 0.DIGITS × 10^exponent, without zeros at either end; zero has no digits and the exponent 0.
    private struct Parts {
        var isNegative: Bool
        var digits: [UInt8] = []
        var exponent = 0

        init?(_ text: String) {
            var rest = Substring(text).utf8
            isNegative = false
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
                isNegative = sign == UInt8(ascii: "-")
                rest = rest.dropFirst()
            }
            var seenPoint = false
            var seenDigit = false
            scan: while let byte = rest.first {
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"):
                    seenDigit = true
                    digits.append(byte)
                    if !seenPoint { exponent += 1 }
                case UInt8(ascii: ".") where !seenPoint: seenPoint = true
                case UInt8(ascii: "e") where seenDigit, UInt8(ascii: "E") where seenDigit:
                    guard let power = Int(Substring(rest.dropFirst())), abs(power) < 1_000_000 else { return nil }
                    exponent += power
                    break scan
                default: return nil
                }
                rest = rest.dropFirst()
            }
            guard seenDigit else { return nil }
            let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
            digits.removeFirst(zeros)
            exponent -= zeros
            while digits.last == UInt8(ascii: "0") { digits.removeLast() }
            if digits.isEmpty { (isNegative, exponent) = (false, 0) }
        }

        func magnitudeOrder(to other: Parts) -> Int {
            if digits.isEmpty || other.digits.isEmpty {
                return digits.isEmpty ? (other.digits.isEmpty ? 0 : -1) : 1
            }
            if exponent != other.exponent { return exponent < other.exponent ? -1 : 1 }
            if digits == other.digits { return 0 }
            return digits.lexicographicallyPrecedes(other.digits) ? -1 : 1
        }
    }
}
