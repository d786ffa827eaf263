import Diagrams
import Testing

@testable import GraphvizLayout

@Suite struct DotTextTests {
    /// The cells of the only node as `height` or `height:port`.
    private func cells(_ bands: [Int], used: [Int]) -> String {
        let skeleton = Skeleton(
            nodes: [.init(width: 90, bands: bands), .init(width: 70, bands: [30])],
            edges: used.map { Skeletons.edge(0, $0, 1, 0) })
        let text = DotText.text(of: skeleton, number: 0, effort: .full)
        let line = text.split(separator: "\n").first { $0.hasPrefix("n1 ") } ?? ""
        return line.split(separator: "<TD ").dropFirst().map { cell in
            let words = cell.prefix { $0 != ">" }.split(separator: "\"")
            return words[5] + (words.count > 7 ? ":" + words[7] : "")
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ([30, 20, 20, 20], [], "90"),
        ([30, 20, 20, 20], [2], "50 20:p3 20"),
        ([30, 20, 20, 20], [1, 2], "30 20:p2 20:p3 20"),
        ([30, 20], [0], "1 28:p1 21"),
        ([30, 20], [1], "31 18:p2 1"),
        ([30], [0], "1 28:p1 1"),
        ([3, 5], [0], "1 1:p1 6"),
        ([9, 1, 9], [1], "9 1:p2 9"),
        ([0, 20, 0], [1], "20:p2"),
        ([70_000, 20, 10], [1], "65535 4465 20:p2 10"),
    ])
    func makesCells(bands: [Int], used: [Int], cells expected: String) {
        #expect(cells(bands, used: used) == expected)
    }

    @Test func writesEdgesWithTheirNumbersAndWeights() {
        let skeleton = Skeleton(
            nodes: [.init(width: 90, bands: [10, 20]), .init(width: 70, bands: [30])],
            edges: [Skeletons.edge(0, 1, 1, 0, weight: 3), Skeletons.edge(1, 0, 0, 0)])
        let text = DotText.text(of: skeleton, number: 7, effort: .full)
        #expect(text.hasPrefix("digraph g7 {\ngraph [id=g7 rankdir=LR nodesep=0.4 ranksep=1.2 nslimit=5]\n"))
        #expect(text.hasSuffix("n1:p2 -> n2:p1 [id=e1 weight=3]\nn2:p1 -> n1:p1 [id=e2 weight=1]\n}\n"))
        #expect(DotText.text(of: skeleton, number: 7, effort: .hasty).contains(" nslimit=1 mclimit=0.3 "))
    }

    @Test(arguments: [(200, " nslimit=5]"), (201, " nslimit=0.3 mclimit=0.3 splines=line]")])
    func searchesLessForTheHeightsOfManyBoxes(count: Int, limit: String) {
        let skeleton = Skeleton(nodes: .init(repeating: .init(width: 9, bands: [9]), count: count), edges: [])
        #expect(DotText.text(of: skeleton, number: 0, effort: .full).contains(limit))
    }

    @Test func findsWhatNoLayoutCanBe() {
        let box = Skeleton.Node(width: 10, bands: [10, 0])
        let cases: [(Skeleton, String?)] = [
            (Skeletons.pair, nil),
            (Skeleton(nodes: [], edges: []), nil),
            (Skeleton(nodes: [.init(width: 0, bands: [1])], edges: []), "box 1 has no size"),
            (Skeleton(nodes: [box, .init(width: 9, bands: [])], edges: []), "box 2 has no size"),
            (Skeleton(nodes: [.init(width: 9, bands: [-1, 5])], edges: []), "box 1 has no size"),
            (
                Skeleton(nodes: [.init(width: 70_000, bands: [1])], edges: []),
                "box 1 is 70000 points wide; 'dot' takes 65535"
            ),
            (Skeleton(nodes: [box, box], edges: [Skeletons.edge(0, 2, 1, 0)]), "edge 1 ends nowhere"),
            (Skeleton(nodes: [box, box], edges: [Skeletons.edge(0, 0, 2, 0)]), "edge 1 ends nowhere"),
            (
                Skeleton(nodes: [box, box], edges: [Skeletons.edge(0, 0, 1, 1)]),
                "edge 1 ends at a band that is 0 points high"
            ),
            (
                Skeleton(nodes: [.init(width: 9, bands: [2, 9]), box], edges: [Skeletons.edge(0, 0, 1, 0)]),
                "edge 1 ends at a band that is 2 points high"
            ),
            (Skeleton(nodes: [.init(width: 9, bands: [9, 2, 9]), box], edges: [Skeletons.edge(0, 1, 1, 0)]), nil),
        ]
        for (skeleton, fault) in cases { #expect(skeleton.fault == fault) }
    }
}
