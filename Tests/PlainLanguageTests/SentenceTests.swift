import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

@Suite struct SentenceTests {
    private let company = Narration([
        Entity(
            "Employee", .toOne("department", "Department", inverse: "employees", required: true),
            .toMany("directReports", "Employee", inverse: "manager"),
            .toOne("manager", "Employee", inverse: "directReports")),
        Entity("Department", .toMany("employees", "Employee", inverse: "department", to: 999, .deny)),
    ])

    @Test func `the company reads aloud`() {
        #expect(
            company.meaning(of: "Department.employees") == """
                Each department can have up to 999 employees, including none; this is checked on saving. In turn, each \
                employee must have exactly one department ('department').
                """)
        #expect(
            company.deletion(of: "Department.employees") == """
                A department that has employees cannot be deleted. The save fails as a whole (error 1600), and keeps \
                failing until the employees are moved or deleted, or the change is rolled back. They may be deleted in \
                the same save. Deleting an employee leaves the department in place; the employee disappears from the \
                department's 'employees'.
                """)
        #expect(
            company.meaning(of: "Employee.department") == """
                Each employee must have exactly one department. In turn, each department can have up to 999 employees \
                ('employees'), including none.
                """)
        #expect(
            company.deletion(of: "Employee.department") == """
                Deleting an employee leaves the department in place; the employee disappears from the department's \
                'employees'. A department that has employees cannot be deleted. The save fails as a whole (error 1600), \
                and keeps failing until the employees are moved or deleted, or the change is rolled back. They may be \
                deleted in the same save.
                """)
        #expect(
            company.meaning(of: "Employee.manager") == """
                Each employee may have one employee as 'manager'. In turn, each employee can have any number of employees \
                as 'directReports', including none. 'manager' and 'directReports' are two ends of the same link: if B is \
                A's 'manager', then A is among B's 'directReports'.
                """)
        #expect(
            company.deletion(of: "Employee.directReports") == """
                Deleting an employee leaves its 'directReports' in place; each one's 'manager' becomes empty. Deleting an \
                employee leaves its 'manager' in place; the deleted employee disappears from that one's 'directReports'.
                """)
    }

    /// One relationship from Project to Task named `r`, with what leads back as `s`.
    private func pair(_ near: Relationship, _ far: Relationship?) -> Narration {
        var task = Entity("Task")
        task.relationships = far.map { [$0] } ?? []
        return Narration([Entity("Project", near), task])
    }

    private static let cardinalities: [(Relationship, String)] = [
        (Relationship.toOne("task", "Task"), "Each project may have one task."),
        (.toOne("goal", "Task"), "Each project may have one task ('goal')."),
        (.toOne("task", "Task", required: true), "Each project must have exactly one task."),
        (
            .toOne("task", "Task", required: nil),
            "Each project has at most one task; the model does not say whether one is required."
        ),
        (.toMany("tasks", "Task"), "Each project can have any number of tasks, including none."),
        (.toMany("todo", "Task"), "Each project can have any number of tasks ('todo'), including none."),
        (.toMany("tasks", "Task", required: true), "Each project must have at least one task."),
        (.toMany("tasks", "Task", required: true, from: 12), "Each project must have at least 12 tasks."),
        (.toMany("tasks", "Task", required: true, to: 5), "Each project must have between one and five tasks."),
        (.toMany("tasks", "Task", required: true, from: 2, to: 2), "Each project must have exactly two tasks."),
        (
            .toMany("tasks", "Task", to: 5),
            "Each project can have up to five tasks, including none; this is checked on saving."
        ),
        (.toMany("tasks", "Task", from: 2), "Each project has either no tasks or at least two."),
        (.toMany("tasks", "Task", from: 2, to: 5), "Each project has either no tasks or between two and five."),
        (.toMany("tasks", "Task", from: 3, to: 3), "Each project has either no tasks or exactly three."),
        (
            .toMany("tasks", "Task", required: nil),
            "Each project can have many tasks; the model does not say whether any are required."
        ),
        (
            .toMany("tasks", "Task", required: nil, from: 2, to: 5),
            """
            Each project can have many tasks, if any then between two and five; the model does not say \
            whether any are required.
            """
        ),
        (
            .toMany("tasks", "Task", required: true, from: 5, to: 2),
            "Each project must have at least five but at most two tasks, so no project can be saved."
        ),
        (
            .toMany("tasks", "Task", from: 5, to: 2),
            "A project can have no tasks: the model asks for at least five of them, but at most two."
        ),
    ]

    @Test(arguments: cardinalities)
    func `a cardinality is one sentence`(relationship: Relationship, expected: String) {
        let narration = pair(relationship, nil)
        #expect(narration.explanation(of: "Project.\(relationship.name)")?.meaning.first?.plain == expected)
    }

    private static let deletions: [(Relationship, Relationship?, String)] = [
        (
            Relationship.toOne("task", "Task", inverse: "s"),
            Relationship.toOne("s", "Project", inverse: "task", .noAction),
            """
            Deleting a project leaves the task in place; the task's 's' becomes empty. Deleting a task does \
            not touch the project. The project's 'task' may still refer to the deleted task, and read as \
            empty or fail; clear it before saving.
            """
        ),
        (
            .toOne("task", "Task", inverse: "owner", .cascade), .toMany("owner", "Project", inverse: "task"),
            """
            Deleting a project also deletes its task, even when other projects still use it. Deleting a task \
            leaves the projects in place; each one's 'task' becomes empty.
            """
        ),
        (
            .toMany("tasks", "Task", inverse: "owner"), .toOne("owner", "Project", inverse: "tasks", required: true),
            """
            Deleting a project leaves the tasks in place; each one's 'owner' becomes empty. But each task \
            must have an 'owner', so the save fails unless they are given another project or are deleted in \
            the same save. Deleting a task leaves the project in place; the task disappears from the \
            project's 'tasks'.
            """
        ),
        (
            .toOne("task", "Task", inverse: "s"), .toOne("s", "Project", inverse: "task", required: true, nil),
            """
            Deleting a project leaves the task in place; the task's 's' becomes empty. But each task must \
            have an 's', so the save fails unless the task is given another project or is deleted in the same \
            save. The model does not say what happens to the project when a task is deleted.
            """
        ),
        (
            .toMany("tasks", "Task", inverse: "s", .cascade), .toOne("s", "Project", inverse: "tasks", .cascade),
            """
            Deleting a project also deletes all its tasks. Deleting a task also deletes its project, and so \
            all that project's other tasks.
            """
        ),
        (
            .toMany("tasks", "Task", inverse: "s", .cascade), .toMany("s", "Project", inverse: "tasks", .deny),
            """
            Deleting a project also deletes all its tasks, even when other projects still use them, unless one \
            of those tasks has other projects: then nothing is deleted. A task that has projects cannot be deleted. \
            The save fails as a whole (error 1600), and keeps failing until the projects are moved or deleted, or the change is rolled back.
            """
        ),
        (
            .toMany("tasks", "Task", inverse: "s", .cascade), .toMany("s", "Project", inverse: "tasks", .cascade),
            """
            Deleting a project also deletes all its tasks, and so all other projects of those tasks. Deleting \
            a task also deletes all its projects, and so all other tasks of those projects.
            """
        ),
        (
            .toOne("task", "Task", inverse: "s", .deny), .toOne("s", "Project", inverse: "task"),
            """
            A project that has a task cannot be deleted. The save fails as a whole (error 1600), and keeps \
            failing until the link is removed, the task is deleted, or the change is rolled back. It may be \
            deleted in the same save. Deleting a task leaves the project in place; the project's 'task' \
            becomes empty.
            """
        ),
        (
            .toMany("tasks", "Task", inverse: "s"), .toMany("s", "Project", inverse: "tasks", required: true, from: 2),
            """
            Deleting a project leaves the tasks in place; the project disappears from each one's 's'. The \
            save fails if that leaves a task with fewer than two projects. Deleting a task leaves the \
            projects in place; the task disappears from each one's 'tasks'.
            """
        ),
        (
            .toMany("tasks", "Task", inverse: "s"), .toMany("s", "Project", inverse: "tasks", from: 2),
            """
            Deleting a project leaves the tasks in place; the project disappears from each one's 's'. The \
            save fails if that leaves a task with some projects, but fewer than two. Deleting a task leaves \
            the projects in place; the task disappears from each one's 'tasks'.
            """
        ),
        (
            .toOne("task", "Task", .noAction), nil,
            """
            Deleting a project does not touch the task. Deleting a task does not tell the projects that point \
            at it; each one's 'task' is left pointing at nothing.
            """
        ),
        (
            .toMany("tasks", "Task"), nil,
            """
            Deleting a project leaves the tasks in place and removes the links. Deleting a task takes it out \
            of the stored 'tasks', but a project that is in memory is not told.
            """
        ),
        (
            Relationship.toOne("task", "Task", inverse: "s", .cascade).inMemory,
            Relationship.toOne("s", "Project", inverse: "task").inMemory,
            "Core Data does not document what the rule Cascade does to a link that is not saved."
        ),
    ]

    @Test(arguments: deletions)
    func `a deletion is told from both ends`(near: Relationship, far: Relationship?, expected: String) {
        #expect(pair(near, far).deletion(of: "Project.\(near.name)") == expected)
    }
}
