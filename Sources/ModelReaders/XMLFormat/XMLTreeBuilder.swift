import CLibXML2
import SourceText

/// Receives what libxml2 reports while it parses one file, and makes the tree of it.
final class XMLTreeBuilder {
    /// The first problem that ends the parsing, with the byte offset where libxml2 stood.
    struct Failure {
        enum Kind {
            case library(code: Int, message: String, name: String?)
            case tooDeep
            case tooManyNames
            case declarations
        }

        let kind: Kind
        let offset: Int
    }

    /// Elements may be nested this deep; a model needs five levels.
    static let deepest = 64

    /// A file may have this many different names; real models use about a hundred. Some versions of libxml2 look
    /// through long lists of names for each one, and would take minutes.
    static let mostNames = 10_000

    /// The parser that calls, while it does.
    var context: xmlParserCtxtPtr?
    private(set) var tree: XMLTree
    private(set) var failure: Failure?
    /// The elements that are not closed, outermost first.
    private(set) var open: [Int] = []
    private var bytesGiven = 0
    private var otherNames = 0
    private var namesByPointer: [UnsafePointer<xmlChar>: Int32] = [:]
    private var namesByText: [String: Int32] = [:]

    init(file: SourceFile) {
        tree = XMLTree(file: file)
        tree.values.reserveCapacity(file.bytes.count / 2)
        tree.attributes.reserveCapacity(file.bytes.count / 24)
        tree.nodes.reserveCapacity(file.bytes.count / 120)
    }

    /// The byte offset up to which libxml2 has read.
    private var offset: Int {
        context.map { min(max(Int(xmlByteConsumed($0)), 0), tree.file.bytes.count) } ?? 0
    }

    /// Gives libxml2 the next bytes of the file; none at its end, nor behind the first error, where it would go on to
    /// look for more.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, tree.file.bytes.count - bytesGiven)
        guard count > 0, failure == nil else { return 0 }
        tree.file.bytes.withUnsafeBytes {
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[bytesGiven..<bytesGiven + count]))
        }
        bytesGiven += count
        return count
    }

    /// Counts names that do not become part of the tree.
    func countNames(_ count: Int) {
        otherNames += count
        if otherNames > Self.mostNames { stop(.tooManyNames, at: offset) }
    }

    func startElement(
        name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, attributeCount: Int,
        attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
        guard failure == nil else { return }
        // libxml2 stands before the `>` or `/>` of the tag, and no `<` can stand in a tag but its first.
        let tagOffset = tree.file.bytes.lastOffset(of: UInt8(ascii: "<"), before: offset) ?? 0
        guard open.count < Self.deepest else { return stop(.tooDeep, at: tagOffset) }
        let first = tree.attributes.count
        if let attributes {
            for index in 0..<attributeCount {
                let slot = attributes + 5 * index
                guard let name = slot[0], let start = slot[3], let end = slot[4] else { continue }
                let length = end - start
                tree.attributes.append(
                    XMLTree.Attribute(
                        name: intern(name, prefix: slot[1]), length: Int32(length), start: tree.values.count))
                tree.values.append(contentsOf: UnsafeBufferPointer(start: start, count: length))
            }
        }
        if tree.names.count > Self.mostNames { return stop(.tooManyNames, at: tagOffset) }
        open.append(tree.nodes.count)
        tree.nodes.append(
            XMLTree.Node(
                name: intern(name, prefix: prefix), firstAttribute: Int32(first),
                attributeCount: Int32(tree.attributes.count - first), end: 0, offset: tagOffset))
    }

    /// A stretch of text, or what stands in a section of CDATA.
    func text(_ start: UnsafePointer<xmlChar>, count: Int) {
        guard failure == nil, let node = open.last else { return }
        tree.texts[node, default: ""] += String(
            decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func endElement() {
        guard failure == nil, let node = open.popLast() else { return }
        tree.nodes[node].end = Int32(tree.nodes.count)
    }

    /// A document type was read up to its square bracket, if it has one. Only there can entities and attribute defaults
    /// be declared, which is how a small file grows without end or reads other files; a model has no use for them.
    func documentType() {
        let position = offset
        if position < tree.file.bytes.count, tree.file.bytes[position] == UInt8(ascii: "[") {
            stop(.declarations, at: position)
        }
    }

    func fail(code: Int, message: String, name: String?) {
        guard failure == nil else { return }
        failure = Failure(kind: .library(code: code, message: message, name: name), offset: offset)
    }

    private func stop(_ kind: Failure.Kind, at offset: Int) {
        guard failure == nil else { return }
        failure = Failure(kind: kind, offset: offset)
        context.map(xmlStopParser)
    }

    /// The number of a name. libxml2 keeps one copy of every name while it parses, so most are known by their address.
    private func intern(_ name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?) -> Int32 {
        if prefix == nil, let known = namesByPointer[name] { return known }
        let local = String(cString: name)
        let text = prefix.map { "\(String(cString: $0)):\(local)" } ?? local
        let number = namesByText[text] ?? Int32(tree.names.count)
        if number == tree.names.count {
            tree.names.append(text)
            namesByText[text] = number
        }
        if prefix == nil { namesByPointer[name] = number }
        return number
    }
}
