/// Numbers as they stand in an SVG: at most one digit behind the point, the same on every machine.
enum SVGNumber {
    /// Writes a coordinate.
    static func append(_ value: Double, to bytes: inout [UInt8]) {
        // What is no number, or beyond all pictures, must not stop the program.
        let tenths = Int(((value.isFinite ? min(max(value, -1e12), 1e12) : 0) * 10).rounded())
        if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, part) = abs(tenths).quotientAndRemainder(dividingBy: 10)
        append(digitsOf: whole, to: &bytes)
        if part != 0 {
            bytes.append(UInt8(ascii: "."))
            append(digitsOf: part, to: &bytes)
        }
    }

    private static func append(digitsOf number: Int, to bytes: inout [UInt8]) {
        let (rest, digit) = number.quotientAndRemainder(dividingBy: 10)
        if rest > 0 { append(digitsOf: rest, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(digit))
    }
}
