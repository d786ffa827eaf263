import DataModel

/// The sizes of a card and where its rows are, in points from its top left corner; the same on every machine.
public struct CardGeometry: Sendable, Equatable {
    /// The card's width.
    public let width: Int
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
    /// The places at the side of the head where lines end that have no row.
    public let laneMiddles: [Double]
    /// The bands of the card's side from the top: the lanes of the head, then what has no lines, then rows.
    let bands: [Int]
    /// The index of the first relationship row's bands.
    let firstRowBand: Int
    /// How many bands each relationship row has: two where both ends of a line are at it.
    let bandsPerRow: [Int]

    /// The style of cards: points.
    enum Style {
        static let padding = 14.0
        static let headHeight = 34
        static let noteHeight = 14
        static let rowHeight = 22
        static let topPadding = 6
        static let ruleHeight = 9
        static let bottomPadding = 8
        static let laneHeight = 15
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
    ///   - lanes: how many lines end at its head, one place each.
    ///   - doubleRows: the relationship rows at which both ends of a line are.
    init(of card: Card, lanes: Int, doubleRows: Set<Int>) {
        width = Self.width(of: card)
        let head = Style.headHeight + (card.note == nil ? 0 : Style.noteHeight)
        headHeight = max(head, lanes > 1 ? lanes * Style.laneHeight : 0)
        var bands: [Int] = []
        var middles: [Double] = []
        let count = max(lanes, 1)
        for lane in 0..<count {
            let top = headHeight * lane / count
            let bottom = headHeight * (lane + 1) / count
            bands.append(bottom - top)
            middles.append(Double(top + bottom) / 2)
        }
        laneMiddles = middles

        let hasAttributes = !card.attributes.isEmpty || card.hiddenAttributes > 0
        let hasRelationships = !card.relationships.isEmpty
        var y = headHeight
        if hasAttributes || hasRelationships { y += Style.topPadding }
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
        if hasAttributes && hasRelationships {
            ruleY = Double(y) + Double(Style.ruleHeight) / 2
            y += Style.ruleHeight
        } else {
            ruleY = nil
        }
        if y > headHeight { bands.append(y - headHeight) }
        firstRowBand = bands.count
        var rows: [Double] = []
        var counts: [Int] = []
        for row in card.relationships.indices {
            if doubleRows.contains(row) {
                bands += [Style.rowHeight * 3 / 4, Style.rowHeight * 3 / 4]
                counts.append(2)
                rows.append(Double(y) + Double(Style.rowHeight * 3 / 4))
                y += Style.rowHeight * 3 / 4 * 2
            } else {
                bands.append(Style.rowHeight)
                counts.append(1)
                rows.append(Double(y) + Double(Style.rowHeight) / 2)
                y += Style.rowHeight
            }
        }
        relationshipMiddles = rows
        bandsPerRow = counts
        if hasAttributes || hasRelationships {
            bands.append(Style.bottomPadding)
            y += Style.bottomPadding
        }
        height = y
        self.bands = bands
    }

    /// The band of a relationship row; `second` asks for the lower one of a row that has two.
    func band(ofRow row: Int, second: Bool = false) -> Int {
        firstRowBand + bandsPerRow[..<row].reduce(0, +) + (second && bandsPerRow[row] > 1 ? 1 : 0)
    }

    /// The middle of a band, in points from the top.
    func middle(ofBand band: Int) -> Double {
        Double(bands[..<band].reduce(0, +)) + Double(bands[band]) / 2
    }

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
