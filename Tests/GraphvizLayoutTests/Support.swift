import Diagrams
import Foundation
import Testing

@testable import GraphvizLayout

/// Suites that start processes run one after the other, so that their clocks and limits mean something.
@Suite(.serialized) enum WithProcesses {}

/// The `dot` of this machine, for tests that need the real one.
enum RealDot {
    static let program: DotProgram? = {
        let found = try? DotProgram.find(explicit: nil, environment: ProcessInfo.processInfo.environment)
        if found == nil { print("ATTENTION: 'dot' is not installed, so the tests with the real one do not run") }
        return found
    }()

    static var isInstalled: Bool { program != nil }
    static var path: String { program?.path ?? "" }
}

/// A folder that is gone when the test is over.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("layout-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a shell script, such as one that plays `dot`.
    func script(_ name: String = "dot", _ text: String, executable: Bool = true) throws -> String {
        let file = "\(path)/\(name)"
        try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: file))
        try FileManager.default.setAttributes(
            [.posixPermissions: executable ? 0o755 : 0o644], ofItemAtPath: file)
        return file
    }
}

/// Skeletons to place.
enum Skeletons {
    /// Two boxes and an edge.
    static let pair: Skeleton = {
        let box = Skeleton.Node(width: 100, bands: [20, 20])
        return Skeleton(nodes: [box, box], edges: [edge(0, 0, 1, 1)])
    }()

    /// What `dot` writes for `pair` as the graph of a number.
    static func svgOfPair(number: Int = 0, edge: Bool = true) -> String {
        let path = #"<g id="e1" class="edge"><title>x</title><path d="M100,-30C128,-30 126,-10 154,-10"/></g>"#
        return """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <!-- Title: g\(number) Pages: 1 -->
            <svg width="262pt" height="48pt" viewBox="0.00 0.00 262.00 48.00" xmlns="http://www.w3.org/2000/svg">
            <g id="g\(number)" class="graph" transform="scale(1 1) rotate(0) translate(4 44)">
            <title>g\(number)</title>
            <polygon fill="white" stroke="transparent" points="-4,4 -4,-44 258,-44 258,4 -4,4"/>
            <g id="n1" class="node">
            <title>n1</title>
            <polygon fill="white" stroke="transparent" points="0,0 0,-40 100,-40 100,0 0,0"/>
            </g>
            <!-- n1&#45;&gt;n2 -->
            \(edge ? path : "")
            <g id="n2" class="node">
            <polygon fill="white" stroke="transparent" points="154,0 154,-40 254,-40 254,0 154,0"/>
            </g>
            </g>
            </svg>

            """
    }

    static func edge(_ tail: Int, _ tailBand: Int, _ head: Int, _ headBand: Int, weight: Int = 1) -> Skeleton.Edge {
        .init(tail: .init(node: tail, band: tailBand), head: .init(node: head, band: headBand), weight: weight)
    }

    /// A row of boxes of a width, each with an edge to the next.
    static func chain(_ count: Int, width: Int = 120) -> Skeleton {
        Skeleton(
            nodes: (0..<count).map { _ in .init(width: width, bands: [30, 20]) },
            edges: (1..<count).map { edge($0 - 1, 1, $0, 0) })
    }

    /// A connected graph that chance makes, the same for the same seed: cycles, edges twice, bands of all heights.
    static func random(seed: UInt64, nodes: Int, edges: Int, bands: ClosedRange<Int> = 1...9) -> Skeleton {
        var chance = Chance(state: seed)
        let boxes = (0..<nodes).map { _ in
            Skeleton.Node(
                width: Int.random(in: 20...300, using: &chance),
                bands: (0..<Int.random(in: bands, using: &chance)).map { _ in Int.random(in: 3...50, using: &chance) })
        }
        func anchor(_ node: Int) -> Skeleton.Anchor {
            .init(node: node, band: Int.random(in: boxes[node].bands.indices, using: &chance))
        }
        let lines = (0..<edges).map { index in
            let tail = index < nodes - 1 ? index + 1 : Int.random(in: 0..<nodes, using: &chance)
            var head = Int.random(in: 0..<max(1, index < nodes - 1 ? index + 1 : nodes - 1), using: &chance)
            if head >= tail, index >= nodes - 1 { head += 1 }
            return Skeleton.Edge(
                tail: anchor(tail), head: anchor(head), weight: Int.random(in: 1...3, using: &chance))
        }
        return Skeleton(nodes: boxes, edges: lines)
    }

    /// A generator of numbers that is the same everywhere.
    struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}

extension LayoutOutcome {
    /// The placement, however it came about.
    var placement: Placement? {
        switch self {
        case .placed(let placement), .placedInHaste(let placement): placement
        case .timedOut, .failed: nil
        }
    }

    /// What it is, without the placement.
    var kind: String {
        switch self {
        case .placed: "placed"
        case .placedInHaste: "in haste"
        case .timedOut: "timed out"
        case .failed(let text): "failed: \(text)"
        }
    }
}
