import DataModel

extension Card {
    /// The class that gives its head its colour.
    var headClass: String { headColor.rawValue }
}

/// Draws a card: its head with the title, then its rows.
enum SVGCard {
    private typealias Style = CardGeometry.Style
    private typealias FontSize = CardGeometry.FontSize
    private static let radius = 9.0

    static func write(
        _ card: Card, at place: PlacedCard, id: String, in form: SVGForm = .file, to writer: inout XMLWriter
    ) {
        writer.startGroup(
            XMLWriter.GroupAttributes(
                classes: (card.stub == nil ? "entity" : "entity stub")
                    + (card.change.map { " card-\($0.rawValue)" } ?? ""), id: id, entity: card.name,
                group: form == .page ? card.group.map { "\($0.number)" } : nil),
            saying: card.tooltip, in: form)
        let geometry = place.geometry
        writer.empty(
            "rect",
            [
                "class": "card", "x": .number(place.left), "y": .number(place.top),
                "width": .number(Double(geometry.width)), "height": .number(Double(geometry.height)),
                "rx": .number(radius),
            ])
        if card.stub == nil {
            writer.empty(
                "path",
                ["class": "head \(card.headClass)", "d": .path(head(of: place, border: card.change == nil ? 1 : 2))])
        }
        writeTitle(of: card, at: place, to: &writer)
        if let change = card.change {
            SVGChange.write(change, at: Point(x: place.left, y: place.top), to: &writer)
        }
        for (row, middle) in zip(card.attributes, geometry.attributeMiddles) {
            write(row, at: place, y: place.top + middle, in: form, to: &writer)
        }
        if let middle = geometry.hiddenMiddle {
            let text = "and \(card.hiddenAttributes) more"
            writer.element("text", position("note", place.left + Style.padding, place.top + middle), text)
        }
        if let rule = geometry.ruleY {
            var path = SVGPathText()
            path.move(to: Point(x: place.left + Style.padding, y: place.top + rule))
            path.horizontal(to: place.right - Style.padding)
            writer.empty("path", ["class": "rule", "d": .path(path)])
        }
        for (row, middle) in zip(card.relationships, geometry.relationshipMiddles) {
            write(row, at: place, y: place.top + middle, in: form, to: &writer)
        }
        writer.end()
    }

    /// The head's shape: round at the top; at the bottom too where the head is the whole card. It lies within the border.
    private static func head(of place: PlacedCard, border: Double) -> SVGPathText {
        let inset = border / 2
        let (left, right, top) = (place.left + inset, place.right - inset, place.top + inset)
        let radius = radius - inset
        let isWhole = place.geometry.headHeight == place.geometry.height
        let bottom = place.top + Double(place.geometry.headHeight) - (isWhole ? inset : 0)
        var path = SVGPathText()
        path.move(to: Point(x: left, y: top + radius))
        path.corner(radius, to: Point(x: left + radius, y: top))
        path.horizontal(to: right - radius)
        path.corner(radius, to: Point(x: right, y: top + radius))
        if isWhole {
            path.vertical(to: bottom - radius)
            path.corner(radius, to: Point(x: right - radius, y: bottom))
            path.horizontal(to: left + radius)
            path.corner(radius, to: Point(x: left, y: bottom - radius))
        } else {
            path.vertical(to: bottom)
            path.horizontal(to: left)
        }
        path.close()
        return path
    }

    private static func writeTitle(of card: Card, at place: PlacedCard, to writer: inout XMLWriter) {
        let x = place.left + Style.padding
        let middle = place.top + Double(place.geometry.headHeight) / 2
        let title = TextMetrics.fitted(
            card.name.shownInPicture, to: Style.titleLimit, size: FontSize.title, bold: true)
        let classes = card.isAbstract ? "title abstract" : "title"
        guard let note = card.note else {
            writer.element("text", position(classes, x, middle + 1), title)
            return
        }
        writer.element("text", position(classes, x, middle - 6), title)
        let fitted = TextMetrics.fitted(note.shownInPicture, to: Style.titleLimit, size: FontSize.note)
        writer.element("text", position("note", x, middle + 10), fitted)
    }

    private static func write(
        _ row: AttributeRow, at place: PlacedCard, y: Double, in form: SVGForm, to writer: inout XMLWriter
    ) {
        let name = TextMetrics.fitted(row.name.shownInPicture, to: Style.nameLimit, size: FontSize.text)
        let type = TextMetrics.fitted(row.type.shownInPicture, to: Style.typeLimit, size: FontSize.text)
        startRow(row.name, row.tooltip, in: form, to: &writer)
        write(row.change, at: place, y: y, to: &writer)
        writer.element("text", position(row.isComputed ? "name computed" : "name", place.left + Style.padding, y), name)
        if !type.isEmpty {
            writer.element("text", position("type", place.right - Style.padding, y, anchor: "end"), type)
        }
        endRow(row.tooltip, in: form, to: &writer)
    }

    private static func write(
        _ row: RelationshipRow, at place: PlacedCard, y: Double, in form: SVGForm, to writer: inout XMLWriter
    ) {
        let name = TextMetrics.fitted(row.name.shownInPicture, to: Style.nameLimit, size: FontSize.text)
        let target = TextMetrics.fitted(row.destination.shownInPicture, to: Style.typeLimit, size: FontSize.text)
        let left = place.left + Style.padding
        startRow(row.name, row.tooltip, in: form, to: &writer)
        write(row.change, at: place, y: y, to: &writer)
        writer.element("text", position("name", left, y), name)
        if let tag = row.tag {
            let rule = row.deleteRule?.rawValue ?? "unstated"
            let x = left + TextMetrics.width(of: name, size: FontSize.text) * Style.slack + Style.tagGap
            let width = CardGeometry.tagWidth(tag)
            writer.empty(
                "rect",
                [
                    "class": "tag \(rule)", "x": .number(x), "y": .number(y - 7), "width": .number(width),
                    "height": "14", "rx": "7",
                ])
            writer.element("text", position("tag-text \(rule)", x + width / 2, y - 0.7, anchor: "middle"), tag)
        }
        writer.element(
            "text", position("type", place.right - Style.padding, y, anchor: "end"), row.arrow + target)
        endRow(row.tooltip, in: form, to: &writer)
    }

    /// The ground of a row that is new, gone or changed, with its sign before the name.
    private static func write(_ change: ChangeMark?, at place: PlacedCard, y: Double, to writer: inout XMLWriter) {
        guard let change else { return }
        writer.empty(
            "rect",
            [
                "class": "change-\(change.rawValue)", "x": .number(place.left + 1), "y": .number(y - 10),
                "width": .number(Double(place.geometry.width) - 2), "height": "20",
            ])
        writer.element(
            "text", position("sign sign-\(change.rawValue)", place.left + Style.padding / 2, y, anchor: "middle"),
            change.sign)
    }

    private static func startRow(
        _ name: String, _ tooltip: String, in form: SVGForm, to writer: inout XMLWriter
    ) {
        if form == .page {
            let tip: XMLWriter.Value? = tooltip.isEmpty ? nil : .text(tooltip)
            writer.start("g", ["class": "row", "data-property": .text(name), "data-tip": tip])
            return
        }
        guard !tooltip.isEmpty else { return }
        writer.start("g")
        writer.element("title", tooltip)
    }

    private static func endRow(_ tooltip: String, in form: SVGForm, to writer: inout XMLWriter) {
        if form == .page || !tooltip.isEmpty { writer.end() }
    }

    /// The attributes of a text whose row has its middle at `y`.
    private static func position(
        _ classes: String, _ x: Double, _ y: Double, anchor: String? = nil
    ) -> XMLWriter.Attributes {
        [
            "class": .text(classes), "x": .number(x), "y": .number(y + 4),
            "text-anchor": anchor.map(XMLWriter.Value.text),
        ]
    }
}
