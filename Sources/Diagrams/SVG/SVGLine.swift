/// Draws a line with what stands at its two ends.
enum SVGLine {
    static func write(
        _ line: Line, along route: RoutedLine, look: DiagramLook, in form: SVGForm = .file, to writer: inout XMLWriter
    ) {
        guard let change = line.change else {
            writePlain(line, along: route, look: look, in: form, to: &writer)
            return
        }
        writer.start("g", ["class": "change change-\(change.rawValue)"])
        writePlain(line, along: route, look: look, in: form, to: &writer)
        writer.end()
    }

    private static func writePlain(
        _ line: Line, along route: RoutedLine, look: DiagramLook, in form: SVGForm, to writer: inout XMLWriter
    ) {
        switch line.kind {
        case .pair, .oneWay: writeRelationship(line, along: route, look: look, in: form, to: &writer)
        case .inheritance: writeInheritance(line, along: route, in: form, to: &writer)
        case .fetched: writeFetched(line, along: route, in: form, to: &writer)
        }
    }

    private static func start(_ line: Line, _ classes: String, in form: SVGForm, to writer: inout XMLWriter) {
        writer.startGroup(
            XMLWriter.GroupAttributes(classes: classes, from: line.from.name, to: line.to.name), saying: line.summary,
            in: form)
    }

    private static func writeRelationship(
        _ line: Line, along route: RoutedLine, look: DiagramLook, in form: SVGForm, to writer: inout XMLWriter
    ) {
        var classes = "relationship from-\(line.from.effect.rawValue) to-\(line.to.effect.rawValue)"
        if line.kind == .oneWay { classes += " one-way" }
        start(line, classes, in: form, to: &writer)
        let (from, to) = (line.from.outcome.rawValue, line.to.outcome.rawValue)
        if from == to {
            writer.empty("path", ["class": "line \(from)", "d": .path(SVGPathText(route.path))])
        } else {
            let halves = route.halves
            writer.empty("path", ["class": "line \(from)", "d": .path(SVGPathText(halves.first))])
            writer.empty("path", ["class": "line \(to)", "d": .path(SVGPathText(halves.second))])
        }
        if line.kind == .oneWay { writeSolidEnd(of: line, along: route, look: look, to: &writer) }
        writer.start("g", ["class": "end from"])
        let start = SVGMark.Place(
            point: route.path.start, direction: route.leavesRight ? 1 : -1, isAtHead: line.from.row == nil)
        if line.kind == .oneWay { SVGMark.writeNub(at: start, to: &writer) }
        if let cardinality = line.from.cardinality {
            SVGMark.write(cardinality, at: start, in: look.notation, to: &writer)
        }
        writer.end()
        writer.start("g", ["class": "end to"])
        let end = SVGMark.Place(
            point: route.path.end, direction: route.arrivesRight ? 1 : -1, isAtHead: line.to.row == nil)
        if let cardinality = line.to.cardinality { SVGMark.write(cardinality, at: end, in: look.notation, to: &writer) }
        writer.end()
        writer.end()
    }

    /// Draws the dashed line without gaps where its mark stands, which would come apart otherwise.
    private static func writeSolidEnd(
        of line: Line, along route: RoutedLine, look: DiagramLook, to writer: inout XMLWriter
    ) {
        let reach = SVGMark.length(of: line.to, look: look)
        guard reach > 0 else { return }
        let end = SVGMark.Place(point: route.path.end, direction: route.arrivesRight ? 1 : -1)
        writer.empty(
            "path",
            [
                "class": "line \(line.to.outcome.rawValue) solid",
                "d": .path(SVGPathText(from: end.point(0), to: end.point(reach))),
            ])
    }

    private static func writeInheritance(
        _ line: Line, along route: RoutedLine, in form: SVGForm, to writer: inout XMLWriter
    ) {
        start(line, "inheritance", in: form, to: &writer)
        writer.empty("path", ["class": "line", "d": .path(SVGPathText(route.path))])
        // The line starts at what the other is a kind of.
        SVGMark.writeTriangle(
            at: SVGMark.Place(point: route.path.start, direction: route.leavesRight ? 1 : -1), to: &writer)
        writer.end()
    }

    private static func writeFetched(
        _ line: Line, along route: RoutedLine, in form: SVGForm, to writer: inout XMLWriter
    ) {
        start(line, "fetched", in: form, to: &writer)
        writer.empty("path", ["class": "line", "d": .path(SVGPathText(route.path))])
        SVGMark.writeArrow(
            at: SVGMark.Place(point: route.path.end, direction: route.arrivesRight ? 1 : -1), to: &writer)
        writer.end()
    }
}
