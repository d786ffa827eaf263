import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

@Suite struct DistantEntitiesTests {
    private func distant(from name: String, in facts: ModelFacts) throws -> DistantEntities {
        DistantEntities(from: try #require(facts.resolved.entity(named: name)), in: facts)
    }

    private func ways(_ distant: DistantEntities, in facts: ModelFacts) -> [String] {
        distant.found.map { found in
            let way = found.way.map { facts[$0].relationship.name }.joined(separator: ".")
            return "\(way) \(found.reach.minimum ?? -1)...\(found.reach.maximum.map(String.init) ?? "")"
        }
    }

    @Test func areReachedByTheShortestWayAndCounted() throws {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity(
                    "Shop", [],
                    [
                        Sample.relationship("aisles", to: "Aisle", toMany: true) { $0.maximumCount = 3 },
                        Sample.relationship("owner", to: "Person"),
                    ]),
                Sample.entity(
                    "Aisle", [],
                    [
                        Sample.relationship("shelves", to: "Shelf", toMany: true) { $0.maximumCount = 5 },
                        Sample.relationship("shop", to: "Shop"),
                    ]),
                Sample.entity("Shelf", [], [Sample.relationship("filler", to: "Person")]),
                Sample.entity("Person", [], [Sample.relationship("home", to: "Town") { $0.isOptional = false }]),
                Sample.entity("Town", [], [Sample.relationship("secret", to: "Shop") { $0.isTransient = true }])))
        // The owner is next door, so that no way to a person is told.
        #expect(
            try ways(distant(from: "Shop", in: facts), in: facts) == ["aisles.shelves 0...15", "owner.home 0...1"])
        #expect(try ways(distant(from: "Town", in: facts), in: facts) == [])
        #expect(try !distant(from: "Shop", in: facts).isCutOff)
    }

    @Test func areFoundOnlySoFarAndSoManyAndThatIsSaid() throws {
        let far = DistantEntities.stepLimit + 2
        var chain = Sample.model()
        chain.entities = (0...far).map { index in
            Sample.entity("E\(index)", [], index < far ? [Sample.relationship("next", to: "E\(index + 1)")] : [])
        }
        let found = try distant(from: "E0", in: ModelFacts(chain))
        #expect(found.found.map(\.way.count) == Array(2...DistantEntities.stepLimit))
        #expect(found.isCutOff)

        var star = Sample.model()
        let count = DistantEntities.limit + 1
        let rays = (0..<count).map { Sample.relationship("r\($0)", to: "Ray\($0)") }
        star.entities = [
            Sample.entity("Start", [], [Sample.relationship("hub", to: "Hub")]), Sample.entity("Hub", [], rays),
        ]
        star.entities += (0..<count).map { Sample.entity("Ray\($0)") }
        let many = try distant(from: "Start", in: ModelFacts(star))
        #expect(many.found.count == DistantEntities.limit && many.isCutOff)
    }
}
