import DataModel
import TestModels
import Testing

@testable import Diagrams

@Suite struct SVGStructureTests {
    @Test(arguments: Diagram.Detail.allCases) func everythingIsDrawnOnce(_ detail: Diagram.Detail) throws {
        let svg = try Pictures.svg(Pictures.variety, detail)
        #expect(svg.attributes["role"] == "img")
        #expect(svg.title == "Sample")
        let names = svg.all(ofClass: "entity").compactMap { $0.attributes["data-entity"] }
        #expect(names == ["Department", "Person", "Employee", "Project", "Tag", "Setting", "Ghost"])
        #expect(
            svg.all(ofClass: "stub").filter { $0.classes.contains("entity") }.map { $0.attributes["data-entity"] } == [
                "Ghost"
            ])
        let lines = svg.all(ofClass: "relationship").map {
            "\($0.attributes["data-from"] ?? "") - \($0.attributes["data-to"] ?? "")"
        }
        #expect(
            lines == [
                "Department.employees - Employee.department", "Department.projects - Project.department",
                "Employee.reports - Employee.manager", "Employee.friends - Employee.friends",
                "Employee.mentor - Employee", "Employee.ghost - Ghost", "Project.tags - Tag",
            ])
        #expect(svg.all(ofClass: "inheritance").count == 1)
        #expect(svg.all(ofClass: "fetched").count == 1)
        for line in svg.all(ofClass: "relationship") {
            let ends = line.children.filter { $0.classes.contains("end") }
            #expect(ends.map(\.classes) == [["end", "from"], ["end", "to"]])
            #expect(line.title?.isEmpty == false)
        }
        for element in svg.all where !element.classes.isEmpty {
            let isGroup = element.name == "g"
            for token in ["entity", "relationship", "end"] where element.classes.contains(token) {
                #expect(isGroup && element.classes.first == token)
            }
        }
        #expect(svg.all(ofClass: "end").count == 2 * lines.count)
    }

    @Test(arguments: CardTextTests.hostileNames) func anyNameIsWellFormedAndOnlyText(_ name: String) throws {
        for detail in Diagram.Detail.allCases {
            let svg = try Pictures.svg(CardTextTests.model(name), detail)
            // An entity, its parent, a second one of the name, the one that is missing; a name may be one of these.
            #expect(svg.all(ofClass: "entity").count == 4)
            let ids = svg.all.compactMap { $0.attributes["id"] }
            #expect(ids.count == 4 && Set(ids).count == 4)
            for id in ids {
                #expect(id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
            }
            let known: Set<String> = ["svg", "title", "desc", "style", "rect", "g", "path", "circle", "text"]
            let allowed: Set<String> = [
                "class", "id", "data-entity", "data-from", "data-to", "data-digest", "d", "x", "y", "width", "height",
                "rx",
                "cx", "cy", "r", "text-anchor", "viewBox", "role", "stroke-dasharray",
            ]
            for element in svg.all {
                #expect(known.contains(element.name))
                #expect(Set(element.attributes.keys).subtracting(allowed).isEmpty)
            }
        }
    }

    @Test func manyEntitiesOfOneNameHaveIdsOfTheirOwn() throws {
        var model = Model(name: "Same")
        model.entities = (0..<2000).map { _ in Sample.entity("A") } + [Sample.entity("A__2")]
        let ids = try Pictures.svg(model, .names).all(ofClass: "entity").compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == 2001)
        #expect(ids.first == "overview-entity-A")
    }

    @Test func brokenInversesAreLinesOfTheirOwn() throws {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
            Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "other")]))
        let lines = try Pictures.svg(model).all(ofClass: "relationship")
        #expect(lines.map { $0.attributes["data-from"] } == ["A.b", "B.a"])
        #expect(lines.allSatisfy { $0.classes.contains("one-way") })
    }

    @Test func twoPairsBetweenTwoEntitiesAreTwoLines() throws {
        let model = Sample.model(
            Sample.entity(
                "Transfer", [],
                [
                    Sample.relationship("from", to: "Account", inverse: "outgoing"),
                    Sample.relationship("to", to: "Account", inverse: "incoming"),
                ]),
            Sample.entity(
                "Account", [],
                [
                    Sample.relationship("outgoing", to: "Transfer", inverse: "from", toMany: true),
                    Sample.relationship("incoming", to: "Transfer", inverse: "to", toMany: true),
                ]))
        for detail in Diagram.Detail.allCases {
            let lines = try Pictures.svg(model, detail).all(ofClass: "relationship")
            #expect(
                lines.map { $0.attributes["data-from"] } == ["Account.outgoing", "Account.incoming"])
            #expect(Set(lines.map(\.title)).count == 2)
            #expect(Set(lines.map { $0.all(ofClass: "line").first?.attributes["d"] }).count == 2)
        }
    }

    @Test func aPairWithAnAncestorIsDrawnOnce() throws {
        let model = Sample.model(
            Sample.entity("Policy", [], [Sample.relationship("house", to: "House", inverse: "policy")]),
            Sample.entity("HomePolicy", parent: "Policy"),
            Sample.entity("House", [], [Sample.relationship("policy", to: "HomePolicy", inverse: "Policy.house")]))
        let svg = try Pictures.svg(model)
        #expect(svg.all(ofClass: "relationship").count == 1)
        #expect(svg.all(ofClass: "inheritance").count == 1)
    }

    @Test func eachStepOfInheritanceIsDrawnOnce() throws {
        let model = Sample.model(
            Sample.entity("Record") { $0.isAbstract = true }, Sample.entity("Drink", parent: "Record"),
            Sample.entity("Tea", parent: "Drink"))
        let lines = try Pictures.svg(model).all(ofClass: "inheritance")
        #expect(lines.map { $0.title } == ["Drink is a kind of Record.", "Tea is a kind of Drink."])
    }
}
