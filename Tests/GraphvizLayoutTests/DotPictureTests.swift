import Diagrams
import Testing

@testable import GraphvizLayout

@Suite struct DotPictureTests {
    private func pictures(_ text: String) -> [DotPicture] { DotPictureReader.pictures(in: Array(text.utf8)) }

    /// What the picture of the pair says once a part of it is another.
    private func placing(_ old: String = "", with new: String = "") -> Result<Placement, DotPicture.Mismatch> {
        let text = Skeletons.svgOfPair().replacing(old, with: new)
        do throws(DotPicture.Mismatch) {
            guard let picture = pictures(text).first else { return .failure(.init(text: "no picture")) }
            return .success(try picture.placement(of: Skeletons.pair))
        } catch {
            return .failure(error)
        }
    }

    private let expected = Placement(
        nodes: [Placement.Place(column: 0, top: 0), Placement.Place(column: 1, top: 0)], passages: [[]])

    @Test func placesFromTheTopLeft() throws {
        #expect(try placing().get() == expected)
    }

    @Test(arguments: [
        ("an end near its band", "M100,-30C128,-30", "M100.4,-31.5C128,-30"),
        ("a line from head to tail", "M100,-30C128,-30 126,-10 154,-10", "M154,-10C126,-10 128,-30 100,-30"),
        ("a later graph of a stream", "id=\"g0\"", "id=\"page0,1_g0\""),
        ("other separators", "M100,-30C128,-30 126,-10 154,-10", "M 100 -30 C 128 -30, 126 -10, 154 -10"),
        ("Windows line breaks", "\n", "\r\n"),
    ])
    func readsTheSame(what: String, old: String, new: String) throws {
        #expect(try placing(old, with: new).get() == expected)
    }

    /// Numbers as `dot` writes them are read without the standard library, and must come out the same.
    @Test(arguments: [
        "0", "-0", "7", "100.4", "-31.25", "-0.5", "0.07", "65535.99", "123456789012345", "1234567890123.45", "1.005",
        "12345678901234567", "1e2", "-1.5e1", "00.10", "5.", ".5", "-.5",
    ])
    func readsNumbersExactly(text: String) throws {
        let svg = Skeletons.svgOfPair().replacing("M100,-30C", with: "M\(text),-30C")
        let value = try #require(Double(text))
        #expect(pictures(svg).first?.curves[0]?.first == Point(x: value, y: -30))
    }

    @Test(arguments: ["-", ".", "1.2.3", "--1", "e", "1-2"])
    func refusesWhatIsNoNumber(text: String) {
        #expect(pictures(Skeletons.svgOfPair().replacing("M100,-30C", with: "M\(text),-30C")).first?.curves == [:])
    }

    /// Three boxes in a row, the first one with an edge to the last one that is drawn as two curves.
    private func passing(_ curves: String) throws -> Placement {
        func box(_ number: Int, _ x: Int, _ y: Int) -> String {
            let points = "\(x),\(y) \(x),\(y - 40) \(x + 100),\(y - 40) \(x + 100),\(y) \(x),\(y)"
            return "<g id=\"n\(number)\" class=\"node\"><polygon fill=\"white\" points=\"\(points)\"/></g>"
        }
        let text =
            "<svg><g id=\"g0\" class=\"graph\">\(box(1, 0, 0))\(box(2, 200, 100))\(box(3, 400, 0))"
            + "<g id=\"e1\" class=\"edge\">\(curves)</g></g></svg>"
        let node = Skeleton.Node(width: 100, bands: [20, 20])
        let edge = Skeleton.Edge(tail: .init(node: 0, band: 0), head: .init(node: 2, band: 0), weight: 1)
        let skeleton = Skeleton(nodes: [node, node, node], edges: [edge])
        return try #require(pictures(text).first).placement(of: skeleton)
    }

    @Test(arguments: [
        "<path d=\"M100,-30C150,-30 200,-70 250,-70C300,-70 350,-30 400,-30\"/>",
        "<path d=\"M100,-30C150,-30 200,-70 250,-70\"/><path d=\"M250,-70C300,-70 350,-30 400,-30\"/>",
        "<path d=\"M400,-30C350,-30 300,-70 250,-70C200,-70 150,-30 100,-30\"/>",
    ])
    func tellsWhereAnEdgePassesAColumn(_ curves: String) throws {
        let placement = try passing(curves)
        #expect(placement.nodes.map(\.column) == [0, 1, 2])
        #expect(placement.nodes.map(\.top) == [0, 100, 0])
        let passage = try #require(placement.passages.first)
        #expect(passage.count == 1)
        #expect(passage.allSatisfy { abs($0 - -30) < 0.5 })
    }

    @Test(arguments: [
        ("\"e1\"", "\"e2\"", "'dot' did not draw edge 1"),
        ("\"e1\"", "\"x1\"", "'dot' drew 0 of 1 edges"),
        ("\"n2\"", "\"n3\"", "'dot' did not place box 2"),
        ("\"n2\"", "\"node2\"", "'dot' placed 1 of 2 boxes"),
        ("-40 100,-40", "-40 103,-40", "'dot' changed the size of box 1"),
        ("M100,-30", "M100,-32.5", "'dot' drew edge 1 away from its bands"),
        ("154,-10\"", "157,-10\"", "'dot' drew edge 1 away from its bands"),
        (" 126,-10 154,-10", "", "'dot' drew edge 1 as no curve"),
        ("M100,-30C", "Mnan,-30C", "'dot' drew 0 of 1 edges"),
        ("M100,-30C", "M1-00,-30C", "'dot' drew 0 of 1 edges"),
        ("</svg>", "", "no picture"),
    ])
    func refuses(old: String, new: String, text: String) {
        #expect(placing(old, with: new) == .failure(.init(text: text)))
    }

    @Test func readsAStreamUpToWhereItIsComplete() {
        let whole = (0..<3).map { Skeletons.svgOfPair(number: $0 * 5) }.joined()
        #expect(pictures(whole).map(\.number) == [0, 5, 10])
        #expect(pictures("noise <<< " + whole.dropLast(40)).map(\.number) == [0, 5])
    }

    @Test(arguments: ["", "<", ">", "<>", "< svg", "<svg></svg>", "<g id=\"\">", "<g id=\"n1\"><polygon points=\"\"/>"])
    func findsNothingInGarbage(text: String) {
        #expect(pictures(text).isEmpty)
    }

    @Test func readsEveryTruncation() {
        let bytes = Array(Skeletons.svgOfPair().utf8)
        for length in 0..<bytes.count - 2 {
            #expect(DotPictureReader.pictures(in: Array(bytes[..<length])).count <= 1)
        }
    }
}
