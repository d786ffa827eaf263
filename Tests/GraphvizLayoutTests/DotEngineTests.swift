import Diagrams
import Foundation
import SourceText
import Testing

@testable import GraphvizLayout

extension WithProcesses {
    /// The engine with scripts that play `dot`.
    @Suite struct DotEngineTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        private func engine(_ script: String, limit: Double = 20) throws -> DotEngine {
            let program = DotProgram(path: try folder.script("dot", script), environment: ["PATH": "/usr/bin:/bin"])
            return DotEngine(
                program: program, timeLimit: limit, parallel: 2)
        }

        private func error(_ script: String, limit: Double = 20) throws -> Diagnostic? {
            let engine = try engine(script, limit: limit)
            do throws(LayoutError) {
                _ = try engine.place([Skeletons.pair, Skeletons.pair, Skeletons.chain(3)])
                return nil
            } catch {
                return error.diagnostic
            }
        }

        private func printing(_ text: String) -> String { "cat <<'END'\n\(text)END" }

        @Test func needsNoProgramForSingleBoxes() throws {
            let engine = DotEngine(program: DotProgram(path: "/nowhere/dot"))
            let box = Skeleton(nodes: [.init(width: 70, bands: [10, 20])], edges: [])
            let outcomes = try engine.place([box, Skeleton(nodes: [], edges: [])])
            #expect(
                outcomes == [
                    .placed(Placement(nodes: [Placement.Place(column: 0, top: 0)], passages: [])),
                    .placed(Placement(nodes: [], passages: [])),
                ])
            #expect(try engine.place([]).isEmpty)
        }

        @Test func refusesWhatIsNoSkeletonWithoutTroublingTheRest() throws {
            let wrong = Skeleton(nodes: Skeletons.pair.nodes, edges: [Skeletons.edge(0, 9, 1, 0)])
            let outcomes = try engine("cat >/dev/null\n" + printing(Skeletons.svgOfPair(number: 1)))
                .place([wrong, Skeletons.pair])
            #expect(outcomes.map(\.kind) == ["failed: edge 1 ends nowhere", "placed"])
        }

        @Test(arguments: [
            "cat >/dev/null", "exec <&-", ": reads nothing", "head -c 3000000 /dev/zero >&2",
            "echo 'Warning: no fonts' >&2",
        ])
        func takesAPictureHoweverItComes(before: String) throws {
            let outcomes = try engine(before + "\n" + printing(Skeletons.svgOfPair())).place([Skeletons.pair])
            #expect(outcomes.map(\.kind) == ["placed"])
        }

        @Test(arguments: [
            ("cat >/dev/null; echo 'Error: out of luck' >&2", "ended without a usable layout", "Error: out of luck"),
            ("echo 'Error: out of luck' >&2; echo more >&2; exit 1", "ended with status 1", "Error: out of luck"),
            ("kill -SEGV $$", "was killed by signal 11", nil),
            ("echo '<svg><g id=\"g0\"></g></svg>'", "ended without a usable layout", "'dot' placed 0 of 2 boxes"),
            ("head -c 100000 /dev/urandom", "ended without a usable layout", nil),
            ("exec yes", "wrote more than any layout needs", nil),
        ])
        func tellsHowAProgramFailsThatAlwaysDoes(script: String, words: String, said: String?) throws {
            let script = "case $1 in -V) echo 'dot - graphviz version 2.43.0 (0)' >&2; exit;; esac\n\(script)"
            let diagnostic = try #require(try error(script))
            #expect(diagnostic.id == "dot-failed")
            #expect(diagnostic.message == "Graphviz failed: '\(folder.path)/dot' \(words)")
            #expect(diagnostic.notes.first?.message == said.map { "it said: \($0)" })
            #expect(diagnostic.help.first == "install Graphviz again, or name another 'dot' with --dot PATH")
        }

        @Test func noticesALostEdge() throws {
            let script = "cat >/dev/null\n" + printing(Skeletons.svgOfPair(edge: false))
            #expect(try error(script)?.notes.map(\.message) == ["it said: 'dot' drew 0 of 1 edges"])
        }

        @Test func tellsOfAProgramThatCannotBeStarted() throws {
            let engine = DotEngine(program: DotProgram(path: "\(folder.path)/nothing"))
            let error = #expect(throws: LayoutError.self) { try engine.place([Skeletons.pair]) }
            #expect(error?.diagnostic.id == "dot-failed")
            #expect(error?.diagnostic.message.contains("could not be started: No such file") == true)
        }

        @Test func knowsTheRemedyForLostPlugins() throws {
            let script = "echo 'Format: \"svg\" not recognized. Use one of:' >&2; exit 1"
            #expect(try error(script)?.help.first?.hasPrefix("run 'dot -c' once") == true)
        }

        @Test func namesAnOldVersion() throws {
            let script = "case $1 in -V) echo 'dot - graphviz version 2.38.0 (20140413.2041)' >&2; exit;; esac\nexit 1"
            let diagnostic = try #require(try error(script))
            #expect(diagnostic.id == "old-dot")
            #expect(diagnostic.message.contains("old version 2.38"))
            #expect(diagnostic.help.first?.hasPrefix("install Graphviz 2.42 or newer") == true)
        }

        @Test func doubtsAProgramWithoutAVersion() throws {
            #expect(try error("exit 1")?.help.first?.hasPrefix("it tells no version of Graphviz") == true)
        }

        @Test func givesUpWhereAProgramHangsAtEverything() throws {
            let start = Date()
            let engine = try engine("exec sleep 30", limit: 0.3)
            let error = #expect(throws: LayoutError.self) {
                try engine.place([Skeleton](repeating: Skeletons.pair, count: 100))
            }
            #expect(error?.diagnostic.message.hasSuffix("was not done with two boxes after 0.3 s") == true)
            #expect(Date().timeIntervalSince(start) < 20, "a program that hangs is not tried 100 times")
        }

        @Test func asksForTheVersionOnceAndOnlyAfterAFailure() throws {
            let log = "\(folder.path)/log"
            let noting = "case $1 in -V) echo asked >>\(log);; esac\n"
            _ = try engine(noting + printing(Skeletons.svgOfPair())).place([Skeletons.pair])
            #expect(!FileManager.default.fileExists(atPath: log))
            _ = try error(noting + "exit 1")
            #expect(try String(contentsOfFile: log, encoding: .utf8) == "asked\n")
        }
    }
}
