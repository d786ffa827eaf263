public import ModelAnalysis
import SourceText

/// A change in words.
public struct ToldChange: Sendable {
    /// The change.
    public let change: ModelChange
    /// What changed.
    public let statement: Phrase
    /// What it means; nil where the statement says all.
    public let consequence: Phrase?
    /// Why it has its verdict, or on which condition; nil where the verdict says all.
    public let condition: Phrase?

    /// Whether it is of no importance to stores and to whoever uses the objects.
    public let isDetail: Bool
    /// The entity that it is about, by its name in the new model where it is there; nil for what stands beside entities.
    public let entity: String?

    init(_ change: ModelChange, by narrator: ChangeNarrator) {
        self.change = change
        statement = narrator.statement(of: change)
        consequence = narrator.consequence(of: change)
        condition = narrator.condition(of: change)
        let isWhole = change.part == .entity && change.field == nil
        isDetail = change.verdict == .none && change.hash == .none && consequence == nil && !isWhole
        let part = change.new ?? change.old
        switch part?.kind {
        case .entity: entity = part?.name
        case .attribute, .relationship, .fetchedProperty, .index: entity = narrator.entityName(of: change)
        default: entity = nil
        }
    }

    /// Where to look, in the new file or for what is gone in the old one; nil where the change is about a whole file.
    public var place: String? {
        if change.part == .model { return nil }
        if let new = change.new { return new.range.map { "line \($0.start.line)" } }
        return change.old?.range.map { "line \($0.start.line) before" }
    }

    private init(_ told: ToldChange, consequence: Phrase?) {
        change = told.change
        statement = told.statement
        condition = told.condition
        isDetail = told.isDetail
        entity = told.entity
        self.consequence = consequence
    }

    /// The changes, each consequence told once where several changes of one part have it.
    static func withoutRepetition(_ changes: [ToldChange]) -> [ToldChange] {
        changes.enumerated().map { index, told in
            guard index + 1 < changes.count, told.consequence != nil else { return told }
            let next = changes[index + 1]
            let isRepeated = next.consequence == told.consequence && next.change.subject == told.change.subject
            return isRepeated ? ToldChange(told, consequence: nil) : told
        }
    }
}

/// What deletions do now and did not, or do no longer, in words.
public struct ToldDeletion: Sendable {
    /// The change.
    public let change: DeletionChange
    /// The entity whose deletion it begins with.
    public let entity: String
    /// The relationship from which it comes.
    public let cause: String
    /// The other entities whose deletion leads there.
    public let others: [String]
    /// What is different.
    public let sentences: [Phrase]
}

/// What may be a renaming that Core Data is not told of, in words.
public struct ToldSuggestion: Sendable {
    /// The suggestion.
    public let suggestion: RenameSuggestion
    /// What to do.
    public let sentence: Phrase
}

/// A chain of renamings that does not hold from the first version to the last, in words.
public struct ToldBreak: Sendable {
    /// What breaks.
    public let chain: RenameChainBreak
    /// What to do.
    public let sentence: Phrase
}

/// How two models differ, in words, for all forms of a report.
public struct ToldComparison: Sendable {
    /// What the old model is called: a version, or a path.
    public let oldName: String
    /// What the new model is called.
    public let newName: String
    /// The two models.
    public let comparison: ModelComparison
    /// What all changes together mean for stores.
    public let verdict: Phrase
    /// The changes.
    public let changes: [ToldChange]
    /// What deletions do now and did not, or do no longer.
    public let deletions: [ToldDeletion]
    /// What may be a renaming.
    public let suggestions: [ToldSuggestion]
    /// What breaks on the way from version to version.
    public let breaks: [ToldBreak]

    /// Tells a comparison.
    ///
    /// - Parameters:
    ///   - comparison: the two models.
    ///   - oldName: what the old model is called.
    ///   - newName: what the new model is called.
    ///   - breaks: the chains of renamings that break between the two.
    public init(_ comparison: ModelComparison, oldName: String, newName: String, breaks: [RenameChainBreak] = []) {
        let narrator = ChangeNarrator(
            comparison, oldNouns: Nouns(facts: comparison.old), newNouns: Nouns(facts: comparison.new))
        self.oldName = oldName
        self.newName = newName
        self.comparison = comparison
        verdict = VerdictWording.sentence(comparison.verdict, hash: comparison.hash)
        changes = ToldChange.withoutRepetition(comparison.changes.map { ToldChange($0, by: narrator) })
        deletions = comparison.deletions.map { change in
            let names = narrator.names(of: change)
            let facts = change.isGained ? comparison.new : comparison.old
            return ToldDeletion(
                change: change, entity: names.entity, cause: names.cause,
                others: change.others.map { facts.name(of: $0.start) }, sentences: narrator.sentences(of: change))
        }
        suggestions = comparison.suggestions.map {
            ToldSuggestion(suggestion: $0, sentence: narrator.suggestion($0))
        }
        self.breaks = breaks.map { ToldBreak(chain: $0, sentence: ChangeNarrator.sentence(of: $0)) }
    }

    /// The changes that lose data, or may stop an app from opening its stores, grouped by entity in order.
    public var urgentGroups: [(entity: String?, changes: [ToldChange])] {
        Self.grouped(changes.filter { $0.change.verdict >= .dataLost })
    }

    /// The other changes that matter, grouped by entity in order; those beside entities have none.
    public var groups: [(entity: String?, changes: [ToldChange])] {
        Self.grouped(changes.filter { !$0.isDetail && $0.change.verdict < .dataLost })
    }

    /// The changes that are of no importance, in the same groups.
    public var details: [(entity: String?, changes: [ToldChange])] { Self.grouped(changes.filter(\.isDetail)) }

    private static func grouped(_ changes: [ToldChange]) -> [(entity: String?, changes: [ToldChange])] {
        var result: [(entity: String?, changes: [ToldChange])] = []
        for change in changes {
            if let last = result.last, last.entity == change.entity {
                result[result.count - 1].changes.append(change)
            } else {
                result.append((change.entity, [change]))
            }
        }
        return result
    }

    /// "12 changes: 3 lose data, 2 have to be checked, 7 need nothing".
    public var counts: String {
        let total = changes.count
        if total == 0 { return "no changes" }
        let parts = MigrationVerdict.allCases.reversed().compactMap { verdict -> String? in
            let count = comparison.count(of: verdict)
            return count == 0 ? nil : "\(count) \(VerdictWording.label(verdict))"
        }
        let deletion =
            deletions.isEmpty ? "" : "; \(deletions.count) \(deletions.count == 1 ? "change" : "changes") in deletion"
        return "\(total) \(total == 1 ? "change" : "changes"): \(parts.joined(separator: ", "))\(deletion)"
    }
}

extension ChangeNarrator {
    /// What breaks, and how to mend it.
    static func sentence(of chain: RenameChainBreak) -> Phrase {
        var names = Phrase()
        for name in chain.names {
            if !names.isEmpty { names.append(" → ") }
            names.append(Phrase(code: name))
        }
        return ChangeWording.chainBreak(
            old: Phrase(code: chain.old.qualifiedName), new: Phrase(code: chain.new.qualifiedName), names: names,
            identifier: Phrase(code: chain.identifier))
    }
}
