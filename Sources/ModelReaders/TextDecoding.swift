public import SourceText

/// Makes UTF-8 of any text that is given as bytes, so that every reader works on one encoding.
public enum TextDecoding {
    /// The text as a UTF-8 file without a byte order mark, or nil and an error that says what is wrong with it.
    ///
    /// UTF-8, UTF-16 and UTF-32 are told by their byte order mark or by their zero bytes; an XML declaration may also
    /// name ISO-8859-1, windows-1252 or US-ASCII. Text that is UTF-8 already is not copied.
    public static func utf8File(path: String, bytes: [UInt8]) -> (file: SourceFile?, diagnostics: [Diagnostic]) {
        let (encoding, markLength) = TextEncoding.recognized(in: bytes)
        let content = markLength == 0 ? bytes : Array(bytes[markLength...])
        switch encoding {
        case .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian:
            let decoded = WideText.utf8(of: content, in: encoding)
            return result(path: path, bytes: decoded.bytes, invalidAt: decoded.firstInvalid, encoding: encoding)
        default:
            break
        }
        guard markLength == 0, let declaration = XMLEncodingDeclaration(in: content) else {
            return utf8(path: path, bytes: content)
        }
        switch declaration.encoding {
        case .utf8?:
            return utf8(path: path, bytes: content)
        case .ascii?:
            let invalid = content.firstIndex { $0 >= 0x80 }
            return result(path: path, bytes: content, invalidAt: invalid, encoding: .ascii)
        case .latin1?:
            return (SourceFile(path: path, bytes: SingleByteText.utf8(of: content, c1: nil)), [])
        case .windows1252?:
            return (SourceFile(path: path, bytes: SingleByteText.utf8(of: content, c1: SingleByteText.windows1252)), [])
        case .utf16LittleEndian?, .utf16BigEndian?, .utf32LittleEndian?, .utf32BigEndian?:
            let (file, diagnostics) = utf8(path: path, bytes: content)
            guard let file else { return (nil, diagnostics) }
            let warning = Diagnostic.warning(
                "wrong-encoding-declaration",
                "the XML declaration says '\(declaration.name)', but the text is UTF-8; it is read as UTF-8",
                at: file.range(declaration.range.lowerBound, declaration.range.upperBound))
            return (file, [warning])
        case nil:
            let raw = SourceFile(path: path, bytes: content)
            let error = Diagnostic.error(
                "unsupported-encoding", "the encoding '\(declaration.name)' is not supported",
                at: raw.range(declaration.range.lowerBound, declaration.range.upperBound),
                help: ["save the file as UTF-8 (UTF-16, ISO-8859-1 and windows-1252 can be read too)"])
            return (nil, [error])
        }
    }

    private static func utf8(path: String, bytes: [UInt8]) -> (file: SourceFile?, diagnostics: [Diagnostic]) {
        result(path: path, bytes: bytes, invalidAt: UTF8Validation.firstInvalid(in: bytes), encoding: .utf8)
    }

    private static func result(
        path: String, bytes: [UInt8], invalidAt invalid: Int?, encoding: TextEncoding
    ) -> (file: SourceFile?, diagnostics: [Diagnostic]) {
        let file = SourceFile(path: path, bytes: bytes)
        guard let invalid else { return (file, []) }
        let magic = ModelFormat.binaryName(of: bytes)
        let message = magic.map { "this is \($0), not text" } ?? "the text is not valid \(encoding.name) here"
        let help =
            encoding == .utf8 && magic == nil
            ? ["save the file as UTF-8, or name its encoding in the XML declaration"] : []
        let error = Diagnostic.error(
            "invalid-encoding", message, at: magic == nil ? file.range(invalid, invalid + 1) : nil, path: path,
            help: help)
        return (nil, [error])
    }
}
