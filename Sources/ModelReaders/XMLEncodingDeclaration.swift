/// The encoding that the XML declaration at the start of a file names.
struct XMLEncodingDeclaration {
    /// The name as written.
    let name: String
    /// Where the name stands.
    let range: Range<Int>

    /// The encoding, where it can be read.
    var encoding: TextEncoding? { TextEncoding(declared: name) }

    /// Finds the declaration in bytes whose ASCII characters are those of the text; nil where there is none.
    init?(in bytes: [UInt8]) {
        guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
        let head = bytes.prefix(400)
        guard let close = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let tag = XMLTagScanner.attributes(in: bytes, from: 5, to: close)
        guard let encoding = tag.first(where: { bytes[$0.name].elementsEqual("encoding".utf8) }) else { return nil }
        range = encoding.value
        name = String(decoding: bytes[range], as: UTF8.self)
    }
}
