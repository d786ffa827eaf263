import Foundation
import Testing

@testable import ChildProcesses

extension WithProcesses {
    @Suite struct ProcessPoolTests {
        private func shell(
            _ script: String, input: [UInt8] = [], limit: Double = 20, outputLimit: Int = 256 << 20
        ) -> Command {
            let environment = ["PATH": "/usr/bin:/bin", "COLOUR": "blue"]
            return Command(
                program: "/bin/sh", arguments: ["-c", script], environment: environment, input: input,
                timeLimit: limit, outputLimit: outputLimit)
        }

        private func run(_ command: Command) -> CommandResult { ProcessPool.run([command], parallel: 1)[0] }

        @Test(arguments: [
            ("exit 0", CommandResult.Ending.exited(0), "", ""),
            ("exit 7", .exited(7), "", ""),
            ("echo out; echo err >&2", .exited(0), "out\n", "err\n"),
            ("kill -9 $$", .signalled(9), "", ""),
            ("kill -PIPE $$", .signalled(13), "", ""),
            ("echo $COLOUR", .exited(0), "blue\n", ""),
            ("exec >&- 2>&-; sleep 0.1; exit 3", .exited(3), "", ""),
        ])
        func reportsTheEnd(script: String, ending: CommandResult.Ending, output: String, errors: String) {
            let expected = CommandResult(ending: ending, output: Array(output.utf8), errors: Array(errors.utf8))
            #expect(run(shell(script)) == expected)
        }

        @Test func passesMoreThanPipesHold() {
            let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            let result = run(shell("cat", input: input))
            #expect(result.ending == .exited(0))
            #expect(result.output == input)
        }

        @Test func survivesAChildThatReadsNothing() {
            let input = [UInt8](repeating: 65, count: 1 << 20)
            for script in ["exec <&-; echo ok", "echo ok"] {
                let result = run(shell(script, input: input))
                #expect(result.ending == .exited(0))
                #expect(result.output == Array("ok\n".utf8))
            }
        }

        @Test func leavesTheHandlingOfSignalsAlone() {
            var before = sigset_t()
            var after = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &before)
            _ = run(shell("exit 0", input: [UInt8](repeating: 65, count: 1 << 20)))
            pthread_sigmask(SIG_BLOCK, nil, &after)
            #expect(sigismember(&after, SIGPIPE) == sigismember(&before, SIGPIPE))
            var pending = sigset_t()
            sigpending(&pending)
            #expect(sigismember(&pending, SIGPIPE) == 0)
        }

        @Test func killsWhatPassesItsDeadline() {
            let start = Date()
            let result = run(shell("echo begun; exec sleep 30", limit: 0.3))
            #expect(result.ending == .timedOut)
            #expect(result.output == Array("begun\n".utf8))
            #expect((0.3..<5).contains(Date().timeIntervalSince(start)))
        }

        @Test func killsWhatWritesWithoutEnd() {
            let result = run(shell("exec yes", outputLimit: 1_000_000))
            #expect(result.ending == .tooMuchOutput)
            #expect(result.output.count == 1_000_000)
        }

        @Test func keepsTheBeginningOfStandardError() {
            let result = run(shell("echo first >&2; head -c 3000000 /dev/zero >&2; echo done"))
            #expect(result.ending == .exited(0))
            #expect(result.output == Array("done\n".utf8))
            #expect(result.errors.count == 64 << 10)
            #expect(result.errors.starts(with: "first\n".utf8))
        }

        @Test func doesNotWaitForAProcessThatHoldsThePipes() {
            let start = Date()
            let result = run(shell("sleep 30 & echo done"))
            #expect(result.ending == .exited(0))
            #expect(result.output == Array("done\n".utf8))
            #expect(Date().timeIntervalSince(start) < 20)
        }

        @Test func saysWhatCouldNotBeStarted() throws {
            let folder = try TemporaryFolder()
            let plain = try folder.script("plain", "exit 0", executable: false)
            for (program, code) in [("\(folder.path)/nothing", ENOENT), (plain, EACCES)] {
                #expect(run(Command(program: program, timeLimit: 1)) == CommandResult(ending: .notStarted(code)))
            }
        }

        @Test func runsManyAtATimeInOrder() {
            let start = Date()
            let commands = (0..<20).map { shell("cat; sleep 1", input: Array("\($0)".utf8)) }
            let results = ProcessPool.run(commands, parallel: 20)
            #expect(results.map { String(decoding: $0.output, as: UTF8.self) } == (0..<20).map { "\($0)" })
            #expect(Date().timeIntervalSince(start) < 15)
        }

        @Test func leavesNothingBehind() throws {
            let before = openDescriptors()
            let endings = ["exit 0", "exec sleep 30", "kill -9 $$", "exec yes"]
            let results = ProcessPool.run(
                (0..<40).map {
                    shell("echo $$; \(endings[$0 % 4])", input: Array("some input".utf8), limit: 0.3, outputLimit: 5000)
                }, parallel: 8)
            for result in results {
                let line = try #require(String(decoding: result.output, as: UTF8.self).split(separator: "\n").first)
                let pid = try #require(pid_t(line))
                // A zombie would still have its number.
                #expect(kill(pid, 0) == -1)
                #expect(errno == ESRCH)
            }
            #expect(openDescriptors() < before + 20, "40 processes that leaked one descriptor each would leave 40")
        }

        private func openDescriptors() -> Int {
            (0..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 }
        }
    }
}
