import DataModel
import Testing

/// What each delete rule does, over the model and on objects.
@Suite struct DeleteRuleTests {
    private func company(_ rule: DeleteRule?, back: DeleteRule = .nullify) -> DeletionSample {
        DeletionSample(
            Entity("Department", .many("employees", "Employee", inverse: "department", rule)),
            Entity("Employee", .one("department", "Department", inverse: "employees", back)))
    }

    private func outcome(_ sample: DeletionSample) -> [String] {
        sample.graph("d: Department", "e f: Employee", "d.employees = e f").deleting("d")
    }

    @Test func nullifyTakesTheSourceOutOfTheInverse() {
        let sample = company(.nullify)
        #expect(sample.announced(for: "Department") == ["unlinks Employee via Department.employees"])
        #expect(outcome(sample) == ["saved", "deleted d", "e.department loses d", "f.department loses d"])
    }

    @Test func cascadeDeletesTheDestinations() {
        let sample = company(.cascade)
        #expect(sample.announced(for: "Department") == ["deletes Employee via Department.employees"])
        #expect(
            outcome(sample) == ["saved", "deleted d", "deleted e via d.employees", "deleted f via d.employees"])
    }

    @Test func denyRefusesWhileThereIsADestination() {
        let sample = company(.deny)
        #expect(sample.announced(for: "Department") == ["refused by Employee via Department.employees: deny"])
        #expect(outcome(sample) == ["refused 1600", "deleted d", "1600 d.employees: e f"])
        #expect(sample.graph("d: Department").deleting("d") == ["saved", "deleted d"])
    }

    @Test func noActionLeavesTheInverse() {
        let sample = company(.noAction)
        #expect(sample.announced(for: "Department") == ["Employee.department dangles to Department, stored"])
        #expect(
            outcome(sample)
                == ["saved", "deleted d", "e.department refers to d, stored", "f.department refers to d, stored"])
    }

    @Test func ofAnUnstatedRuleNothingIsSaid() {
        let sample = company(nil)
        #expect(sample.announced(for: "Department") == [])
        #expect(outcome(sample) == ["saved", "deleted d"])
    }

    @Test(arguments: DeleteRule.allCases)
    func theInversesOwnRuleIsIrrelevantUnlessItsObjectIsDeleted(_ back: DeleteRule) {
        let sample = company(.nullify, back: back)
        #expect(sample.announced(for: "Department") == ["unlinks Employee via Department.employees"])
        #expect(outcome(sample) == ["saved", "deleted d", "e.department loses d", "f.department loses d"])
    }

    /// Without inverse, and what a pair does where the deleted object holds the link.
    @Test(arguments: [
        (DeleteRule.nullify, ["saved", "deleted r"], [String]()),
        (
            .cascade, ["saved", "deleted r", "deleted a via r.author"],
            ["Recipe.author dangles to Author, stored", "deletes Author via Recipe.author"]
        ),
        (
            .deny, ["refused 1600", "deleted r", "1600 r.author: a"],
            ["refused by Author via Recipe.author: deny"]
        ),
        (.noAction, ["saved", "deleted r"], []),
    ])
    func withoutInverseNobodyRefersBack(_ rule: DeleteRule, _ outcome: [String], _ announced: [String]) {
        let sample = DeletionSample(Entity("Recipe", .one("author", "Author", rule)), Entity("Author"))
        #expect(sample.graph("r: Recipe", "a: Author", "r.author = a").deleting("r") == outcome)
        #expect(sample.announced(for: "Recipe") == announced)
    }

    /// Where the surviving side holds the link, the reference is stored; where the deleted object held it, it is gone
    /// with it, and only what is loaded is stale.
    @Test(arguments: [
        (Relationship.one("b", "B", inverse: "a", .noAction), Relationship.one("a", "A", inverse: "b", nil), "stored"),
        (.many("b", "B", inverse: "a", .noAction), .one("a", "A", inverse: "b", nil), "stored"),
        (.one("b", "B", inverse: "a", .noAction), .many("a", "A", inverse: "b", nil), "memory"),
        (.many("b", "B", inverse: "a", .noAction), .many("a", "A", inverse: "b", nil), "stored"),
        (.many("b", "B", inverse: "a", .noAction), .one("a", "A", inverse: "b", nil).inMemory, "memory"),
    ])
    func noActionDanglesWhereTheLinkIsStored(_ forth: Relationship, _ back: Relationship, _ how: String) {
        let sample = DeletionSample(Entity("A", forth), Entity("B", back))
        #expect(sample.announced(for: "A") == ["B.a dangles to A, \(how)"])
        #expect(
            sample.graph("x: A", "y: B", "x.b = y").deleting("x")
                == ["saved", "deleted x", "y.a refers to x, \(how)"])
    }
}
