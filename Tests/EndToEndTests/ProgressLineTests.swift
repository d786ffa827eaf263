import Foundation
import ModelDocKit
import Testing

@testable import ModelDocCommands

/// The line that tells how far long work is: when it is there, what it says, and that it goes away.
@Suite struct ProgressLineTests {
    /// A clock that is set by hand, and a terminal that remembers all that was written to it.
    private final class Terminal: @unchecked Sendable {
        private let lock = NSLock()
        private var seconds = 100.0
        private var collected = ""

        var time: Double {
            get { lock.withLock { seconds } }
            set { lock.withLock { seconds = newValue } }
        }

        /// What was written since this was last asked for.
        func newText() -> String {
            lock.withLock {
                defer { collected = "" }
                return collected
            }
        }

        func write(_ text: String) { lock.withLock { collected += text } }

        func line() -> ProgressLine {
            ProgressLine(isTicking: false, now: { self.time }, write: { self.write($0) })
        }
    }

    private typealias Progress = ModelDocKit.Progress
    private static let erasure = "\r\u{1B}[K"

    @Test func isNotThereWithinTheFirstSecond() {
        let terminal = Terminal()
        let line = terminal.line()
        line.update(Progress(.placing, of: 1001))
        terminal.time += 0.99
        line.update(Progress(.placing, done: 412, of: 1001))
        line.tick()
        line.end()
        #expect(terminal.newText().isEmpty)
    }

    @Test func tellsWhatHowFarAndHowLongStill() {
        let terminal = Terminal()
        let line = terminal.line()
        line.update(Progress(.placing, of: 1001))
        terminal.time += 5.5
        line.update(Progress(.placing, done: 412, of: 1001))
        #expect(terminal.newText() == "\(Self.erasure)Placing pictures: 412 of 1001, 8 s left")
        line.end()
        #expect(terminal.newText() == Self.erasure)
    }

    @Test func isGoneForGoodInTheEnd() {
        let terminal = Terminal()
        let line = terminal.line()
        line.update(Progress(.reading))
        terminal.time += 2
        line.tick()
        line.end()
        _ = terminal.newText()
        terminal.time += 2
        line.tick()
        line.end()
        #expect(terminal.newText().isEmpty)
    }

    @Test func isRewrittenNoMoreOftenThanItCanBeRead() {
        let terminal = Terminal()
        let line = terminal.line()
        line.update(Progress(.placing, of: 4))
        terminal.time += 2
        line.update(Progress(.placing, done: 1, of: 4))
        _ = terminal.newText()
        terminal.time += 0.2
        line.update(Progress(.placing, done: 2, of: 4))
        #expect(terminal.newText().isEmpty)
        terminal.time += 0.1
        line.tick()
        #expect(terminal.newText() == "\(Self.erasure)Placing pictures: 2 of 4, 3 s left")
    }

    @Test func appearsWithoutProgressAndIsNotWrittenTwiceInVain() {
        let terminal = Terminal()
        let line = terminal.line()
        line.update(Progress(.placing, of: 1))
        terminal.time += 1
        line.tick()
        terminal.time += 1
        line.tick()
        #expect(terminal.newText() == "\(Self.erasure)Placing pictures: 0 of 1")
    }

    @Test(arguments: [
        (Progress(.reading), "Reading the model"),
        (Progress(.converting, done: 1, of: 101), "Converting pictures: 1 of 101, 4 min left"),
        (Progress(.converting, done: 2, of: 2), "Converting pictures: 2 of 2"),
        (Progress(.writing), "Writing files"),
    ]) func namesEachStage(progress: ModelDocKit.Progress, text: String) {
        let terminal = Terminal()
        let line = terminal.line()
        line.update(Progress(progress.stage, of: progress.total))
        terminal.time += 2
        line.update(progress)
        #expect(terminal.newText() == Self.erasure + text)
    }

    @Test func countsTheTimeOfEachStageByItself() {
        let terminal = Terminal()
        let line = terminal.line()
        line.update(Progress(.reading))
        terminal.time += 60
        line.update(Progress(.placing, of: 10))
        _ = terminal.newText()
        terminal.time += 1
        line.update(Progress(.placing, done: 5, of: 10))
        #expect(terminal.newText() == "\(Self.erasure)Placing pictures: 5 of 10, 1 s left")
    }
}

/// The same line, of the whole command.
@Suite struct ProgressTests {
    /// A clock on which seconds pass whenever somebody looks.
    private final class HastyClock: @unchecked Sendable {
        private let lock = NSLock()
        private var seconds = 0.0

        func now() -> Double {
            lock.withLock {
                seconds += 2
                return seconds
            }
        }
    }

    private func render(isTerminal: Bool = true, environment: [String: String] = [:]) throws -> World.Outcome {
        let world = World()
        let clock = HastyClock()
        world.isErrorTerminal = isTerminal
        world.now = { clock.now() }
        world.environment.merge(environment) { $1 }
        try world.write(
            #"""
            { "modeldoc": 1, "entities": { "A": { "relationships": { "b": { "destination": "B" } } }, "B": {} } }
            """#, to: "model.json")
        return world.run("render", "model.json", "-o", "docs", "-f", "svg")
    }

    @Test func isShownOnATerminalAndErasedBeforeTheNextOutput() throws {
        let outcome = try render()
        #expect(outcome.status == .done)
        #expect(outcome.errors.contains("\r\u{1B}[KPlacing pictures: 0 of "))
        let erasure = try #require(outcome.errors.range(of: "\r\u{1B}[K", options: .backwards))
        #expect(outcome.errors[erasure.upperBound...].hasPrefix("model: "), "\(outcome.errors)")
    }

    @Test(arguments: [["CI": "true"], ["TERM": "dumb"]]) func isNotShownWhereNobodySeesIt(
        environment: [String: String]
    ) throws {
        #expect(try !render(environment: environment).errors.contains("\r"))
    }

    @Test func isNotShownInAFile() throws {
        #expect(try !render(isTerminal: false).errors.contains("\r"))
    }
}
