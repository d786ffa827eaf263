import ModelAnalysis

/// Writes a picture as DOT, for those who carry on in Graphviz: quoted ids, HTML-like labels, crow's foot arrowheads.
public enum DOTWriter {
    /// DOT has no themes: all is light.
    private static let light = (
        ground: PictureColor.background.light, card: PictureColor.card.light, border: PictureColor.border.light,
        ink: PictureColor.ink.light, soft: PictureColor.soft.light, line: PictureColor.line.light
    )

    /// The picture as the text of a DOT file.
    public static func text(of diagram: Diagram) -> String {
        let ids = DOTIdentifiers(of: diagram)
        var lines = [
            "digraph \(DOTText.quoted(diagram.title)) {",
            "  graph [rankdir=LR, nodesep=0.4, ranksep=1, pad=0.3, bgcolor=\"\(light.ground)\", fontname=\"Helvetica\"]",
            "  node [shape=plain, fontname=\"Helvetica\", fontsize=12, fontcolor=\"\(light.ink)\"]",
            "  edge [dir=both, color=\"\(light.line)\", fontname=\"Helvetica\", fontsize=10, fontcolor=\"\(light.soft)\"]",
            "",
        ]
        for (index, card) in diagram.cards.enumerated() {
            lines.append("  \(ids[index]) [tooltip=\(DOTText.quoted(card.tooltip)), label=<")
            lines += label(of: card).map { "    \($0)" }
            lines.append("  >]")
        }
        if !diagram.lines.isEmpty { lines.append("") }
        lines += diagram.lines.map { "  \(edge($0, ids: ids, notation: diagram.look.notation))" }
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func label(of card: Card) -> [String] {
        let color = card.stub == nil ? card.headColor.light : light.ground
        let style = card.stub == nil ? "ROUNDED" : "ROUNDED,DASHED"
        let name = DOTText.html(card.name)
        let title = card.isAbstract ? "<I><B>\(name)</B></I>" : "<B>\(name)</B>"
        let note =
            card.note.map { note in
                "<BR ALIGN=\"LEFT\"/><FONT POINT-SIZE=\"10\" COLOR=\"\(light.soft)\">\(DOTText.html(note))</FONT>"
            } ?? ""
        var rows = [
            "<TABLE BORDER=\"1\" COLOR=\"\(light.border)\" STYLE=\"\(style)\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                + "CELLPADDING=\"5\" BGCOLOR=\"\(light.card)\">",
            "<TR><TD PORT=\"head\" COLSPAN=\"2\" ALIGN=\"LEFT\" BGCOLOR=\"\(color)\">\(title)\(note)</TD></TR>",
        ]
        for row in card.attributes {
            let name = row.isComputed ? "<I>\(DOTText.html(row.name))</I>" : DOTText.html(row.name)
            rows.append(cells(name, DOTText.html(row.type), port: nil))
        }
        if card.hiddenAttributes > 0 {
            rows.append(cells("and \(card.hiddenAttributes) more", " ", port: nil))
        }
        if !card.relationships.isEmpty, card.attributes.count + card.hiddenAttributes > 0 { rows.append("<HR/>") }
        for (index, row) in card.relationships.enumerated() {
            let rule = row.tag.map { "  <FONT POINT-SIZE=\"10\">\($0)</FONT>" } ?? ""
            rows.append(
                cells(
                    DOTText.html(row.name) + rule, row.arrow + DOTText.html(row.destination),
                    port: index))
        }
        rows.append("</TABLE>")
        return rows
    }

    private static func cells(_ left: String, _ right: String, port: Int?) -> String {
        let (first, last) = port.map { (" PORT=\"l\($0)\"", " PORT=\"r\($0)\"") } ?? ("", "")
        return "<TR><TD\(first) ALIGN=\"LEFT\">\(left)</TD>"
            + "<TD\(last) ALIGN=\"RIGHT\"><FONT COLOR=\"\(light.soft)\">\(right)</FONT></TD></TR>"
    }

    /// An edge from the right side of the owner's row to the left side of the other's; a loop stays at the right side.
    private static func edge(_ line: Line, ids: DOTIdentifiers, notation: DiagramLook.Notation) -> String {
        let tail = line.from.row.map { ":r\($0):e" } ?? ":head\(line.isLoop ? ":e" : "")"
        let head =
            line.to.row.map { line.isLoop ? ":r\($0):e" : ":l\($0):w" } ?? ":head\(line.isLoop ? ":e" : "")"
        var attributes = [
            "arrowtail=\(arrow(line.from, of: line, isStart: true, notation))",
            "arrowhead=\(arrow(line.to, of: line, isStart: false, notation))",
        ]
        switch line.kind {
        case .pair: break
        case .oneWay: attributes.append("style=dashed")
        case .inheritance: attributes.append("color=\"\(light.soft)\"")
        case .fetched: attributes.append("style=dotted")
        }
        if let color = color(line) { attributes.append("color=\(color)") }
        func text(_ end: Line.End) -> String? { end.cardinality.flatMap { NotationMark(of: $0, in: notation).text } }
        if let bounds = text(line.to) { attributes.append("headlabel=\(DOTText.quoted(bounds))") }
        if let bounds = text(line.from) { attributes.append("taillabel=\(DOTText.quoted(bounds))") }
        attributes.append("tooltip=\(DOTText.quoted(line.summary))")
        return "\(ids[line.from.card])\(tail) -> \(ids[line.to.card])\(head) [\(attributes.joined(separator: ", "))]"
    }

    /// The arrowhead of an end in Graphviz's grammar of arrow shapes, the one nearest the card first.
    private static func arrow(
        _ end: Line.End, of line: Line, isStart: Bool, _ notation: DiagramLook.Notation
    ) -> String {
        switch line.kind {
        case .inheritance: return isStart ? "empty" : "none"
        case .fetched: return isStart ? "none" : "vee"
        case .pair, .oneWay: break
        }
        guard let cardinality = end.cardinality else { return "dot" }
        return switch NotationMark(of: cardinality, in: notation).shape {
        case .foot(.exactlyOne): "teetee"
        case .foot(.atMostOne): "teeodot"
        case .foot(.atLeastOne): "crowtee"
        case .foot(.anyNumber): "crowodot"
        case .foot(.one): "tee"
        case .foot(.many): "crow"
        case .arrow(let isToMany): isToMany ? "normalnormal" : "normal"
        case .bare: "none"
        }
    }

    /// The colours of the two halves, where a deletion rule has one.
    private static func color(_ line: Line) -> String? {
        guard line.kind == .pair || line.kind == .oneWay else { return nil }
        func value(_ end: Line.End) -> String { PictureColor(end.outcome)?.light ?? light.line }
        let (from, to) = (value(line.from), value(line.to))
        if from == to { return from == light.line ? nil : "\"\(from)\"" }
        return "\"\(from);0.5:\(to)\""
    }
}

/// The ids of cards in a DOT file: their names, quoted, with a number behind a name that occurred before.
private struct DOTIdentifiers {
    private let ids: [String]

    init(of diagram: Diagram) {
        var used: Set<String> = []
        var numbers: [String: Int] = [:]
        ids = diagram.cards.map { card in
            var id = DOTText.quoted(card.name)
            while !used.insert(id).inserted {
                let number = (numbers[card.name] ?? 1) + 1
                numbers[card.name] = number
                id = DOTText.quoted(card.name, number: number)
            }
            return id
        }
    }

    subscript(card: Int) -> String { ids[card] }
}
