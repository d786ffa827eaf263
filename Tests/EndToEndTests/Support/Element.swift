import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an XML document as Foundation's parser, which is not ours, reads it.
final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    /// The text directly in it.
    var text = ""

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The element and all below it, in the order of the document.
    var all: [Element] { [self] + children.flatMap(\.all) }

    func all(_ name: String) -> [Element] { all.filter { $0.name == name } }

    func children(_ name: String) -> [Element] { children.filter { $0.name == name } }

    var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }

    /// All the text in it and below.
    var wholeText: String { text + children.map(\.wholeText).joined() }

    func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }

    /// The root of a document; nil where it is not well-formed.
    static func parse(_ data: Data) -> Element? {
        let parser = XMLParser(data: data)
        let builder = Builder()
        parser.delegate = builder
        return parser.parse() ? builder.root : nil
    }
}

private final class Builder: NSObject, XMLParserDelegate {
    var root: Element?
    private var open: [Element] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(name: elementName, attributes: attributes)
        if let parent = open.last { parent.children.append(element) } else { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
