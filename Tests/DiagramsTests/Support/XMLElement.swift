import CLibXML2

/// An XML text as libxml2 reads it, which refuses whatever is not well-formed.
final class XMLElement {
    struct NotWellFormed: Error {
        let message: String
    }

    let name: String
    let attributes: [String: String]
    private(set) var children: [XMLElement] = []
    private(set) var text = ""

    private init(_ node: xmlNodePtr) {
        name = Self.string(node.pointee.name)
        var attributes: [String: String] = [:]
        var attribute = node.pointee.properties
        while let current = attribute {
            attributes[Self.string(current.pointee.name)] = Self.string(current.pointee.children?.pointee.content)
            attribute = current.pointee.next
        }
        self.attributes = attributes
        var child = node.pointee.children
        while let current = child {
            switch current.pointee.type {
            case XML_ELEMENT_NODE: children.append(XMLElement(current))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: text += Self.string(current.pointee.content)
            default: break
            }
            child = current.pointee.next
        }
    }

    static func parse(_ text: String) throws -> XMLElement {
        let bytes = Array(text.utf8)
        let options = Int32(
            XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOERROR.rawValue
                | XML_PARSE_NOWARNING.rawValue)
        let document = bytes.withUnsafeBytes { buffer in
            xmlReadMemory(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, "UTF-8", options)
        }
        guard let document, let root = xmlDocGetRootElement(document) else {
            throw NotWellFormed(message: String(text.prefix(200)))
        }
        defer { xmlFreeDoc(document) }
        return XMLElement(root)
    }

    private static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    /// The tokens of its class.
    var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

    /// This element and all below it.
    var all: [XMLElement] { [self] + children.flatMap(\.all) }

    /// All elements of a class.
    func all(ofClass name: String) -> [XMLElement] { all.filter { $0.classes.contains(name) } }

    /// The text of its title.
    var title: String? { children.first { $0.name == "title" }?.text }

    /// The number that an attribute holds.
    func number(_ attribute: String) -> Double { attributes[attribute].flatMap(Double.init) ?? .nan }
}
