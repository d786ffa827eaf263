public import SourceText

/// One difference between two models.
public struct ModelChange: Sendable {
    /// What happened to a part.
    public enum Action: Sendable, Hashable {
        case added, removed, renamed
        /// It is a property that another entity of its hierarchy has now.
        case moved
        case changed(ChangedField)
    }

    /// What happened.
    public let action: Action
    /// The part in the old model; nil for one that is new.
    public let old: ModelPart?
    /// The part in the new model; nil for one that is gone.
    public let new: ModelPart?
    /// What a field said, as text; nil for nothing.
    public let oldValue: String?
    /// What it says now; nil for nothing.
    public let newValue: String?
    /// The key of a user info entry.
    public let key: String?
    /// What it means for stores.
    public internal(set) var verdict: MigrationVerdict
    /// Why, or on which condition.
    public internal(set) var reason: MigrationReason?
    /// Whether it alters version hashes.
    public let hash: HashEffect

    init(
        _ action: Action, old: ModelPart? = nil, new: ModelPart? = nil,
        values: (old: String?, new: String?) = (nil, nil),
        key: String? = nil, _ judgement: Judgement
    ) {
        self.action = action
        self.old = old
        self.new = new
        oldValue = values.old
        newValue = values.new
        self.key = key
        verdict = judgement.verdict
        reason = judgement.reason
        hash = judgement.hash
    }

    /// The kind of the part.
    public var part: ModelPart.Kind { new?.kind ?? old?.kind ?? .model }

    /// The stable name of the kind of change: `attribute-added`, `relationship-delete-rule`.
    public var kind: String {
        let what =
            switch action {
            case .added: "added"
            case .removed: "removed"
            case .renamed: "renamed"
            case .moved: "moved"
            case .changed(let field): field.rawValue
            }
        return "\(part.rawValue)-\(what)"
    }

    /// The field that changed; nil where the part as a whole is new, gone, renamed or moved.
    public var field: ChangedField? {
        guard case .changed(let field) = action else { return nil }
        return field
    }

    /// `Entity.property` of the part as it is now, or as it was.
    public var subject: String { new?.qualifiedName ?? old?.qualifiedName ?? "" }

    /// Where to look: in the new file, or for what is gone in the old one.
    public var range: SourceRange? { new?.range ?? old?.range }
}

/// A part that is gone and one that is new, which may be the same under another name.
public struct RenameSuggestion: Sendable {
    /// What is gone.
    public let old: ModelPart
    /// What is new.
    public let new: ModelPart
    /// The renaming identifier that would tell Core Data that they are the same.
    public let identifier: String
}
