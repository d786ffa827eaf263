import Testing

@testable import ReferencePages

@Suite("Department's page") struct DepartmentPageTests {
    private func sections() throws -> [String: String] {
        let page = try #require(StudioModel.model.pages()["entities/Department.md"])
        var sections: [String: String] = [:]
        var title = ""
        for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("## ") || line.hasPrefix("### ") { title = String(line) }
            sections[title, default: ""] += line + "\n"
        }
        return sections
    }

    @Test("begins with what it is and its picture")
    func beginning() throws {
        #expect(
            try sections()[""] == """
                # Department

                A part of the company with its own budget. An entity of [Studio](../README.md); class `Department`.

                [![Department and its neighbours](../diagrams/Department.svg)](../diagrams/Department.svg)


                """)
    }

    @Test("has a table of attributes")
    func attributes() throws {
        #expect(
            try sections()["## Attributes"] == """
                ## Attributes

                | Attribute | Type | Required | Default | Constraints |
                | --- | --- | --- | --- | --- |
                | `budget` | Decimal | yes | – | 0 to 100,000,000 |
                | `name` | String | yes | – | at least 2 characters |


                """)
    }

    @Test("has a table of relationships")
    func relationships() throws {
        #expect(
            try sections()["## Relationships"] == """
                ## Relationships

                | Relationship | Destination | How many | Inverse | When a department is deleted |
                | --- | --- | --- | --- | --- |
                | [`employees`](#employees) | [Employee](Employee.md) | any number | [`department`](Employee.md#department) \
                | refused while there are any (deny) |
                | [`projects`](#projects) | [Project](Project.md) | any number | [`department`](Project.md#department) \
                | deleted too (cascade) |


                """)
    }

    @Test("explains each relationship in two paragraphs")
    func blocks() throws {
        let block = try #require(try sections()["### `projects`"]).split(separator: "\n").map(String.init)
        try #require(block.count == 4)
        #expect(block[3] == "<a id=\"deletion\"></a>")
        #expect(block[1].hasPrefix("Each department can have any number of projects, including none."))
        #expect(block[2].hasPrefix("Deleting a department also deletes all its projects"))
    }

    @Test("tells what a deletion does")
    func deletion() throws {
        #expect(
            try sections()["## If you delete a department"] == """
                ## If you delete a department

                - **Refused** while it has employees (`employees`, deny).
                - **Deleted with it:**
                  - its projects (`projects`)
                  - the tasks of those projects (`projects` → `tasks`)
                - **Kept, but changed:** the employees of those tasks (`projects` → `tasks` → `assignee`): the tasks \
                disappear from each one's `tasks`.
                - **Not touched:** the tags of those tasks, which do not know about them (`projects` → `tasks` → `tags`).
                - **Left pointing at nothing:** nothing.


                """)
    }

    @Test("ends with rules and who refers to it")
    func end() throws {
        let sections = try sections()
        #expect(
            sections["## Enforced in code"] == """
                ## Enforced in code

                - A department's budget is spent by its projects only.


                """)
        #expect(
            sections["## Referred to by"] == """
                ## Referred to by

                [`Employee.department`](Employee.md#department), [`Project.department`](Project.md#department)

                """)
    }

    @Test("has no section without content")
    func noEmptySections() throws {
        #expect(
            try Set(sections().keys) == [
                "", "## Attributes", "## Relationships", "### `employees`", "### `projects`",
                "## If you delete a department", "## Ways from here", "## Enforced in code", "## Referred to by",
            ])
    }

    @Test("has a Mermaid block, or no picture, where asked")
    func pictures() throws {
        let mermaid = try #require(StudioModel.model.pages(pictures: .mermaid)["entities/Department.md"])
        #expect(mermaid.contains("\n```mermaid\nerDiagram\n"))
        #expect(!mermaid.contains(".svg"))
        let plain = try #require(StudioModel.model.pages(pictures: .none)["entities/Department.md"])
        #expect(!plain.contains("mermaid") && !plain.contains(".svg"))
        #expect(plain.contains("class `Department`.\n\n## Attributes"))
    }
}
