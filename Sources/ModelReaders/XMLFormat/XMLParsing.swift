import CLibXML2
import SourceText

/// Parses XML with libxml2: no network, no document types, no entities but XML's own five, bounded depth and size.
enum XMLParsing {
    /// A tag may have this many attributes. Some versions of libxml2 compare each with each.
    private static let mostAttributes = 1000
    /// libxml2 wants to be set up once, before any other thread uses it.
    private static let setUp: Void = xmlInitParser()

    /// The tree of a UTF-8 file, whatever encoding its XML declaration names; nil and one error where it is not
    /// well-formed or goes beyond the limits. A model has no texts, so that they are kept only for other documents.
    static func tree(of file: SourceFile, keepsTexts: Bool = false) -> (tree: XMLTree?, error: Diagnostic?) {
        setUp
        if let error = limitError(of: file) { return (nil, error) }
        let builder = XMLTreeBuilder(file: file)
        return withExtendedLifetime(builder) {
            let data = Unmanaged.passUnretained(builder).toOpaque()
            // The file goes in piece by piece: as one block of memory, some versions refuse one of more than 10 MB.
            let read: xmlInputReadCallback = { data, buffer, count in
                guard let buffer, let builder = XMLParsing.builder(data) else { return -1 }
                return Int32(builder.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(count))))
            }
            guard let context = xmlCreateIOParserCtxt(nil, data, read, nil, data, XML_CHAR_ENCODING_NONE) else {
                return (nil, .error("xml-limit", "there is not enough memory to read the file", path: file.path))
            }
            defer { xmlFreeParserCtxt(context) }
            builder.context = context
            context.pointee.userData = data
            context.pointee.sax.pointee = handler
            if keepsTexts {
                let keep: charactersSAXFunc = { data, start, count in
                    if let start { XMLParsing.builder(data)?.text(start, count: Int(count)) }
                }
                context.pointee.sax.pointee.characters = keep
                context.pointee.sax.pointee.cdataBlock = keep
            }
            // `NOENT` has libxml2 resolve `&amp;` in values, not keep it as `&#38;`. No other entity can exist, since
            // the handler below takes no declarations.
            let options = [XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_NOENT].reduce(0) { $0 | $1.rawValue }
            _ = xmlCtxtUseOptions(context, Int32(options))
            let status = xmlParseDocument(context)
            builder.context = nil
            if builder.failure == nil, status == 0, builder.tree.root != nil, builder.open.isEmpty {
                return (builder.tree, nil)
            }
            let wording = XMLSyntaxError(file: file, tree: builder.tree, open: builder.open)
            return (nil, wording.diagnostic(for: builder.failure))
        }
    }

    /// The callbacks: tags, document types, errors, and what has names of its own. All others stay empty, so libxml2
    /// builds nothing, knows no declared entity, and prints nothing.
    private static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { data, name, prefix, _, namespaces, _, attributeCount, defaultedCount, attributes in
            guard let name, let builder = XMLParsing.builder(data) else { return }
            builder.countNames(Int(namespaces))
            builder.startElement(
                name: name, prefix: prefix, attributeCount: Int(attributeCount - defaultedCount), attributes: attributes
            )
        }
        handler.processingInstruction = { data, _, _ in XMLParsing.builder(data)?.countNames(1) }
        handler.endElementNs = { data, _, _, _ in XMLParsing.builder(data)?.endElement() }
        handler.internalSubset = { data, _, _, _ in XMLParsing.builder(data)?.documentType() }
        handler.serror = { data, error in
            guard let error, let builder = XMLParsing.builder(data) else { return }
            let code = Int(error.pointee.code)
            let isUnknownEntity =
                code == Int(XML_ERR_UNDECLARED_ENTITY.rawValue) || code == Int(XML_WAR_UNDECLARED_ENTITY.rawValue)
            guard error.pointee.level == XML_ERR_FATAL || isUnknownEntity else { return }
            let message = error.pointee.message.map { String(cString: $0) } ?? ""
            builder.fail(code: code, message: message, name: error.pointee.str1.map { String(cString: $0) })
        }
        return handler
    }

    private static func builder(_ data: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
        data.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    /// What is wrong with the sizes in a file, if anything.
    private static func limitError(of file: SourceFile) -> Diagnostic? {
        let bytes = file.bytes
        guard bytes.count < Int(Int32.max) else {
            return .error("xml-limit", "the file is larger than 2 GB", path: file.path)
        }
        // A tag with too many attributes is long, so only long stretches without `<` are looked at closely.
        let suspicious = 4 * mostAttributes
        var last: Int?
        func error(before end: Int) -> Diagnostic? {
            guard let last, end - last > suspicious else { return nil }
            let name = XMLTagScanner.endOfName(in: bytes, from: last + 1)
            guard XMLTagScanner.attributes(in: bytes, from: name).count > mostAttributes else { return nil }
            return .error("xml-limit", "a tag has more than \(mostAttributes) attributes", at: file.range(last, name))
        }
        return bytes.withUnsafeBufferPointer { buffer in
            for offset in 0..<buffer.count where buffer[offset] == UInt8(ascii: "<") {
                if let error = error(before: offset) { return error }
                last = offset
            }
            return error(before: buffer.count)
        }
    }
}
