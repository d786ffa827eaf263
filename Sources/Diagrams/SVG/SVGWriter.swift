/// Draws a picture as SVG: no script, no external reference, well-formed for any name.
public enum SVGWriter {
    /// Counts up when the drawing or the layout changes, so that pictures on disk are made anew.
    static let edition = "10"

    /// The picture as the text of an SVG file.
    public static func text(of picture: LaidOutDiagram) -> String {
        String(decoding: bytes(of: picture), as: UTF8.self)
    }

    /// The picture as the bytes of an SVG file, which are UTF-8.
    public static func bytes(of picture: LaidOutDiagram) -> [UInt8] {
        var writer = XMLWriter()
        let (width, height) = (picture.size.width, picture.size.height)
        writer.start(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": .text(SVGStyleSheet.rootClass), "width": .number(width),
                "height": .number(height), "viewBox": .numbers([0, 0, width, height]), "role": "img",
                "data-digest": .text(digest(of: picture.diagram)),
            ])
        writer.newline()
        writer.element("title", picture.diagram.title)
        writer.element("desc", picture.diagram.summary)
        writer.newline()
        writer.start("style")
        writer.newline()
        writer.markup(SVGStyleSheet.escapedText(of: picture.diagram.look.theme))
        if !picture.diagram.changes.isEmpty {
            writer.newline()
            writer.markup(SVGChange.styleSheet(of: picture.diagram.look.theme))
        }
        writer.newline()
        writer.end()
        writer.newline()
        writeGround(of: picture, to: &writer)
        // What marks changes lies behind all lines, or upon them all: it covers none.
        SVGChange.writeHalos(of: picture, to: &writer)
        for (line, route) in zip(picture.diagram.lines, picture.lines) {
            SVGLine.write(line, along: route, look: picture.diagram.look, to: &writer)
            writer.newline()
        }
        SVGChange.writeSigns(of: picture, to: &writer)
        var identifiers = SVGIdentifiers(prefix: picture.diagram.prefix)
        for (card, place) in zip(picture.diagram.cards, picture.cards) {
            SVGCard.write(card, at: place, id: identifiers.next(for: card.name), to: &writer)
            writer.newline()
        }
        writeEnd(of: picture, to: &writer)
        return writer.bytes
    }

    /// The picture as an element of an HTML page, as UTF-8: without a style sheet, which the page has once (`styleSheet`), and
    /// with what a script needs to make its parts things to point at. Each card is followed by the lines that start at it, so
    /// that the keyboard goes from one to the other; what would be a tooltip is a label, or `data-tip` for a row.
    public static func element(of picture: LaidOutDiagram) -> [UInt8] {
        var writer = XMLWriter()
        let (width, height) = (picture.size.width, picture.size.height)
        let diagram = picture.diagram
        writer.start(
            "svg",
            [
                "class": .text(SVGStyleSheet.rootClass), "width": .number(width), "height": .number(height),
                "viewBox": .numbers([0, 0, width, height]), "role": "group", "aria-label": .text(diagram.title),
                "data-detail": .text(diagram.detail.rawValue),
            ])
        writer.newline()
        writeGround(of: picture, to: &writer)
        var starting: [[Int]] = Array(repeating: [], count: diagram.cards.count)
        for (index, line) in diagram.lines.enumerated() { starting[line.from.card].append(index) }
        var identifiers = SVGIdentifiers(prefix: diagram.prefix)
        for (index, (card, place)) in zip(diagram.cards, picture.cards).enumerated() {
            SVGCard.write(card, at: place, id: identifiers.next(for: card.name), in: .page, to: &writer)
            writer.newline()
            for line in starting[index] {
                SVGLine.write(
                    diagram.lines[line], along: picture.lines[line], look: diagram.look, in: .page, to: &writer)
                writer.newline()
            }
        }
        writeEnd(of: picture, to: &writer)
        return writer.bytes
    }

    /// What lies behind lines and cards: the background, and frames.
    private static func writeGround(of picture: LaidOutDiagram, to writer: inout XMLWriter) {
        writer.empty(
            "rect", ["class": "bg", "width": .number(picture.size.width), "height": .number(picture.size.height)])
        writer.newline()
        for frame in picture.frames {
            SVGFrame.write(frame, to: &writer)
            writer.newline()
        }
    }

    /// The legend, and the end of the root element.
    private static func writeEnd(of picture: LaidOutDiagram, to writer: inout XMLWriter) {
        if !picture.legend.isEmpty {
            SVGLegend.write(picture.legend, to: &writer)
            writer.newline()
        }
        writer.end()
        writer.newline()
    }

    /// The style sheet of pictures, for a page that holds them.
    public static func styleSheet(for theme: DiagramLook.Theme) -> String { SVGStyleSheet.text(of: theme) }

    /// The digest of everything that a picture shows, 32 hexadecimal digits; where its parts are placed is not in it.
    public static func digest(of diagram: Diagram) -> String {
        DiagramDigest.text(of: diagram, edition: edition)
    }
}

extension XMLWriter {
    /// Writes an element that holds a text and has no attributes.
    mutating func element(_ name: StaticString, _ content: String) {
        element(name, [:], content)
    }
}
