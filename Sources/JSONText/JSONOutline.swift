public import SourceText

/// What a JSON file is about, told without reading it whole as JSON.
public enum JSONOutline {
    /// Whether the file's root is an object with this key. It takes the first such key that it finds, whatever is wrong
    /// with the rest of the file; what is no JSON at all has none. The key is compared as written, escapes unresolved.
    public static func hasRootKey(_ key: String, in file: SourceFile) -> Bool {
        let key = Array(key.utf8)
        return file.bytes.withUnsafeBufferPointer { bytes in
            var scan = JSONScan(file: file, bytes: bytes)
            return (try? scan.hasRootKey(key)) ?? false
        }
    }
}

extension JSONScan {
    fileprivate mutating func hasRootKey(_ key: [UInt8]) throws(JSONStop) -> Bool {
        try skipSpace()
        guard next == UInt8(ascii: "{") else { return false }
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return false }
            case UInt8(ascii: "/"):
                let start = offset
                try skipSpace()
                if offset > start { continue }
            case UInt8(ascii: "\""):
                let start = offset + 1
                skipString()
                let isKey = depth == 1 && offset - start == key.count && bytes[start..<offset].elementsEqual(key)
                offset += 1
                if isKey {
                    try skipSpace()
                    if next == UInt8(ascii: ":") { return true }
                }
                continue
            default: break
            }
            offset += 1
        }
        return false
    }

    /// Goes from an opening quotation mark to the closing one, or to the end of the line or file.
    private mutating func skipString() {
        offset += 1
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
            offset = min(offset + (byte == UInt8(ascii: "\\") ? 2 : 1), bytes.count)
        }
    }
}
