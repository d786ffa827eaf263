import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A part of a document as cmark-gfm reads it.
final class MarkdownNode {
    let kind: String
    let attributes: [String: String]
    var children: [MarkdownNode] = []
    var literal = ""

    init(kind: String, attributes: [String: String]) {
        self.kind = kind
        self.attributes = attributes
    }

    /// The node and all below it, in the order of the document.
    var all: [MarkdownNode] { [self] + children.flatMap(\.all) }

    /// What a reader sees of it.
    var text: String {
        switch kind {
        case "text", "code", "code_block": literal
        case "softbreak", "linebreak": " "
        default: children.map(\.text).joined()
        }
    }

    func nodes(_ kind: String) -> [MarkdownNode] { all.filter { $0.kind == kind } }
}

/// GitHub's renderer, which is not ours.
enum CommonMark {
    static let extensions = ["table", "strikethrough", "autolink", "tagfilter"]

    static let executable: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let found = folders.map { "\($0)/cmark-gfm" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        if found == nil { print("note: cmark-gfm is not installed; tests that read pages back do not run") }
        return found
    }()

    static var isInstalled: Bool { executable != nil }

    /// The document that a text is.
    static func parse(_ markdown: String) throws -> MarkdownNode {
        let parser = XMLParser(data: try run(markdown, format: "xml"))
        let builder = TreeBuilder()
        parser.delegate = builder
        _ = parser.parse()
        return try #require(builder.root)
    }

    /// The documents that several texts are, by one run of the renderer. What a text leaves open would swallow the mark
    /// before the next.
    static func parse(_ texts: [String: String]) throws -> [String: MarkdownNode] {
        let mark = "THE-NEXT-PAGE"
        let order = texts.keys.sorted()
        let whole = try parse(order.map { "# \(mark)\n\n\(texts[$0] ?? "")\n" }.joined())
        var documents: [MarkdownNode] = []
        for block in whole.children {
            if block.kind == "heading", block.text == mark {
                documents.append(MarkdownNode(kind: "document", attributes: [:]))
            } else {
                documents.last?.children.append(block)
            }
        }
        try #require(documents.count == order.count)
        return Dictionary(uniqueKeysWithValues: zip(order, documents))
    }

    static func run(_ markdown: String, format: String) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: try #require(executable))
        process.arguments = ["-t", format, "--unsafe"] + extensions.flatMap { ["--extension", $0] }
        let input = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).md")
        try Data(markdown.utf8).write(to: input)
        defer { try? FileManager.default.removeItem(at: input) }
        process.arguments?.append(input.path)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
    var root: MarkdownNode?
    private var open: [MarkdownNode] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let node = MarkdownNode(kind: elementName, attributes: attributes)
        if let parent = open.last { parent.children.append(node) } else { root = node }
        open.append(node)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.literal += string }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }
}
