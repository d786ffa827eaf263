/// Draws a line with what stands at its two ends.
enum SVGLine {
    static func write(_ line: Line, along route: RoutedLine, look: DiagramLook, to writer: inout XMLWriter) {
        switch line.kind {
        case .pair, .oneWay: writeRelationship(line, along: route, look: look, to: &writer)
        case .inheritance: writeInheritance(line, along: route, to: &writer)
        case .fetched: writeFetched(line, along: route, to: &writer)
        }
    }

    private static func writeRelationship(
        _ line: Line, along route: RoutedLine, look: DiagramLook, to writer: inout XMLWriter
    ) {
        var classes = "relationship from-\(line.from.effect.rawValue) to-\(line.to.effect.rawValue)"
        if line.kind == .oneWay { classes += " one-way" }
        writer.start(
            "g", ["class": .text(classes), "data-from": .text(line.from.name), "data-to": .text(line.to.name)])
        writer.element("title", line.summary)
        let (from, to) = (line.from.outcome.rawValue, line.to.outcome.rawValue)
        if from == to {
            writer.empty("path", ["class": "line \(from)", "d": .path(SVGPathText(route.path))])
        } else {
            let halves = route.path.halves
            writer.empty("path", ["class": "line \(from)", "d": .path(SVGPathText(halves.first))])
            writer.empty("path", ["class": "line \(to)", "d": .path(SVGPathText(halves.second))])
        }
        writer.start("g", ["class": "end from"])
        let start = SVGMark.Place(point: route.path.start, direction: route.leavesRight ? 1 : -1)
        if line.kind == .oneWay { SVGMark.writeNub(at: start, to: &writer) }
        if let cardinality = line.from.cardinality {
            SVGMark.write(cardinality, at: start, in: look.notation, to: &writer)
        }
        writer.end()
        writer.start("g", ["class": "end to"])
        let end = SVGMark.Place(point: route.path.end, direction: route.arrivesRight ? 1 : -1)
        if let cardinality = line.to.cardinality { SVGMark.write(cardinality, at: end, in: look.notation, to: &writer) }
        writer.end()
        writer.end()
    }

    private static func writeInheritance(_ line: Line, along route: RoutedLine, to writer: inout XMLWriter) {
        writer.start("g", ["class": "inheritance", "data-from": .text(line.from.name), "data-to": .text(line.to.name)])
        writer.element("title", line.summary)
        writer.empty("path", ["class": "line", "d": .path(SVGPathText(route.path))])
        // The line starts at what the other is a kind of.
        SVGMark.writeTriangle(
            at: SVGMark.Place(point: route.path.start, direction: route.leavesRight ? 1 : -1), to: &writer)
        writer.end()
    }

    private static func writeFetched(_ line: Line, along route: RoutedLine, to writer: inout XMLWriter) {
        writer.start("g", ["class": "fetched", "data-from": .text(line.from.name), "data-to": .text(line.to.name)])
        writer.element("title", line.summary)
        writer.empty("path", ["class": "line", "d": .path(SVGPathText(route.path))])
        SVGMark.writeArrow(
            at: SVGMark.Place(point: route.path.end, direction: route.arrivesRight ? 1 : -1), to: &writer)
        writer.end()
    }
}
