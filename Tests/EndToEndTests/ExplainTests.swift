import Foundation
import ModelDocCommands
import Testing

/// `modeldoc explain`: its subjects, its forms, and what it says where there is no such subject.
@Suite struct ExplainTests {
    private let world = World()

    private static let company = ProjectFolder.path + "/examples/company/model.json"
    private static let library = ProjectFolder.path + "/examples/library/Library.xcdatamodeld"

    private static let studio = """
        {"modeldoc": 1, "name": "Studio", "entities": {
        "Department": {"documentation": "A part of the studio.\\n\\nIt has a budget.", "attributes": {"name": "String"},
        "relationships": {
        "employees": {"destination": "Employee", "toMany": true, "inverse": "department", "deleteRule": "deny"},
        "projects": {"destination": "Project", "toMany": true, "inverse": "department", "deleteRule": "cascade"}}},
        "Employee": {"attributes": {"salary": {"type": "Decimal", "optional": true, "min": 0}}, "relationships": {
        "department": {"destination": "Department", "inverse": "employees", "optional": false}}},
        "Project": {"relationships": {"department": {"destination": "Department", "inverse": "projects"},
        "tags": {"destination": "Tag", "toMany": true}},
        "fetchedProperties": {"busy": {"fetchRequest": {"entity": "Employee", "predicate": "salary > 0"}}}},
        "Tag": {}}}
        """

    private func explain(_ arguments: String..., columns: Int? = nil) -> World.Outcome {
        if let columns { world.environment["COLUMNS"] = "\(columns)" }
        return world.run(["explain", "-"] + arguments, input: Array(Self.studio.utf8))
    }

    // MARK: Text

    @Test func deletionsAreTrees() {
        let outcome = explain("--delete", "Department")
        #expect(outcome.status == .done)
        #expect(
            outcome.output == """
                Deleting a department
                ├─ is refused while it has employees  employees: deny
                ├─ deletes its projects               projects: cascade
                │  └─ does not touch their tags       projects → tags: one-way
                └─ leaves nothing dangling

                """)
        #expect(explain("Department", "--delete").output == outcome.output)
    }

    @Test func keyPathsShowTheWay() {
        let outcome = explain("Department.employees.salary", columns: 100)
        #expect(
            outcome.output == """
                From one department you reach the 'salary' of any number of employees, or none.
                  Department ─employees»─ any number of employees
                             ─salary───── a Decimal each (may be empty)
                'employees' may be empty. Core Data returns a set of values for this key path; employees without a
                'salary' are dropped. Equal values appear once.
                A fetch predicate needs ANY or NONE for it, or a subquery.
                  ANY employees.salary == %@
                  SUBQUERY(employees, $x, $x.salary == %@).@count > 0

                """)
    }

    @Test func relationshipsAreSeenFromBothEnds() {
        let lines = explain("Department.employees", columns: 100).output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "Department.employees » Employee: any number; refused while there are any (deny)")
        #expect(lines[1] == "Employee.department › Department: exactly one; kept, unlinked (nullify)")
        #expect(lines[2].hasPrefix("Each department can have any number of employees, including none. In turn, each"))
    }

    @Test func entitiesHaveAllTheirParts() {
        let output = explain("Department").output
        #expect(output.hasPrefix("Department\nA part of the studio.\nIt has a budget.\nAn entity of Studio.\n"))
        for heading in ["Attributes", "Relationships", "If you delete a department", "Referred to by"] {
            #expect(output.contains("\n\n\(heading)\n"), "\(heading)")
        }
        #expect(output.contains("\n  Attribute  Type    Required\n  name       String  yes\n"))
        #expect(output.contains("\n  Employee.department, Project.department\n"))
    }

    @Test func attributesAndSearchesAreToldToo() {
        let attribute = explain("Employee.salary").output
        #expect(attribute == "Employee.salary\n\n  - Type: Decimal\n  - Required: no\n  - if set, at least 0\n")
        let search = explain("Project.busy").output
        #expect(search.hasPrefix("Project.busy\n\n'busy' is a stored search for employees that match 'salary > 0';"))
    }

    @Test func findingsAreShownWithTheirSubject() {
        #expect(explain("Project.tags").output.contains("\nFindings\n  warning: 'Project.tags' has no inverse"))
        #expect(explain("Project").output.contains("[missing-inverse]"))
        #expect(!explain("Department").output.contains("Findings"))
        let json = explain("Project.tags", "-f", "json")
        #expect(json.errors.contains("warning: 'Project.tags' has no inverse"))
        #expect(explain("Project.tags").errors == "")
    }

    @Test(arguments: [40, 60, 80, 120])
    func linesFitTheTerminal(columns: Int) throws {
        for (model, subjects) in [
            (Self.company, ["Department", "Employee", "Employee.manager", "Employee.directReports.department.name"]),
            (Self.library, ["Book", "Loan", "Member"]),
        ] {
            for subject in subjects {
                for arguments in [[subject], ["--delete", subject]] where arguments.count == 1 || !subject.contains(".")
                {
                    world.environment["COLUMNS"] = "\(columns)"
                    let outcome = world.run(["explain", model] + arguments)
                    guard outcome.status == .done else {
                        #expect(model == Self.library, "\(outcome.errors)")
                        continue
                    }
                    // Predicates are there to be copied, so that they are not broken.
                    for line in outcome.output.split(separator: "\n") where !line.contains("%@") {
                        #expect(line.count <= columns, "\(line)")
                        #expect(line.last != " ")
                    }
                }
            }
        }
    }

    @Test func coloursAreForTerminals() {
        #expect(!explain("Department").output.contains("\u{1B}"))
        world.terminalColumns = 100
        let coloured = explain("--delete", "Department").output
        #expect(coloured.contains("\u{1B}[31mdeletes its projects\u{1B}[0m"))
        let plain = coloured.replacing(/\x{1B}\[[0-9;]*m/, with: "")
        for name in ["NO_COLOR", "TERM"] {
            world.environment[name] = "dumb"
            #expect(explain("--delete", "Department").output == plain)
            world.environment[name] = nil
        }
        #expect(explain("Department", "-o", "file.txt").status == .done)
        let text = try? world.text("file.txt")
        #expect(text?.contains("\u{1B}") == false)
    }

    @Test func theWidthIsThatOfTheTerminal() throws {
        world.terminalColumns = 50
        let narrow = explain("Department.employees").output
        #expect(narrow.split(separator: "\n").allSatisfy { $0.replacing(/\x{1B}\[[0-9;]*m/, with: "").count <= 50 })
        world.terminalColumns = nil
        #expect(explain("Department.employees").output.split(separator: "\n").contains { $0.count > 70 })
    }

    // MARK: Other forms

    @Test(arguments: [
        "Department", "Department.employees", "Department.employees.salary", "Employee.salary", "Project.busy",
    ])
    func jsonHasItsKeysInOrder(subject: String) throws {
        let outcome = explain(subject, "-f", "json")
        #expect(outcome.status == .done)
        let object = try JSONSerialization.jsonObject(with: Data(outcome.bytes))
        let sorted = try JSONSerialization.data(
            withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
        let expected = String(decoding: sorted, as: UTF8.self).filter { !$0.isWhitespace }
        #expect(outcome.output.filter { !$0.isWhitespace } == expected)
    }

    @Test func jsonOfDeletionsIsThatOfTheFacts() throws {
        let whole = world.run("render", "-", "-f", "facts", "-o", "-", input: Self.studio)
        let facts = try #require(try JSONSerialization.jsonObject(with: Data(whole.bytes)) as? [String: Any])
        let entities = try #require(facts["entities"] as? [[String: Any]])
        let department = try #require(entities.first { $0["name"] as? String == "Department" })
        func object(_ arguments: String...) throws -> NSDictionary? {
            let outcome = world.run(["explain", "-"] + arguments + ["-f", "json"], input: Array(Self.studio.utf8))
            return try JSONSerialization.jsonObject(with: Data(outcome.bytes)) as? NSDictionary
        }
        #expect(try object("Department") == department as NSDictionary)
        #expect(try object("--delete", "Department") == department["deletion"] as? NSDictionary)
    }

    @Test func markdownIsThatOfThePages() throws {
        let render = world.run(
            "render", "-", "-f", "markdown", "--pictures", "none", "-o", "docs/", input: Self.studio)
        #expect(render.status == .done)
        let page = explain("Department", "-f", "markdown").output
        #expect(page == (try world.text("docs/entities/Department.md")))
        #expect(explain("Department.employees", "-f", "markdown").output.hasPrefix("# `Department.employees`\n\n| "))
        #expect(
            explain("--delete", "Department", "-f", "markdown").output.contains(
                "- deletes its projects (`projects`: cascade)\n  - does not touch their tags (`projects` → `tags`: one-way)"
            ))
    }

    @Test(arguments: ["Thing", "Thing.odd", "Thing.next", "Thing.next.size", "Thing.found", "--delete"])
    func hostileTextsComeOutAsText(subject: String) throws {
        for text in HostileTextTests.texts {
            let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
            let model = """
                {"modeldoc": 1, "name": \(quoted), "entities": {"Thing": {"documentation": \(quoted), "class": \(quoted),
                "rules": [\(quoted)], "userInfo": {\(quoted): \(quoted)},
                "attributes": {"size": {"type": "String", "default": \(quoted), "documentation": \(quoted)}, "odd": \(quoted)},
                "relationships": {"next": {"destination": "Thing", "toMany": true, "inverse": "next",
                "documentation": \(quoted)}, \(quoted): "Thing?"},
                "fetchedProperties": {"found": {"fetchRequest": {"entity": "Thing", "predicate": \(quoted)}}}}}}
                """
            let arguments = subject == "--delete" ? ["--delete", "Thing"] : [subject]
            let outcome = world.run(["explain", "-"] + arguments, input: Array(model.utf8))
            #expect(outcome.status == .done, "\(outcome.errors)")
            let scalars = outcome.output.unicodeScalars
            #expect(!scalars.contains { $0 != "\n" && ($0.value < 0x20 || $0.value == 0x202E) })
            let markdown = world.run(["explain", "-", "-f", "markdown"] + arguments, input: Array(model.utf8))
            #expect(markdown.status == .done)
            if let renderer = Tool.path("cmark-gfm") {
                try world.write(markdown.output, to: "page.md")
                let html = try Tool.run(renderer, ["--unsafe", "-e", "table", world.path + "/page.md"]).output
                #expect(!String(decoding: html, as: UTF8.self).contains("<script>"))
            }
        }
    }

    @Test func readmesExamplesAreTrue() throws {
        let readme = try ProjectFolder.text("README.md")
        let examples = readme.matches(of: /(?m)^\$ modeldoc explain (.+)\n((?:[^$`\n].*\n|\n)+)/)
        #expect(examples.count == 2)
        for example in examples {
            let arguments = example.output.1.split(separator: " ").map(String.init)
            let model = ProjectFolder.path + "/" + arguments[0]
            let outcome = world.run(["explain", model] + arguments.dropFirst())
            #expect(
                outcome.output.trimmingCharacters(in: .newlines) == example.output.2.trimmingCharacters(in: .newlines))
        }
    }

    // MARK: Mistakes

    @Test(arguments: [
        (["Departmnt"], "the model has no entity 'Departmnt'", "did you mean 'Department'?"),
        (["Departmnt.projects"], "the model has no entity 'Departmnt'", "did you mean 'Department.projects'?"),
        (["employees.salary"], "the model has no entity 'employees'", "did you mean 'Department.employees.salary'?"),
        (
            ["Department.employes"], "'Department' has no 'employes', in 'Department.employes'",
            "did you mean 'employees'?"
        ),
        (
            ["Department.employees.wage"], "'Employee' has no 'wage', in 'Department.employees.wage'",
            "'Employee' has 'salary' and 'department'"
        ),
        (
            ["Employee.salary.digits"],
            "'salary' of 'Employee' is an attribute, so that 'digits' cannot follow it, in 'Employee.salary.digits'",
            "end the path at 'salary'"
        ),
        (
            ["--delete", "Department.employees"],
            "--delete takes an entity, and 'Department.employees' is a part of one", "name the entity: 'Department'"
        ),
        (["Department."], "a name is missing, in 'Department.'", "'Department' has 'name', 'employees' and 'projects'"),
        (["."], "the model has no entity ''", "its entities are 'Department', 'Employee', 'Project' and 'Tag'"),
    ])
    func whatIsNotThereIsAnError(arguments: [String], message: String, help: String) {
        let outcome = world.run(["explain", "-"] + arguments, input: Array(Self.studio.utf8))
        #expect(outcome.status == .usage)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("error: \(message) [unknown-subject]\n  help: \(help)\n"), "\(outcome.errors)")
    }

    @Test func withoutSubjectThereAreNamesToTry() {
        let outcome = explain()
        #expect(outcome.status == .usage)
        #expect(
            outcome.errors == """
                error: missing argument 'SUBJECT'
                  help: try 'Department', 'Department.employees', 'Department.employees.salary', '--delete Department'
                  help: its entities are 'Department', 'Employee', 'Project' and 'Tag'
                usage: modeldoc explain [MODEL…] [SUBJECT] [OPTION…]   (modeldoc help explain)

                """)
        #expect(world.run("explain", "nothing.json").status == .noInput)
    }

    @Test func resultsCanBeFiles() throws {
        try world.write(Self.studio, to: "studio.json")
        #expect(world.run("explain", "studio.json", "Tag", "-o", "tag.txt").output == "")
        #expect(try world.text("tag.txt").hasPrefix("Tag\nAn entity of Studio.\n"))
        let outcome = world.run("explain", "studio.json", "Tag", "-o", "studio.json")
        #expect(outcome.status != .done)
        #expect(try world.text("studio.json") == Self.studio)
        #expect(world.run(["explain", "studio.json", "Tag"], canWrite: false).status == .cannotWrite)
    }

    @Test func modelsAreFoundAsEverywhere() {
        #expect(world.run("explain", Self.library, "Book").status == .done)
        #expect(world.run("explain", Self.library, "Book", "--model-version", "nope").status != .done)
        #expect(world.run("explain", "-", "Tag", "--model-version", "x", input: Self.studio).status == .usage)
    }
}
