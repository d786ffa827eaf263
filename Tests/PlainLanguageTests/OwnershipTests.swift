import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

/// What is said of who owns what.
@Suite struct OwnershipTests {
    private struct Told {
        var lines: [String] = []
        var shared: [String] = []
        var circles: [String] = []
    }

    private func told(_ entities: Entity...) -> Told {
        let narration = Narration(entities)
        let narrator = OwnershipNarrator(facts: narration.facts, nouns: narration.nouns)
        let ownership = Ownership(of: narration.facts)
        return Told(
            lines: ownership.owners.map { owner in
                String(repeating: "  ", count: owner.depth) + narrator.subject(owner).plain + " "
                    + narrator.predicate(owner).plain
            },
            shared: ownership.shared.map { narrator.shared($0).plain },
            circles: ownership.circles.map { narrator.circle($0, $1).plain })
    }

    @Test func `trees stand below their roots`() {
        let told = told(
            Entity("Line", .toOne("order", "Order", inverse: "lines"), .toMany("taxes", "Tax", .cascade)),
            Entity(
                "Order", .toMany("lines", "Line", inverse: "order", .cascade),
                .toOne("note", "Note", .cascade)), Entity("Tax"), Entity("Note"))
        #expect(
            told.lines == [
                "An order owns its lines ('lines') and its note ('note').", "  A line owns its taxes ('taxes').",
            ])
        #expect(told.shared.isEmpty && told.circles.isEmpty)
    }

    @Test func `what is owned twice is pointed out, and opened once`() {
        let told = told(
            Entity("A", .toMany("parts", "Part", .cascade)), Entity("B", .toMany("bits", "Part", .cascade)),
            Entity("Part", .toMany("screws", "Screw", .cascade)), Entity("Screw"))
        #expect(
            told.lines == [
                "An A owns its parts ('parts', shared).", "  A part owns its screws ('screws').",
                "A B owns its parts ('bits', shared, see above).",
            ])
        #expect(told.shared == ["parts: by 'A.parts' and 'B.bits'"])
    }

    @Test func `a circle is pointed out where it closes`() {
        let told = told(
            Entity("Channel", .toOne("config", "Config", inverse: "channel", .cascade)),
            Entity("Config", .toOne("channel", "Channel", inverse: "config", .cascade)))
        #expect(
            told.lines == [
                "A channel owns its config ('config').", "  A config owns its channel ('channel', a circle).",
            ])
        #expect(told.circles == ["a config owns its channel ('Config.channel'), which owns it in turn"])
    }

    @Test func `kinds own what they own where what they are a kind of is told`() {
        let told = told(
            Entity("Base", .toMany("notes", "Note", .cascade)),
            Entity("Special", parent: "Base", .toMany("extras", "Extra", .cascade)), Entity("Note"),
            Entity("Extra"))
        #expect(told.lines == ["A base owns its notes ('notes'); a special owns its extras ('extras')."])
    }

    @Test func `a tree of one entity is no circle`() {
        let told = told(
            Entity(
                "Folder", .toMany("children", "Folder", inverse: "parent", .cascade),
                .toOne("parent", "Folder", inverse: "children")))
        #expect(told.lines == ["A folder owns its 'children' (and so all that hang on them)."])
        #expect(told.shared.isEmpty && told.circles.isEmpty)
    }

    @Test func `a deep tree goes on as one of its own`() {
        let count = 15
        let chain = (0..<count).map { index in
            Entity("E\(index)x", .toMany("next", "E\(index + 1)x", .cascade))
        }
        let narration = Narration(chain + [Entity("E\(count)x")])
        let owners = Ownership(of: narration.facts).owners
        #expect(owners.count == count)
        #expect(owners.map(\.depth).max() == Ownership.depthLimit - 1)
        #expect(owners.filter { $0.depth == 0 }.count == 3)
    }
}
