import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

/// Since when there is what there is.
@Suite struct VersionHistoryTests {
    private static func version(_ name: String, _ entities: Entity...) -> (name: String, model: Model) {
        var model = Model(name: "Shop")
        model.entities = entities
        return (name, model)
    }

    private static func named(_ name: String, was identifier: String? = nil) -> Attribute {
        Sample.attribute(name) { $0.renamingIdentifier = identifier }
    }

    @Test func namesAndChainsOfIdentifiersAreFollowed() {
        let history = VersionHistory(
            older: [
                Self.version("1", Sample.entity("Order", [Self.named("note")])),
                Self.version(
                    "2", Sample.entity("Order", [Self.named("note"), Self.named("total")]), Sample.entity("Item")),
            ],
            newest: Self.version(
                "3",
                Sample.entity("Purchase", [Self.named("remark", was: "note"), Self.named("total"), Self.named("paid")])
                {
                    $0.renamingIdentifier = "Order"
                }, Sample.entity("Item", [Self.named("name")]), Sample.entity("Coupon", [Self.named("code")])))
        #expect(history.version(ofEntity: "Purchase") == nil)
        #expect(history.version(ofEntity: "Item") == "2")
        #expect(history.version(ofEntity: "Coupon") == "3")
        #expect(history.version(of: .attribute, "remark", of: "Purchase") == nil)
        #expect(history.version(of: .attribute, "total", of: "Purchase") == "2")
        #expect(history.version(of: .attribute, "paid", of: "Purchase") == "3")
        #expect(history.version(of: .attribute, "name", of: "Item") == "3")
        // It came with its entity.
        #expect(history.version(of: .attribute, "code", of: "Coupon") == nil)
    }

    @Test func relationshipsAndFetchedPropertiesAreFollowedToo() {
        let search = FetchedProperty(name: "late", request: FetchRequest(name: "late", entity: "Order"))
        let history = VersionHistory(
            older: [
                Self.version(
                    "1",
                    Sample.entity("Order", [Self.named("customer"), Self.named("lines")]) {
                        $0.relationships = [Sample.relationship("buyer", to: "Customer")]
                    })
            ],
            newest: Self.version(
                "2",
                Sample.entity("Order", [Self.named("late")]) {
                    $0.relationships = [
                        Sample.relationship("customer", to: "Customer") { $0.renamingIdentifier = "buyer" },
                        Sample.relationship("lines", to: "Line"),
                    ]
                    $0.fetchedProperties = [search]
                }))
        #expect(history.version(of: .relationship, "customer", of: "Order") == nil)
        // It was an attribute, which is something else.
        #expect(history.version(of: .relationship, "lines", of: "Order") == "2")
        #expect(history.version(of: .fetchedProperty, "late", of: "Order") == "2")
        #expect(history.version(of: .attribute, "late", of: "Order") == "2")
        #expect(history.version(of: .attribute, "lines", of: "Order") == nil)
    }

    @Test func whatMovesInAHierarchyWasThereBefore() {
        let (animal, dog) = (Sample.entity("Animal", [Self.named("tag")]), Sample.entity("Dog", parent: "Animal"))
        let history = VersionHistory(
            older: [
                Self.version("1", Sample.entity("Dog")), Self.version("2", animal, dog),
                Self.version("3", Sample.entity("Animal"), Sample.entity("Dog", parent: "Animal", [Self.named("tag")])),
            ],
            newest: Self.version("4", animal, dog, Sample.entity("Loop", parent: "Loop", [Self.named("a")])))
        // A dog has had it since it is an animal, whoever declared it then.
        #expect(history.version(of: .attribute, "tag", of: "Dog") == "2")
        #expect(history.version(of: .attribute, "tag", of: "Animal") == "4")
        #expect(history.version(ofEntity: "Dog") == nil)
        #expect(history.version(ofEntity: "Loop") == "4")
    }

    @Test func whatWasGoneForAVersionIsNew() {
        let history = VersionHistory(
            older: [Self.version("1", Sample.entity("Order")), Self.version("2")],
            newest: Self.version("3", Sample.entity("Order")))
        #expect(history.version(ofEntity: "Order") == "3")
    }

    @Test func aSingleVersionSaysNothing() {
        let history = VersionHistory(older: [], newest: Self.version("1", Sample.entity("Order", [Self.named("note")])))
        #expect(history.version(ofEntity: "Order") == nil)
        #expect(history.version(of: .attribute, "note", of: "Order") == nil)
    }
}
