import DataModel

/// The configurations of a model as groups.
enum ConfigurationGroups {
    /// The configuration of each entity, of several the smallest; one that has every entity says nothing. Nil where no
    /// configuration is left.
    static func names(in facts: ModelFacts) -> [EntityID: String]? {
        let own = Set(facts.ownEntities.map(\.entity.name))
        let parts = facts.resolved.model.configurations.map { (name: $0.name, members: own.intersection($0.entities)) }
            .filter { !$0.members.isEmpty && $0.members.count < own.count }
        var names: [EntityID: String] = [:]
        for entity in facts.ownEntities {
            let holders = parts.filter { $0.members.contains(entity.entity.name) }
            // The first of the smallest.
            if let least = holders.map(\.members.count).min() {
                names[entity.id] = holders.first { $0.members.count == least }?.name
            }
        }
        return names.isEmpty ? nil : names
    }
}
