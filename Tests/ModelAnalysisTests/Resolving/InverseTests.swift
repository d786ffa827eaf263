import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

@Suite struct InverseTests {
    private typealias Links = [String: String]

    /// Every relationship with the status of its inverse and its name: `declared B.a`.
    private func links(_ model: Model) -> [String: String] {
        let facts = ModelFacts(model)
        var links: [String: String] = [:]
        for relationship in facts.relationships {
            let name = facts.qualifiedName(of: relationship.id)
            let inverse = relationship.inverse.map { " " + facts.qualifiedName(of: $0) } ?? ""
            links[name, default: ""] += relationship.inverseStatus.rawValue + inverse
        }
        return links
    }

    @Test func twoThatNameEachOtherAreAPair() {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "B.a")]),
            Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "b")]))
        #expect(links(model) == ["A.b": "declared B.a", "B.a": "declared A.b"])
        let facts = ModelFacts(model)
        for relationship in facts.relationships { #expect(relationship.partner == relationship.inverse) }
    }

    @Test func aRelationshipCanBeItsOwnInverse() {
        let model = Sample.model(
            Sample.entity("P", [], [Sample.relationship("friends", to: "P", inverse: "friends", toMany: true)]))
        #expect(links(model) == ["P.friends": "self P.friends"])
        #expect(ModelFacts(model).relationships.first?.kind == .manyToMany)
    }

    @Test func selfRelationships() {
        let model = Sample.model(
            Sample.entity(
                "Node", [],
                [
                    Sample.relationship("parent", to: "Node", inverse: "children"),
                    Sample.relationship("children", to: "Node", inverse: "parent", toMany: true),
                    Sample.relationship("origin", to: "Node"),
                ]))
        #expect(
            links(model) == [
                "Node.parent": "declared Node.children", "Node.children": "declared Node.parent",
                "Node.origin": "missing",
            ])
    }

    @Test(arguments: ["house", "Policy.house", "HomePolicy.house"])
    func anInverseMayStandOnAnAncestor(_ inverse: String) {
        let model = Sample.model(
            Sample.entity("Policy", [], [Sample.relationship("house", to: "House", inverse: "House.policy")]),
            Sample.entity("HomePolicy", parent: "Policy"),
            Sample.entity("House", [], [Sample.relationship("policy", to: "HomePolicy", inverse: inverse)]))
        #expect(links(model) == ["House.policy": "declared Policy.house", "Policy.house": "declared House.policy"])
    }

    @Test func anInverseMayStandOnAKind() {
        let model = Sample.model(
            Sample.entity("Policy"),
            Sample.entity(
                "HomePolicy", parent: "Policy", [], [Sample.relationship("house", to: "House", inverse: "policy")]),
            Sample.entity("House", [], [Sample.relationship("policy", to: "Policy", inverse: "house")]))
        #expect(
            links(model) == ["House.policy": "declared HomePolicy.house", "HomePolicy.house": "declared House.policy"])
    }

    @Test func theNearestOfSeveralIsMeant() {
        let model = Sample.model(
            Sample.entity("Top", [], [Sample.relationship("x", to: "Other")]),
            Sample.entity("Middle", parent: "Top", [], [Sample.relationship("x", to: "Other", inverse: "y")]),
            Sample.entity("Low", parent: "Middle"),
            Sample.entity("Other", [], [Sample.relationship("y", to: "Low", inverse: "x")]))
        #expect(links(model)["Other.y"] == "declared Middle.x")
    }

    @Test func oneThatIsNotThereIsBroken() {
        let model = Sample.model(
            Sample.entity(
                "A", [],
                [
                    Sample.relationship("absent", to: "B", inverse: "nothing"),
                    Sample.relationship("ghostly", to: "B", inverse: "Ghost.a"),
                    Sample.relationship("owner", to: "Ghost", inverse: "pets"),
                    Sample.relationship("none", to: nil, inverse: "pets"),
                ]), Sample.entity("B"))
        #expect(links(model) == ["A.absent": "broken", "A.ghostly": "broken", "A.owner": "broken", "A.none": "broken"])
    }

    @Test func oneThatDoesNotNameBackIsBroken() throws {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a", toMany: true)]),
            Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "other")]))
        #expect(links(model) == ["A.b": "broken B.a", "B.a": "broken"])
        let facts = ModelFacts(model)
        let claim = try #require(facts.relationship("A.b"))
        #expect(claim.partner == nil)
        #expect(claim.kind == .oneToMany)
        #expect(claim.inverseCardinality == Cardinality(minimum: 0, maximum: 1, minimumIfAny: 1))
    }

    @Test func twoThatNameEachOtherButLeadElsewhereAreBroken() {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
            Sample.entity("B", [], [Sample.relationship("a", to: "C", inverse: "A.b")]), Sample.entity("C"))
        #expect(links(model) == ["A.b": "broken B.a", "B.a": "broken A.b"])
    }

    @Test func oneThatNamesItselfButLeadsElsewhereIsBroken() {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "A.b")]), Sample.entity("B"))
        #expect(links(model) == ["A.b": "broken A.b"])
    }

    @Test func aCompletedInverseIsInferred() {
        let model = Sample.model(
            Sample.entity(
                "A", [],
                [
                    Sample.relationship("b", to: "B") { $0.inverse = InverseReference(name: "a", isCompleted: true) },
                    Sample.relationship("c", to: "B") { $0.inverse = InverseReference(name: "a", isCompleted: true) },
                ]),
            Sample.entity("B", [], [Sample.relationship("a", to: "A", inverse: "b")]))
        // The second is not what the other side names, whoever completed it.
        #expect(links(model) == ["A.b": "inferred B.a", "A.c": "broken B.a", "B.a": "declared A.b"])
    }

    @Test func partnersAreEachOthers() {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
            Sample.entity(
                "B", [],
                [Sample.relationship("a", to: "A", inverse: "b"), Sample.relationship("a", to: "A", inverse: "b")]))
        let facts = ModelFacts(model)
        #expect(facts.relationships.map(\.inverseStatus) == [.declared, .broken, .declared, .broken])
        for relationship in facts.relationships {
            guard let partner = relationship.partner else { continue }
            #expect(facts[partner].partner == relationship.id)
        }
    }

    @Test func ofTwoOfOneNameTheOneThatLeadsBackIsMeant() {
        let model = Sample.model(
            Sample.entity("A", [], [Sample.relationship("b", to: "B", inverse: "a")]),
            Sample.entity(
                "B", [],
                [Sample.relationship("a", to: "A"), Sample.relationship("a", to: "A", inverse: "b")]))
        let facts = ModelFacts(model)
        #expect(facts.relationships.map(\.inverseStatus) == [.declared, .missing, .declared])
        #expect(facts.relationships[0].inverse == facts.relationships[2].id)
    }

    @Test func toManyWithoutInverseIsBoundByItsStorage() throws {
        let model = Sample.model(
            Sample.entity(
                "A", [],
                [
                    Sample.relationship("many", to: "B", toMany: true), Sample.relationship("one", to: "B"),
                    Sample.relationship("transient", to: "B", toMany: true) { $0.isTransient = true },
                ]), Sample.entity("B"))
        let facts = ModelFacts(model)
        let many = try #require(facts.relationship("A.many"))
        #expect(many.isInverseBoundByStorage)
        #expect(many.inverseCardinality == Cardinality(minimum: 0, maximum: 1, minimumIfAny: 1))
        // What is to-one, or not stored, is not.
        for name in ["A.one", "A.transient"] {
            let other = try #require(facts.relationship(name))
            #expect(!other.isInverseBoundByStorage)
            #expect(other.inverseCardinality == nil)
        }
    }
}
