import DataModel

/// Makes small models: one to three entities and one to three relationships, with or without inverse, of every kind.
struct ModelGenerator {
    private var numbers: SeededNumbers
    private var entities: [Entity] = []

    init(seed: Int) {
        numbers = SeededNumbers(seed: seed)
    }

    mutating func model() -> Model {
        entities = []
        for index in 0...numbers.below(3) {
            var entity = Entity(name: ["A", "B", "C"][index])
            if index > 0, numbers.chance(35) { entity.parent = entities[numbers.below(index)].name }
            entity.isAbstract = numbers.chance(15)
            entities.append(entity)
        }
        for index in 0...numbers.below(3) { addRelationship(named: ["x", "y", "z"][index]) }
        var model = Model(name: "Small")
        model.entities = numbers.chance(50) ? entities : entities.reversed()
        return model
    }

    private mutating func addRelationship(named name: String) {
        let owner = numbers.below(entities.count)
        let destination = numbers.below(entities.count)
        var forth = end(name, to: destination)
        switch numbers.below(20) {
        case 0..<5: break
        case 5:
            forth.inverse = InverseReference(name: "absent")
        case 6:
            // One that does not name it back, where there is any.
            if let other = entities[destination].relationships.first {
                forth.inverse = InverseReference(name: other.name)
            }
        case 7..<10 where owner == destination:
            forth.inverse = InverseReference(name: name)
        default:
            let back = end(name + "Back", to: relative(of: owner))
            let holder = relative(of: destination)
            addPair(forth, of: owner, back, of: holder)
            return
        }
        entities[owner].relationships.append(forth)
    }

    private mutating func addPair(_ forth: Relationship, of owner: Int, _ back: Relationship, of holder: Int) {
        var forth = forth
        var back = back
        forth.inverse = InverseReference(name: back.name, entity: entities[holder].name)
        back.inverse = InverseReference(name: forth.name, entity: entities[owner].name)
        // Found as the other's inverse only where it stands above or below what that leads to.
        entities[owner].relationships.append(forth)
        entities[holder].relationships.append(back)
    }

    /// The entity, or rarely its parent or a kind of it, so that a pair stands at different heights.
    private mutating func relative(of index: Int) -> Int {
        guard numbers.chance(20) else { return index }
        let name = entities[index].name
        let relatives = entities.indices.filter { other in
            entities[other].parent == name || entities[index].parent == entities[other].name
        }
        return relatives.isEmpty ? index : numbers.pick(relatives)
    }

    private mutating func end(_ name: String, to destination: Int) -> Relationship {
        var relationship = Relationship(name: name, destination: entities[destination].name)
        relationship.isToMany = numbers.chance(50)
        relationship.isOptional = numbers.pick([true, true, true, true, false, false, false, nil])
        if relationship.isToMany {
            relationship.minimumCount = numbers.pick([nil, nil, 0, 1, 2, 2])
            relationship.maximumCount = numbers.pick([nil, nil, 0, 1, 2, 2])
            if numbers.chance(3) { relationship.minimumCount = 3 }
        } else {
            relationship.minimumCount = numbers.pick([nil, 0, 1])
            relationship.maximumCount = 1
        }
        relationship.deleteRule = numbers.pick([
            .cascade, .cascade, .cascade, .cascade, .nullify, .nullify, .nullify, .deny, .deny, .noAction, .noAction,
            nil,
        ])
        return relationship
    }
}
