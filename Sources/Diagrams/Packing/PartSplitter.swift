/// A connected part of a picture, as it goes to the layout engine; cards that nothing links are parts of their own,
/// unless they stand in a frame with others.
struct DiagramPart {
    /// The indices of its cards, in the picture's order.
    let cards: [Int]
    /// The indices of its lines, loops included, in the picture's order.
    let lines: [Int]

    /// Splits a picture into its connected parts, in the order of their first cards.
    static func parts(of diagram: Diagram) -> [DiagramPart] {
        var roots = Array(diagram.cards.indices)
        func root(of card: Int) -> Int {
            var card = card
            while roots[card] != card {
                roots[card] = roots[roots[card]]
                card = roots[card]
            }
            return card
        }
        func join(_ card: Int, _ other: Int) {
            let (first, second) = (root(of: card), root(of: other))
            if first != second { roots[max(first, second)] = min(first, second) }
        }
        for line in diagram.lines { join(line.from.card, line.to.card) }
        // A frame is not torn.
        for frame in diagram.frames { for card in frame.cards.dropFirst() { join(frame.cards[0], card) } }
        var cards: [Int: [Int]] = [:]
        for card in diagram.cards.indices { cards[root(of: card), default: []].append(card) }
        var lines: [Int: [Int]] = [:]
        for (index, line) in diagram.lines.enumerated() { lines[root(of: line.from.card), default: []].append(index) }
        return cards.keys.sorted().map { DiagramPart(cards: cards[$0] ?? [], lines: lines[$0] ?? []) }
    }
}
