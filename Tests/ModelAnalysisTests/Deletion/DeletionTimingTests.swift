import DataModel
import Testing

@testable import ModelAnalysis

/// What is validated, and when.
@Suite struct DeletionTimingTests {
    private let company = DeletionSample(
        Entity(
            "Department", .many("employees", "Employee", inverse: "department", .deny),
            .many("rooms", "Room", inverse: "department", .nullify)),
        Entity("Employee", .one("department", "Department", inverse: "employees", required: true, .nullify)),
        Entity("Room", .one("department", "Department", inverse: "rooms", required: true, .nullify)))

    @Test func aRefusedSaveStoresNothing() throws {
        let sample = company.graph("d: Department", "e: Employee", "d.employees = e")
        let outcome = DeletionSimulator(of: sample.graph).delete(try #require(sample.objects["d"]))
        #expect(sample.describe(outcome) == ["refused 1600", "deleted d", "1600 d.employees: e"])
        #expect(outcome.storedDeletions.isEmpty)
        #expect(outcome.effects.deleted.count == 1)
    }

    @Test func anUnrelatedChangeThatFailsRefusesTheDeletionToo() {
        var sample = company.graph("d d2: Department", "e: Employee", "d2.employees = e")
        sample.add("f: Employee")
        #expect(sample.deleting("d") == ["refused 1570", "deleted d", "1570 f.department"])
    }

    @Test func whatDidNotChangeIsNotValidated() {
        let sample = company.graph("d: Department", "e: Employee")
        #expect(!sample.graph.isValid)
        #expect(sample.deleting("d") == ["saved", "deleted d"])
    }

    @Test func severalFailuresAreWrapped() {
        let sample = company.graph("d: Department", "e: Employee", "r: Room", "d.employees = e", "d.rooms = r")
        #expect(
            sample.deleting("d")
                == ["refused 1560", "deleted d", "r.department loses d", "1600 d.employees: e", "1570 r.department"])
    }

    @Test func deletingTwiceIsDeletingOnce() {
        let sample = company.graph("d: Department")
        #expect(sample.deleting("d", "d") == ["saved", "deleted d"])
    }

    @Test func propagationIsBreadthFirst() {
        let tree = DeletionSample(
            Entity(
                "Node", .many("parts", "Node", inverse: "whole", .cascade),
                .one("whole", "Node", inverse: "parts", .nullify)))
        let sample = tree.graph("a b c d e: Node", "a.parts = b c", "b.parts = d", "c.parts = e")
        #expect(
            sample.deleting("a") == [
                "saved", "deleted a", "deleted b via a.parts", "deleted c via a.parts", "deleted d via b.parts",
                "deleted e via c.parts",
            ])
    }
}
