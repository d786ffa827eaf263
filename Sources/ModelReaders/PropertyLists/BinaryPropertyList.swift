/// Property lists in Apple's binary format (CFBinaryPList.c, version `00`): objects, a table of their offsets, and a trailer
/// that tells where the table is. Only what stands directly in the outermost dictionary is looked at.
struct BinaryPropertyList {
    /// How such a file begins.
    static let signature = Array("bplist00".utf8)
    private static let trailerSize = 32

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let top: Int
    private let table: Int

    /// Reads the trailer; nil where it contradicts the file's size.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.signature.count + Self.trailerSize else { return nil }
        self.bytes = bytes
        let trailer = bytes.count - Self.trailerSize
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.number(in: bytes, at: trailer + 8, size: 8),
            let top = Self.number(in: bytes, at: trailer + 16, size: 8),
            let table = Self.number(in: bytes, at: trailer + 24, size: 8),
            top < count, table <= trailer, count <= (trailer - table) / offsetSize
        else { return nil }
        (objectCount, self.top, self.table) = (count, top, table)
    }

    /// The values of a key; nil where there is no dictionary, or what it holds is not in the file.
    func values(of wanted: String) -> [CurrentVersionPropertyList.Value]? {
        guard let (kind, count, start) = object(top), kind == 0xD,
            count <= (table - start) / (2 * referenceSize)
        else { return nil }
        var values: [CurrentVersionPropertyList.Value] = []
        // All keys come first, then all values.
        for key in stride(from: start, to: start + count * referenceSize, by: referenceSize) {
            guard let name = reference(at: key), let value = reference(at: key + count * referenceSize),
                object(name) != nil, object(value) != nil
            else { return nil }
            if text(name) == wanted { values.append(text(value).map { .text($0) } ?? .other) }
        }
        return values
    }

    /// A string; nil for any other object.
    private func text(_ number: Int) -> String? {
        guard let (kind, count, start) = object(number) else { return nil }
        switch kind {
        // ASCII.
        case 0x5 where count <= table - start: return String(decoding: bytes[start..<start + count], as: UTF8.self)
        case 0x6 where count <= (table - start) / 2:
            let units = Array(bytes[start..<start + 2 * count])
            return String(decoding: WideText.utf8(of: units, in: .utf16BigEndian).bytes, as: UTF8.self)
        default: return nil
        }
    }

    /// What an object is, how many parts it has, and where they begin; nil where it is not among the objects.
    private func object(_ number: Int) -> (kind: UInt8, count: Int, start: Int)? {
        guard number < objectCount,
            let offset = Self.number(in: bytes, at: table + number * offsetSize, size: offsetSize),
            offset >= Self.signature.count, offset < table
        else { return nil }
        let (kind, count) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
        // What has more than 14 parts tells how many in a number that follows.
        guard count == 15, kind >= 0x4 else { return (kind, count, offset + 1) }
        guard offset + 1 < table, bytes[offset + 1] >> 4 == 0x1 else { return nil }
        let size = 1 << Int(bytes[offset + 1] & 15)
        guard size <= 8, offset + 2 + size <= table,
            let long = Self.number(in: bytes, at: offset + 2, size: size)
        else { return nil }
        return (kind, long, offset + 2 + size)
    }

    private func reference(at offset: Int) -> Int? { Self.number(in: bytes, at: offset, size: referenceSize) }

    /// A whole number, its highest byte first; nil where it is beyond any file.
    private static func number(in bytes: [UInt8], at offset: Int, size: Int) -> Int? {
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value > UInt64(Int32.max) ? nil : Int(value)
    }
}
