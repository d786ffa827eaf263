import ModelAnalysis

/// Draws what stands at the end of a line, in the free space beside a card.
enum SVGMark {
    /// An end of a line at the side of a card.
    struct Place {
        /// Where the line meets the card.
        let point: Point
        /// Which way the line leaves the card: 1 to the right, -1 to the left.
        let direction: Double
        /// How far a mark reaches to both sides of its line.
        let halfWidth: Double

        /// - Parameters:
        ///   - point: where the line meets the card.
        ///   - direction: 1 to the right, -1 to the left.
        ///   - isAtHead: whether lines may end half a row from this one, as they do at heads.
        init(point: Point, direction: Double, isAtHead: Bool = false) {
            self.point = point
            self.direction = direction
            halfWidth = isAtHead ? 3.5 : 5
        }

        /// The point at a distance from the card, and beside the line.
        func point(_ distance: Double, aside: Double = 0) -> Point {
            Point(x: point.x + direction * distance, y: point.y + aside)
        }
    }

    /// How far a mark reaches up from its line, with the text of bounds.
    static let height = 16.0
    /// The space between a card and the text of bounds.
    private static let boundsInset = 4.0

    /// How far what is drawn at an end of a line reaches from its card.
    static func reach(of end: Line.End, on line: Line, isStart: Bool, look: DiagramLook) -> Double {
        guard let cardinality = end.cardinality else {
            switch line.kind {
            case .inheritance: return isStart ? 11 : 0
            case .oneWay: return isStart ? 6 : 0
            case .fetched: return isStart ? 0 : 8
            case .pair: return 0
            }
        }
        let mark = NotationMark(of: cardinality, in: look.notation)
        guard let text = mark.text else { return mark.length }
        return max(mark.length, boundsInset + TextMetrics.width(of: text, size: CardGeometry.FontSize.tag))
    }

    /// How long the mark of an end is, without the text of bounds.
    static func length(of end: Line.End, look: DiagramLook) -> Double {
        end.cardinality.map { NotationMark(of: $0, in: look.notation).length } ?? 0
    }

    /// The mark of a number of objects, with its bounds as text where the mark does not tell them.
    static func write(
        _ cardinality: Cardinality, at place: Place, in notation: DiagramLook.Notation, to writer: inout XMLWriter
    ) {
        let mark = NotationMark(of: cardinality, in: notation)
        write(mark.shape, at: place, to: &writer)
        if let bounds = mark.text {
            let anchor = place.direction > 0 ? "start" : "end"
            let text = place.point(boundsInset, aside: -place.halfWidth - 3)
            writer.element(
                "text", ["class": "bounds", "x": .number(text.x), "y": .number(text.y), "text-anchor": .text(anchor)],
                bounds)
        }
    }

    /// The shape alone.
    static func write(_ shape: NotationMark.Shape, at place: Place, to writer: inout XMLWriter) {
        switch shape {
        case .foot(let mark): write(mark, at: place, to: &writer)
        case .arrow(let isToMany):
            var path = SVGPathText()
            addHead(0, place, to: &path)
            if isToMany { addHead(8, place, to: &path) }
            writer.empty("path", ["class": "arrow", "d": .path(path)])
        case .bare: break
        }
    }

    private static func addHead(_ distance: Double, _ place: Place, to path: inout SVGPathText) {
        path.move(to: place.point(distance + 9, aside: -place.halfWidth))
        path.line(to: place.point(distance))
        path.line(to: place.point(distance + 9, aside: place.halfWidth))
        path.close()
    }

    private static func write(_ mark: EndMark, at place: Place, to writer: inout XMLWriter) {
        var path = SVGPathText()
        switch mark {
        case .exactlyOne:
            addBar(7, place, to: &path)
            addBar(12, place, to: &path)
        case .one, .atMostOne: addBar(7, place, to: &path)
        case .atLeastOne:
            addFoot(place, to: &path)
            addBar(17, place, to: &path)
        case .many, .anyNumber: addFoot(place, to: &path)
        }
        writer.empty("path", ["class": "mark", "d": .path(path)])
        switch mark {
        case .atMostOne: writeRing(13, place, to: &writer)
        case .anyNumber: writeRing(17, place, to: &writer)
        case .exactlyOne, .one, .atLeastOne, .many: break
        }
    }

    /// The dot at the start of a one-way line.
    static func writeNub(at place: Place, to writer: inout XMLWriter) {
        let center = place.point(3)
        writer.empty("circle", ["class": "nub", "cx": .number(center.x), "cy": .number(center.y), "r": "3"])
    }

    /// The hollow triangle at what others are kinds of.
    static func writeTriangle(at place: Place, to writer: inout XMLWriter) {
        var path = SVGPathText(from: place.point(0), to: place.point(11, aside: -place.halfWidth))
        path.line(to: place.point(11, aside: place.halfWidth))
        path.close()
        writer.empty("path", ["class": "triangle", "d": .path(path)])
    }

    /// The open arrow of a stored search.
    static func writeArrow(at place: Place, to writer: inout XMLWriter) {
        var path = SVGPathText(from: place.point(8, aside: -4.5), to: place.point(1))
        path.line(to: place.point(8, aside: 4.5))
        writer.empty("path", ["class": "head-of-arrow", "d": .path(path)])
    }

    private static func addBar(_ distance: Double, _ place: Place, to path: inout SVGPathText) {
        path.move(to: place.point(distance, aside: -place.halfWidth))
        path.line(to: place.point(distance, aside: place.halfWidth))
    }

    private static func addFoot(_ place: Place, to path: inout SVGPathText) {
        path.move(to: place.point(0, aside: -place.halfWidth))
        path.line(to: place.point(12))
        path.line(to: place.point(0, aside: place.halfWidth))
    }

    private static func writeRing(_ distance: Double, _ place: Place, to writer: inout XMLWriter) {
        let center = place.point(distance)
        writer.empty(
            "circle",
            [
                "class": "mark ring", "cx": .number(center.x), "cy": .number(center.y),
                "r": .number(min(4, place.halfWidth)),
            ])
    }
}
