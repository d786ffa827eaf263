/// Tells when a file that is being saved is whole: editors empty it and write it in pieces, or take it away and put another one
/// in its place.
public struct SaveSettling<Signature: Equatable> {
    /// How many seconds nothing may change before a change is tried.
    public static var calm: Double { 0.04 }
    /// How many seconds nothing may change before what is wrong with it is told.
    public static var certainty: Double { 0.25 }
    /// After how many seconds a change counts though there are always others.
    public static var patience: Double { 2 }

    /// What to do about what was seen.
    public enum Step: Sendable, Equatable {
        /// Nothing has changed.
        case rest
        /// Something has; it is too early to say what.
        case wait
        /// There is something to read. `isCertain` tells whether it is as it is meant to be, even if it is wrong.
        case read(isCertain: Bool)
    }

    private var last: Signature
    private var lastChange = 0.0
    private var firstChange: Double?
    /// Whether what was seen last was read already, and found wrong.
    private var isDoubted = false

    /// Starts with what was read.
    public init(read signature: Signature) {
        last = signature
    }

    /// What to do about what is seen now.
    ///
    /// - Parameters:
    ///   - signature: what is seen.
    ///   - now: the time in seconds.
    /// - Returns: what to do.
    public mutating func see(_ signature: Signature, at now: Double) -> Step {
        if signature != last {
            last = signature
            lastChange = now
            isDoubted = false
            firstChange = firstChange ?? now
        }
        guard let first = firstChange else { return .rest }
        let isCertain = now - lastChange >= Self.certainty || now - first >= Self.patience
        if isCertain { return .read(isCertain: true) }
        if now - lastChange >= Self.calm, !isDoubted { return .read(isCertain: false) }
        return .wait
    }

    /// What was seen last has been read, and counts.
    public mutating func settle() {
        firstChange = nil
        isDoubted = false
    }

    /// What was seen last has been read, and may not be whole yet.
    public mutating func doubt() { isDoubted = true }
}
