import DataModel
import ModelAnalysis

/// What became of the entities and properties of two models, by the names that pictures have.
struct ComparisonMarks {
    private(set) var oldMembers: Set<EntityID> = []
    private(set) var newMembers: Set<EntityID> = []
    /// The marks of entities by their names in the new model, or, for those that are gone, in the old one.
    private(set) var entities: [String: ChangeMark] = [:]
    /// The marks of properties, `Entity.property`, by their names in the new model.
    private(set) var new: [String: ChangeMark] = [:]
    /// The properties of the old model that are gone from where they were, by their names there.
    private(set) var gone: Set<String> = []
    /// The new names of entities that were renamed.
    private var entityNames: [String: String] = [:]
    /// The new names of properties that were renamed or moved.
    private var propertyNames: [String: String] = [:]

    init(_ comparison: ModelComparison) {
        for facts in comparison.old.entities {
            if let now = comparison.newEntity(facts.id), comparison.new.name(of: now) != facts.entity.name {
                entityNames[facts.entity.name] = comparison.new.name(of: now)
            }
        }
        for change in comparison.changes { add(change, of: comparison) }
        for id in oldMembers { if let now = comparison.newEntity(id) { newMembers.insert(now) } }
        for id in newMembers { if let then = comparison.oldEntity(id) { oldMembers.insert(then) } }
    }

    private mutating func add(_ change: ModelChange, of comparison: ModelComparison) {
        if let entity = change.old?.entity { oldMembers.insert(entity) }
        if let entity = change.new?.entity { newMembers.insert(entity) }
        switch change.part {
        case .entity:
            let mark: ChangeMark =
                switch change.action {
                case .added: .added
                case .removed: .removed
                case .renamed, .moved, .changed: .changed
                }
            entities[change.subject] = mark
        case .attribute, .relationship, .fetchedProperty:
            if let owner = change.new?.owner ?? change.old?.owner { touch(newName(ofEntity: owner)) }
            switch change.action {
            case .added: new[change.subject] = .added
            case .removed: gone.insert(change.subject)
            case .moved:
                new[change.subject] = .added
                if let before = change.old {
                    gone.insert(before.qualifiedName)
                    propertyNames[before.qualifiedName] = change.subject
                    touch(newName(ofEntity: before.owner ?? ""))
                }
            case .renamed:
                new[change.subject] = .changed
                if let before = change.old { propertyNames[before.qualifiedName] = change.subject }
            case .changed: if new[change.subject] == nil { new[change.subject] = .changed }
            }
        case .index: if let owner = change.new?.owner ?? change.old?.owner { touch(newName(ofEntity: owner)) }
        default: break
        }
    }

    private mutating func touch(_ entity: String) {
        if entities[entity] == nil { entities[entity] = .changed }
    }

    /// What an entity of the old model is called now.
    func newName(ofEntity name: String) -> String { entityNames[name] ?? name }

    /// What a property of the old model is called now, with its entity.
    func newName(_ property: String, of entity: String) -> String {
        propertyNames["\(entity).\(property)"] ?? "\(newName(ofEntity: entity)).\(property)"
    }
}
