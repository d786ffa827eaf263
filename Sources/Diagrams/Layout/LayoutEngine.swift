public import SourceText

/// Places the boxes of skeletons.
public protocol LayoutEngine: Sendable {
    /// Places each skeleton, in any order and at the same time as it sees fit.
    ///
    /// - Parameters:
    ///   - skeletons: what to place.
    ///   - deliver: takes the index of a skeleton and what became of it, as soon as that is known; called once for each,
    ///     on the thread of the caller.
    /// - Throws: `LayoutError` where the engine cannot work at all, such as a program that is not installed.
    func place(_ skeletons: [Skeleton], deliver: (_ index: Int, LayoutOutcome) -> Void) throws(LayoutError)
}

extension LayoutEngine {
    /// Places each skeleton.
    ///
    /// - Returns: one outcome a skeleton, in their order.
    /// - Throws: `LayoutError` where the engine cannot work at all.
    public func place(_ skeletons: [Skeleton]) throws(LayoutError) -> [LayoutOutcome] {
        var outcomes = [LayoutOutcome](repeating: .failed("the engine did not place it"), count: skeletons.count)
        try place(skeletons) { outcomes[$0] = $1 }
        return outcomes
    }
}

/// What became of one skeleton.
public enum LayoutOutcome: Sendable, Equatable {
    /// It is placed as well as the engine can.
    case placed(Placement)
    /// It is placed with less effort, since the full effort took longer than the time limit.
    case placedInHaste(Placement)
    /// The time limit passed even with less effort.
    case timedOut
    /// The engine failed at it; the text says how, in its own words where it has any.
    case failed(String)
}

/// Why no layout can be had at all.
public struct LayoutError: Error, Sendable {
    /// What to tell the user.
    public let diagnostic: Diagnostic

    /// Makes an error of what to tell.
    public init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
    }
}
