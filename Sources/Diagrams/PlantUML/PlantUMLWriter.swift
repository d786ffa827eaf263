import ModelAnalysis

/// Writes a picture as a PlantUML class diagram, within what that can say: lines lead from card to card, not from row to
/// row, and have one colour.
public enum PlantUMLWriter {
    private static let settings =
        [
            "left to right direction", "hide circle", "hide stereotype", "hide empty members",
            "skinparam shadowing false", "skinparam BackgroundColor \(text(.background))",
            "skinparam DefaultFontName Helvetica", "skinparam DefaultFontColor \(text(.ink))", "skinparam class {",
            "  BackgroundColor \(text(.card))", "  BorderColor \(text(.border))", "  ArrowColor \(text(.line))",
            "  ArrowFontColor \(text(.soft))",
        ] + Card.Tint.allCases.map { head(PictureColor($0)) }

    /// The colours of a card that is only hinted at.
    private static let stubLook = "\(text(.background)) ##[dashed]\(text(.border).dropFirst())"

    /// A colour as PlantUML's own pages write it; it has no themes, so all is light.
    private static func text(_ color: PictureColor) -> String { color.light.uppercased() }

    /// The setting that colours the heads of cards of a class.
    private static func head(_ color: PictureColor) -> String {
        "  HeaderBackgroundColor<<\(stereotype(color))>> \(text(color))"
    }

    /// The class of cards whose heads have a colour; its name holds no dash.
    private static func stereotype(_ color: PictureColor) -> String { color.rawValue.replacing("-", with: "") }

    /// The picture as the text of a PlantUML file.
    public static func text(of diagram: Diagram) -> String {
        var lines = ["@startuml", "title \(PlantUMLText.escaped(diagram.title))"] + settings
        let shown = Set(diagram.cards.map(\.headColor))
        lines += PictureColor.groups.filter(shown.contains).map(head)
        lines.append("}")
        for (index, card) in diagram.cards.enumerated() { lines += self.lines(of: card, id: "e\(index + 1)") }
        lines += diagram.lines.map { relationship($0, diagram.look.notation) }
        lines.append("@enduml")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of card: Card, id: String) -> [String] {
        let note = card.note.map { "\\n<size:10>\(PlantUMLText.escaped($0))</size>" } ?? ""
        let name = card.isAbstract ? "<i>\(PlantUMLText.escaped(card.name))</i>" : PlantUMLText.escaped(card.name)
        let look = card.stub == nil ? "<<\(stereotype(card.headColor))>>" : stubLook
        // What stands in angle brackets at the end of a name would be its generic type.
        let title = "\(name)\(note)"
        let head = "entity \"\(title)\(title.hasSuffix(">") ? " " : "")\" as \(id) \(look)"
        var rows = card.attributes.map { row in
            let name = PlantUMLText.escaped(row.name)
            return self.row(row.isComputed ? "<i>\(name)</i>" : name, PlantUMLText.escaped(row.type))
        }
        if card.hiddenAttributes > 0 { rows.append("  {field} and \(card.hiddenAttributes) more") }
        if !rows.isEmpty, !card.relationships.isEmpty { rows.append("  --") }
        rows += card.relationships.map { row in
            let rule = row.tag.map { " (\($0))" } ?? ""
            return self.row(PlantUMLText.escaped(row.name) + rule, row.arrow + PlantUMLText.escaped(row.destination))
        }
        return rows.isEmpty ? [head] : ["\(head) {"] + rows + ["}"]
    }

    /// A row of a card. `{field}` keeps parentheses from making it a method.
    private static func row(_ left: String, _ right: String) -> String { "  {field} \(left) : \(right)" }

    private static func relationship(_ line: Line, _ notation: DiagramLook.Notation) -> String {
        let (from, to) = ("e\(line.from.card + 1)", "e\(line.to.card + 1)")
        let label = PlantUMLText.escaped(LineLabel.text(of: line, hasBounds: false))
        switch line.kind {
        case .inheritance: return "\(from) <|-- \(to)"
        case .fetched: return "\(from) ..> \(to) : \(label)"
        case .pair, .oneWay:
            let stroke = line.kind == .oneWay ? "." : "-"
            let shaft = color(line).map { "\(stroke)[\($0)]\(stroke)" } ?? "\(stroke)\(stroke)"
            let start = mark(line.from, notation, isLeft: true)
            let end = mark(line.to, notation, isLeft: false)
            return "\(from)\(start.text) \(start.sign)\(shaft)\(end.sign)\(end.text) \(to) : \(label)"
        }
    }

    /// The mark of an end, and what stands beside it. PlantUML has no foot for a to-one of which the lower bound is not
    /// stated, and no arrow of two heads.
    private static func mark(
        _ end: Line.End, _ notation: DiagramLook.Notation, isLeft: Bool
    ) -> (sign: String, text: String) {
        guard let cardinality = end.cardinality else { return ("", "") }
        let mark = NotationMark(of: cardinality, in: notation)
        var text = mark.text
        let sign: String
        switch mark.shape {
        case .foot(.exactlyOne): sign = "||"
        case .foot(.atMostOne): sign = isLeft ? "|o" : "o|"
        case .foot(.atLeastOne): sign = isLeft ? "}|" : "|{"
        case .foot(.anyNumber): sign = isLeft ? "}o" : "o{"
        case .foot(.many): sign = isLeft ? "}" : "{"
        case .foot(.one): (sign, text) = ("", "≤1")
        case .arrow(let isToMany):
            sign = isLeft ? "<" : ">"
            if isToMany { text = text ?? "*" }
        case .bare: sign = ""
        }
        return (sign, text.map { " \(PlantUMLText.quoted($0))" } ?? "")
    }

    /// The colour of what a deletion does, where one end has one or both the same.
    private static func color(_ line: Line) -> String? {
        let colors = Set([line.from, line.to].compactMap { PictureColor($0.outcome) })
        return colors.count == 1 ? colors.first.map(text) : nil
    }
}
