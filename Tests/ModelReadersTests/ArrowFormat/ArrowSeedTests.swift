import DataModel
import TestModels
import ModelReaders
import SourceText
import Testing

/// The texts that people wrote, as they wrote them.
@Suite struct ArrowSeedTests {
    @Test func readsMeetingNotes() {
        let result = readArrows(SeedText.notes)
        #expect(result.diagnostics.isEmpty)
        #expect(
            outline(result.model) == [
                "MeetingNote", "  title: String", "  date: Date", "  tags » Tag.meetingNotes",
                "  tasks » Task.meetingNote",
                "Task", "  name: String", "  meetingNote › MeetingNote.tasks",
                "Tag", "  name: String", "  meetingNotes » MeetingNote.tags",
                "TaskTag: Tag",
            ])
    }

    @Test func readsOffers() {
        let result = readArrows(SeedText.offers)
        #expect(result.diagnostics.isEmpty)
        #expect(
            outline(result.model) == [
                "Offer", "  id: String", "  title: String", "  groups » Group.offer",
                "  evaluations » Evaluation.offer",
                "Group", "  title: String", "  displayOrder: Number", "  offer › Offer.groups", "  items » Item.group",
                "Item", "  title: String", "  displayOrder: Number", "  isSelected: Boolean", "  group › Group.items",
                "  evaluations » Evaluation.items",
                "Evaluation", "  title: String", "  offer › Offer.evaluations", "  items » Item.evaluations",
            ])
    }

    @Test func leavesUnstatedWhatArrowsCannotSay() throws {
        for text in [SeedText.notes, SeedText.offers] {
            let model = try #require(readArrows(text).model)
            for entity in model.entities {
                #expect(entity.attributes.allSatisfy { $0.isOptional == nil && $0.defaultValue == nil })
                for relationship in entity.relationships {
                    #expect(relationship.isOptional == nil)
                    #expect(relationship.deleteRule == nil)
                    #expect(relationship.minimumCount == nil)
                    #expect(relationship.maximumCount == nil)
                }
            }
        }
    }

    /// Each entity of a text alone: what its arrows name is a stub with the relationship that leads back, and a note.
    @Test(arguments: [SeedText.notes, SeedText.offers])
    func readsEachPieceAlone(text: String) throws {
        let whole = try #require(readArrows(text).model)
        for (index, entity) in whole.entities.enumerated() {
            let end = index + 1 < whole.entities.count ? whole.entities[index + 1].range?.lower : nil
            let start = try #require(entity.range?.lower)
            let bytes = Array(text.utf8)[start..<(end ?? text.utf8.count)]
            let result = readArrows(String(decoding: bytes, as: UTF8.self))
            let piece = try #require(result.model)
            #expect(result.diagnostics.allSatisfy { $0.severity == .note && $0.id == "implied-entity" })
            #expect(piece.entities.filter { !$0.isStub }.map(\.name) == [entity.name])
            let named = Set(entity.relationships.compactMap(\.destination) + [entity.parent].compactMap { $0 })
            #expect(Set(piece.entities.filter(\.isStub).map(\.name)) == named)
            #expect(result.diagnostics.count == named.count)
            #expect(piece.entities.first.map { $0.relationships.map(outline) } == entity.relationships.map(outline))
            for relationship in entity.relationships {
                let stub = piece.entities.first { $0.name == relationship.destination }
                let back = stub?.relationships.first { $0.name == relationship.inverse?.name }
                let written = whole.entities.first { $0.name == relationship.destination }?.relationships
                    .first { $0.name == relationship.inverse?.name }
                #expect(back.map(outline) == written.map(outline))
            }
        }
    }

    @Test(arguments: [SeedText.notes, SeedText.offers])
    func saysSomethingOfEveryBeginning(text: String) {
        let bytes = Array(text.utf8)
        for count in 0..<bytes.count {
            let result = readArrows(String(decoding: bytes[..<count], as: UTF8.self))
            if result.model == nil {
                #expect(result.diagnostics.contains { $0.severity == .error }, "the first \(count) bytes")
            }
        }
    }
}
