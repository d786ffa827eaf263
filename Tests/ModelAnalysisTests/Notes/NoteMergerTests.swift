import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct NoteMergerTests {
    private static let model = Sample.model(
        Sample.entity("Person", [Sample.attribute("name")], [Sample.relationship("home", to: "App.House")]),
        Sample.entity("Child", parent: "Person", [Sample.attribute("school")]),
        Sample.entity("App.House", [Sample.attribute("size")])
    ) { model in
        var address = Composite(name: "Address")
        address.attributes = [Sample.attribute("street")]
        model.composites = [address]
        var found = FetchedProperty(name: "twins", request: FetchRequest(name: "r", entity: "Child"))
        found.isOptional = true
        model.entities[1].fetchedProperties = [found]
    }

    private static func section(_ level: Int, _ heading: String, _ text: String = "Text.\n") -> NotesSection {
        NotesSection(level: level, heading: heading, text: text)
    }

    private static func merged(_ sections: NotesSection...) -> MergeResult { NoteMerger.merge([sections], into: model) }

    @Test func addNotesToWhatTheirHeadingsName() {
        let result = Self.merged(
            Self.section(2, "Person", "p"), Self.section(2, "Person.name", "n"), Self.section(2, "Person.home", "h"),
            Self.section(2, "App.House.size", "s"), Self.section(2, "App.House", "a"), Self.section(2, "Address", "c"),
            Self.section(2, "Address.street", "t"), Self.section(2, "Child.twins", "w"))
        #expect(result.diagnostics.isEmpty)
        let entities = result.model.entities
        #expect(entities[0].notes == ["p"])
        #expect(entities[0].attributes[0].notes == ["n"])
        #expect(entities[0].relationships[0].notes == ["h"])
        #expect(entities[1].fetchedProperties[0].notes == ["w"])
        #expect(entities[2].notes == ["a"])
        #expect(entities[2].attributes[0].notes == ["s"])
        #expect(result.model.composites[0].notes == ["c"])
        #expect(result.model.composites[0].attributes[0].notes == ["t"])
    }

    @Test func findPropertiesBelowTheHeadingOfTheirEntity() {
        let result = Self.merged(
            Self.section(2, "Person", ""), Self.section(3, "name", "n"), Self.section(2, "App.House", ""),
            Self.section(3, "size", "s"))
        #expect(result.diagnostics.isEmpty)
        #expect(result.model.entities[0].attributes[0].notes == ["n"])
        #expect(result.model.entities[2].attributes[0].notes == ["s"])
        // Not beside it.
        #expect(Self.merged(Self.section(2, "Person"), Self.section(2, "name")).diagnostics.count == 1)
    }

    @Test func takeATitleAndWhatStandsBeforeItAsAboutTheModel() {
        let result = Self.merged(
            Self.section(0, "", "before"), Self.section(1, "On people", "title"), Self.section(2, "Person", "p"))
        #expect(result.diagnostics.isEmpty)
        #expect(result.model.notes == ["before", "title"])
        #expect(result.model.entities[0].notes == ["p"])
        // The name of an entity is no title, nor is the first of several.
        #expect(Self.merged(Self.section(1, "Person", "p")).model.entities[0].notes == ["p"])
        #expect(Self.merged(Self.section(1, "People", "x"), Self.section(1, "Child")).diagnostics.count == 1)
    }

    @Test func keepDeeperHeadingsOfSeveralWordsInTheText() {
        let result = Self.merged(
            Self.section(2, "Person", "p\n"), Self.section(3, "How it came", "h\n"), Self.section(4, "And why", "w\n"),
            Self.section(3, "name", "n\n"))
        #expect(result.diagnostics.isEmpty)
        #expect(result.model.entities[0].notes == ["p\n\n### How it came\n\nh\n\n#### And why\n\nw\n"])
        #expect(result.model.entities[0].attributes[0].notes == ["n\n"])
    }

    @Test(arguments: [
        ("Persn", "the heading 'Persn' names nothing of the model", "did you mean 'Person'?"),
        ("Person.nmae", "the heading 'Person.nmae' names nothing of the model", "did you mean 'Person.name'?"),
        ("Child.name", "the heading 'Child.name' names an inherited property", "write 'Person.name'"),
        (
            "Something else", "the heading 'Something else' names nothing of the model",
            "a heading is 'Entity' or 'Entity.property'; one of several words, deeper than these, is part of their text"
        ),
    ]) func warnOfHeadingsThatNameNothing(heading: String, message: String, help: String) throws {
        let result = Self.merged(Self.section(2, heading), Self.section(2, "Person", ""), Self.section(2, heading, ""))
        #expect(result.diagnostics.map(\.id) == ["unmatched-note", "unmatched-note"])
        #expect(result.diagnostics[0].message == message + "; the text below it is shown nowhere")
        #expect(result.diagnostics[1].message == message)
        #expect(result.diagnostics[0].help == [help])
        #expect(result.model == Self.model)
    }

    @Test func findTheNearestPropertyOfTheEntityThatAHeadingStandsBelow() {
        let result = Self.merged(Self.section(2, "Person", ""), Self.section(3, "nme"))
        #expect(result.diagnostics.first?.help == ["did you mean 'Person.name'?"])
        #expect(
            Self.merged(Self.section(2, "Child", ""), Self.section(3, "name")).diagnostics.first?.help == [
                "write 'Person.name'"
            ])
    }

    @Test(
        arguments: [
            ("Person", nil), ("#Person.home", nil), ("Child.name", nil), ("https://example.org/a", nil),
            ("mailto:a@example.org", nil), ("Persn", "did you mean 'Person'?"),
            ("../other.md", "link to 'Entity', to 'Entity.property' or to an address with https://"),
            ("javascript:alert(1)", "link to 'Entity', to 'Entity.property' or to an address with https://"),
        ] as [(String, String?)]) func warnOfLinksThatLeadNowhere(destination: String, help: String?)
    {
        var section = Self.section(2, "Person")
        section.links = [NotesSection.Link(destination: destination)]
        let diagnostics = Self.merged(section).diagnostics
        #expect(diagnostics.map(\.id) == (help == nil ? [] : ["dead-end-link"]))
        #expect(diagnostics.first?.help == help.map { [$0] })
    }

    @Test func surviveParentsInACircle() {
        let model = Sample.model(Sample.entity("A", parent: "B"), Sample.entity("B", parent: "A"))
        #expect(NoteMerger.merge([[Self.section(2, "A.x")]], into: model).diagnostics.count == 1)
    }
}
