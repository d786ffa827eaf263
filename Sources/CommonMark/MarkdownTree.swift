import CCMarkGFM

/// Turns cmark-gfm's nodes into values.
enum MarkdownTree {
    /// How deep quotes, lists and marks may stand in each other; what is deeper becomes plain text. Values are made, and
    /// taken apart, by functions that call themselves, and nobody can read more.
    private static let deepest = 40

    /// The blocks right below a node.
    static func blocks(below node: MarkdownNode, depth: Int) -> [MarkdownBlock] {
        node.children.compactMap { $0.isComment ? nil : block($0, depth: depth) }
    }

    private static func block(_ node: MarkdownNode, depth: Int) -> MarkdownBlock? {
        if depth > deepest { return .paragraph([.text(plainText(of: node))]) }
        switch node.kind {
        case "paragraph": return .paragraph(inlines(below: node, depth: depth))
        case "heading":
            let level = Int(cmark_node_get_heading_level(node.pointer))
            return .heading(level: level, inlines(below: node, depth: depth))
        case "list":
            let isOrdered = cmark_node_get_list_type(node.pointer) == CMARK_ORDERED_LIST
            return .list(
                start: isOrdered ? Int(cmark_node_get_list_start(node.pointer)) : nil,
                items: node.children.map { blocks(below: $0, depth: depth + 1) })
        case "block_quote": return .quote(blocks(below: node, depth: depth + 1))
        case "code_block":
            let info = cmark_node_get_fence_info(node.pointer).map { String(cString: $0) } ?? ""
            return .code(node.literal, language: String(info.prefix { !$0.isWhitespace }))
        case "thematic_break": return .rule
        case "html_block": return .html(node.literal)
        case "table":
            return .table(node.children.map { row in row.children.map { inlines(below: $0, depth: depth) } })
        default: return nil
        }
    }

    /// The pieces right below a node.
    static func inlines(below node: MarkdownNode, depth: Int) -> [MarkdownInline] {
        node.children.compactMap { $0.isComment ? nil : inline($0, depth: depth + 1) }
    }

    private static func inline(_ node: MarkdownNode, depth: Int) -> MarkdownInline? {
        if depth > deepest { return .text(plainText(of: node)) }
        switch node.kind {
        case "text": return .text(node.literal)
        case "code": return .code(node.literal)
        case "softbreak": return .softBreak
        case "linebreak": return .lineBreak
        case "html_inline": return .html(node.literal)
        case "emph": return .emphasis(inlines(below: node, depth: depth))
        case "strong": return .strong(inlines(below: node, depth: depth))
        case "strikethrough": return .strikethrough(inlines(below: node, depth: depth))
        case "link": return .link(destination: node.destination, inlines(below: node, depth: depth))
        case "image": return .image(destination: node.destination, inlines(below: node, depth: depth))
        default: return nil
        }
    }

    /// The text of all leaves below a node.
    private static func plainText(of node: MarkdownNode) -> String {
        var text = ""
        node.walk { leaf in
            if leaf.kind == "softbreak" || leaf.kind == "linebreak" { text += " " }
            text += leaf.literal
        }
        return text
    }
}
