import DataModel
import TestModels

@testable import Diagrams

/// Models and placements that chance makes: as many kinds of links as there are, and columns as no engine would choose them.
enum RandomModels {
    /// A model with pairs, pairs within an entity, one-way relationships, inheritance and stored searches.
    static func model(seed: Int) -> Model {
        var dice = Dice(seed: seed)
        let count = dice.number(2...(seed % 20 == 0 ? 40 : 12))
        var entities = (0..<count).map { Entity(name: "Entity\($0)") }
        for index in entities.indices {
            for number in 0..<dice.number(0...7) {
                entities[index].attributes.append(Sample.attribute("attribute\(number)"))
            }
            if index > 0, dice.happens(25) { entities[index].parent = "Entity\(dice.number(0...index - 1))" }
        }
        for link in 0..<dice.number(count / 2...count * 2) {
            let from = dice.number(0...count - 1)
            let to = dice.happens(12) ? from : dice.number(0...count - 1)
            func relationship(_ name: String, to entity: Int, inverse: String?) -> Relationship {
                Sample.relationship(name, to: "Entity\(entity)", inverse: inverse, toMany: dice.happens(50)) {
                    if dice.happens(25) { $0.deleteRule = .cascade }
                    if dice.happens(10) { $0.maximumCount = 999 }
                }
            }
            if dice.happens(15) {
                entities[from].relationships.append(relationship("way\(link)", to: to, inverse: nil))
            } else if from == to, dice.happens(50) {
                entities[from].relationships.append(relationship("same\(link)", to: to, inverse: "same\(link)"))
            } else {
                entities[from].relationships.append(relationship("there\(link)", to: to, inverse: "back\(link)"))
                entities[to].relationships.append(relationship("back\(link)", to: from, inverse: "there\(link)"))
            }
        }
        if dice.happens(20) {
            let request = FetchRequest(name: "r", entity: "Entity\(dice.number(0...count - 1))")
            entities[0].fetchedProperties = [FetchedProperty(name: "found", request: request)]
        }
        var model = Model(name: "Random")
        model.entities = entities
        return model
    }

    /// Places a skeleton by chance: in few or many columns, cards upon each other, and lines anywhere.
    static func placement(of skeleton: Skeleton, seed: Int) -> Placement {
        var dice = Dice(seed: seed)
        let columns = dice.number(1...max(1, min(6, skeleton.nodes.count)))
        let places = skeleton.nodes.map { _ in
            Placement.Place(column: dice.number(1...columns), top: Double(dice.number(0...skeleton.nodes.count * 80)))
        }
        let passages = skeleton.edges.map { edge in
            let span = abs(places[edge.tail.node].column - places[edge.head.node].column)
            return (0..<max(0, span - 1)).map { _ in Double(dice.number(-100...skeleton.nodes.count * 80)) }
        }
        return Placement(nodes: places, passages: passages)
    }
}
