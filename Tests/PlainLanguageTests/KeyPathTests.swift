import DataModel
import ModelAnalysis
import Testing

@testable import PlainLanguage

/// Key paths in words.
@Suite struct KeyPathTests {
    static let narration = Narration([
        Entity(
            "Department", .toMany("employees", "Employee", inverse: "department", to: 999),
            .toMany("projects", "Project", inverse: "department", ordered: true)),
        employee, bird,
        Entity("Animal", isAbstract: true, .toOne("keeper", "Employee")),
        Entity("Cat", parent: "Animal"),
        Entity(
            "Project", .toOne("department", "Department", inverse: "projects"),
            .toMany("tasks", "Task", inverse: "project"), .toMany("pets", "Animal")),
        Entity(
            "Task", .toOne("project", "Project", inverse: "tasks"), .toOne("assignee", "Employee", inverse: "tasks")),
    ])

    private static let employee: Entity = {
        var entity = Entity(
            "Employee", .toOne("department", "Department", inverse: "employees", required: true),
            .toMany("tasks", "Task", inverse: "assignee"), .toOne("boss", "Employee", inverse: "team"),
            .toMany("team", "Employee", inverse: "boss"))
        var salary = Attribute(name: "salary", type: .decimal)
        salary.isOptional = true
        entity.attributes = [salary]
        return entity
    }()

    private static let bird: Entity = {
        var entity = Entity("Bird", parent: "Animal")
        entity.attributes = [Attribute(name: "wingspan", type: .double)]
        return entity
    }()

    private static func explanation(of path: String) throws -> PropertyPathExplanation {
        let names = path.split(separator: ".").map(String.init)
        let entity = try #require(narration.facts.resolved.entity(named: names[0]))
        let found = try PropertyPathResolver(facts: narration.facts).path(Array(names.dropFirst()), from: entity)
        return PropertyPathNarrator(facts: narration.facts, nouns: narration.nouns).explanation(
            of: PropertyPathFacts(of: found, in: narration.facts))
    }

    @Test(arguments: [
        (
            "Department.projects.tasks.assignee",
            """
            From one department you reach any number of employees, or none. 'projects', 'tasks' and 'assignee' may be \
            empty. The same employee can be reached in more than one way. 'employees' leads there directly. The model \
            does not keep these ways the same: each can reach employees that the other does not. Core Data returns an \
            ordered set of sets of employees for this key path; tasks without an 'assignee' are dropped. A set holds \
            nothing twice, so that equal sets in it become one. A fetch from an SQLite store cannot have more than one \
            to-many step in a key path of its predicate, not even with ANY; it needs a subquery for each.
            """
        ),
        (
            "Department.employees.salary",
            """
            From one department you reach the 'salary' of up to 999 employees, or none. 'employees' may be empty. Core \
            Data returns a set of values for this key path; employees without a 'salary' are dropped. Equal values \
            appear once. A fetch predicate needs ANY or NONE for it, or a subquery.
            """
        ),
        (
            "Employee.boss.salary",
            """
            From one employee you reach the 'salary' of at most one employee. 'boss' may be empty. Core Data returns a \
            value for this key path, or nil where 'boss' or 'salary' is empty. A fetch predicate can compare it as it is.
            """
        ),
        (
            "Employee.department.employees",
            """
            From one employee you reach between one and 999 employees. 'employees' is the other \
            end of 'department', so it also leads back to where that came from. Core Data returns a set of employees for \
            this key path. A fetch predicate needs ANY or NONE for it, or a subquery, or asks how many there are.
            """
        ),
        (
            "Department.employees.@count",
            """
            How many employees one department has: up to 999, or none. 'employees' may be empty. Core Data returns a \
            number for this key path. A fetch predicate can compare it with a number.
            """
        ),
        (
            "Project.pets.wingspan",
            """
            From one project you reach the 'wingspan' of any number of birds, or none. 'pets' may be empty. Only birds \
            have 'wingspan': asked of any other animal, 'value(forKeyPath:)' raises an exception. Core Data returns a \
            set of values for this key path; birds without a 'wingspan' are dropped. Equal values appear once.
            """
        ),
    ])
    func isTold(path: String, text: String) throws {
        #expect(try Self.explanation(of: path).sentences.map(\.plain).joined(separator: " ") == text)
    }

    @Test func everyStepIsTold() throws {
        let steps = try Self.explanation(of: "Department.projects.pets.keeper").steps.map { step in
            "\(step.name)\(step.head) \(step.text.plain) \(step.notes.map(\.plain))"
        }
        #expect(
            steps == [
                "projects» any number of projects [\"in a defined order\"]",
                "pets» any number of birds or cats (any kind of animal) each [\"nothing leads back\"]",
                "keeper› at most one employee each [\"nothing leads back\"]",
            ])
    }

    @Test(arguments: [
        (
            "Department.employees.salary",
            ["ANY employees.salary == %@", "SUBQUERY(employees, $x, $x.salary == %@).@count > 0"]
        ),
        (
            "Department.employees",
            ["ANY employees == %@", "SUBQUERY(employees, $x, $x == %@).@count > 0", "employees.@count > 0"]
        ),
        ("Employee.boss.salary", ["boss.salary == %@"]),
        (
            "Employee.department.projects.tasks.assignee.salary",
            [
                "SUBQUERY(department.projects, $x, SUBQUERY($x.tasks, $y, $y.assignee.salary == %@).@count > 0).@count > 0"
            ]
        ),
        ("Department.employees.@count", ["employees.@count > 0"]),
        ("Project.pets.wingspan", []),
    ])
    func predicatesAreShown(path: String, examples: [String]) throws {
        #expect(try Self.explanation(of: path).examples == examples)
    }
}
