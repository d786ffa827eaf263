import SourceText

/// Property lists in XML, as Xcode writes them: only what stands directly in the outermost dictionary is looked at.
enum XMLPropertyList {
    /// The values of a key; nil where the bytes are no property list that holds a dictionary.
    static func values(of key: String, in bytes: [UInt8]) -> [CurrentVersionPropertyList.Value]? {
        guard let file = TextDecoding.utf8File(path: "", bytes: bytes).file,
            let tree = XMLParsing.tree(of: file, keepsTexts: true).tree, let root = tree.root,
            tree.name(of: root) == "plist"
        else { return nil }
        let contents = Array(tree.children(of: root))
        guard contents.count == 1, tree.name(of: contents[0]) == "dict" else { return nil }
        let parts = Array(tree.children(of: contents[0]))
        guard parts.count.isMultiple(of: 2) else { return nil }
        var values: [CurrentVersionPropertyList.Value] = []
        for index in stride(from: 0, to: parts.count, by: 2) {
            guard tree.name(of: parts[index]) == "key" else { return nil }
            guard tree.texts[parts[index], default: ""] == key else { continue }
            let value = parts[index + 1]
            values.append(tree.name(of: value) == "string" ? .text(tree.texts[value, default: ""]) : .other)
        }
        return values
    }
}
