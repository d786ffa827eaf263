import Testing

@testable import Diagrams

@Suite struct LayeredLayoutTests {
    private func skeleton(_ count: Int, _ edges: [(Int, Int)]) -> Skeleton {
        Skeleton(
            nodes: [Skeleton.Node](repeating: Skeleton.Node(width: 100, bands: [30]), count: count),
            edges: edges.map { tail, head in
                Skeleton.Edge(
                    tail: Skeleton.Anchor(node: tail, band: 0), head: Skeleton.Anchor(node: head, band: 0), weight: 1)
            })
    }

    @Test func edgesLeadToTheRight() {
        let placement = LayeredLayout.placement(of: skeleton(4, [(0, 1), (1, 2), (0, 2), (3, 2)]))
        #expect(placement.nodes.map(\.column) == [0, 1, 2, 0])
        #expect(placement.passages.map(\.count) == [0, 0, 1, 1])
    }

    @Test func circlesComeToAnEnd() {
        let placement = LayeredLayout.placement(of: skeleton(3, [(0, 1), (1, 2), (2, 0), (1, 1)]))
        #expect(placement.nodes.map(\.column) == [0, 1, 2])
    }

    @Test func boxesStandNearWhatTheyAreLinkedTo() {
        // Two pairs that would cross in the order of the boxes.
        let placement = LayeredLayout.placement(of: skeleton(4, [(0, 3), (1, 2)]))
        let tops = placement.nodes.map(\.top)
        #expect((tops[0] < tops[1]) == (tops[3] < tops[2]))
    }

    @Test func boxesOfAColumnDoNotMeet() {
        let edges = (1..<300).map { ($0 / 3, $0) }
        let placement = LayeredLayout.placement(of: skeleton(300, edges))
        let columns = Dictionary(grouping: placement.nodes, by: \.column)
        for places in columns.values {
            let tops = places.map(\.top).sorted()
            #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 >= 30 })
        }
    }

    @Test func longChainsAreNoTrouble() {
        let placement = LayeredLayout.placement(of: skeleton(20_000, (1..<20_000).map { ($0 - 1, $0) }))
        #expect(placement.nodes.last?.column == 69)
    }
}
