import DataModel

/// What of a model is kept in step with CloudKit: all of it, the entities of some configurations, or nothing.
struct CloudKitScope: Sendable {
    private let isWhole: Bool
    private let members: Set<String>

    init(of model: Model, settings: RuleSettings) {
        isWhole = model.isUsedWithCloudKit || settings.treatsAsCloudKit
        members = Set(model.configurations.filter(\.isUsedWithCloudKit).flatMap(\.entities))
    }

    /// Whether nothing is.
    var isEmpty: Bool { !isWhole && members.isEmpty }

    /// Whether objects of an entity are.
    func contains(_ entity: String) -> Bool { isWhole || members.contains(entity) }
}

extension CheckedModel {
    /// The facts of the relationships of entities that are kept in step with CloudKit.
    var cloudKitRelationships: [RelationshipFacts] {
        cloudKit.isEmpty ? [] : relationships.filter { cloudKit.contains(name(of: $0.owner)) }
    }

    /// Their attributes; composites count where anything is kept in step.
    var cloudKitAttributes: [PlacedAttribute] {
        if cloudKit.isEmpty { return [] }
        return placedAttributes.filter { place in place.entity.map { cloudKit.contains(name(of: $0)) } ?? true }
    }
}
