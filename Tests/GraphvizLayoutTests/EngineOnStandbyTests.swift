import Diagrams
import Testing

@testable import GraphvizLayout

extension WithProcesses {
    @Suite struct EngineOnStandbyTests {
        @Test func placesTheSame() throws {
            let folder = try TemporaryFolder()
            let script = try folder.script("dot", "cat >/dev/null; cat <<'END'\n\(Skeletons.svgOfPair())END")
            let program = DotProgram(path: script, environment: ["PATH": "/usr/bin:/bin"])
            let engine = DotEngine(program: program, timeLimit: 20, isOnStandby: true)
            let expected = try DotEngine(program: program, timeLimit: 20).place([Skeletons.pair])
            #expect(try engine.place([Skeletons.pair]) == expected)
            #expect(try engine.place([Skeletons.pair]) == expected)
        }
    }
}
