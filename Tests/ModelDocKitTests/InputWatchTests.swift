import Foundation
import ModelDocKit
import Testing

/// What counts as a change.
@Suite struct InputWatchTests {
    private let scratch = Scratch()

    private func watch(_ paths: String..., now: @escaping @Sendable () -> Double = { 0 }) -> InputWatch {
        InputWatch(paths, files: scratch.files, now: now)
    }

    @Test func seesNoChangeWhereThereIsNone() throws {
        try scratch.write("a", to: "a.json")
        try scratch.write("b", to: "B.xcdatamodel/contents")
        var watch = watch("a.json", "B.xcdatamodel", "not-there.json")
        let first = watch.look()
        _ = scratch.files.kind(of: "a.json")
        #expect(watch.look() == first)
    }

    struct Change: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var isSeen = true
        var make: @Sendable (Scratch) throws -> Void
    }

    @Test(arguments: [
        Change(testDescription: "the same size") { try $0.write("A", to: "a.json") },
        Change(testDescription: "a file that comes") { try $0.write("x", to: "not-there.json") },
        Change(testDescription: "a file that goes") { try $0.remove("a.json") },
        Change(testDescription: "a version of a bundle") {
            try $0.write("x", to: "B.xcdatamodeld/2.xcdatamodel/contents")
        },
        Change(testDescription: "a current version") { try $0.write("x", to: "B.xcdatamodeld/.xccurrentversion") },
        Change(testDescription: "a file deep in a folder") { try $0.write("x", to: "project/a/b/c.model") },
        Change(testDescription: "a hidden file", isSeen: false) { try $0.write("x", to: "B.xcdatamodeld/.DS_Store/x") },
        Change(testDescription: "other people's code", isSeen: false) {
            try $0.write("xy", to: "project/Pods/c.model")
        },
        Change(testDescription: "a file beside", isSeen: false) { try $0.write("x", to: "c.json") },
    ]) func seesChanges(_ change: Change) throws {
        try scratch.write("a", to: "a.json")
        try scratch.write("b", to: "B.xcdatamodeld/1.xcdatamodel/contents")
        try scratch.write("p", to: "project/a/b/d.model")
        try scratch.write("p", to: "project/Pods/c.model")
        try scratch.write("p", to: "B.xcdatamodeld/.DS_Store/y")
        var watch = watch("a.json", "not-there.json", "B.xcdatamodeld/", "project")
        let first = watch.look()
        usleep(20_000)
        try change.make(scratch)
        #expect((watch.look() != first) == change.isSeen)
    }

    @Test func looksLessOftenAtWhatTakesLong() throws {
        try scratch.write("a", to: "a.json")
        let clock = Clock()
        // Each question for the time takes 10 ms.
        var watch = watch("a.json") { clock.next() }
        let first = watch.look()
        try scratch.write("abc", to: "a.json")
        #expect(watch.look() == first)
        clock.add(2)
        #expect(watch.look() != first)
    }

    /// On a busy machine a look may take a second because others run, whatever there is to see.
    @Test(arguments: [0, 1]) func isNotBlindAfterOneLongLook(number: Int) throws {
        try scratch.write("a", to: "a.json")
        let clock = Clock()
        var watch = watch("a.json") { clock.next() }
        for look in 0...number {
            clock.add(2)
            if look == number { clock.delay(1) }
            _ = watch.look()
        }
        let last = watch.look()
        try scratch.write("abc", to: "a.json")
        clock.add(2)
        #expect(watch.look() != last)
    }
}

/// A clock that goes on whenever it is looked at.
private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var time = 0.0

    private var pause = 0.0

    func next() -> Double {
        lock.withLock {
            let now = time + 0.01
            time = now + pause
            pause = 0
            return now
        }
    }

    /// Lets much time pass after the next look at the clock.
    func delay(_ seconds: Double) { lock.withLock { pause = seconds } }

    func add(_ seconds: Double) { lock.withLock { time += seconds } }
}
