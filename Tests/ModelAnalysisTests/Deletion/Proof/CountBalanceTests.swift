import DataModel
import Testing

@testable import ModelAnalysis

/// What the proof excuses, because bounds exclude it by the numbers of objects.
@Suite struct CountBalanceTests {
    private func balance(_ entities: Entity...) -> CountBalance {
        CountBalance(of: DeletionSample(entities).facts.resolved)
    }

    private let a = EntityID(index: 0)

    @Test func anOrdinaryModelIsFree() {
        let balance = balance(
            Entity("Department", .many("employees", "Employee", inverse: "department", .nullify)),
            Entity("Employee", .one("department", "Department", inverse: "employees", required: true, .nullify)))
        #expect(balance.canExist(a))
        #expect(balance.isFree)
        let announcement = Announcement.unlinks(
            EntityID(index: 1), from: a, via: RelationshipID(index: 0))
        #expect(balance.canHappen(announcement, deleting: a))
    }

    @Test func twiceAsManyAndAsManyIsNone() {
        let balance = balance(
            Entity(
                "A", .many("two", "B", inverse: "whole", required: true, from: 2, nil),
                .one("best", "B", inverse: "bestOf", required: true, nil)),
            Entity(
                "B", .one("whole", "A", inverse: "two", required: true, nil),
                .one("bestOf", "A", inverse: "best", required: true, nil)))
        #expect(!balance.canExist(a))
        #expect(!balance.isFree)
    }

    @Test func inARingNobodyStays() {
        let balance = balance(
            Entity(
                "A", .one("next", "A", inverse: "previous", required: true, .cascade),
                .one("previous", "A", inverse: "next", required: true, .nullify)))
        #expect(balance.canExist(a))
        #expect(!balance.canHappen(.unlinks(a, from: a, via: RelationshipID(index: 1)), deleting: a))
        #expect(balance.canHappen(.deletes(a, from: a, via: RelationshipID(index: 0)), deleting: a))
    }

    @Test func aBoundThatIsAlwaysReachedLeavesNoRoom() {
        let balance = balance(
            Entity(
                "A", .one("b", "B", inverse: "a", required: true, nil),
                .many("more", "B", inverse: "holder", required: true, nil)),
            Entity(
                "B", .one("a", "A", inverse: "b", required: true, nil), .one("holder", "A", inverse: "more", nil)))
        #expect(balance.canExist(a))
        #expect(!balance.isFree)
    }
}
