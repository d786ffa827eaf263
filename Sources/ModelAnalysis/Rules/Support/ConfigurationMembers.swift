import DataModel

/// Which configurations each entity is in.
struct ConfigurationMembers {
    private var configurations: [String: Set<Int>] = [:]

    init(in model: Model) {
        for (index, configuration) in model.configurations.enumerated() {
            for name in configuration.entities { configurations[name, default: []].insert(index) }
        }
    }

    /// Whether a relationship leads to an entity with which its own shares no configuration, though each is in one.
    func isCut(_ facts: RelationshipFacts, in model: CheckedModel) -> Bool {
        guard let destination = facts.destination, let here = configurations[model.name(of: facts.owner)],
            let there = configurations[model.name(of: destination)]
        else { return false }
        return here.isDisjoint(with: there)
    }
}
