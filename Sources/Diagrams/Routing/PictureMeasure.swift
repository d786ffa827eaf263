/// What makes a picture easy or hard to read, counted; for tests, and for choosing between ways to lay out the same.
public struct PictureMeasure: Sendable, Equatable {
    /// How often two lines cross.
    public private(set) var crossings = 0
    /// How often lines turn; a corner that lines of one bus share counts for each of them.
    public private(set) var bends = 0
    /// The length of all lines, in points.
    public private(set) var length = 0.0
    /// The area of what is drawn, without margins and legend, in square points.
    public private(set) var area = 0.0
    /// Its width divided by its height.
    public private(set) var aspect = 1.0
    /// How many straight stretches come nearer than 5 points to a card that their line does not end at, or run through one
    /// of its own.
    public private(set) var nearCards = 0
    /// How many pairs of stretches lie on each other, or nearer than 3 points beside each other; those of one bus may.
    public private(set) var overlaps = 0
    /// How many pieces of lines are neither level nor upright nor the quarter of a circle between such.
    public private(set) var slants = 0

    /// The least distance of a line from a card that it does not end at.
    private static let clearance = 5.0
    /// The least distance of lines that run beside each other.
    private static let separation = 3.0

    /// Measures a picture.
    public init(of picture: LaidOutDiagram) {
        self.init(of: picture.diagram, cards: picture.cards, lines: picture.lines)
    }

    /// Measures cards and lines, in the order of a picture.
    init(of diagram: Diagram, cards: [PlacedCard], lines: [RoutedLine]) {
        let stretches = Stretches(of: diagram, lines: lines)
        (bends, length, slants) = (stretches.bends, stretches.length, stretches.slants)
        measureSize(cards, stretches)
        crossings = Self.crossings(stretches)
        overlaps = Self.overlaps(stretches.upright) + Self.overlaps(stretches.level)
        nearCards = Self.nearCards(diagram, cards, stretches)
    }

    private mutating func measureSize(_ cards: [PlacedCard], _ stretches: Stretches) {
        var low = Point(x: .infinity, y: .infinity)
        var high = Point(x: -.infinity, y: -.infinity)
        for card in cards {
            low = Point(x: min(low.x, card.left), y: min(low.y, card.top))
            high = Point(x: max(high.x, card.right), y: max(high.y, card.bottom))
        }
        for run in stretches.upright {
            low = Point(x: min(low.x, run.at), y: min(low.y, run.low))
            high = Point(x: max(high.x, run.at), y: max(high.y, run.high))
        }
        guard low.x < high.x, low.y < high.y else { return }
        area = (high.x - low.x) * (high.y - low.y)
        aspect = (high.x - low.x) / (high.y - low.y)
    }

    private static func crossings(_ stretches: Stretches) -> Int {
        let level = stretches.level
        var count = 0
        for run in stretches.upright {
            var index = level.firstIndex(from: run.low + 0.5)
            while index < level.count, level[index].at < run.high - 0.5 {
                let other = level[index]
                if other.bus != run.bus, other.low + 0.5 < run.at, run.at < other.high - 0.5 { count += 1 }
                index += 1
            }
        }
        return count
    }

    private static func overlaps(_ runs: [Stretch]) -> Int {
        var count = 0
        for (index, run) in runs.enumerated() {
            for other in runs[(index + 1)...] {
                if other.at - run.at >= separation { break }
                if other.bus != run.bus, min(run.high, other.high) - max(run.low, other.low) > 1 { count += 1 }
            }
        }
        return count
    }

    private static func nearCards(_ diagram: Diagram, _ cards: [PlacedCard], _ stretches: Stretches) -> Int {
        var count = 0
        for (index, card) in cards.enumerated() {
            func look(_ runs: [Stretch], _ low: Double, _ high: Double, _ sideLow: Double, _ sideHigh: Double) {
                var place = runs.firstIndex(from: low - clearance)
                while place < runs.count, runs[place].at < high + clearance {
                    let run = runs[place]
                    let line = diagram.lines[run.line]
                    // A line touches the cards that it ends at, and nothing more of them.
                    let isOwn = line.from.card == index || line.to.card == index
                    let space = isOwn ? -1 : clearance
                    if run.at > low - space, run.at < high + space, run.low < sideHigh + space, run.high > sideLow - space {
                        count += 1
                    }
                    place += 1
                }
            }
            look(stretches.upright, card.left, card.right, card.top, card.bottom)
            look(stretches.level, card.top, card.bottom, card.left, card.right)
        }
        return count
    }
}
