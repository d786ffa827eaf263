/// Moves cards a little, up or down, so that lines which are nearly level become level.
struct Straightening {
    /// The farthest that a card is moved; small against the space that the layout engine keeps between cards.
    private static let reach = 8.0
    let skeleton: DiagramSkeleton

    /// Moves the cards of a part, from left to right, each to where the most of its nearly level lines become level.
    func apply(to cards: inout [Int: PlacedCard], of part: DiagramPart) {
        var links: [Int: [(own: Double, other: Int, otherMiddle: Double)]] = [:]
        for index in part.lines {
            let line = skeleton.diagram.lines[index]
            if line.isLoop { continue }
            let from = skeleton.geometries[line.from.card].middle(ofBand: skeleton.ends[index].from)
            let to = skeleton.geometries[line.to.card].middle(ofBand: skeleton.ends[index].to)
            links[line.from.card, default: []].append((from, line.to.card, to))
            links[line.to.card, default: []].append((to, line.from.card, from))
        }
        let leftToRight = part.cards.sorted { first, second in
            guard let left = cards[first], let right = cards[second] else { return first < second }
            return (left.left, left.top, first) < (right.left, right.top, second)
        }
        var settled: Set<Int> = []
        for card in leftToRight {
            defer { settled.insert(card) }
            guard let place = cards[card] else { continue }
            var votes: [Double: Int] = [:]
            for link in links[card] ?? [] where settled.contains(link.other) {
                guard let other = cards[link.other] else { continue }
                let distance = other.top + link.otherMiddle - place.top - link.own
                if abs(distance) <= Self.reach { votes[distance, default: 0] += 1 }
            }
            let best = votes.max { left, right in
                (left.value, -abs(left.key), left.key) < (right.value, -abs(right.key), right.key)
            }
            guard let best else { continue }
            cards[card] = PlacedCard(
                origin: Point(x: place.origin.x, y: place.origin.y + best.key), geometry: place.geometry)
        }
    }
}
