import DataModel
import Testing

@testable import ModelAnalysis

/// How a graph keeps both ends of its links in step.
@Suite struct ObjectGraphTests {
    @Test func settingOneSideSetsTheOther() {
        let model = DeletionSample(
            Entity("A", .many("bs", "B", inverse: "a", nil)), Entity("B", .one("a", "A", inverse: "bs", nil)))
        var sample = model.graph("x y: A", "p q: B", "x.bs = p q")
        #expect(sample.holds("p.a") == ["x"])
        sample.add("p.a = y")
        #expect(sample.holds("x.bs") == ["q"])
        #expect(sample.holds("y.bs") == ["p"])
        #expect(sample.graph.changedObjects == ["x", "y", "p"].compactMap { sample.objects[$0] })
    }

    @Test func aOneToOneGivesUpBothOldPartners() {
        let model = DeletionSample(
            Entity("A", .one("b", "B", inverse: "a", nil)), Entity("B", .one("a", "A", inverse: "b", nil)))
        var sample = model.graph("x y: A", "p q: B", "x.b = p", "y.b = q")
        sample.add("x.b = q")
        #expect(sample.holds("p.a") == [])
        #expect(sample.holds("y.b") == [])
        #expect(sample.holds("q.a") == ["x"])
    }

    @Test func aRelationshipCanBeItsOwnInverse() {
        let model = DeletionSample(Entity("P", .one("spouse", "P", inverse: "spouse", nil)))
        var sample = model.graph("a b c: P", "a.spouse = b")
        #expect(sample.holds("b.spouse") == ["a"])
        sample.add("b.spouse = c")
        #expect(sample.holds("a.spouse") == [])
        sample.add("a.spouse = a")
        #expect(sample.holds("a.spouse") == ["a"])
    }

    @Test func aOneWayToManyHoldsAnObjectOnceOnly() {
        let model = DeletionSample(Entity("Album", .many("photos", "Photo", nil)), Entity("Photo"))
        var sample = model.graph("a b: Album", "p: Photo", "a.photos = p")
        sample.add("b.photos = p")
        #expect(sample.holds("a.photos") == [])
        #expect(sample.holds("b.photos") == ["p"])
    }

    @Test func aOneWayToOneIsSharedFreely() {
        let model = DeletionSample(Entity("Event", .one("place", "Place", nil)), Entity("Place"))
        let sample = model.graph("a b: Event", "p: Place", "a.place = p", "b.place = p")
        #expect(sample.holds("a.place") == ["p"])
        #expect(sample.holds("b.place") == ["p"])
    }

    @Test func onlyWhatFitsIsLinked() {
        let model = DeletionSample(
            Entity("Animal", isAbstract: true),
            Entity("Cat", kindOf: "Animal", .one("owner", "Person", inverse: "cats", nil)),
            Entity("Dog", kindOf: "Animal"),
            Entity("Person", .many("pets", "Animal", nil), .many("cats", "Animal", inverse: "owner", nil)))
        let sample = model.graph("a: Animal", "c: Cat", "d: Dog", "p: Person", "p.pets = a c d p", "p.cats = c d")
        #expect(sample.objects["a"] == nil)
        #expect(sample.holds("p.pets") == ["c", "d"])
        #expect(sample.holds("p.cats") == ["c"])
    }

    /// Lower bounds, upper bounds and optionality, by the number of objects.
    @Test(arguments: [
        (Relationship.one("r", "B", required: false, nil), [nil, nil]),
        (.one("r", "B", required: true, nil), [1570, nil]),
        (.many("r", "B", required: false, nil), [nil, nil, nil, nil]),
        (.many("r", "B", required: true, nil), [1570, nil, nil, nil]),
        (.many("r", "B", required: true, from: 2, nil), [1570, 1580, nil, nil]),
        (.many("r", "B", required: true, from: 2, to: 2, nil), [1570, 1580, nil, 1590]),
        (.many("r", "B", required: false, to: 2, nil), [nil, nil, nil, 1590]),
        (.many("r", "B", required: false, from: 2, nil), [nil, 1580, nil, nil]),
        (.many("r", "B", required: false, from: 2, to: 0, nil), [nil, 1580, nil, nil]),
    ])
    func boundsAreThoseOfTheDocumentation(_ relationship: Relationship, _ errors: [Int?]) throws {
        for (count, error) in errors.enumerated() {
            var sample = DeletionSample(Entity("A", relationship), Entity("B")).graph("x: A", "a b c: B")
            for name in ["a", "b", "c"].prefix(count) { sample.add("x.r = \(name)") }
            let id = try #require(sample.facts.relationships.first?.id)
            let object = try #require(sample.objects["x"])
            #expect(sample.graph.violation(of: id, in: object)?.rawValue == error, "\(count) objects")
        }
    }
}
