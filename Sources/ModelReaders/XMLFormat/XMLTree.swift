import SourceText

/// The elements and attributes of an XML file, without its comments, and without its text unless it is asked for.
///
/// Everything lies in a few flat arrays: elements in the order of their opening tags, attributes in the file's order,
/// values one behind the other. A model of 12 MB has 900,000 attributes; objects for them would cost more than parsing.
struct XMLTree: Sendable {
    /// One element. `end` is the index behind its last descendant.
    struct Node: Sendable {
        let name: Int32
        let firstAttribute: Int32
        let attributeCount: Int32
        var end: Int32
        let offset: Int
    }

    /// One attribute: its name, and where its value lies in `values`.
    struct Attribute: Sendable {
        let name: Int32
        let length: Int32
        let start: Int
    }

    /// The file.
    let file: SourceFile
    /// The distinct names of elements and attributes; prefixes are part of a name.
    var names: [String] = []
    /// The elements; the root is the first.
    var nodes: [Node] = []
    /// The attributes of all elements.
    var attributes: [Attribute] = []
    /// The values of all attributes, with references resolved.
    var values: [UInt8] = []
    /// The text directly inside each element, by its index, where that was asked for and there is any.
    var texts: [Int: String] = [:]

    /// The outermost element, by its index.
    var root: Int? { nodes.isEmpty ? nil : 0 }

    /// The name of an element.
    func name(of node: Int) -> String { names[Int(nodes[node].name)] }

    /// The indices of an element's attributes.
    func attributes(of node: Int) -> Range<Int> {
        let first = Int(nodes[node].firstAttribute)
        return first..<first + Int(nodes[node].attributeCount)
    }

    /// The elements directly inside an element, by their indices.
    func children(of node: Int) -> Children { Children(nodes: nodes, upcoming: node + 1, end: Int(nodes[node].end)) }

    /// The value of an attribute.
    func text(_ attribute: Int) -> String {
        let slot = attributes[attribute]
        return values.withUnsafeBufferPointer {
            String(
                decoding: UnsafeBufferPointer(rebasing: $0[slot.start..<slot.start + Int(slot.length)]), as: UTF8.self)
        }
    }

    /// The opening of an element's tag: `<entity`.
    func tagRange(_ node: Int) -> SourceRange {
        let offset = nodes[node].offset
        return file.range(offset, XMLTagScanner.endOfName(in: file.bytes, from: offset + 1))
    }

    /// The value of an element's attribute in the file, without quotes; the opening of the tag where it has none.
    func range(ofValueOf name: String, in node: Int) -> SourceRange {
        guard let found = XMLTagScanner.attribute(name, in: file.bytes, ofTagAt: nodes[node].offset) else {
            return tagRange(node)
        }
        return file.range(found.value.lowerBound, found.value.upperBound)
    }

    /// Name and value of an element's attribute in the file; nil where it has none.
    func range(ofAttribute name: String, in node: Int) -> SourceRange? {
        XMLTagScanner.attribute(name, in: file.bytes, ofTagAt: nodes[node].offset).map {
            file.range($0.name.lowerBound, $0.value.upperBound + 1)
        }
    }

    /// Walks over the elements directly inside an element.
    struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [Node]
        fileprivate var upcoming: Int
        fileprivate let end: Int

        mutating func next() -> Int? {
            guard upcoming < end else { return nil }
            defer { upcoming = Int(nodes[upcoming].end) }
            return upcoming
        }
    }
}
