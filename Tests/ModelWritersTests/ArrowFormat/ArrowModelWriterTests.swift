import DataModel
import TestModels
import ModelAnalysis
import ModelReaders
import ModelWriters
import SourceText
import Testing

/// Arrow notation as it is written, and as it is read back.
@Suite struct ArrowModelWriterTests {
    private func facts(_ model: Model) -> ModelFacts { ModelFacts(of: ModelResolver.resolve(model)) }

    private func read(_ text: String) throws -> Model {
        let result = ArrowModelReader.read(SourceFile(path: "x.model", text: text), name: "x")
        #expect(result.diagnostics.filter { $0.severity > .note }.map(\.message) == [])
        return try #require(result.model)
    }

    @Test func writesWhatReadsWell() throws {
        let text = """
            //! Meetings.

            /// A note.
            /// Rule: It has a title.
            MeetingNote (class = ".Note", unique = "title + date", singular = "note", plural = "no\\"tes") {
              title: String? (unique, default = "a \\"b\\"", minLength = 2)
              date: Date (required, default = 12.5)
              count: Integer 16 (default = 3, min = 0, max = 9)
              isDone: Boolean (default = false)
              odd: `a, b`

              /// What it is about.
              tags   <<-->> Tag.meetingNotes (optional, 2..5, ordered, cascade)
              tasks   <-->> Task.meetingNote (min = 2)
              author   -->  `Per son` (required, nullify)
            }

            Task {
              meetingNote <<--> MeetingNote.tasks
            }

            Tag (abstract) {
              meetingNotes <<-->> MeetingNote.tags (no action)
            }

            TaskTag: Tag {}

            `Per son` {
              имя: String
            }

            """
        #expect(ArrowModelWriter.text(of: facts(try read(text))) == text)
    }

    @Test(arguments: [
        "App.User", "a b", "`", "\\", "\"", "<-->", "—", "\n", "\u{202E}x", "", "Отдел", "イベント", "👩‍👩‍👧", "🏷️", "قسم",
        "a\u{7}", "½", "x\u{301}",
        "abstract", "//", "％", "１", "ー",
    ])
    func writesAnyName(name: String) throws {
        var entity = Entity(name: name)
        entity.attributes = [Attribute(name: name + "1", type: .other(name.isEmpty ? "x" : name))]
        var relationship = Relationship(name: name + "2", destination: name)
        relationship.isToMany = true
        relationship.inverse = InverseReference(name: name + "2", entity: name)
        entity.relationships = [relationship]
        var model = Model(name: "x")
        model.entities = [entity]
        let again = try read(ArrowModelWriter.text(of: facts(model)))
        #expect(described(again.entities) == described(model.entities))
    }

    @Test func writesNoStubs() throws {
        let text = "A {\n  b <<--> B.as\n}\n"
        let model = try read(text)
        #expect(model.entities.map(\.isStub) == [false, true])
        #expect(ArrowModelWriter.text(of: facts(model)) == text)
    }
}
