/// Draws what tells the parts of two models apart: signs, and grounds in their colours. Its style sheet stands in pictures of
/// two models only.
enum SVGChange {
    /// The colours of a mark: of its sign, and of the ground behind what it marks.
    private struct Colors {
        let ink: String
        let ground: String
    }

    /// The ground of small labels in rows that have a colour already.
    private static func card(_ theme: DiagramLook.Theme) -> String {
        let shades = PictureColor.card.shades
        return theme == .dark ? shades.dark : theme == .print ? shades.print : shades.light
    }

    private static let light: [ChangeMark: Colors] = [
        .added: Colors(ink: "#1a6e3c", ground: "#dff3e5"), .removed: Colors(ink: "#b3243f", ground: "#fbe3e7"),
        .changed: Colors(ink: "#7a4a00", ground: "#fbedd2"),
    ]
    private static let dark: [ChangeMark: Colors] = [
        .added: Colors(ink: "#7fdca0", ground: "#173a26"), .removed: Colors(ink: "#ff8fa2", ground: "#471c28"),
        .changed: Colors(ink: "#f3c069", ground: "#40300f"),
    ]
    private static let print: [ChangeMark: Colors] = [
        .added: Colors(ink: "#000000", ground: "#f2f2f2"), .removed: Colors(ink: "#000000", ground: "#d6d6d6"),
        .changed: Colors(ink: "#000000", ground: "#e6e6e6"),
    ]

    private static let radius = 7.0

    /// The grounds of the lines that changed.
    static func writeHalos(of picture: LaidOutDiagram, to writer: inout XMLWriter) {
        for (line, route) in zip(picture.diagram.lines, picture.lines) {
            guard let change = line.change else { continue }
            writer.start("g", ["class": "change-\(change.rawValue)"])
            writer.empty("path", ["class": "halo", "d": .path(SVGPathText(route.path))])
            writer.end()
            writer.newline()
        }
    }

    /// The signs of the lines that changed.
    static func writeSigns(of picture: LaidOutDiagram, to writer: inout XMLWriter) {
        for (line, route) in zip(picture.diagram.lines, picture.lines) {
            guard let change = line.change else { continue }
            write(change, at: route.halves.first.end, to: &writer)
            writer.newline()
        }
    }

    /// The sign of a mark on a disc of its own, around a point.
    static func write(_ mark: ChangeMark, at point: Point, to writer: inout XMLWriter) {
        writer.empty(
            "circle",
            [
                "class": "disc disc-\(mark.rawValue)", "cx": .number(point.x), "cy": .number(point.y),
                "r": .number(radius),
            ])
        writer.element(
            "text",
            [
                "class": "sign sign-\(mark.rawValue)", "x": .number(point.x), "y": .number(point.y + 4),
                "text-anchor": "middle",
            ], mark.sign)
    }

    /// The rules for the marks, as they stand in an SVG. What is gone is struck through, too, and its lines are dashed.
    static func styleSheet(of theme: DiagramLook.Theme) -> String {
        let usual = theme == .dark ? dark : theme == .print ? print : light
        var lines = rules(usual, card(theme))
        if theme == .auto {
            lines.append("@media (prefers-color-scheme:dark){")
            lines += rules(dark, card(.dark))
            lines.append("}")
        }
        let root = ".\(SVGStyleSheet.rootClass)"
        lines += [
            "\(root) .sign{font-size:11px;font-weight:bold}",
            "\(root) .halo{fill:none;stroke-width:7;stroke-linecap:round;stroke-linejoin:round}",
            "\(root) .disc{stroke-width:1}",
            "\(root) .change-removed .line{stroke-dasharray:3 3}",
            "\(root) .card-removed .card{stroke-dasharray:5 3}",
            "\(root) .card-removed .title{text-decoration:line-through}",
        ]
        return XMLWriter.escaped(lines.joined(separator: "\n"))
    }

    private static func rules(_ colors: [ChangeMark: Colors], _ card: String) -> [String] {
        let root = ".\(SVGStyleSheet.rootClass)"
        return ChangeMark.allCases.flatMap { mark -> [String] in
            guard let colors = colors[mark] else { return [] }
            let name = mark.rawValue
            return [
                "\(root) rect.change-\(name){fill:\(colors.ground)}",
                "\(root) rect.change-\(name)+.sign+.name+.tag{fill:\(card)}",
                "\(root) .change-\(name) .halo{stroke:\(colors.ground)}",
                "\(root) .disc-\(name){fill:\(colors.ground);stroke:\(colors.ink)}",
                "\(root) .sign-\(name){fill:\(colors.ink)}",
                "\(root) .card-\(name) .card{stroke:\(colors.ink);stroke-width:2}",
            ]
        }
    }
}
