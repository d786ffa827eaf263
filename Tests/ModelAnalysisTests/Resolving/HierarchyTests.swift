import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

@Suite struct HierarchyTests {
    private func names(_ ids: [EntityID], _ model: ResolvedModel) -> [String] { ids.map(model.name(of:)) }

    private func family(_ parents: KeyValuePairs<String, String?>) -> ResolvedModel {
        var model = Model(name: "Family")
        model.entities = parents.map { Sample.entity($0.key, parent: $0.value) }
        return ModelResolver.resolve(model)
    }

    @Test func parentsAndKindsAreConnected() throws {
        let model = family(["Drink": "Record", "Record": nil, "Tea": "Drink", "Cup": nil, "Coffee": "Drink"])
        let record = try #require(model.entity(named: "Record"))
        let tea = try #require(model.entity(named: "Tea"))
        let cup = try #require(model.entity(named: "Cup"))
        #expect(names(model.ancestors(of: tea), model) == ["Drink", "Record"])
        #expect(names(model.descendants(of: record), model) == ["Drink", "Tea", "Coffee"])
        #expect(model.isKind(tea, of: record))
        #expect(model.isKind(tea, of: tea))
        #expect(!model.isKind(record, of: tea))
        #expect(!model.isKind(cup, of: record))
        #expect(!model.isKind(tea, of: cup))
    }

    @Test func abstractEntitiesHaveNoObjects() throws {
        let model = ModelResolver.resolve(
            Sample.model(
                Sample.entity("Pet") { $0.isAbstract = true }, Sample.entity("Cat", parent: "Pet"),
                Sample.entity("Dog", parent: "Pet")))
        #expect(names(model.concreteKinds(of: try #require(model.entity(named: "Pet"))), model) == ["Cat", "Dog"])
    }

    @Test(arguments: [1, 2, 3, 50])
    func aCircleHasNoParentsAndWhatLeadsIntoItHas(_ length: Int) throws {
        var model = Model(name: "Circle")
        for index in 0..<length {
            model.entities.append(Sample.entity("C\(index)", parent: "C\((index + 1) % length)"))
        }
        model.entities.append(Sample.entity("Near", parent: "C0"))
        model.entities.append(Sample.entity("Far", parent: "Near"))
        let resolved = ModelResolver.resolve(model)
        for entity in resolved.entities {
            let isOnCircle = entity.entity.name.hasPrefix("C")
            #expect(entity.isInParentCycle == isOnCircle)
            #expect((entity.parent == nil) == isOnCircle)
        }
        let far = try #require(resolved.entity(named: "Far"))
        #expect(names(resolved.ancestors(of: far), resolved) == ["Near", "C0"])
        #expect(ModelFacts(of: resolved).findings("parent-cycle").count == 1)
    }

    @Test func ofTwoEntitiesOfOneNameTheFirstIsMeant() throws {
        let model = ModelResolver.resolve(
            Sample.model(
                Sample.entity("A", [Sample.attribute("first")]), Sample.entity("A", [Sample.attribute("second")]),
                Sample.entity("B", parent: "A")))
        #expect(model.entities.count == 3)
        #expect(model.entity(named: "A")?.index == 0)
        #expect(model.entities[2].parent?.index == 0)
    }

    @Test func ownPropertiesComeFirstThenThoseOfTheNearestAncestor() {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity("Record", [Sample.attribute("id")], [Sample.relationship("log", to: "Record")]),
                Sample.entity("Drink", parent: "Record", [Sample.attribute("name"), Sample.attribute("price")]),
                Sample.entity("Tea", parent: "Drink", [Sample.attribute("leaf")]) {
                    $0.fetchedProperties = [
                        FetchedProperty(name: "similar", request: FetchRequest(name: "r", entity: "Tea"))
                    ]
                }))
        let tea = facts.entities[2]
        #expect(tea.attributes.map(\.property.name) == ["leaf", "name", "price", "id"])
        #expect(
            tea.attributes.map { $0.inheritedFrom.map(facts.name(of:)) } == [nil, "Drink", "Drink", "Record"])
        #expect(tea.relationships.map { facts.qualifiedName(of: $0.property) } == ["Record.log"])
        #expect(tea.fetchedProperties.map(\.property.name) == ["similar"])
        #expect(facts.entities[0].subentities.map(facts.name(of:)) == ["Drink"])
    }

    @Test func whatLeadsToAnEntityIsKept() {
        let facts = ModelFacts(
            Sample.model(
                Sample.entity("A", [], [Sample.relationship("b", to: "B"), Sample.relationship("x", to: "Ghost")]),
                Sample.entity("B", [], [Sample.relationship("b", to: "B"), Sample.relationship("a", to: "A")])))
        #expect(facts.referrers.map { $0.map(facts.qualifiedName) } == [["B.a"], ["A.b", "B.b"]])
    }

    /// Each level has properties, a pair, an inverse that stands at the top, and one that is not there.
    @Test(.timeLimit(.minutes(20))) func tenThousandLevelsAreNoTrouble() {
        let count = 10_000
        var model = Model(name: "Deep")
        for index in 0..<count {
            let isTop = index == 0
            model.entities.append(
                Sample.entity(
                    "E\(index)", parent: isTop ? nil : "E\(index - 1)", [Sample.attribute("a\(index)")],
                    [
                        Sample.relationship("r\(index)", to: "E\(count - 1)", inverse: "top"),
                        Sample.relationship(isTop ? "top" : "s\(index)", to: "E0", inverse: "r\(index)"),
                        Sample.relationship("t\(index)", to: "E0", inverse: "nothing"),
                    ]
                ) {
                    $0.uniquenessConstraints = [["a0"]]
                    if index % 100 == 0 { $0.compoundIndexes = [["nothing"]] }
                })
        }
        let clock = ContinuousClock()
        let start = clock.now
        let facts = ModelFacts(model)
        #expect(clock.now - start < .seconds(30))
        #expect(facts.entities.last?.attributes.count == count)
        #expect(facts.relationship("E0.r0")?.inverseStatus == .declared)
        #expect(facts.findings("unknown-constraint-property").isEmpty)
        #expect(facts.findings("unknown-index-property").count == count / 100)
    }

    @Test(.timeLimit(.minutes(20))) func tenThousandOnACircleAreNoTrouble() {
        var model = Model(name: "Circle")
        for index in 0..<10_000 {
            model.entities.append(Sample.entity("E\(index)", parent: "E\((index + 1) % 10_000)"))
        }
        let findings = ModelFacts(model).findings
        #expect(findings.map(\.rule) == ["parent-cycle"])
        #expect((findings.first?.message.count ?? 0) < 200)
    }
}
