import DataModel
import ModelAnalysis

/// What one relationship does in a deletion, to objects of one entity or several: a relationship to an entity with kinds
/// leads to all of them.
struct ConsequenceGroup {
    let via: RelationshipID
    /// The entities whose objects it happens to.
    var entities: [EntityID]
    /// The entities whose deleted objects bring it about.
    var sources: [EntityID]

    /// Groups what happens by its relationship and a second trait, in the order of first occurrence.
    static func groups<Entry, Trait: Equatable>(
        _ entries: [Entry], via: (Entry) -> RelationshipID, trait: (Entry) -> Trait, entity: (Entry) -> EntityID,
        source: (Entry) -> EntityID
    ) -> [(group: ConsequenceGroup, trait: Trait)] {
        var places: [RelationshipID: [(trait: Trait, place: Int)]] = [:]
        var result: [(group: ConsequenceGroup, trait: Trait)] = []
        for entry in entries {
            let (relationship, trait, entity, source) = (via(entry), trait(entry), entity(entry), source(entry))
            guard let place = places[relationship]?.first(where: { $0.trait == trait })?.place else {
                places[relationship, default: []].append((trait, result.count))
                let group = ConsequenceGroup(via: relationship, entities: [entity], sources: [source])
                result.append((group, trait))
                continue
            }
            // Entries of one group that follow each other are of one source or one entity, so that a look at the last
            // one mostly tells.
            if result[place].group.entities.last != entity, !result[place].group.entities.contains(entity) {
                result[place].group.entities.append(entity)
            }
            if result[place].group.sources.last != source, !result[place].group.sources.contains(source) {
                result[place].group.sources.append(source)
            }
        }
        return result
    }
}
