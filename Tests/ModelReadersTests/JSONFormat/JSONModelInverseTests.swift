import DataModel
import ModelReaders
import SourceText
import Testing

@Suite struct JSONModelInverseTests {
    private func read(_ text: String) -> ReadResult {
        JSONModelReader.read(SourceFile(path: "model.json", text: text), name: "model")
    }

    @Test(arguments: [
        ("back", InverseReference(name: "back", entity: "A.B")),
        ("A.B.back", InverseReference(name: "back", entity: "A.B")),
        ("A.back", InverseReference(name: "back", entity: "A")),
        ("X.Y.back", InverseReference(name: "back", entity: "X.Y")),
        (".back", InverseReference(name: ".back", entity: "A.B")), ("A.", InverseReference(name: "A.", entity: "A.B")),
        ("A.C.back", InverseReference(name: "C.back", entity: "A")),
    ])
    func readsNames(text: String, expected: InverseReference) {
        let result = read(
            """
            { "entities": { "A": {}, "A.B": {}, "E": { "relationships": { "r": { "destination": "A.B", "inverse": "\(text)" } } } } }
            """)
        #expect(result.diagnostics.isEmpty)
        #expect(result.model?.entities[2].relationships[0].inverse == expected)
    }

    @Test func takesThePlainNameWhereTheEntityStandsApart() {
        let result = read(
            """
            { "entities": { "A": { "relationships": {
              "p": { "destination": "A", "inverse": "A.q", "inverseEntity": "A" },
              "q": { "destination": "A", "inverse": "A.q", "inverseEntity": null } } } } }
            """)
        #expect(result.diagnostics.isEmpty)
        let relationships = result.model?.entities[0].relationships
        #expect(relationships?[0].inverse == InverseReference(name: "A.q", entity: "A"))
        #expect(relationships?[1].inverse == InverseReference(name: "A.q", entity: nil))
    }

    @Test func completesWhatOneOtherNames() {
        let source = MarkedModel(
            """
            { "entities": {
              "Employee": { "relationships": { "department": { "destination": "Department", "inverse": "employees" } } },
              "Department": { "relationships": { ▸"employees": "[Employee]" } } } }
            """)
        let result = JSONModelReader.read(source.file, name: "model")
        source.expect(
            [
                "inverse-completed: 'Department.employees' names no inverse; 'Employee.department', which names it, is taken"
            ], from: result.diagnostics)
        #expect(result.diagnostics.first?.severity == .note)
        #expect(
            result.model?.entities[1].relationships[0].inverse
                == InverseReference(name: "department", entity: "Employee", isCompleted: true))
    }

    @Test func completesAnInheritedRelationship() {
        let result = read(
            """
            { "entities": {
              "Person": { "relationships": { "cars": "[Car]" } }, "Driver": { "parent": "Person" },
              "Car": { "relationships": { "driver": { "destination": "Driver", "inverse": "cars" } } } } }
            """)
        #expect(result.diagnostics.map(\.id) == ["inverse-completed"])
        #expect(result.model?.entities[0].relationships[0].inverse?.name == "driver")
    }

    /// `b` of B must stay without an inverse.
    @Test(arguments: [
        // It says so itself.
        (#""b": { "destination": "A", "inverse": null }"#, #""a": { "destination": "B", "inverse": "b" }"#),
        // Two name it.
        (
            #""b": "A""#,
            #""a": { "destination": "B", "inverse": "b" }, "a2": { "destination": "B", "inverse": "b" }"#
        ),
        // None names it.
        (#""b": "A""#, #""a": { "destination": "B", "inverse": "c" }"#),
        // It leads elsewhere.
        (#""b": "C""#, #""a": { "destination": "B", "inverse": "b" }"#),
        // The name is of another entity.
        (#""b": "A""#, #""a": { "destination": "B", "inverse": "C.b" }"#),
        // A cycle of parents ends.
        (#""b": "A""#, #""a": { "destination": "X", "inverse": "b" }"#),
    ])
    func leavesAlone(b: String, a: String) {
        let result = read(
            """
            { "entities": { "A": { "relationships": { \(a) } }, "B": { "relationships": { \(b) } }, "C": {},
              "X": { "parent": "Y" }, "Y": { "parent": "X" } } }
            """)
        #expect(result.diagnostics.isEmpty)
        #expect(result.model?.entities[1].relationships[0].inverse == nil)
    }
}
