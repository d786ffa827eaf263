import CLibXML2
import SourceText

/// Receives what libxml2 reports while it parses one file, and makes the tree of it.
final class XMLTreeBuilder {
    /// The first problem that ends the parsing, with the byte offset where libxml2 stood.
    struct Failure {
        enum Kind {
            case library(code: Int, message: String, name: String?)
            case tooDeep
            case declarations
        }

        let kind: Kind
        let offset: Int
    }

    /// Elements may be nested this deep; a model needs five levels.
    static let deepest = 64

    private(set) var tree: XMLTree
    private(set) var failure: Failure?
    /// The elements that are not closed, outermost first.
    private(set) var open: [Int] = []
    private let context: xmlParserCtxtPtr
    private var namesByPointer: [UnsafePointer<xmlChar>: Int32] = [:]
    private var namesByText: [String: Int32] = [:]

    init(file: SourceFile, context: xmlParserCtxtPtr) {
        tree = XMLTree(file: file)
        self.context = context
        tree.values.reserveCapacity(file.bytes.count / 2)
        tree.attributes.reserveCapacity(file.bytes.count / 24)
        tree.nodes.reserveCapacity(file.bytes.count / 120)
    }

    /// The byte offset up to which libxml2 has read.
    private var offset: Int { min(max(Int(xmlByteConsumed(context)), 0), tree.file.bytes.count) }

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
        open.append(tree.nodes.count)
        tree.nodes.append(
            XMLTree.Node(
                name: intern(name, prefix: prefix), firstAttribute: Int32(first),
                attributeCount: Int32(tree.attributes.count - first), end: 0, offset: tagOffset))
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
        xmlStopParser(context)
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
