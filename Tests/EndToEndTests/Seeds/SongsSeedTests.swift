import ModelDocCommands
import TestModels
import Testing

/// Songs and artists: the notation of the source. What merging does in each case is held by `MergingTests`.
@Suite struct SongsSeedTests {
    private let world = World()

    /// The source has a file's name behind the model by mistake, with characters glued to it.
    @Test(arguments: ["", ".xcdatamodel", "}.xcdatamodel", "MusicModel.xcdatamodel };"])
    func readsTheNotationWithWhatIsGluedToIt(end: String) {
        let outcome = world.run("explain", "-", "Artist.songs", input: SeedText.music.dropLast() + end + "\n")
        #expect(outcome.status == .done)
        let said = Seed.said(outcome)
        #expect(
            said.hasPrefix("Artist.songs » Song: many (required or not: not stated); deleted too (cascade)"), "\(said)")
        #expect(said.contains("In turn, each song has at most one artist"))
        #expect(!outcome.errors.contains(": error: "))
    }

    @Test func readsAttributesAndRulesOfTheNotation() {
        let said = Seed.said(world.run("explain", "-", "Song", input: SeedText.music))
        #expect(said.contains("title String not stated duration Float not stated"))
        #expect(said.contains("artist › Artist: at most one (required or not: not stated); kept, unlinked (nullify)"))
    }
}
