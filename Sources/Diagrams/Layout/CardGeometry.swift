import DataModel

/// The sizes of a card and where its rows are, in points from its top left corner; the same on every machine.
public struct CardGeometry: Sendable, Equatable {
    /// The card's width.
    public internal(set) var width: Int
    /// The card's height.
    public let height: Int
    /// The height of the head with the title.
    public let headHeight: Int
    /// The middles of the attribute rows.
    public let attributeMiddles: [Double]
    /// The middle of the row that counts hidden attributes.
    public let hiddenMiddle: Double?
    /// Where the rule between attributes and relationships runs.
    public let ruleY: Double?
    /// The middles of the relationship rows.
    public let relationshipMiddles: [Double]
    /// The bands of the card's side from the top: the head, then what has no lines, then a band a row.
    let bands: [Int]
    /// The index of the first relationship row's band.
    let firstRowBand: Int
    /// How far the card's first grid line lies below its top, in points: so that the rows lie on grid lines.
    let phase: Int
    /// The grid lines of the relationship rows, counted from the card's first.
    let rowLines: [Int]
    /// The grid lines at the head at which lines may end.
    let headLines: ClosedRange<Int>

    /// The style of cards: points.
    enum Style {
        static let padding = 14.0
        static let headHeight = 34
        static let noteHeight = 14
        static let rowHeight = 22
        static let topPadding = 6
        static let ruleHeight = 9
        static let bottomPadding = 8
        /// How far from the head's top and bottom a line may end.
        static let headInset = 9
        static let gap = 22.0
        static let minimumWidth = 120.0
        static let nameLimit = 240.0
        static let typeLimit = 220.0
        static let titleLimit = 420.0
        static let tagPadding = 7.0
        static let tagGap = 8.0
        /// Measured text is taken a little wider than it is, for fonts that are nearly, not quite, Helvetica.
        static let slack = 1.02
    }

    /// The sizes of text in points.
    enum FontSize {
        static let title = 14.0
        static let text = 12.0
        static let note = 10.5
        static let tag = 9.5
    }

    /// Measures a card.
    ///
    /// - Parameters:
    ///   - card: what is on it.
    ///   - headEnds: how many lines end at one side of its head.
    ///   - doubleRows: the relationship rows at which both ends of a line are.
    ///   - width: the card's width, where it is known.
    init(of card: Card, headEnds: Int, doubleRows: Set<Int>, width: Int? = nil) {
        self.width = width ?? Self.width(of: card)
        let unit = Int(Grid.unit)
        let hasRows = !card.attributes.isEmpty || card.hiddenAttributes > 0 || !card.relationships.isEmpty
        let hasRelationships = !card.relationships.isEmpty
        var head = Style.headHeight + (card.note == nil ? 0 : Style.noteHeight)
        if headEnds > 1 { head = max(head, (headEnds - 1) * unit + 2 * Style.headInset) }
        // What lies between the head and the first row, so that the head can be made to hold its grid lines.
        let rule = (!card.attributes.isEmpty || card.hiddenAttributes > 0) && hasRelationships ? Style.ruleHeight : 0
        let attributes = card.attributes.count + (card.hiddenAttributes > 0 ? 1 : 0)
        let toFirstRow = Style.topPadding + attributes * Style.rowHeight + rule + Style.rowHeight / 2
        func lines(of head: Int) -> (phase: Int, lines: ClosedRange<Int>?) {
            let anchor = hasRelationships ? head + toFirstRow : head / 2 + (headEnds % 2 == 0 && headEnds > 0 ? 5 : 0)
            let phase = anchor % unit
            let first = (Style.headInset - phase + unit - 1) / unit
            let last = (head - Style.headInset - phase) / unit
            return (phase, first <= last ? first...last : nil)
        }
        while (lines(of: head).lines?.count ?? 0) < max(headEnds, 1) { head += 1 }
        let fitting = lines(of: head)
        headHeight = head
        phase = fitting.phase
        headLines = fitting.lines ?? 0...0
        var bands = [head]

        var y = headHeight
        if hasRows { y += Style.topPadding }
        attributeMiddles = card.attributes.indices.map {
            Double(y + $0 * Style.rowHeight) + Double(Style.rowHeight) / 2
        }
        y += card.attributes.count * Style.rowHeight
        if card.hiddenAttributes > 0 {
            hiddenMiddle = Double(y) + Double(Style.rowHeight) / 2
            y += Style.rowHeight
        } else {
            hiddenMiddle = nil
        }
        if rule > 0 {
            ruleY = Double(y) + Double(Style.ruleHeight) / 2
            y += Style.ruleHeight
        } else {
            ruleY = nil
        }
        if y > headHeight { bands.append(y - headHeight) }
        firstRowBand = bands.count
        var rows: [Double] = []
        for row in card.relationships.indices {
            let height = doubleRows.contains(row) ? 2 * Style.rowHeight : Style.rowHeight
            bands.append(height)
            rows.append(Double(y) + Double(height) / 2)
            y += height
        }
        relationshipMiddles = rows
        let start = phase
        rowLines = rows.map { (Int($0) - start) / unit }
        if hasRows {
            bands.append(Style.bottomPadding)
            y += Style.bottomPadding
        }
        height = y
        self.bands = bands
    }

    /// The band of a relationship row, or of the head where there is none.
    func band(ofRow row: Int?) -> Int { row.map { firstRowBand + $0 } ?? 0 }

    private static func width(of card: Card) -> Int {
        func measured(_ text: String, _ size: Double, limit: Double, bold: Bool = false) -> Double {
            let shown = TextMetrics.fitted(text.shownInPicture, to: limit, size: size, bold: bold)
            return TextMetrics.width(of: shown, size: size, bold: bold) * Style.slack
        }
        var widest = max(
            Style.minimumWidth - 2 * Style.padding,
            measured(card.name, FontSize.title, limit: Style.titleLimit, bold: true))
        if let note = card.note { widest = max(widest, measured(note, FontSize.note, limit: Style.titleLimit)) }
        for row in card.attributes {
            let name = measured(row.name, FontSize.text, limit: Style.nameLimit)
            widest = max(widest, name + Style.gap + measured(row.type, FontSize.text, limit: Style.typeLimit))
        }
        for row in card.relationships {
            var width = measured(row.name, FontSize.text, limit: Style.nameLimit) + Style.gap
            width += measured(row.arrow, FontSize.text, limit: Style.typeLimit)
            width += measured(row.destination, FontSize.text, limit: Style.typeLimit)
            if let tag = row.tag { width += Style.tagGap + tagWidth(tag) }
            widest = max(widest, width)
        }
        return Int((widest + 2 * Style.padding).rounded(.up))
    }

    /// The width of the small label of a delete rule.
    static func tagWidth(_ text: String) -> Double {
        TextMetrics.width(of: text, size: FontSize.tag) + 2 * Style.tagPadding
    }
}

extension RelationshipRow {
    /// The arrow before the destination: `»` for to-many, `›` for to-one.
    var arrow: String { isToMany ? "» " : "› " }

    /// What its delete rule does.
    var effect: Line.Effect { Line.Effect(of: deleteRule) }

    /// The text of the small label, for a delete rule that is not the usual one.
    var tag: String? { effect.tag }
}
