import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

@Suite struct EntityGroupsTests {
    private static func owns(_ name: String, _ destination: String) -> Relationship {
        Sample.relationship(name, to: destination, toMany: true) { $0.deleteRule = .cascade }
    }

    /// The groups as `Name: A B`, the rest as `–: C`.
    private static func text(_ model: Model) -> [String]? {
        let facts = ModelFacts(model)
        return EntityGroups(of: facts)?.groups.map { group in
            "\(group.name ?? "–"): \(group.members.map { facts.name(of: $0) }.joined(separator: " "))"
        }
    }

    @Test func areThoseThatTheAuthorNames() {
        let model = Sample.model(
            Sample.entity("A") { $0.group = "One" }, Sample.entity("B", parent: "A"), Sample.entity("C"),
            Sample.entity("D") { $0.userInfo = [UserInfoEntry(key: "modeldoc.group", value: "Two")] },
            Sample.entity("E") { $0.group = "One" }
        ) { model in
            var configuration = Configuration(name: "Cloud")
            configuration.entities = ["A", "C"]
            model.configurations = [configuration]
        }
        #expect(Self.text(model) == ["One: A B E", "Two: D", "–: C"])
        #expect(EntityGroups(of: ModelFacts(model))?.origin == .author)
    }

    @Test func areElseTheConfigurations() {
        let model = Sample.model(
            Sample.entity("A"), Sample.entity("B"), Sample.entity("C"), Sample.entity("D")
        ) { model in
            for (name, entities) in [("All", ["A", "B", "C", "D"]), ("Cloud", ["A", "B", "C"]), ("Local", ["C"])] {
                var configuration = Configuration(name: name)
                configuration.entities = entities
                model.configurations.append(configuration)
            }
        }
        #expect(Self.text(model) == ["Cloud: A B", "Local: C", "–: D"])
    }

    @Test func areElseWhatIsOwnedAndInheritedTogether() {
        let model = Sample.model(
            Sample.entity("Order", [], [Self.owns("items", "Item"), Self.owns("notes", "Note")]),
            Sample.entity("Item", [], [Self.owns("taxes", "Tax")]), Sample.entity("Tax"),
            Sample.entity("Gift", parent: "Item"),
            Sample.entity("Note"), Sample.entity("Site", [], [Self.owns("logs", "Log"), Self.owns("notes", "Note")]),
            Sample.entity("Log"), Sample.entity("Alone"))
        // A note is owned by two that nothing owns together.
        #expect(Self.text(model) == ["Order: Order Item Tax Gift", "Site: Site Log", "–: Note Alone"])
    }

    @Test func followOwnersThatHaveOneOwner() {
        let model = Sample.model(
            Sample.entity("Site", [], [Self.owns("a", "A"), Self.owns("b", "B")]),
            Sample.entity("A", [], [Self.owns("c", "C")]),
            Sample.entity("B", [], [Self.owns("c", "C")]), Sample.entity("C"), Sample.entity("Other"))
        #expect(Self.text(model) == ["Site: Site A B C", "–: Other"])
    }

    @Test func comeToAnEndInACircle() {
        let model = Sample.model(
            Sample.entity("A", [], [Self.owns("b", "B")]), Sample.entity("B", [], [Self.owns("a", "A")]),
            Sample.entity("C"))
        #expect(Self.text(model)?.count == 2)
    }

    @Test func areNoneWhereAllIsOne() {
        #expect(Self.text(Sample.model(Sample.entity("A"), Sample.entity("B"))) == nil)
        #expect(Self.text(Sample.model(Sample.entity("A", [], [Self.owns("b", "B")]), Sample.entity("B"))) == nil)
    }

    @Test func survivesLongChains() {
        let model = Sample.model { model in
            model.entities =
                (0..<3000).map { index in
                    Sample.entity("E\(index)", [], index < 2999 ? [Self.owns("next", "E\(index + 1)")] : [])
                } + [Sample.entity("Z")]
        }
        #expect(EntityGroups(of: ModelFacts(model))?.groups.map(\.members.count) == [3000, 1])
    }
}
