import DataModel
import SourceText

/// Makes a model of an XML tree: one method an element, each in a file with its kin.
struct ModelElements {
    let tree: XMLTree
    var diagnostics: [Diagnostic] = []
    /// The word that each of the tree's names is; nil for names that are not read.
    private let words: [ModelWord?]

    init(tree: XMLTree) {
        self.tree = tree
        words = tree.names.map(ModelWord.named)
    }

    /// What an element is.
    func word(ofElement node: Int) -> ModelWord? { words[Int(tree.nodes[node].name)] }

    /// What an XML attribute is.
    func word(_ slot: Int) -> ModelWord? { words[Int(tree.attributes[slot].name)] }

    /// The XML attribute of an element that is a word.
    func slot(_ word: ModelWord, of node: Int) -> Int? {
        tree.attributes(of: node).first { self.word($0) == word }
    }

    /// The value of an XML attribute; nil for an empty one.
    func text(_ slot: Int) -> String? {
        tree.attributes[slot].length == 0 ? nil : tree.text(slot)
    }

    /// The name that an element has to have, with an error where it has none.
    mutating func name(of node: Int, as word: ModelWord = .name) -> String? {
        if let slot = slot(word, of: node), let name = text(slot) { return name }
        diagnostics.append(
            .error(
                "missing-name", "<\(tree.name(of: node))> has no '\(word.rawValue)', so it is left out",
                at: tree.tagRange(node)))
        return nil
    }

    /// Where an element stands: its name in its opening tag.
    func range(of node: Int) -> SourceRange { tree.range(ofValueOf: "name", in: node) }

    /// Where the value of an XML attribute of an element stands.
    func range(ofValue slot: Int, in node: Int) -> SourceRange {
        tree.range(ofValueOf: tree.names[Int(tree.attributes[slot].name)], in: node)
    }

    /// Whether an XML attribute says yes. Xcode writes `YES`; other tools and people also `true`, `1`, `NO`.
    mutating func flag(_ slot: Int, in node: Int) -> Bool {
        let start = tree.attributes[slot].start
        switch tree.attributes[slot].length {
        case 3 where tree.values[start] == UInt8(ascii: "Y") && tree.values[start + 1] == UInt8(ascii: "E"):
            if tree.values[start + 2] == UInt8(ascii: "S") { return true }
        case 2 where tree.values[start] == UInt8(ascii: "N") && tree.values[start + 1] == UInt8(ascii: "O"):
            return false
        default:
            break
        }
        switch tree.text(slot).lowercased() {
        case "yes", "true", "1": return true
        case "no", "false", "0": return false
        default:
            warn(
                "unknown-value", slot, node,
                "'\(attributeName(slot))' is '\(tree.text(slot))', neither YES nor NO; it is read as NO")
            return false
        }
    }

    /// The whole number in an XML attribute, at most `Int32.max`; nil, with a warning, for anything else.
    mutating func count(_ slot: Int, in node: Int) -> Int? {
        let written = tree.text(slot)
        let digits = written.drop { $0.isWhitespace }
        let trimmed = digits.lastIndex { !$0.isWhitespace }.map { digits[...$0] } ?? ""
        if let number = Int32(trimmed) { return Int(number) }
        let isNumber = !trimmed.isEmpty && trimmed.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let problem = isNumber ? "which is too large" : "no whole number"
        warn(
            isNumber ? "number-too-large" : "not-a-number", slot, node,
            "'\(attributeName(slot))' is '\(written)', \(problem); it is ignored"
        )
        return nil
    }

    /// Adds a warning at the value of an XML attribute.
    mutating func warn(_ id: String, _ slot: Int, _ node: Int, _ message: String) {
        diagnostics.append(.warning(id, message, at: range(ofValue: slot, in: node)))
    }

    /// The name of an XML attribute.
    func attributeName(_ slot: Int) -> String { tree.names[Int(tree.attributes[slot].name)] }

    /// Passes over an element that is not read where it stands. Elements that nobody knows are nobody's fault; one that
    /// would be read elsewhere is worth a warning.
    mutating func passOver(_ child: Int, in parent: Int) {
        guard let word = word(ofElement: child), word.isElement else { return }
        diagnostics.append(
            .warning(
                "misplaced-element", "<\(word.rawValue)> has no place in <\(tree.name(of: parent))>, so it is left out",
                at: tree.tagRange(child)))
    }

    /// Whether an element has others in it.
    func hasChildren(_ node: Int) -> Bool { Int(tree.nodes[node].end) > node + 1 }
}
