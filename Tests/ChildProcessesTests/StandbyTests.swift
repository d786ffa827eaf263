import Foundation
import Testing

@testable import ChildProcesses

extension WithProcesses {
    @Suite struct StandbyTests {
        private let folder: TemporaryFolder

        init() throws { folder = try TemporaryFolder() }

        private func command(_ script: String, input: String = "", limit: Double = 20) -> Command {
            Command(
                program: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
                input: Array(input.utf8), timeLimit: limit)
        }

        private func run(_ commands: [Command], standby: Standby) -> [CommandResult?] {
            var results = [CommandResult?](repeating: nil, count: commands.count)
            ProcessPool.run(commands, parallel: 2, standby: standby) { results[$0] = $1 }
            return results
        }

        /// One process waits, of three that are needed; each adds a line when it starts.
        @Test func isUsedFirst() throws {
            let script = "echo started >>'\(folder.path)/log'; cat"
            let standby = Standby(command(script), count: 1)
            let results = run(["a", "b", "c"].map { command(script, input: $0) }, standby: standby)
            #expect(results.map { $0?.output } == ["a", "b", "c"].map { Array($0.utf8) })
            let log = try String(contentsOfFile: "\(folder.path)/log", encoding: .utf8)
            #expect(log == "started\nstarted\nstarted\n")
        }

        @Test func isNotUsedForOtherCommands() {
            let standby = Standby(command("echo other; cat"), count: 1)
            #expect(run([command("cat", input: "a")], standby: standby).first??.output == Array("a".utf8))
        }

        /// The time limit is that of the work, not of the waiting.
        @Test func waitsLongerThanTheTimeLimit() {
            let standby = Standby(command("cat", limit: 0.2), count: 1)
            Thread.sleep(forTimeInterval: 0.4)
            let result = run([command("cat", input: "a", limit: 0.2)], standby: standby).first
            #expect(result??.output == Array("a".utf8))
        }

        @Test func endsWhatWasNeverAsked() throws {
            let file = "\(folder.path)/pid"
            var standby: Standby? = Standby(command("echo $$ >'\(file)'; exec sleep 60"), count: 1)
            var pid: pid_t?
            for _ in 0..<500 where pid == nil {
                Thread.sleep(forTimeInterval: 0.01)
                let text = try? String(contentsOfFile: file, encoding: .utf8)
                pid = text.flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
            }
            let started = try #require(pid)
            #expect(kill(started, 0) == 0)
            withExtendedLifetime(standby) {}
            standby = nil
            #expect(kill(started, 0) != 0)
        }

        @Test func isNothingWithoutAProgram() {
            let missing = Command(program: "/nowhere/program", timeLimit: 1)
            #expect(Standby(missing, count: 2).take(for: missing) == nil)
        }
    }
}
