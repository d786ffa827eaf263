/// What makes a picture easy or hard to read, counted; for tests, and for choosing between ways to lay out the same.
public struct PictureMeasure: Sendable, Equatable {
    /// How often two lines cross; stretches that lines of a bus share count once.
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
        let numbers = Array(picture.cards.indices)
        self.init(of: picture.diagram.lines, numbers: numbers, cards: picture.cards, routes: picture.lines)
    }

    /// Measures some cards and lines.
    ///
    /// - Parameters:
    ///   - lines: the lines.
    ///   - numbers: for each card that lines speak of its number in `cards`.
    ///   - cards: the cards' places.
    ///   - routes: the lines' ways.
    init(of lines: [Line], numbers: [Int], cards: [PlacedCard], routes: [RoutedLine]) {
        let stretches = Stretches(of: lines, routes: routes)
        (bends, length, slants) = (stretches.bends, stretches.length, stretches.slants)
        measureSize(cards, stretches)
        crossings = Self.crossings(stretches)
        overlaps = Self.overlaps(stretches.upright) + Self.overlaps(stretches.level)
        let ends = lines.map { (numbers[$0.from.card], numbers[$0.to.card]) }
        nearCards = Self.nearCards(ends, cards, stretches)
    }

    /// What the picture costs who reads it, as a length in grid lines: lines, turns and crossings; more for a shape that is far
    /// from that of a page, and much more beyond 1:2 and 3:1.
    var cost: Double {
        let lines = length / Grid.unit + Double(bends * PlanCost.bend) / 2 + Double(crossings * PlanCost.crossing)
        let ratio = max(aspect / 1.4, 1.4 / aspect)
        let isExtreme = aspect < 0.5 || aspect > 3
        return (lines + area.squareRoot() / Grid.unit) * (0.85 + 0.15 * ratio) * (isExtreme ? 1.5 : 1)
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
        var shared: Set<Crossing> = []
        for run in stretches.upright {
            var index = level.firstIndex(from: run.low + 0.5)
            while index < level.count, level[index].at < run.high - 0.5 {
                let other = level[index]
                index += 1
                guard other.bus != run.bus, other.low + 0.5 < run.at, run.at < other.high - 0.5 else { continue }
                if run.bus < 0 || other.bus < 0 {
                    shared.insert(Crossing(first: run.bus, second: other.bus, at: Point(x: run.at, y: other.at)))
                } else {
                    count += 1
                }
            }
        }
        return count + shared.count
    }

    /// A place at which a bus and another line cross.
    private struct Crossing: Hashable {
        let first: Int
        let second: Int
        let at: Point
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

    private static func nearCards(
        _ ends: [(from: Int, to: Int)], _ cards: [PlacedCard], _ stretches: Stretches
    ) -> Int {
        var count = 0
        for (index, card) in cards.enumerated() {
            func look(_ runs: [Stretch], _ low: Double, _ high: Double, _ sideLow: Double, _ sideHigh: Double) {
                var place = runs.firstIndex(from: low - clearance)
                while place < runs.count, runs[place].at < high + clearance {
                    let run = runs[place]
                    let line = ends[run.line]
                    // A line touches the cards that it ends at, and nothing more of them.
                    let isOwn = line.from == index || line.to == index
                    let space = isOwn ? -1 : clearance
                    let isNear = run.at > low - space && run.at < high + space
                    if isNear, run.low < sideHigh + space, run.high > sideLow - space { count += 1 }
                    place += 1
                }
            }
            look(stretches.upright, card.left, card.right, card.top, card.bottom)
            look(stretches.level, card.top, card.bottom, card.left, card.right)
        }
        return count
    }
}
