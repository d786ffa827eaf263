import DataModel
import JSONText
import ModelAnalysis
import ModelReaders
import PlainLanguage
import SourceText
import Testing

@testable import ModelWriters

/// What facts say of deletions.
@Suite struct DeletionFactsTests {
    private static let model = """
        { "modeldoc": 1, "name": "Company", "entities": {
          "Department": { "relationships": {
            "employees": { "destination": "Employee", "inverse": "department", "toMany": true, "deleteRule": "deny" },
            "projects": { "destination": "Project", "inverse": "department", "toMany": true, "deleteRule": "cascade" } } },
          "Employee": { "relationships": { "department": { "destination": "Department", "optional": false } } },
          "Project": { "relationships": {
            "department": { "destination": "Department" },
            "plan": { "destination": "Plan", "optional": false, "deleteRule": "cascade" },
            "team": { "destination": "Team", "inverse": "projects" } } },
          "Plan": {},
          "Team": { "relationships": { "projects": { "destination": "Project", "toMany": true } } },
          "Bookmark": { "relationships": { "plan": { "destination": "Plan" }, "teams": "[Team]" } } } }
        """

    /// The facts of the model, and whether they contain a text at the depth of an entity's `deletion`.
    private func facts(contain text: String) throws -> Bool {
        let file = SourceFile(path: "model.json", text: Self.model)
        let model = try #require(JSONModelReader.read(file, name: "model").model)
        let facts = ModelFacts(of: ModelResolver.resolve(model))
        let writer = FactsWriter(facts: facts, nouns: Nouns(facts: facts), sourceNames: ["model.json": "model.json"])
        return String(decoding: writer.bytes(), as: UTF8.self).contains(text.replacing("\n", with: "\n      "))
    }

    @Test func areATreeOfStepsWithWhatElseHappens() throws {
        #expect(
            try facts(
                contain: """
                    "deletion": {
                      "dangles": [
                        { "gone": "Plan", "holder": "Project", "how": "stored", "via": "Project.plan" },
                        { "gone": "Plan", "holder": "Bookmark", "how": "stored", "via": "Bookmark.plan" }
                      ],
                      "deletes": [
                        { "certain": false, "entity": "Project", "from": "Department", "via": "Department.projects" },
                        { "certain": false, "entity": "Plan", "from": "Project", "via": "Project.plan" }
                      ],
                      "refusedBy": [
                        { "entity": "Employee", "from": "Department", "reason": "deny", "via": "Department.employees" }
                      ],
                      "sentences": [
                        "Deleting a department is refused while it has employees ('employees', deny).",
                        "Deleting a department also deletes its projects ('projects') and the plans of those projects, also \
                    those that others still use ('projects' → 'plan').",
                        "Deleting a department unlinks the teams of those projects ('projects' → 'team').",
                        "Deleting a department may leave pointing at nothing: projects whose 'plan' is one of those \
                    plans ('projects' → 'plan' ← 'Project.plan') and bookmarks whose 'plan' is one of those plans \
                    ('projects' → 'plan' ← 'Bookmark.plan')."
                      ],
                      "unlinks": [
                        { "entity": "Team", "from": "Project", "via": "Project.team" }
                      ]
                    },
                    "name": "Department",
                    """))
    }

    @Test func tellWhatIsCertainAndWhatIsOnlyInMemory() throws {
        #expect(
            try facts(
                contain: #"{ "certain": true, "entity": "Plan", "from": "Project", "via": "Project.plan" }"#))
        #expect(
            try facts(
                contain: #"{ "gone": "Team", "holder": "Bookmark", "how": "memory", "via": "Bookmark.teams" }"#))
    }
}
