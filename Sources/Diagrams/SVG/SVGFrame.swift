/// Draws the frame of a group with its title, behind everything else.
enum SVGFrame {
    private static let radius = 14.0
    private static let inset = 14.0

    static func write(_ frame: PlacedFrame, to writer: inout XMLWriter) {
        writer.start("g", ["class": "group", "data-group": .text(frame.group.title)])
        writer.empty(
            "rect",
            [
                "class": .text("frame \(frame.group.color.rawValue)"), "x": .number(frame.origin.x),
                "y": .number(frame.origin.y), "width": .number(frame.size.width), "height": .number(frame.size.height),
                "rx": .number(radius),
            ])
        let title = TextMetrics.fitted(
            frame.group.title.shownInPicture, to: frame.size.width - 2 * inset, size: 13, bold: true)
        writer.element(
            "text",
            ["class": "frame-title", "x": .number(frame.origin.x + inset), "y": .number(frame.origin.y + 21)], title)
        writer.end()
    }
}
