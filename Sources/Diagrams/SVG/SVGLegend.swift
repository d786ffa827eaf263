/// Draws the legend: a sample of each mark and colour, with what it means.
enum SVGLegend {
    static func write(_ items: [PlacedLegendItem], to writer: inout XMLWriter) {
        writer.start("g", ["class": "legend"])
        for placed in items {
            writer.newline()
            writer.start("g", ["class": group(of: placed.item).map(XMLWriter.Value.text)])
            sample(of: placed.item, at: placed.origin, to: &writer)
            writer.element(
                "text",
                [
                    "x": .number(placed.origin.x + DiagramComposer.legendSample + 7),
                    "y": .number(placed.origin.y + 3.7),
                ], placed.item.text)
            writer.end()
        }
        writer.newline()
        writer.end()
    }

    /// The class that gives a sample the look of what it explains, where that comes from a group.
    private static func group(of item: LegendItem) -> String? {
        switch item {
        case .oneWay: "one-way"
        case .stub: "stub"
        default: nil
        }
    }

    private static func sample(of item: LegendItem, at origin: Point, to writer: inout XMLWriter) {
        let end = Point(x: origin.x + DiagramComposer.legendSample, y: origin.y)
        let line = XMLWriter.Value.path(SVGPathText(from: origin, to: end))
        let place = SVGMark.Place(point: end, direction: -1)
        switch item {
        case .mark(let shape):
            writer.empty("path", ["class": "line", "d": line])
            SVGMark.write(shape, at: place, to: &writer)
        case .outcome(let outcome): writer.empty("path", ["class": "line \(outcome.rawValue)", "d": line])
        case .rule(let rule): swatch("tag \(rule.rawValue)", at: origin, to: &writer)
        case .oneWay:
            writer.empty("path", ["class": "line", "d": line])
            SVGMark.writeNub(at: SVGMark.Place(point: origin, direction: 1), to: &writer)
        case .inheritance:
            writer.empty("path", ["class": "triangle", "d": line])
            SVGMark.writeTriangle(at: place, to: &writer)
        case .fetched:
            writer.empty("path", ["class": "head-of-arrow", "d": line, "stroke-dasharray": "1.5 3.5"])
            SVGMark.writeArrow(at: place, to: &writer)
        case .tint(let tint): swatch("swatch head \(tint.rawValue)", at: origin, to: &writer)
        case .group(let group):
            swatch(group.name == nil ? "swatch head plain" : "swatch \(group.color.rawValue)", at: origin, to: &writer)
        case .stub: swatch("card", at: origin, to: &writer)
        case .change(let mark):
            swatch("swatch change-\(mark.rawValue)", at: origin, to: &writer)
            SVGChange.write(
                mark, at: Point(x: origin.x + DiagramComposer.legendSample / 2, y: origin.y), to: &writer)
        }
    }

    private static func swatch(_ classes: String, at origin: Point, to writer: inout XMLWriter) {
        writer.empty(
            "rect",
            [
                "class": .text(classes), "x": .number(origin.x), "y": .number(origin.y - 7),
                "width": .number(DiagramComposer.legendSample), "height": "14", "rx": "4",
            ])
    }
}
