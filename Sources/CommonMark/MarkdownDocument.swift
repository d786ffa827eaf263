import CCMarkGFM
import Dispatch

/// A text in GitHub's Markdown, as cmark-gfm understands it.
public final class MarkdownDocument {
    private let root: OpaquePointer?

    /// Reads a text; any text is one in Markdown.
    public init(_ text: String) {
        _ = Self.extensions
        let parser = cmark_parser_new(CMARK_OPT_DEFAULT)
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink"] {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        root = Self.reading.sync { cmark_parser_finish(parser) }
    }

    /// One text is read at a time: while cmark-gfm reads, what its extensions add to the signs that matter holds for the whole
    /// process, and goes when the first one is done.
    private static let reading = DispatchQueue(label: "modeldoc.markdown")

    deinit { cmark_node_free(root) }

    /// The extensions are known to the whole process once this was looked at.
    private static let extensions: Void = cmark_gfm_core_extensions_ensure_registered()

    /// The node that holds all others.
    var rootNode: MarkdownNode? { MarkdownNode(root) }

    /// Its parts, in their order.
    public var blocks: [MarkdownBlock] {
        MarkdownNode(root).map { MarkdownTree.blocks(below: $0, depth: 0) } ?? []
    }

    /// What stands below each of its headings, in their order. Headings in quotes and lists part nothing.
    public var sections: [MarkdownSection] {
        guard let root = MarkdownNode(root) else { return [] }
        var sections = [MarkdownSection(level: 0, heading: "", line: 1, markdown: "")]
        var body = cmark_node_new(CMARK_NODE_DOCUMENT)
        func end() {
            if let text = cmark_render_commonmark(body, CMARK_OPT_DEFAULT, 0) {
                sections[sections.count - 1].markdown = String(cString: text)
                cmark_get_default_mem_allocator().pointee.free(text)
            }
            cmark_node_free(body)
            body = cmark_node_new(CMARK_NODE_DOCUMENT)
        }
        for node in root.children where !node.isComment {
            if node.kind == "heading" {
                end()
                let heading = MarkdownInline.plainText(MarkdownTree.inlines(below: node, depth: 0))
                let level = Int(cmark_node_get_heading_level(node.pointer))
                sections.append(MarkdownSection(level: level, heading: heading, line: node.line, markdown: ""))
            } else {
                let links = node.destinations.map { MarkdownSection.Link(destination: $0, line: node.line) }
                sections[sections.count - 1].links += links
                cmark_node_unlink(node.pointer)
                cmark_node_append_child(body, node.pointer)
            }
        }
        end()
        cmark_node_free(body)
        return sections
    }
}
