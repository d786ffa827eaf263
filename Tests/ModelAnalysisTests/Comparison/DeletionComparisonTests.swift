import DataModel
import TestModels
import Testing

@testable import ModelAnalysis

/// What deletions do now and did not, or do no longer.
@Suite struct DeletionComparisonTests {
    /// A workspace with projects, these with tasks, these with comments; each with its delete rule, and its inverse.
    private static func model(_ rules: [DeleteRule]) -> [Entity] {
        let names = ["Workspace", "Project", "Task", "Comment"]
        return names.indices.map { index in
            var relationships: [Relationship] = []
            if index > 0 {
                relationships.append(
                    Sample.relationship("owner", to: names[index - 1], inverse: "parts"))
            }
            if index < rules.count {
                relationships.append(
                    Sample.relationship("parts", to: names[index + 1], inverse: "owner", toMany: true) {
                        $0.deleteRule = rules[index]
                    })
            }
            return Sample.entity(names[index], [], relationships)
        }
    }

    /// `+ Project: deletes Task, Comment (also Workspace)` of each change.
    private static func lines(_ old: [DeleteRule], _ new: [DeleteRule]) -> [String] {
        lines(ComparisonSample.compare(model(old), model(new)))
    }

    private static func lines(_ comparison: ModelComparison) -> [String] {
        return comparison.deletions.map { change in
            let facts = change.isGained ? comparison.new : comparison.old
            func name(_ id: EntityID) -> String { facts.name(of: id) }
            let difference = change.first.difference
            var effects: [String] = []
            if !difference.deletes.isEmpty {
                effects.append("deletes \(difference.deletes.map { name($0.entity) }.joined(separator: ", "))")
            }
            effects += difference.refusedBy.map { "refused by \(name($0.entity))" }
            effects += difference.dangles.map { "leaves \(name($0.holder))" }
            let others = change.others.map { name($0.start) }
            return "\(change.isGained ? "+" : "-") \(name(change.first.start)): \(effects.joined(separator: "; "))"
                + (others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))")
        }
    }

    /// New entities are told of where they stand between what was there, or in the way of a deletion.
    @Test func whatIsNewIsNamedOnTheWay() {
        let note = Sample.entity("Note")
        let person = { (relationships: [Relationship]) in Sample.entity("Person", [], relationships) }
        let file = Sample.entity(
            "File", [],
            [
                Sample.relationship("person", to: "Person", inverse: "files"),
                Sample.relationship("notes", to: "Note", toMany: true) { $0.deleteRule = .cascade },
            ])
        func files(_ rule: DeleteRule) -> Relationship {
            Sample.relationship("files", to: "File", inverse: "person", toMany: true) { $0.deleteRule = rule }
        }
        let through = ComparisonSample.compare([note, person([])], [note, person([files(.cascade)]), file])
        #expect(Self.lines(through).first == "+ Person: deletes File, Note")
        let refused = ComparisonSample.compare([note, person([])], [note, person([files(.deny)]), file])
        #expect(Self.lines(refused).first == "+ Person: refused by File")
        #expect(
            Self.lines(ComparisonSample.compare([note, person([files(.deny)]), file], [note, person([])])).first
                == "- Person: refused by File")
        // What becomes of new objects alone is told with the relationship.
        let alone = Sample.entity("File", [], [Sample.relationship("person", to: "Person", inverse: "files")])
        #expect(Self.lines(ComparisonSample.compare([person([])], [person([files(.cascade)]), alone])) == [])
    }

    @Test func nothingChangesWhereNothingDoes() {
        #expect(Self.lines([.cascade, .cascade, .cascade], [.cascade, .cascade, .cascade]) == [])
    }

    @Test func whatGoesInTurnHasTheSameCause() {
        let lines = Self.lines([.nullify, .nullify, .cascade], [.nullify, .cascade, .cascade])
        #expect(lines == ["+ Project: deletes Task, Comment"])
    }

    @Test func whatLeadsThereIsNamedOnce() {
        let lines = Self.lines([.cascade, .cascade, .nullify], [.cascade, .cascade, .cascade])
        #expect(lines == ["+ Task: deletes Comment (also Workspace, Project)"])
    }

    @Test func whatIsNoLongerDeletedIsToldOfTheOldModel() {
        let lines = Self.lines([.cascade, .cascade, .cascade], [.cascade, .cascade, .nullify])
        #expect(lines == ["- Task: deletes Comment (also Workspace, Project)"])
    }

    @Test func aDenyBelowRefuses() {
        let lines = Self.lines([.nullify, .cascade, .cascade], [.nullify, .cascade, .deny])
        #expect(lines == ["+ Task: refused by Comment (also Project)", "- Task: deletes Comment (also Project)"])
    }

    @Test func aDenyThatAnotherRelationshipLeadsToRefuses() {
        let lines = Self.lines([.nullify, .cascade, .deny], [.cascade, .cascade, .deny])
        #expect(lines == ["+ Workspace: deletes Project, Task; refused by Comment"])
    }

    @Test func noActionLeavesSomething() {
        let lines = Self.lines([.nullify, .nullify, .nullify], [.nullify, .nullify, .noAction])
        #expect(lines == ["+ Task: leaves Comment"])
    }

    @Test func whatIsNewIsToldWithItsRelationships() {
        let old = Self.model([.cascade, .cascade, .cascade]).filter { $0.name != "Comment" }
        let comparison = ComparisonSample.compare(old, Self.model([.cascade, .cascade, .cascade]))
        #expect(comparison.deletions.isEmpty)
    }
}
