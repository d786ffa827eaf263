public import SourceText

/// Reads JSON with positions, and says what is wrong with it.
///
/// Comments (`//` and `/* */`), trailing commas and a byte order mark are accepted. Duplicate keys, wrong quotation
/// marks, bare words, missing commas and colons, wrong numbers and escapes are errors after which the parser goes on;
/// after any other error it stops. Time and memory are linear in the file's size.
public enum JSONParser {
    /// How deep arrays and objects may be nested.
    public static let depthLimit = 128
    /// After how many problems the parser stops.
    public static let problemLimit = 100

    /// Reads a UTF-8 file.
    ///
    /// - Parameter file: the file.
    /// - Returns: the root value, nil where the parser had to stop before the file's end; and the problems by position.
    public static func parse(_ file: SourceFile) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
        file.bytes.withUnsafeBufferPointer { bytes in
            var scan = JSONScan(file: file, bytes: bytes)
            let node = try? scan.document()
            return (node, scan.diagnostics)
        }
    }
}
