import DataModel

/// The groups that an author names. A kind belongs to its parent's group unless it names another.
enum AuthorGroups {
    /// The group of each entity that has one; nil where the author names none.
    static func names(in facts: ModelFacts) -> [EntityID: String]? {
        var names: [EntityID: String] = [:]
        for entity in facts.ownEntities {
            let family = [entity.id] + facts.resolved.ancestors(of: entity.id)
            if let name = family.lazy.compactMap({ own(facts[$0].entity) }).first { names[entity.id] = name }
        }
        return names.isEmpty ? nil : names
    }

    private static func own(_ entity: Entity) -> String? {
        if let group = entity.group, !group.allSatisfy(\.isWhitespace) { return group }
        return entity.userInfo.value(for: EntityGroups.key)
    }
}
