import DataModel
public import ModelAnalysis

/// Says in English how two models differ, and what that means.
public struct ChangeNarrator: Sendable {
    let comparison: ModelComparison
    let oldNouns: Nouns
    let newNouns: Nouns
    /// The relationships that deletions pass by, in the old model and in the new; nil where no deletion changed.
    let quiet: (old: QuietRelationships, new: QuietRelationships)?
    private let attributes: AttributeNarrator
    private let relationships: RelationshipNarrator

    /// Makes a narrator for a comparison.
    ///
    /// - Parameters:
    ///   - comparison: the two models.
    ///   - oldNouns: what objects of the old model are called.
    ///   - newNouns: what objects of the new model are called.
    public init(_ comparison: ModelComparison, oldNouns: Nouns, newNouns: Nouns) {
        self.comparison = comparison
        self.oldNouns = oldNouns
        self.newNouns = newNouns
        func quiet(_ facts: ModelFacts, _ nouns: Nouns) -> QuietRelationships {
            QuietRelationships(of: facts, kinds: DestinationKinds(facts: facts, nouns: nouns))
        }
        let isQuiet = comparison.deletions.isEmpty
        self.quiet = isQuiet ? nil : (quiet(comparison.old, oldNouns), quiet(comparison.new, newNouns))
        attributes = AttributeNarrator(facts: comparison.new)
        relationships = RelationshipNarrator(facts: comparison.new, nouns: newNouns)
    }

    /// What changed, as a sentence: "'Order.customer' is now required."
    public func statement(of change: ModelChange) -> Phrase {
        let subject = Phrase(code: change.subject)
        switch change.action {
        case .added:
            return ChangeWording.added(subject, change.part, nature: nature(of: change))
        case .removed: return ChangeWording.removed(subject, change.part)
        case .renamed:
            return ChangeWording.renamed(
                Phrase(code: change.old?.qualifiedName ?? ""), to: Phrase(code: change.new?.name ?? ""))
        case .moved:
            return ChangeWording.moved(
                Phrase(code: change.old?.qualifiedName ?? ""), to: Phrase(code: change.new?.owner ?? ""),
                isUp: isMoveUp(change))
        case .changed(let field):
            return FieldWording.statement(
                field, of: change.part == .model ? "the model" : subject, from: change.oldValue, to: change.newValue,
                key: change.key)
        }
    }

    /// What it means for whoever uses the objects; nil where the statement says all.
    public func consequence(of change: ModelChange) -> Phrase? {
        switch change.part {
        case .entity: entityConsequence(of: change)
        case .attribute: attributeConsequence(of: change)
        case .relationship: relationshipConsequence(of: change)
        default: nil
        }
    }

    /// Why a change has its verdict, or on which condition; nil where the verdict says all.
    public func condition(of change: ModelChange) -> Phrase? {
        guard let reason = change.reason else { return nil }
        let isSaid =
            switch reason {
            case .valuesLost, .linksLost, .objectsLost: change.action == .removed
            case .newWithDefault: true
            default: false
            }
        return isSaid ? nil : VerdictWording.condition(reason)
    }

    /// The entity that a property belongs to, by its name in the new model where it is there.
    func entityName(of change: ModelChange) -> String? {
        if let owner = change.new?.owner { return owner }
        let now = change.old?.entity.flatMap { comparison.newEntity($0) }
        return now.map { comparison.new.name(of: $0) } ?? change.old?.owner
    }

    /// What may be a renaming, and how to tell Core Data.
    public func suggestion(_ suggestion: RenameSuggestion) -> Phrase {
        ChangeWording.suggestion(
            old: Phrase(code: suggestion.old.qualifiedName), new: Phrase(code: suggestion.new.qualifiedName),
            identifier: Phrase(code: suggestion.identifier))
    }

    // MARK: Entities

    private func entityConsequence(of change: ModelChange) -> Phrase? {
        guard let entity = change.new?.entity else { return nil }
        let noun = newNouns[entity]
        switch change.field {
        case .parent:
            if let parent = comparison.new[entity].parent {
                return ChangeWording.kindNow(noun, of: newNouns[parent])
            }
            guard let before = change.old?.entity, let parent = comparison.old[before].parent else { return nil }
            return ChangeWording.kindNoLonger(noun, of: oldNouns[parent])
        case .abstract:
            return change.newValue == "yes" ? ChangeWording.noPlainObjects(noun) : ChangeWording.plainObjects(noun)
        case .uniqueness:
            let names = (change.newValue ?? change.oldValue ?? "").components(separator: ", ")
            return change.newValue == nil
                ? ChangeWording.mayBeEqual(noun, in: names) : ChangeWording.mustDiffer(noun, in: names)
        default: return nil
        }
    }

    // MARK: Attributes

    private func attributeConsequence(of change: ModelChange) -> Phrase? {
        guard let part = change.new, let attribute = part.attribute, let entity = part.entity else { return nil }
        let noun = newNouns[entity]
        let name = attribute.name
        switch change.field {
        case .optional:
            switch attribute.isOptional {
            case false?:
                return ChangeWording.mustHave(noun, name, failsWithout: change.verdict != .inferred)
            case true?: return ChangeWording.mayLack(noun, name)
            case nil: return nil
            }
        case .defaultValue:
            return ChangeWording.startsWith(noun, name, attributes.defaultText(of: attribute))
        case .minimum, .maximum, .minimumLength, .maximumLength, .pattern:
            return change.newValue == nil ? nil : ChangeWording.outsideFails(noun, name)
        case .transient: return attribute.isTransient ? ChangeWording.notSaved : ChangeWording.saved
        default: return nil
        }
    }

    // MARK: Relationships

    private func relationshipConsequence(of change: ModelChange) -> Phrase? {
        guard let part = change.new, let id = part.relationship, let entity = part.entity else { return nil }
        let facts = comparison.new[id]
        switch change.action {
        case .added:
            let told = relationships.explanation(of: id, for: entity)
            // What becomes of objects that were there before is told with what deletion does.
            let isToNew = facts.destination.map { comparison.oldEntity($0) == nil } ?? false
            guard facts.relationship.deleteRule == .cascade, isToNew, let fate = told.deletion.first else {
                return told.meaning.first
            }
            return told.meaning.first.map { "\($0) \(fate)" } ?? fate
        case .changed(let field):
            let before = change.old?.relationship.map { comparison.old[$0] }
            switch field {
            case .optional, .minimumCount, .maximumCount, .toMany:
                guard let before else { return nil }
                return CardinalityChange(from: before, to: facts, ends(of: facts)).sentence
            case .deleteRule: return relationships.explanation(of: id, for: entity).deletion.first
            case .destination:
                guard let now = facts.destination, let then = before?.destination else { return nil }
                return ChangeWording.leadsTo(newNouns[now], not: oldNouns[then])
            case .inverse:
                if facts.inverseStatus == .broken { return nil }
                let isSet = facts.partner != nil
                return isSet == (before?.partner != nil) ? nil : ChangeWording.otherSide(isSet: isSet)
            case .ordered:
                guard let now = facts.destination else { return nil }
                return ChangeWording.ordered(newNouns[now], isOrdered: facts.relationship.isOrdered)
            case .transient:
                return facts.relationship.isTransient ? ChangeWording.notSaved : ChangeWording.saved
            default: return nil
            }
        default: return nil
        }
    }

    private func ends(of facts: RelationshipFacts) -> CardinalityChange.Ends {
        let destination =
            facts.destination.map { newNouns[$0] } ?? newNouns[missing: facts.relationship.destination]
        let name = facts.relationship.name
        let isSaid = destination.isSaid(by: name, inPlural: facts.relationship.isEffectivelyToMany)
        return CardinalityChange.Ends(
            source: newNouns[facts.owner], destination: destination, role: isSaid ? "" : " (\(code: name))")
    }

    // MARK: What is new

    /// What a new part is, in a few words: "String, optional", "to-many to 'Order'".
    private func nature(of change: ModelChange) -> Phrase {
        guard let part = change.new else { return Phrase() }
        if let attribute = part.attribute {
            let presence: Phrase =
                switch attribute.isOptional {
                case true?: ", optional"
                case false?: ", required"
                case nil: ""
                }
            let start: Phrase = attributes.defaultText(of: attribute).map { ", default \($0)" } ?? ""
            let origin: Phrase = attribute.derivation.map { ", calculated from \(code: $0)" } ?? ""
            let storage: Phrase = attribute.isTransient ? ", not saved" : ""
            return "\(attributes.typeText(of: attribute))\(presence)\(start)\(origin)\(storage)"
        }
        if let id = part.relationship {
            let relationship = comparison.new[id].relationship
            let shape = relationship.isEffectivelyToMany ? "to-many" : "to-one"
            let presence = relationship.isOptional == false ? "required " : ""
            return relationship.destination.map { "\(presence)\(shape) to \(code: $0)" } ?? "\(presence)\(shape)"
        }
        guard part.kind == .entity, let id = part.entity else { return Phrase() }
        let entity = comparison.new[id].entity
        return ChangeWording.contents(
            attributes: entity.attributes.count, relationships: entity.relationships.count, parent: entity.parent)
    }

    /// Whether a property moved to an entity that its old one is a kind of.
    private func isMoveUp(_ change: ModelChange) -> Bool {
        guard let before = change.old?.entity, let after = change.new?.entity else { return false }
        if let now = comparison.newEntity(before) { return comparison.new.resolved.isKind(now, of: after) }
        return comparison.oldEntity(after).map { comparison.old.resolved.isKind(before, of: $0) } ?? false
    }
}

extension String {
    /// The parts of a text that a separator parts.
    fileprivate func components(separator: String) -> [String] { split(separator: separator).map(String.init) }
}
