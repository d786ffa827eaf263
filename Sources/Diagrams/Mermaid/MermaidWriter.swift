import ModelAnalysis
import SourceText

/// Writes a picture as a Mermaid `erDiagram`, within what that can say: no order of rows across attributes and
/// relationships, no colours, inheritance as a plain dotted line.
public enum MermaidWriter {
    /// The picture as the text of a Mermaid file.
    public static func text(of diagram: Diagram) -> String {
        var lines = ["erDiagram"]
        for (index, card) in diagram.cards.enumerated() {
            let title = "  e\(index + 1)[\(quoted(card.name))]"
            guard !card.attributes.isEmpty else {
                lines.append(title)
                continue
            }
            lines.append("\(title) {")
            var used: Set<String> = []
            for row in card.attributes { lines.append("    \(attribute(row, used: &used))") }
            if card.hiddenAttributes > 0 { lines.append("    and more \"and \(card.hiddenAttributes) more\"") }
            lines.append("  }")
        }
        for line in diagram.lines { lines.append("  \(relationship(line))") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A row as `type name "comment"`: words in Mermaid are letters, digits, `_` and `-`; the rest goes into the comment.
    private static func attribute(_ row: AttributeRow, used: inout Set<String>) -> String {
        let (type, name) = (word(row.type), word(row.name))
        var unique = name
        var number = 2
        while !used.insert(unique).inserted {
            unique = "\(name)_\(number)"
            number += 1
        }
        let isWhole = unique == row.name && type == row.type
        return isWhole ? "\(type) \(unique)" : "\(type) \(unique) \(quoted("\(row.name): \(row.type)"))"
    }

    private static func word(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars.prefix(60) {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_", "-": result.unicodeScalars.append(scalar)
            default: if result.last != "_" { result += "_" }
            }
        }
        while result.last == "_" && result.count > 1 { result.removeLast() }
        // Keys, which Mermaid would take for marks of a row.
        if ["pk", "fk", "uk"].contains(result.lowercased()) { return "x\(result)" }
        guard let first = result.unicodeScalars.first, first.properties.isAlphabetic else { return "x\(result)" }
        return result
    }

    /// A text between quotes; what would end it, or be read as markup, is written as Mermaid's entity codes.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        let shown =
            text.utf8.count > 400 ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))) + "…" : text
        // `direction LR` is a statement of its own, wherever it stands in a line.
        let isLikeStatement = shown.lowercased().contains("direction")
        // Of a line with these words, Mermaid takes what follows `:#` for a colour, and drops the end of a code.
        let isLikeStyle = shown.contains("style") || shown.contains("classDef")
        for scalar in shown.unicodeScalars {
            switch scalar {
            case ":" where isLikeStyle: result += "#\(scalar.value);"
            case "d" where isLikeStatement, "D" where isLikeStatement: result += "#\(scalar.value);"
            case "\"", "#", ";", "<", ">", "&", "`", "\\", "%", "{", "}", "*", "~": result += "#\(scalar.value);"
            default: result += scalar.isUnprintable ? scalar.picture.replacing("\\", with: "#92;") : String(scalar)
            }
        }
        // An empty name is a syntax error.
        return result == "\"" ? "\" \"" : result + "\""
    }

    private static func relationship(_ line: Line) -> String {
        let (from, to) = ("e\(line.from.card + 1)", "e\(line.to.card + 1)")
        let label = quoted(LineLabel.text(of: line, hasBounds: true))
        switch line.kind {
        case .inheritance: return "\(to) |o..|| \(from) : \(label)"
        case .fetched: return "\(from) }o..o{ \(to) : \(label)"
        case .oneWay: return "\(from) }o..\(rightMark(line.to)) \(to) : \(label)"
        case .pair: return "\(from) \(leftMark(line.from))--\(rightMark(line.to)) \(to) : \(label)"
        }
    }

    private static func leftMark(_ end: Line.End) -> String {
        switch mark(end) {
        case .exactlyOne: "||"
        case .atMostOne, .one: "|o"
        case .atLeastOne: "}|"
        case .anyNumber, .many: "}o"
        }
    }

    private static func rightMark(_ end: Line.End) -> String {
        switch mark(end) {
        case .exactlyOne: "||"
        case .atMostOne, .one: "o|"
        case .atLeastOne: "|{"
        case .anyNumber, .many: "o{"
        }
    }

    private static func mark(_ end: Line.End) -> EndMark {
        end.cardinality.map(EndMark.init(of:)) ?? .anyNumber
    }
}
