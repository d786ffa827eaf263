public import ModelAnalysis

/// What the deletion of one object of an entity does to the rest of the model, in words.
public struct DeletionConsequences: Sendable {
    /// What was computed.
    public let facts: DeletionFacts
    /// When it is refused: "while it has employees".
    public let refused: ConsequenceList
    /// What goes with it: "its projects".
    public let deleted: ConsequenceList
    /// What stays, but changes.
    public let changed: ConsequenceList
    /// What stays as it is, since it does not know about what goes.
    public let untouched: ConsequenceList
    /// What the model does not say a delete rule for.
    public let unstated: ConsequenceList
    /// What is left pointing at nothing.
    public let dangling: ConsequenceList
    /// The same as sentences that stand alone.
    public let sentences: [Phrase]

    /// Whether a deletion does anything that is worth a word.
    public var isNothing: Bool {
        refused.isEmpty && deleted.isEmpty && changed.isEmpty && untouched.isEmpty && unstated.isEmpty
            && dangling.isEmpty
    }
}
