/// What Core Data has to do so that a store of the old model can be used with the new one.
///
/// Source of the verdicts: Apple's "Migrating your data model automatically" and the archived "Lightweight Migration".
/// Nothing here was tried on a store: `check` stands where Apple's words leave room.
public enum MigrationVerdict: String, Sendable, CaseIterable, Comparable {
    /// Stores open as they are.
    case none
    /// Core Data finds out by itself what to do.
    case inferred
    /// The same, and objects that exist get a default.
    case inferredWithDefault = "inferred-with-default"
    /// The same, and something that is stored is gone afterwards.
    case dataLost = "data-lost"
    /// Apple's documentation does not settle it: to be tried on a copy of a store.
    case check
    /// A mapping model, or stages with code, are needed.
    case custom

    /// `none` is the least; what may stop an app from opening its store is more than what loses data.
    public static func < (left: MigrationVerdict, right: MigrationVerdict) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Whether a change alters the version hashes by which Core Data knows a model's stores.
public enum HashEffect: String, Sendable, CaseIterable {
    /// It does: stores that were made with the old version are no longer stores of this one.
    case changes = "yes"
    /// It does not.
    case none = "no"
    /// Apple's pages contradict each other, or do not say.
    case disputed
}
