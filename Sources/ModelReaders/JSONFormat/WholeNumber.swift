/// Tells whole numbers among JSON's numbers, whatever way they are written.
enum WholeNumber: Equatable {
    case value(Int)
    /// A whole number that is too large for `Int`.
    case tooLarge
    case fraction

    /// Reads a number that is valid JSON: `2`, `2.0`, `20e-1`.
    init(json text: String) {
        if let number = Int(text) {
            self = .value(number)
            return
        }
        let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
        let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
        var digits = String(mantissa[0].drop { $0 == "-" }) + fraction
        let zeros = digits.reversed().prefix { $0 == "0" }.count
        digits.removeLast(zeros)
        if digits.allSatisfy({ $0 == "0" }) {
            self = .value(0)
            return
        }
        // An exponent beyond `Int` is as good as one of a million.
        let written = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -1_000_000 : 1_000_000) : 0
        let exponent = min(max(written, -1_000_000), 1_000_000) - fraction.count + zeros
        guard exponent >= 0 else {
            self = .fraction
            return
        }
        let sign = text.hasPrefix("-") ? "-" : ""
        let number = exponent < 20 ? Int(sign + digits + String(repeating: "0", count: exponent)) : nil
        self = number.map { .value($0) } ?? .tooLarge
    }
}
