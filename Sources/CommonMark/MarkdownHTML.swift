import CCMarkGFM

/// Turns Markdown into HTML that is safe in any page: cmark-gfm in its safe mode, so that no address runs as a script; of raw
/// HTML only a few tags are left that cannot do anything.
public struct MarkdownHTML {
    /// What stands before each id, to keep it apart from those of other texts on the same page.
    public var idPrefix = ""
    /// The anchor that a heading has by its text, without a number that tells equal ones apart; empty for none.
    public var slug: (String) -> String = { _ in "" }
    /// Where a link leads on the page, given where it leads in Markdown.
    public var link: (String) -> String = { $0 }

    /// Makes a renderer that leaves links as they are and gives headings no anchors.
    public init() {}

    /// A text as HTML. Pictures become links to them, so that nothing is loaded. Each table stands in a frame that scrolls, which
    /// the keyboard reaches, named by the heading above.
    public func html(of markdown: String) -> String {
        let document = MarkdownDocument(markdown)
        guard let root = document.rootNode else { return "" }
        var nodes: [MarkdownNode] = []
        root.walk { nodes.append($0) }
        var anchors = Anchors(prefix: idPrefix)
        var heading = ""
        for node in nodes {
            switch node.kind {
            case "heading":
                heading = MarkdownInline.plainText(MarkdownTree.inlines(below: node, depth: 0))
                if let id = anchors.next(for: slug(heading)) { node.prependMarkup("<a id=\"\(id)\"></a>") }
            case "html_inline", "html_block": node.replaceMarkup(Self.harmless(node.literal, anchors: &anchors))
            case "image": node.becomeLink()
            case "link": cmark_node_set_url(node.pointer, link(node.destination))
            case "table": node.wrap(in: Self.tableFrame(heading), end: "</div>")
            default: break
            }
        }
        guard let html = cmark_render_html(root.pointer, CMARK_OPT_DEFAULT, nil) else { return "" }
        defer { cmark_get_default_mem_allocator().pointee.free(html) }
        return String(cString: html)
    }

    private static func tableFrame(_ heading: String) -> String {
        "<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"\(escaped(heading))\">"
    }

    /// A text between the quotes of an attribute.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// The tags that are left as they are.
    private static let harmlessTags: Set<String> = [
        "<br>", "<br/>", "<br />", "<code>", "</code>", "<span>", "</span>", "</a>", "<sub>", "</sub>", "<sup>",
        "</sup>",
    ]

    /// What is left of raw HTML: the tags that cannot do anything, and anchors; empty for all else.
    private static func harmless(_ html: String, anchors: inout Anchors) -> String {
        if harmlessTags.contains(html) { return html }
        guard let match = html.wholeMatch(of: /<a id="([A-Za-z0-9_.-]+)">/) else { return "" }
        return anchors.next(for: String(match.1), isNumbered: false).map { "<a id=\"\($0)\">" } ?? "<a>"
    }

    /// The anchors of a text, each once.
    private struct Anchors {
        let prefix: String
        private var used: [String: Int] = [:]

        init(prefix: String) { self.prefix = prefix }

        /// The id for an anchor; GitHub gives the second heading of a text a number. Nil for none, and for one that is there.
        mutating func next(for anchor: String, isNumbered: Bool = true) -> String? {
            if anchor.isEmpty || anchor.contains(where: { $0.isWhitespace || "\"<>&".contains($0) }) { return nil }
            guard let count = used[anchor] else {
                used[anchor] = 0
                return prefix + anchor
            }
            guard isNumbered else { return nil }
            used[anchor] = count + 1
            return next(for: "\(anchor)-\(count + 1)")
        }
    }
}

extension MarkdownNode {
    /// Puts markup of ours in front of the pieces of a line.
    fileprivate func prependMarkup(_ markup: String) {
        let node = cmark_node_new(CMARK_NODE_CUSTOM_INLINE)
        cmark_node_set_on_enter(node, markup)
        if cmark_node_prepend_child(pointer, node) == 0 { cmark_node_free(node) }
    }

    /// Puts markup of ours in the place of raw HTML.
    fileprivate func replaceMarkup(_ markup: String) {
        if !markup.isEmpty {
            let isBlock = kind == "html_block"
            let node = cmark_node_new(isBlock ? CMARK_NODE_CUSTOM_BLOCK : CMARK_NODE_CUSTOM_INLINE)
            cmark_node_set_on_enter(node, markup)
            if cmark_node_insert_before(pointer, node) == 0 { cmark_node_free(node) }
        }
        cmark_node_unlink(pointer)
        cmark_node_free(pointer)
    }

    /// Makes a picture a link to it, unless it stands in one.
    fileprivate func becomeLink() {
        var isInLink = false
        var above = MarkdownNode(cmark_node_parent(pointer))
        while let node = above {
            isInLink = isInLink || node.kind == "link"
            above = MarkdownNode(cmark_node_parent(node.pointer))
        }
        let link = cmark_node_new(isInLink ? CMARK_NODE_EMPH : CMARK_NODE_LINK)
        if !isInLink { cmark_node_set_url(link, destination) }
        for child in children { cmark_node_append_child(link, child.pointer) }
        if cmark_node_insert_before(pointer, link) == 0 { cmark_node_free(link) }
        cmark_node_unlink(pointer)
        cmark_node_free(pointer)
    }

    /// Puts a block into a block of ours.
    fileprivate func wrap(in start: String, end: String) {
        let frame = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK)
        cmark_node_set_on_enter(frame, start)
        cmark_node_set_on_exit(frame, end)
        guard cmark_node_insert_before(pointer, frame) != 0 else {
            cmark_node_free(frame)
            return
        }
        cmark_node_append_child(frame, pointer)
    }
}
