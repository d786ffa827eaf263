/// The measures of routing. All level stretches of lines lie on grid lines, so that two of them are either as one or a
/// grid line apart; a card stands so that its rows lie on grid lines too.
enum Grid {
    /// The distance of grid lines in points: half a row of a card.
    static let unit = 11.0
    /// The least distance of a passing line from a card, in points.
    static let clearance = 7.0
    /// The distance of upright stretches that run beside each other, in points.
    static let track = 9.0
    /// The radius of corners in points.
    static let radius = 7.0
    /// The free space beside the side of a card at which no line ends, in points.
    static let sideSpace = 12.0
    /// The space between a mark and the first upright stretch, in points.
    static let markSpace = 9.0
    /// How many grid lines are free between two cards above each other, at least.
    static let cardGap = 2
}
