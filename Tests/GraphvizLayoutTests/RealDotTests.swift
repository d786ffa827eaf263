import Diagrams
import Foundation
import Testing

@testable import GraphvizLayout

extension WithProcesses {
    /// The engine with the `dot` of this machine.
    @Suite(.enabled(if: RealDot.isInstalled, "'dot' is not installed"))
    struct RealDotTests {
        private func place(_ skeletons: [Skeleton], parallel: Int = 2) throws -> [LayoutOutcome] {
            try DotEngine(program: try #require(RealDot.program), timeLimit: 60, parallel: parallel).place(skeletons)
        }

        /// Checks all that a placement promises.
        private func check(_ outcome: LayoutOutcome, of skeleton: Skeleton) throws {
            let placement = try #require(outcome.placement, "\(outcome.kind)")
            #expect(placement.nodes.count == skeleton.nodes.count)
            #expect(placement.passages.count == skeleton.edges.count)
            for (index, node) in skeleton.nodes.enumerated() {
                let place = placement.nodes[index]
                #expect(place.column >= 0 && place.top >= 0)
                for (other, foreign) in skeleton.nodes.enumerated() where other > index {
                    let next = placement.nodes[other]
                    let apart =
                        place.column != next.column || place.top + Double(node.height) <= next.top
                        || next.top + Double(foreign.height) <= place.top
                    #expect(apart, "boxes \(index) and \(other)")
                }
            }
            // No number is left out.
            #expect(Set(placement.nodes.map(\.column)) == Set(0...(placement.nodes.map(\.column).max() ?? 0)))
            for (edge, passages) in zip(skeleton.edges, placement.passages) {
                let (tail, head) = (placement.nodes[edge.tail.node], placement.nodes[edge.head.node])
                #expect(passages.count == max(0, abs(tail.column - head.column) - 1))
                let step = head.column > tail.column ? 1 : -1
                for (offset, height) in passages.enumerated() {
                    let column = tail.column + (offset + 1) * step
                    for (place, node) in zip(placement.nodes, skeleton.nodes) where place.column == column {
                        #expect(height <= place.top + 2 || height >= place.top + Double(node.height) - 2)
                    }
                }
            }
        }

        @Test func placesTheTailLeftOfTheHead() throws {
            let outcome = try place([Skeletons.pair])[0]
            try check(outcome, of: Skeletons.pair)
            let placement = try #require(outcome.placement)
            #expect(placement.nodes.map(\.column) == [0, 1])
        }

        @Test func keepsTheOrderOfTheSkeletons() throws {
            let skeletons = (0..<50).map { Skeletons.chain(2 + $0 * 7 % 11, width: 30 + $0) }
            let outcomes = try place(skeletons)
            #expect(outcomes.count == 50)
            for (outcome, skeleton) in zip(outcomes, skeletons) { try check(outcome, of: skeleton) }
        }

        @Test func needsOneProcessForManyGraphs() throws {
            let folder = try TemporaryFolder()
            let script = "echo run >>'\(folder.path)/log'\nexec '\(RealDot.path)' \"$@\""
            let program = DotProgram(path: try folder.script("dot", script))
            let outcomes = try DotEngine(program: program, parallel: 1).place((2..<42).map { Skeletons.chain($0) })
            #expect(Set(outcomes.map(\.kind)) == ["placed"])
            #expect(try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8) == "run\n")
        }

        @Test func placesEdgesBetweenTheSameBands() throws {
            let box = Skeleton.Node(width: 80, bands: [20, 20, 20])
            for count in 1...10 {
                let edges = (0..<count).map { $0 % 3 == 2 ? Skeletons.edge(1, 1, 0, 1) : Skeletons.edge(0, 1, 1, 1) }
                let skeleton = Skeleton(nodes: [box, box], edges: edges)
                try check(place([skeleton])[0], of: skeleton)
            }
        }

        @Test func placesWhatChanceMakes() throws {
            var skeletons = (0..<60).map { seed in
                Skeletons.random(seed: UInt64(seed), nodes: 2 + seed % 17, edges: 2 + seed % 17 + seed % 5 * 3)
            }
            skeletons += (0..<20).map { Skeletons.random(seed: $0, nodes: 15, edges: 22, bands: 1...1) }
            for (outcome, skeleton) in zip(try place(skeletons), skeletons) { try check(outcome, of: skeleton) }
        }

        @Test func givesTheSameAgainHoweverTheWorkIsDealt() throws {
            let skeletons = (0..<12).map { Skeletons.random(seed: $0 + 100, nodes: 8, edges: 12) }
            let first = try place(skeletons)
            #expect(try place(skeletons) == first)
            #expect(try place(skeletons, parallel: 1) == first)
            #expect(try place(skeletons.reversed(), parallel: 5) == first.reversed())
        }

        @Test func staysExactInATallPicture() throws {
            let hub = Skeleton.Node(width: 200, bands: [30, 20])
            let skeleton = Skeleton(
                nodes: [hub] + [Skeleton.Node](repeating: .init(width: 200, bands: [31, 20, 20]), count: 400),
                edges: (1...400).map { Skeletons.edge(0, 1, $0, 1) })
            let outcome = try place([skeleton])[0]
            let placement = try #require(outcome.placement, "\(outcome.kind)")
            let tops = placement.nodes.dropFirst().map(\.top).sorted()
            #expect((tops.last ?? 0) > 30_000)
            let gaps = Set(zip(tops, tops.dropFirst()).map { ($1 - $0).rounded() })
            #expect(gaps.count == 1, "equal boxes stand at equal distances: \(gaps)")
        }

        @Test func placesACardThatIsHigherThanACellCanBe() throws {
            let skeleton = Skeleton(
                nodes: [.init(width: 80, bands: [30, 70_000, 20]), .init(width: 80, bands: [30])],
                edges: [Skeletons.edge(0, 2, 1, 0), Skeletons.edge(0, 0, 1, 0)])
            try check(place([skeleton])[0], of: skeleton)
        }

        /// A script that does something for graphs with a box 66 points wide and is `dot` for the others.
        private func engine(at66 reaction: String, limit: Double, in folder: TemporaryFolder) throws -> DotEngine {
            let script = """
                case $1 in -V) exec '\(RealDot.path)' -V;; esac
                text=$(cat)
                case $text in *'WIDTH="66"'*) \(reaction);; esac
                printf '%s\\n' "$text" | '\(RealDot.path)' "$@"
                """
            let path = try folder.script("dot", script)
            let environment = ProcessInfo.processInfo.environment
            return DotEngine(program: DotProgram(path: path, environment: environment), timeLimit: limit, parallel: 2)
        }

        private let oneBad = (0..<8).map { Skeletons.chain(3, width: $0 == 5 ? 66 : 100 + $0) }

        @Test func losesOnlyTheGraphThatFails() throws {
            let folder = try TemporaryFolder()
            let engine = try engine(at66: "echo 'Error: no 66' >&2; exit 1", limit: 20, in: folder)
            let kinds = try engine.place(oneBad).map(\.kind)
            #expect(kinds == (0..<8).map { $0 == 5 ? "failed: Error: no 66" : "placed" })
            #expect(try engine.place([oneBad[5]]).map(\.kind) == ["failed: Error: no 66"])
        }

        @Test func hurriesWhereTheTimeIsOver() throws {
            let folder = try TemporaryFolder()
            let reaction = "case $text in *mclimit*) ;; *) exec sleep 30;; esac"
            let kinds = try engine(at66: reaction, limit: 1, in: folder).place(oneBad).map(\.kind)
            #expect(kinds == (0..<8).map { $0 == 5 ? "in haste" : "placed" })
        }

        @Test func losesOnlyTheGraphThatNeverEnds() throws {
            let folder = try TemporaryFolder()
            let kinds = try engine(at66: "exec sleep 30", limit: 1, in: folder).place(oneBad).map(\.kind)
            #expect(kinds == (0..<8).map { $0 == 5 ? "timed out" : "placed" })
        }

        @Test func keepsWhatWasCompleteWhenTheTimeWasOver() throws {
            let folder = try TemporaryFolder()
            // The real program gets the graphs before that of 66, and the script then hangs.
            let log = "\(folder.path)/log"
            let script = """
                text=$(cat)
                echo run >>'\(log)'
                case $text in
                *'WIDTH="66"'*) printf '%s\\n' "${text%%digraph g5 *}" | '\(RealDot.path)' "$@"; exec sleep 30;;
                esac
                printf '%s\\n' "$text" | '\(RealDot.path)' "$@"
                """
            let skeletons = (0..<6).map { Skeletons.chain($0 == 5 ? 9 : 3, width: $0 == 5 ? 66 : 100) }
            let path = try folder.script("dot", script)
            let outcomes = try DotEngine(program: DotProgram(path: path), timeLimit: 1, parallel: 1).place(skeletons)
            #expect(outcomes.map(\.kind) == (0..<6).map { $0 == 5 ? "timed out" : "placed" })
            // All together, the slow one alone, and once more in haste.
            let runs = try String(contentsOfFile: log, encoding: .utf8)
            #expect(runs == "run\nrun\nrun\n")
        }
    }
}
