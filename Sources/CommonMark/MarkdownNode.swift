import CCMarkGFM

/// A node of a tree that cmark-gfm made. It lives as long as its document.
struct MarkdownNode {
    /// What cmark-gfm knows it by.
    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    /// Its kind in cmark-gfm's words: `paragraph`, `table_row`.
    var kind: String { String(cString: cmark_node_get_type_string(pointer)) }

    /// The text of a leaf.
    var literal: String { cmark_node_get_literal(pointer).map { String(cString: $0) } ?? "" }

    /// Where it leads, for a link or a picture.
    var destination: String { cmark_node_get_url(pointer).map { String(cString: $0) } ?? "" }

    /// The line that it begins on, from 1.
    var line: Int { Int(cmark_node_get_start_line(pointer)) }

    /// The nodes right below it.
    var children: [MarkdownNode] {
        var result: [MarkdownNode] = []
        var next = MarkdownNode(cmark_node_first_child(pointer))
        while let node = next {
            result.append(node)
            next = MarkdownNode(cmark_node_next(node.pointer))
        }
        return result
    }

    /// Where the links and pictures in it lead.
    var destinations: [String] {
        var result: [String] = []
        walk { node in
            if node.kind == "link" || node.kind == "image" { result.append(node.destination) }
        }
        return result
    }

    /// Visits the node and all below it, without a function that calls itself: there may be any number of levels.
    func walk(_ visit: (MarkdownNode) -> Void) {
        let iterator = cmark_iter_new(pointer)
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            if event == CMARK_EVENT_ENTER, let node = MarkdownNode(cmark_iter_get_node(iterator)) { visit(node) }
        }
    }

    /// Whether it is a comment of HTML and nothing else.
    var isComment: Bool {
        let kind = kind
        guard kind == "html_block" || kind == "html_inline" else { return false }
        let text = literal.drop(while: \.isWhitespace)
        guard text.hasPrefix("<!--"), let end = text.firstRange(of: "-->") else { return false }
        return text[end.upperBound...].allSatisfy(\.isWhitespace)
    }
}
