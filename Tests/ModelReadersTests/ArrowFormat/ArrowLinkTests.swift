import DataModel
import ModelReaders
import SourceText
import Testing

/// How the two ends of arrows find each other.
@Suite struct ArrowLinkTests {
    @Test func tellsHeadsThatDisagreeOnceWithBothPlaces() {
        let result = expectArrows(
            [
                Expected(
                    "2️⃣", .error, "ends-disagree", "'Tag.notes' is to-one here, but to-many in the arrow of 'Note.tags'",
                    notes: [("1️⃣", "'Tag.notes' is to-many here")])
            ], in: "Note { tags 1️⃣<<-->> Tag.notes }\nTag { notes 2️⃣<<--> Note.tags }")
        #expect(outline(result.model) == ["Note", "  tags » Tag.notes", "Tag", "  notes › Note.tags"])
    }

    @Test func tellsNamesThatDisagreeWithBothPlaces() {
        let result = expectArrows(
            [
                Expected(
                    "1️⃣", .error, "ends-disagree",
                    "'Note.tags' leads to 'Tag.note', but it is 'Tag.notes' that leads back to it",
                    notes: [("2️⃣", "'Tag.notes' is here")])
            ], in: "Note { tags <<-->> Tag.1️⃣note }\nTag { 2️⃣notes <<-->> Note.tags }")
        #expect(outline(result.model) == ["Note", "  tags » Tag.notes", "Tag", "  notes » Note.tags"])
    }

    @Test func impliesAPropertyOfAnEntityThatIsWrittenOut() {
        let result = expectArrows(
            [
                Expected(
                    "1️⃣", .note, "implied-relationship",
                    "'Tag.meetingNotes' is not written out; it is taken from this arrow")
            ], in: "MeetingNote { tags<<-->>Tag.1️⃣meetingNotes }\nTag { name: string }")
        #expect(
            outline(result.model) == [
                "MeetingNote", "  tags » Tag.meetingNotes", "Tag", "  name: String",
                "  meetingNotes » MeetingNote.tags",
            ])
    }

    @Test func impliesAnEntityAsAStub() {
        let result = expectArrows(
            [
                Expected(
                    "1️⃣", .note, "implied-entity",
                    "'Group' is not written out; it is taken as a stub, since an arrow of 'Offer' leads to it"),
                Expected(
                    "2️⃣", .note, "implied-entity",
                    "'Base' is not written out; it is taken as a stub, since 'Item' is a kind of it"),
            ],
            in: "Offer { groups <-->> 1️⃣Group.offer\n first --> Group }\nItem: 2️⃣Base { group <<--> Group.items }")
        #expect(
            Set(outline(result.model)) == [
                "Offer", "  groups » Group.offer", "  first › Group", "Item: Base", "  group › Group.items",
                "Group (implied)", "  offer › Offer.groups", "  items » Item.group", "Base (implied)",
            ])
    }

    @Test func suggestsTheNameThatIsNear() {
        let result = readArrows("Note { tags <<-->> Tga.notes }\nTag { notes <<-->> Note.tags }")
        #expect(result.diagnostics.flatMap(\.help).contains("did you mean 'Tag'?"))
    }

    @Test func namesTheRelationshipsThatAnArrowLeavesWithoutAName() {
        let result = readArrows("Date <-->> Record")
        #expect(outline(result.model) == ["Date", "  records » Record.date", "Record", "  date › Date.records"])
        #expect(result.diagnostics.map(\.id) == ["implied-name", "implied-name"])
        let inside = readArrows("Category { name: string; items: string; <-->> Item }\nItem {}")
        #expect(
            outline(inside.model) == [
                "Category", "  name: String", "  items: String", "  items2 » Item.category", "Item",
                "  category › Category.items2",
            ])
    }

    @Test func tellsParallelRelationshipsApart() {
        let text = """
            Transfer.from <<--> Account.outgoing
            Transfer.to <<--> Account.incoming
            """
        #expect(
            outline(readArrows(text).model) == [
                "Transfer", "  from › Account.outgoing", "  to › Account.incoming", "Account",
                "  outgoing » Transfer.from",
                "  incoming » Transfer.to",
            ])
    }

    @Test(arguments: [
        ("friends <<-->> Person.friends", ["  friends » Person.friends"]),
        ("parent <<--> Person.children", ["  parent › Person.children", "  children » Person.parent"]),
        (
            "parent <<--> Person.children\n children <-->> Person.parent",
            ["  parent › Person.children", "  children » Person.parent"]
        ),
        ("best --> Person", ["  best › Person"]),
    ])
    func readsSelfRelationships(member: String, expected: [String]) {
        let result = readArrows("Person {\n \(member)\n}")
        #expect(outline(result.model) == ["Person"] + expected)
        #expect(result.diagnostics.filter { $0.severity > .note }.isEmpty)
    }

    @Test func findsTheInverseOnAParent() {
        let result = readArrows(
            """
            Policy { house <--> House.policy }
            HomePolicy: Policy {}
            House { policy <--> HomePolicy.house }
            """)
        #expect(result.diagnostics.isEmpty)
        #expect(
            outline(result.model) == [
                "Policy", "  house › House.policy", "HomePolicy: Policy", "House", "  policy › HomePolicy.house",
            ])
    }

    @Test func refusesAnAttributeAsAnEnd() {
        let result = expectArrows(
            [
                Expected(
                    "1️⃣", .error, "attribute-as-end",
                    "'Tag.name' is an attribute, and no relationship leads back through it")
            ], in: "Note { tags <<-->> Tag.1️⃣name }\nTag { name: string }")
        #expect(outline(result.model) == ["Note", "  tags » Tag", "Tag", "  name: String"])
    }

    @Test func addsWhatALineOutsideSays() throws {
        let model = try #require(
            readArrows("Note { tags <<-->> Tag.notes }\nTag {}\n/// In order.\nNote.tags <<-->> Tag.notes (ordered)")
                .model)
        #expect(model.entities[0].relationships.count == 1)
        #expect(model.entities[0].relationships[0].isOrdered)
        #expect(model.entities[0].relationships[0].documentation == "In order.")
        #expect(model.entities[1].relationships.map(outline) == ["notes » Note.tags"])
    }

    @Test func readsCirclesAndDepth() {
        let circle = readArrows("A: B { x <--> B.x }\nB: A { x <--> A.x }")
        #expect(circle.model?.entities.count == 2)
        let chain = (0..<3_000).map { "E\($0): E\($0 + 1) { r <--> E\($0 + 1).s }" }.joined(separator: "\n")
        #expect((readArrows(chain).model?.entities.count ?? 0) == 3_001)
    }
}
