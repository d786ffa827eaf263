/// Addresses of files (RFC 3986).
enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// The path with every byte encoded that is not unreserved or a slash.
    static func encoded(_ path: String) -> String {
        if path.utf8.allSatisfy(isKept) { return path }
        var result: [UInt8] = []
        result.reserveCapacity(path.utf8.count)
        for byte in path.utf8 {
            if isKept(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A web address with every byte encoded that would end it in Markdown; what is encoded already stays so.
    static func encodedAddress(_ address: String) -> String {
        var result: [UInt8] = []
        for byte in address.utf8 {
            if isKept(byte) || ":?#@!$&'*+,;=%".utf8.contains(byte) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isKept(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-._~/".utf8.contains(byte)
    }
}
