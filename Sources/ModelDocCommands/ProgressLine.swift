import Dispatch
import ModelDocKit

/// A line on a terminal that tells what takes long, and how far it is: rewritten in place, and gone in the end.
final class ProgressLine: @unchecked Sendable {
    /// How many seconds work may take without a line.
    private static let patience = 1.0
    /// The least number of seconds between two texts, so that they can be read.
    private static let pause = 0.25

    /// Guards all that changes.
    private let access = DispatchQueue(label: "modeldoc.progress-line")
    private let write: @Sendable (String) -> Void
    private let now: @Sendable () -> Double
    private let start: Double
    private var timer: (any DispatchSourceTimer)?
    private var progress: Progress?
    /// When the stage began, and what was done by then.
    private var stageStart = (time: 0.0, done: 0)
    private var shown = ""
    private var shownAt: Double?

    /// Starts to wait for work that takes long.
    ///
    /// - Parameters:
    ///   - isTicking: whether the line appears, and goes on, also while no progress is made.
    ///   - now: the time in seconds.
    ///   - write: writes to the terminal.
    init(isTicking: Bool = true, now: @escaping @Sendable () -> Double, write: @escaping @Sendable (String) -> Void) {
        self.now = now
        self.write = write
        start = now()
        guard isTicking else { return }
        let timer = DispatchSource.makeTimerSource(queue: access)
        timer.schedule(deadline: .now() + Self.pause, repeating: Self.pause)
        timer.setEventHandler { [weak self] in self?.show() }
        timer.resume()
        self.timer = timer
    }

    deinit { timer?.cancel() }

    /// Takes in how far the work is.
    func update(_ progress: Progress) {
        access.sync {
            if self.progress?.stage != progress.stage { stageStart = (now(), progress.done) }
            self.progress = progress
            show()
        }
    }

    /// Shows the line where it is time to.
    func tick() {
        access.sync { show() }
    }

    /// Takes the line away, for good.
    func end() {
        access.sync {
            timer?.cancel()
            timer = nil
            progress = nil
            if shownAt != nil { write(Self.erasure) }
            shownAt = nil
        }
    }

    /// Back to the first column, and all to its right cleared.
    private static let erasure = "\r\u{1B}[K"

    private func show() {
        let time = now()
        guard let progress, time - start >= Self.patience else { return }
        if let shownAt, time - shownAt < Self.pause { return }
        let text = text(of: progress, at: time)
        guard text != shown || shownAt == nil else { return }
        write(Self.erasure + text)
        (shown, shownAt) = (text, time)
    }

    /// "Placing pictures: 412 of 1001, 8 s left"
    private func text(of progress: Progress, at time: Double) -> String {
        let what =
            switch progress.stage {
            case .reading: "Reading the model"
            case .placing: "Placing pictures"
            case .converting: "Converting pictures"
            case .writing: "Writing files"
            }
        guard progress.total > 0 else { return what }
        let count = "\(what): \(progress.done) of \(progress.total)"
        let done = progress.done - stageStart.done
        // As if each took as long as those that are done.
        guard done > 0, progress.done < progress.total else { return count }
        let left = (time - stageStart.time) / Double(done) * Double(progress.total - progress.done)
        return "\(count), \(Self.duration(left)) left"
    }

    /// "8 s", or "3 min" from a minute and a half on; never nothing.
    private static func duration(_ seconds: Double) -> String {
        seconds < 90 ? "\(max(1, Int(seconds.rounded(.up)))) s" : "\(Int((seconds / 60).rounded(.up))) min"
    }
}
