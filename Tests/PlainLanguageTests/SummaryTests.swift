import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

@Suite struct SummaryTests {
    @Test(arguments: [
        (Cardinality(minimum: 0, maximum: nil, minimumIfAny: 1), "any number"),
        (Cardinality(minimum: 1, maximum: 1, minimumIfAny: 1), "exactly one"),
        (Cardinality(minimum: 0, maximum: 1, minimumIfAny: 1), "at most one"),
        (Cardinality(minimum: 1, maximum: nil, minimumIfAny: 1), "at least one"),
        (Cardinality(minimum: 0, maximum: 999, minimumIfAny: 1), "0 to 999"),
        (Cardinality(minimum: 1, maximum: 1000, minimumIfAny: 1), "1 to 1,000"),
        (Cardinality(minimum: 0, maximum: 5, minimumIfAny: 2), "none, or 2 to 5"),
        (Cardinality(minimum: 0, maximum: nil, minimumIfAny: 2), "none, or at least two"),
        (Cardinality(minimum: 4, maximum: 4, minimumIfAny: 4), "exactly four"),
        (Cardinality(minimum: nil, maximum: 1, minimumIfAny: nil), "at most one (required or not: not stated)"),
        (Cardinality(minimum: nil, maximum: nil, minimumIfAny: nil), "many (required or not: not stated)"),
        (Cardinality(minimum: 5, maximum: 2, minimumIfAny: 5), "impossible: at least five, but at most two"),
        (Cardinality(minimum: 0, maximum: 2, minimumIfAny: 5), "none (the bounds are at least five, but at most two)"),
    ])
    func `how many fits a cell`(cardinality: Cardinality, expected: String) {
        #expect(Narration([]).relationships.howMany(cardinality).plain == expected)
    }

    private static let rules: [(Relationship, String)] = [
        (Relationship.toMany("r", "A", .deny), "refused while there are any (deny)"),
        (.toOne("r", "A", .deny), "refused while there is one (deny)"),
        (.toOne("r", "A", .cascade), "deleted too (cascade)"),
        (.toOne("r", "A", .nullify), "kept, unlinked (nullify)"),
        (.toOne("r", "A", .noAction), "not touched (no action)"),
        (.toOne("r", "A", nil), "not stated"),
        (
            Relationship.toOne("r", "A", .cascade).inMemory,
            "not documented for a link in memory (cascade)"
        ),
    ]

    @Test(arguments: rules)
    func `a delete rule fits a cell`(relationship: Relationship, expected: String) {
        let narration = Narration([Entity("A", relationship)])
        #expect(narration.find("A.r").map { narration.relationships.whenDeleted(of: $0.id).plain } == expected)
    }

    @Test func `a line has a sentence or two`() {
        let narration = Narration([
            Entity("Department", .toMany("employees", "Employee", inverse: "department", .deny)),
            Entity(
                "Employee", .toOne("department", "Department", inverse: "employees"),
                .toOne("manager", "Employee", inverse: "reports"), .toMany("reports", "Employee", inverse: "manager")),
            Entity("Project", .toMany("tasks", "Task", inverse: "project", .cascade)),
            Entity("Task", .toOne("project", "Project", inverse: "tasks"), .toMany("tags", "Tag"), .toOne("x", "Gone")),
            Entity("Tag"),
        ])
        let expected = [
            "Department.employees":
                "Each department can have any number of employees. It cannot be deleted while it has any.",
            "Employee.department":
                "Each employee may have one department. A department cannot be deleted while it has any employees.",
            "Employee.manager": """
            Each employee may have one employee as 'manager'. In turn, each employee can have any number of employees \
            as 'reports'.
            """,
            "Project.tasks": "Each project can have any number of tasks. Deleting a project deletes its tasks.",
            "Task.tags": "Each task can have any number of tags. A tag does not know its task.",
            "Task.x": "Each task may have one gone ('x'). The model has no entity 'Gone'.",
        ]
        for (path, text) in expected { #expect(narration.summary(of: path) == text) }
    }

    @Test func `entities are explained`() {
        var employee = Entity("Employee", parent: "Person", .toMany("tasks", "Task"), .toOne("boss", "Employee"))
        employee.uniquenessConstraints = [["badge"], ["first", "last"]]
        var person = Entity("Person", isAbstract: true)
        person.uniquenessConstraints = [["email"]]
        var task = Entity("Task", parent: "Nothing")
        task.attributes = [Attribute(name: "title", type: .string)]
        let narration = Narration([
            person, employee, Entity("Guest", parent: "Person"), task, Entity("Nil", isAbstract: true),
        ])
        func id(_ name: String) -> EntityID? { narration.facts.resolved.entity(named: name) }
        func inheritance(_ name: String) -> [String]? {
            id(name).map { narration.entities.inheritance(of: $0).map(\.plain) }
        }
        #expect(
            inheritance("Employee") == ["An employee is a kind of person: it also has everything that a person has."])
        #expect(
            inheritance("Person") == [
                "'Person' is abstract: it holds what employees and guests share; there is never a plain person."
            ])
        #expect(inheritance("Task") == ["'Task' names 'Nothing' as its parent, which the model does not have."])
        #expect(
            inheritance("Nil") == ["'Nil' is abstract and has no concrete kinds, so that there are never any nils."])
        #expect(
            id("Employee").map { narration.entities.uniqueness(of: $0).map(\.plain) } == [
                "No two employees have the same 'badge'.",
                "No two employees have the same combination of 'first' and 'last'.",
                "No two people have the same 'email'.",
            ])
        #expect(
            ["Person", "Employee", "Task"].compactMap(id).map { narration.entities.summary(of: $0).plain } == [
                "Abstract, no attributes, no links.", "A kind of person, linked to tasks and employees.",
                "One attribute, no links.",
            ])
    }

    @Test func `a fetched property is told with what it finds`() {
        var request = FetchRequest(name: "fetchedPropertyFetchRequest", entity: "Moon")
        request.predicate = "albedo > 0.5"
        let narration = Narration([Entity("Planet"), Entity("Moon")])
        #expect(
            narration.entities.sentence(of: FetchedProperty(name: "brightMoons", request: request)).plain == """
                'brightMoons' is a stored search for moons that match 'albedo > 0.5'; it is one-way, read-only, not \
                refreshed by itself, and has no part in deletion.
                """)
        var all = FetchRequest(name: "f", entity: nil)
        all.fetchLimit = 3
        #expect(
            narration.entities.sentence(of: FetchedProperty(name: "some", request: all)).plain
                .hasPrefix("'some' is a stored search for at most three objects; it is one-way"))
    }

    @Test func `documentation comes from its key or from user info`() {
        var entity = Entity("A")
        #expect(Documentation.text(of: entity) == nil)
        entity.userInfo = [UserInfoEntry(key: "documentation", value: "From user info.")]
        #expect(Documentation.text(of: entity) == "From user info.")
        entity.documentation = " "
        #expect(Documentation.text(of: entity) == "From user info.")
        entity.documentation = "Its own."
        #expect(Documentation.text(of: entity) == "Its own.")
    }
}
