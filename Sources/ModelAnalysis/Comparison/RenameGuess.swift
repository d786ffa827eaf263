import DataModel
import SourceText

/// Finds what may be a renaming that Core Data is not told of. Nothing is taken for one.
struct RenameGuess {
    let old: ModelFacts
    let new: ModelFacts
    let entities: EntityPairs
    /// The share of properties that two entities have in common before they may be the same.
    private static let likeness = 0.5

    /// How many properties two entities have in common before they may be the same where their names tell nothing: many entities
    /// have an identifier and an owner.
    private static let fewestShared = 3

    /// What may be the same under another name: entities first, then properties.
    func suggestions(among properties: PropertyPairs) -> [RenameSuggestion] {
        entitySuggestions() + propertySuggestions(properties)
    }

    private func entitySuggestions() -> [RenameSuggestion] {
        var free = entities.pairing.added
        var result: [RenameSuggestion] = []
        for index in entities.pairing.removed {
            let before = old.resolved.entities[index]
            let likenesses = free.map { (index: $0, likeness: likeness(before, new.resolved.entities[$0])) }
            guard let best = likenesses.max(by: { $0.likeness < $1.likeness }), best.likeness >= Self.likeness,
                likenesses.count(where: { $0.likeness == best.likeness }) == 1
            else { continue }
            free.removeAll { $0 == best.index }
            result.append(
                RenameSuggestion(
                    old: ModelPart(before), new: ModelPart(new.resolved.entities[best.index]),
                    identifier: before.entity.renamingIdentifier ?? before.entity.name))
        }
        return result
    }

    /// How much of what two entities have is the same, from 0 to 1.
    private func likeness(_ before: ResolvedEntity, _ after: ResolvedEntity) -> Double {
        let (left, right) = (Self.features(before.entity), Self.features(after.entity))
        let all = left.union(right).count
        let isNear = NearestName.of(before.entity.name, among: [after.entity.name]) != nil
        if all == 0 { return isNear ? 1 : 0 }
        let shared = left.intersection(right).count
        let isNamedAlike = isNear || Self.shareWords(before.entity.name, after.entity.name)
        if !isNamedAlike, shared < Self.fewestShared { return 0 }
        let share = Double(shared) / Double(all)
        return isNear ? share + 0.3 : share
    }

    private static func features(_ entity: Entity) -> Set<String> {
        Set(entity.attributes.map { "\($0.name): \($0.type.name)" })
            .union(entity.relationships.map { "\($0.name) \($0.isToMany ? ">>" : ">")" })
    }

    private func propertySuggestions(_ properties: PropertyPairs) -> [RenameSuggestion] {
        var candidates = Dictionary(grouping: properties.added) { $0.owner }
        var result: [RenameSuggestion] = []
        for property in properties.removed {
            guard let owner = entities.new(property.owner), let all = candidates[owner] else { continue }
            let alike = all.indices.filter { areAlike(property, all[$0]) }
            let near = NearestName.of(property.name, among: alike.map { all[$0].name })
            let best =
                alike.first { all[$0].name == near } ?? alike.first { Self.shareWords(property.name, all[$0].name) }
                ?? onlyLink(property, alike, properties)
            guard let best else { continue }
            candidates[owner]?.remove(at: best)
            result.append(
                RenameSuggestion(
                    old: property.part(in: old.resolved), new: all[best].part(in: new.resolved),
                    identifier: property.identity))
        }
        return result
    }

    /// The only relationship of its kind that is new, where the old one is the only one that is gone.
    private func onlyLink(_ property: PropertyRef, _ alike: [Int], _ properties: PropertyPairs) -> Int? {
        guard property.kind == .relationship, alike.count == 1 else { return nil }
        let rivals = properties.removed.count { $0.owner == property.owner && isOneShape($0, property) }
        return rivals == 1 ? alike[0] : nil
    }

    /// Whether two names have a word of some length in common, as `mediaType` and `mediaTypeString`.
    private static func shareWords(_ left: String, _ right: String) -> Bool {
        let (one, other) = (words(of: left), words(of: right))
        let shared = one.intersection(other).filter { $0.count > 3 }
        return shared.count * 2 > max(one.count, other.count) || (shared.count == one.count && !one.isEmpty)
    }

    /// The words of a name in lower case: `mediaTypeString` → media, type, string.
    private static func words(of name: String) -> Set<String> {
        var words: [String] = [""]
        for character in name {
            if character.isUppercase || character == "_" { words.append("") }
            if character != "_" { words[words.count - 1] += character.lowercased() }
        }
        return Set(words.filter { !$0.isEmpty })
    }

    /// Whether a new property could hold what an old one held.
    private func areAlike(_ before: PropertyRef, _ after: PropertyRef) -> Bool {
        switch (before.content, after.content) {
        case (.attribute(let left), .attribute(let right)):
            return left.type == right.type && left.isTransient == right.isTransient
        case (.relationship(let left), .relationship(let right)):
            guard left.relationship.isToMany == right.relationship.isToMany, let now = right.destination,
                let before = left.destination.flatMap({ entities.new($0) })
            else { return false }
            return new.resolved.isKind(before, of: now) || new.resolved.isKind(now, of: before)
        default: return false
        }
    }

    private func isOneShape(_ left: PropertyRef, _ right: PropertyRef) -> Bool {
        switch (left.content, right.content) {
        case (.relationship(let one), .relationship(let other)):
            return one.relationship.destination == other.relationship.destination
                && one.relationship.isToMany == other.relationship.isToMany
        default: return false
        }
    }
}
