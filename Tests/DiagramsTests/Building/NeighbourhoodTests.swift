import DataModel
import TestModels
import ModelAnalysis
import Testing

@testable import Diagrams

@Suite struct NeighbourhoodTests {
    private func lines(_ diagram: Diagram?) -> [String] {
        (diagram?.lines ?? []).map { "\($0.kind.rawValue) \($0.from.name) - \($0.to.name)" }
    }

    @Test func anEntityWithoutNeighboursHasNoPicture() {
        #expect(Pictures.neighbourhood(of: "Setting", in: Pictures.variety) == nil)
        let model = Sample.model(Sample.entity("A", [], [Sample.relationship("b", to: nil)]))
        #expect(Pictures.neighbourhood(of: "A", in: model) == nil)
    }

    @Test func showsWhatTouchesTheCentreAndNothingElse() {
        let picture = Pictures.neighbourhood(of: "Department", in: Pictures.variety)
        #expect(picture?.cards.map(\.name) == ["Department", "Employee", "Project"])
        #expect(
            lines(picture) == [
                "pair Department.employees - Employee.department", "pair Department.projects - Project.department",
            ])
        // Of the neighbours only what leads here, and no attributes.
        #expect(
            picture?.cards.map { $0.relationships.map(\.name) } == [
                ["employees", "projects"], ["department"], ["department"],
            ])
        #expect(picture?.cards.map(\.attributes.count) == [2, 0, 0])
    }

    @Test(arguments: Diagram.Detail.allCases) func everyLineOfEveryPictureTouchesItsCentre(_ detail: Diagram.Detail)
        throws
    {
        for entity in Pictures.variety.entities {
            guard let picture = Pictures.neighbourhood(of: entity.name, in: Pictures.variety, detail) else { continue }
            for line in picture.lines { #expect([line.from.entity, line.to.entity].contains(entity.name)) }
            let touched = Set(picture.lines.flatMap { [$0.from.card, $0.to.card] })
            #expect(touched == Set(picture.cards.indices), "every card is there for a line")
            #expect(picture.cards.filter { $0.name == entity.name }.count == 1)
            #expect(try Pictures.svg(picture).all(ofClass: "entity").count == picture.cards.count)
            if detail == .names { #expect(picture.cards.allSatisfy { $0.relationships.isEmpty }) }
        }
    }

    @Test func showsKindsSearchesLoopsAndMissingEntities() {
        let picture = Pictures.neighbourhood(of: "Employee", in: Pictures.variety)
        #expect(picture?.cards.map(\.name) == ["Department", "Person", "Employee", "Project", "Ghost"])
        #expect(
            lines(picture) == [
                "pair Department.employees - Employee.department", "pair Employee.reports - Employee.manager",
                "pair Employee.friends - Employee.friends", "oneWay Employee.mentor - Employee",
                "oneWay Employee.ghost - Ghost", "inheritance Person - Employee", "fetched Project.staff - Employee",
            ])
        #expect(picture?.cards.last?.stub == .missing)
        #expect(lines(Pictures.neighbourhood(of: "Tag", in: Pictures.variety)) == ["oneWay Project.tags - Tag"])
        #expect(lines(Pictures.neighbourhood(of: "Person", in: Pictures.variety)) == ["inheritance Person - Employee"])
    }

    @Test func aPartnerOnAnAncestorIsTheNeighbour() {
        let model = Sample.model(
            Sample.entity("Policy", [], [Sample.relationship("house", to: "House", inverse: "policy")]),
            Sample.entity("HomePolicy", parent: "Policy"),
            Sample.entity("House", [], [Sample.relationship("policy", to: "HomePolicy", inverse: "Policy.house")]))
        let house = Pictures.neighbourhood(of: "House", in: model)
        #expect(house?.cards.map(\.name) == ["Policy", "House"])
        #expect(lines(house) == ["pair Policy.house - House.policy"])
        // What leads to a kind is shown for it, though the line ends at its parent.
        let home = Pictures.neighbourhood(of: "HomePolicy", in: model)
        #expect(home?.cards.map(\.name) == ["Policy", "HomePolicy", "House"])
        #expect(lines(home) == ["pair Policy.house - House.policy", "inheritance Policy - HomePolicy"])
    }

    @Test func headsTellWhatIsOwned() {
        let cards = Pictures.overview(Pictures.variety).cards
        #expect(cards.map(\.tint) == [.standing, .standing, .standing, .owned, .plain, .plain, .plain])
        #expect(cards.map(\.note) == [nil, "abstract", "kind of Person", nil, nil, nil, "not in the model"])
    }

    @Test func detailFollowsTheSize() {
        #expect(
            [0, 30, 31, 120, 121].map(DiagramBuilder.detail(forEntities:)) == [.full, .full, .keys, .keys, .names])
    }

    @Test func aFetchedPropertyLeadsToWhatItFinds() {
        let model = Sample.model(
            Sample.entity("Planet") {
                $0.fetchedProperties = [
                    FetchedProperty(name: "moons", request: FetchRequest(name: "r", entity: "Moon")),
                    FetchedProperty(name: "lost", request: FetchRequest(name: "r", entity: "Ghost")),
                ]
            }, Sample.entity("Moon"))
        let picture = Pictures.overview(model)
        #expect(lines(picture) == ["fetched Planet.moons - Moon", "fetched Planet.lost - Ghost"])
        #expect(picture.cards[0].attributes.map(\.type) == ["search: Moon", "search: Ghost"])
        #expect(Pictures.neighbourhood(of: "Moon", in: model)?.cards.map(\.name) == ["Planet", "Moon"])
    }
}
