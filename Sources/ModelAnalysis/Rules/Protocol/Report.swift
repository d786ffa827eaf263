public import SourceText

/// One breach of a rule, in the rule's words.
public struct Report: Sendable {
    /// What it is about.
    public var subject: String
    /// The entity on whose page it belongs, where there is one.
    public var entity: EntityID?
    /// What is wrong: lower-case, names in single quotes, no full stop.
    public var message: String
    /// Where it stands.
    public var range: SourceRange?
    /// More facts and places.
    public var notes: [Diagnostic.Note] = []
    /// What to do about it.
    public var help: [String] = []
    /// More relationships that it is about, such as the other end of a pair: an exception noted at one of them counts too.
    public var others: [RelationshipID] = []

    /// Makes a report.
    public init(
        _ subject: String, of entity: EntityID? = nil, _ message: String, at range: SourceRange?,
        notes: [Diagnostic.Note] = [], help: [String] = [], others: [RelationshipID] = []
    ) {
        self.subject = subject
        self.entity = entity
        self.message = message
        self.range = range
        self.notes = notes
        self.help = help
        self.others = others
    }
}
