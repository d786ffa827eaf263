import DataModel
import ModelAnalysis
import Testing

@testable import PlainLanguage

/// What deletions do, as trees.
@Suite struct DeletionTreeTests {
    /// The lines of a tree, indented by two spaces a level, each with its way and reason.
    private static func lines(_ narration: Narration, _ name: String) throws -> [String] {
        let entity = try #require(narration.facts.resolved.entity(named: name))
        let tree = DeletionTreeNarrator(facts: narration.facts, nouns: narration.nouns).tree(
            of: DeletionAnalysis(of: narration.facts).deletion(of: entity), from: entity)
        func tell(_ branches: [DeletionTree.Branch], _ depth: Int) -> [String] {
            branches.flatMap { branch in
                let why = [branch.way.joined(separator: ">"), branch.reason.plain].filter { !$0.isEmpty }
                let line = String(repeating: "  ", count: depth) + branch.text.plain
                return [line + (why.isEmpty ? "" : " [\(why.joined(separator: ": "))]")]
                    + tell(branch.branches, depth + 1)
            }
        }
        return [tree.title.plain] + tell(tree.branches, 0)
    }

    @Test func tellsWhatHappensInTurn() throws {
        let studio = Narration([
            Entity(
                "Department", .toMany("employees", "Employee", inverse: "department", .deny),
                .toMany("projects", "Project", inverse: "department", .cascade)),
            Entity(
                "Employee", .toOne("department", "Department", inverse: "employees"),
                .toMany("tasks", "Task", inverse: "assignee")),
            Entity(
                "Project", .toOne("department", "Department", inverse: "projects"),
                .toMany("tasks", "Task", inverse: "project", .cascade)),
            Entity(
                "Task", .toOne("project", "Project", inverse: "tasks"),
                .toOne("assignee", "Employee", inverse: "tasks"),
                .toMany("tags", "Tag")),
            Entity("Tag"),
        ])
        #expect(
            try Self.lines(studio, "Department") == [
                "Deleting a department",
                "is refused while it has employees [employees: deny]",
                "deletes its projects [projects: cascade]",
                "  deletes their tasks [projects>tasks: cascade]",
                "    unlinks their employees [projects>tasks>assignee: nullify]",
                "    does not touch their tags [projects>tasks>tags: one-way]",
                "leaves nothing dangling",
            ])
        #expect(
            try Self.lines(studio, "Tag") == [
                "Deleting a tag", "may leave tasks pointing at it in memory [Task.tags: one-way]",
            ])
    }

    @Test func circlesEnd() throws {
        let circle = Narration([
            Entity(
                "A", .toMany("bs", "B", inverse: "a", .cascade), .toMany("all", "A", inverse: "one", .cascade),
                .toOne("one", "A", inverse: "all")),
            Entity("B", .toOne("a", "A", inverse: "bs"), .toMany("cs", "C", inverse: "b", .cascade)),
            Entity("C", .toOne("b", "B", inverse: "cs", .cascade), .toMany("others", "B", inverse: "c", .cascade)),
        ])
        let lines = try Self.lines(circle, "A")
        #expect(lines.contains { $0.contains("deletes its 'all', and all of theirs") })
        #expect(lines.count < 14)
    }

    @Test func whatIsShownElsewhereIsNamed() throws {
        let shared = Narration([
            Entity(
                "Shop", .toMany("orders", "Order", inverse: "shop", .cascade),
                .toMany("items", "Item", inverse: "shop", .cascade)),
            Entity(
                "Order", .toOne("shop", "Shop", inverse: "orders"), .toMany("items", "Item", inverse: "order", .cascade)
            ),
            Entity("Item", .toOne("shop", "Shop", inverse: "items"), .toOne("order", "Order", inverse: "items")),
        ])
        let lines = try Self.lines(shared, "Shop")
        #expect(lines.contains("  deletes their items, as below [orders>items: cascade]"))
        #expect(lines.contains("deletes its items [items: cascade]"))
    }

    @Test func deepRefusalsAndNeedsAreTold() throws {
        let deep = Narration([
            Entity("Owner", .toOne("house", "House", inverse: "owner", required: true, .cascade)),
            Entity(
                "House", .toOne("owner", "Owner", inverse: "house"),
                .toMany("rooms", "Room", inverse: "house", .cascade)),
            Entity(
                "Room", .toOne("house", "House", inverse: "rooms"), .toMany("guests", "Guest", inverse: "room", .deny),
                .toMany("keys", "Key", inverse: "room")),
            Entity("Guest", .toOne("room", "Room", inverse: "guests")),
            Entity("Key", .toOne("room", "Room", inverse: "keys", required: true)),
        ])
        #expect(
            try Self.lines(deep, "Owner") == [
                "Deleting an owner",
                "always deletes its house [house: cascade]",
                "  deletes its rooms [house>rooms: cascade]",
                "    is refused while any of them has guests [house>rooms>guests: deny]",
                "    is refused unless their keys get another 'room' [house>rooms>keys: nullify, but required]",
                "leaves nothing dangling",
            ])
    }

    @Test func kindsAreNamedWhereOnlySomeAreMeant() throws {
        let zoo = Narration([
            Entity("Zoo", .toMany("animals", "Animal", inverse: "zoo", .cascade), .toOne("star", "Animal", .noAction)),
            Entity("Animal", isAbstract: true, .toOne("zoo", "Zoo", inverse: "animals")),
            Entity("Cat", parent: "Animal"),
            Entity("Bird", parent: "Animal", .toMany("nests", "Nest", inverse: "bird", .cascade)),
            Entity("Nest", .toOne("bird", "Bird", inverse: "nests")),
        ])
        let lines = try Self.lines(zoo, "Zoo")
        #expect(lines.contains("deletes its 'animals' [animals: cascade]"))
        #expect(lines.contains("  deletes the nests of the birds [animals>nests: cascade]"))
        #expect(lines.contains("  may leave zoos pointing at them [Zoo.star: one-way]"))
        #expect(
            try Self.lines(zoo, "Animal") == [
                "Deleting an animal", "There are never plain animals; what deleting one does depends on its kind.",
                "its kinds are 'Cat' and 'Bird'",
            ])
    }

    @Test func whatNoRuleIsStatedForAndNoActionAreTold() throws {
        let odd = Narration([
            Entity(
                "Event", .toMany("notes", "Note", inverse: "event", nil),
                .toMany("tags", "Tag", inverse: "event", .noAction)),
            Entity("Note", .toOne("event", "Event", inverse: "notes")),
            Entity("Tag", .toOne("event", "Event", inverse: "tags")),
        ])
        #expect(
            try Self.lines(odd, "Event") == [
                "Deleting an event", "does to its notes what the model does not say [notes: no rule]",
                "may leave its tags pointing at it [tags: no action]",
            ])
    }

    @Test func aLoneEntityChangesNothing() throws {
        #expect(try Self.lines(Narration([Entity("Tag")]), "Tag") == ["Deleting a tag", "changes nothing else"])
    }

    @Test func deepChainsAreCutAndSaidToBe() throws {
        let names = (0..<200).map { "Step\($0)" }
        let chain = Narration(
            names.indices.map { index in
                var entity = Entity(name: names[index])
                if index + 1 < names.count {
                    entity.relationships.append(.toMany("next", names[index + 1], inverse: "previous", .cascade))
                }
                if index > 0 { entity.relationships.append(.toOne("previous", names[index - 1], inverse: "next")) }
                return entity
            })
        let lines = try Self.lines(chain, "Step0")
        #expect(lines.count == 1 + DeletionTreeNarrator.depth + 2)
        #expect(
            lines.contains {
                $0.contains("deletes more in turn: ")
                    && $0.contains("and 182 others; see what deleting a 'Step12' does")
            })
    }
}
