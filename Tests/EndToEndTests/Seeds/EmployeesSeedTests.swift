import Foundation
import Testing

/// Employees and departments: everything that a property can say.
@Suite struct EmployeesSeedTests {
    private let world = World()
    private static let company = "\(ProjectFolder.path)/examples/company/model.json"
    private static let before = "\(ProjectFolder.path)/examples/company/before-inverse.json"

    private func page(_ entity: String) throws -> String {
        try ProjectFolder.text("examples/company/docs/entities/\(entity).md")
    }

    private func explain(_ subject: String) -> String { Seed.said(world.run("explain", Self.company, subject)) }

    @Test(arguments: [
        ("Employee", "firstName", "String", "2"), ("Employee", "lastName", "String", "2"),
        ("Department", "name", "String", "2"), ("Employee", "salary", "Decimal", "1,000,000"),
        ("Department", "budget", "Decimal", "100,000,000"),
    ])
    func readsAndWritesAttributes(entity: String, name: String, type: String, bound: String) throws {
        let row = try #require(page(entity).split(separator: "\n").first { $0.hasPrefix("| `\(name)` |") })
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(cells[1] == type)
        #expect(cells[2] == "yes")
        let constraint = type == "String" ? "at least \(bound) characters" : "0 to \(bound)"
        #expect(row.contains(constraint), "\(row)")
        #expect(explain("\(entity).\(name)").contains(constraint))
    }

    @Test func writesRelationshipsInWords() {
        let department = explain("Employee.department")
        #expect(department.contains("Each employee must have exactly one department."))
        #expect(department.contains("kept, unlinked (nullify)"))
        let employees = explain("Department.employees")
        #expect(employees.contains("up to 999 employees, including none; this is checked on saving."))
        #expect(employees.contains("A department that has employees cannot be deleted."))
        let manager = explain("Employee.manager")
        #expect(manager.contains("Each employee may have one employee as 'manager'."))
        #expect(manager.contains("'manager' and 'directReports' are two ends of the same link"))
        #expect(
            explain("Employee.directReports").contains("any number of employees as 'directReports', including none"))
        #expect(explain("Employee").contains("Employees form a tree: each is below at most one other, its 'manager'"))
    }

    @Test func drawsEveryProperty() throws {
        let svg = try ProjectFolder.text("examples/company/docs/diagrams/overview.svg")
        let picture = try #require(Picture(Data(svg.utf8)))
        #expect(picture.faults == [])
        #expect(picture.entities.compactMap { $0["data-entity"] }.sorted() == ["Department", "Employee"])
        let texts = picture.entities.flatMap { $0.all("text").map(\.wholeText) }.joined(separator: " ")
        for name in ["firstName", "lastName", "salary", "name", "budget"] { #expect(texts.contains(name)) }
        #expect(
            Set(picture.pairs) == [
                ["Department.employees", "Employee.department"], ["Employee.manager", "Employee.directReports"],
            ])
        let link = try #require(picture.line(of: "Department.employees"))
        #expect(link.wholeText.contains("999"))
    }

    /// Values that the model does not allow are found.
    @Test(arguments: [
        (#""maxCount": 999"#, #""minCount": 1000, "maxCount": 999"#, "count-bounds"),
        (#""max": 1000000"#, #""max": -1"#, "attribute-bounds"),
        (#""max": 1000000"#, #""max": 1000000, "default": -5"#, "default-out-of-bounds"),
        (#""minLength": 2"#, #""minLength": 2, "regex": "[""#, "invalid-pattern"),
        (#""inverse": "department","#, "", "missing-inverse"),
    ])
    func checksEveryProperty(right: String, wrong: String, rule: String) throws {
        var text = try ProjectFolder.text("examples/company/model.json")
        if rule == "count-bounds" { text = text.replacing(#""minCount": 0,"#, with: "") }
        if rule == "missing-inverse" { text = text.replacing(#""inverse": "employees","#, with: "") }
        let outcome = world.run("lint", "-", input: text.replacing(right, with: wrong))
        #expect(outcome.output.contains("[\(rule)]"), "\(outcome.output)")
        #expect(world.run("lint", Self.company).output == "no findings\n")
    }

    @Test func warnsUntilTheInverseIsSet() {
        let said = world.run("lint", Self.before).output
        #expect(said.contains("warning: 'Department.employees' has no inverse"))
        #expect(said.contains("warning: 'Employee.department' has no inverse"))
        #expect(said.contains("[missing-inverse]"))
    }
}
