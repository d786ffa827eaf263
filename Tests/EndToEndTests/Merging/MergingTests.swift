import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Several models on one command line.
@Suite struct MergingTests {
    private let world = World()

    private func facts(_ models: String..., input: String? = nil) throws -> Facts {
        let outcome = world.run(["render"] + models + ["-f", "facts", "-o", "-"], input: input.map { Array($0.utf8) })
        #expect(outcome.status == .done, "\(outcome.errors)")
        return try #require(Facts(outcome.output))
    }

    private func writeHalves() throws {
        try world.write(SeedText.music, to: "Music.model")
        try world.write(SeedText.songs(), to: "Song.model")
        try world.write(MusicModel.artists(), to: "Artist.model")
    }

    @Test func halvesGiveTheWhole() throws {
        try writeHalves()
        let whole = try facts("Music.model")
        let merged = try facts("Song.model", "Artist.model")
        #expect(merged.root["name"] as? String == "SongModel + ArtistModel")
        #expect(merged.withoutPlaces.replacing("SongModel + ArtistModel", with: "MusicModel") == whole.withoutPlaces)
        #expect(whole.relationship("Song", "artist")?["kind"] as? String == "many-to-one")
        #expect(whole.relationship("Artist", "songs")?["deleteRule"] as? String == "cascade")
        let outcome = world.run("render", "Song.model", "Artist.model", "-f", "facts", "-o", "-")
        #expect(outcome.errors == "")
    }

    /// The halves in other formats, and through a pipe: what all formats state is the same.
    @Test func mixesFormats() throws {
        try writeHalves()
        try world.write(MusicModel.songsAsJSON, to: "songs.json")
        try world.write(MusicModel.artistsAsXML, to: "Artists.xcdatamodeld/Artists.xcdatamodel/contents")
        let whole = try facts("Song.model", "Artist.model").withoutPlaces
        #expect(try facts("songs.json", "Artist.model").withoutPlaces == whole)
        #expect(try facts("songs.json", "-", input: MusicModel.artists()).withoutPlaces == whole)
        #expect(try facts("-", "Artist.model", input: MusicModel.songsAsJSON).withoutPlaces == whole)
        let mixed = try facts("Song.model", "Artists.xcdatamodeld")
        #expect(mixed.entities.compactMap { $0["name"] as? String } == ["Song", "Artist"])
        let inverse = mixed.relationship("Song", "artist")?["inverse"] as? [String: String]
        #expect(inverse == ["entity": "Artist", "name": "songs", "status": "declared"])
        // All three at once: what the same entity says in two formats is not the same.
        let outcome = world.run("lint", "songs.json", "Artists.xcdatamodeld", "Artist.model", "-f", "json")
        #expect(outcome.status == .answerIsNo)
        #expect(outcome.output.contains("entity 'Artist' is defined in two models"))
    }

    @Test func writesTheMergedModel() throws {
        try writeHalves()
        let outcome = world.run(
            "render", "Song.model", "Artist.model", "-f", "json", "-o", "merged.json", "--title", "Music")
        #expect(outcome.status == .done)
        let merged = try facts("merged.json")
        #expect(merged.root["name"] as? String == "Music")
        let again = try facts("Song.model", "Artist.model").withoutPlaces
        #expect(merged.withoutPlaces.replacing("\"Music\"", with: "\"SongModel + ArtistModel\"") == again)
    }

    @Test func namesTheFolderByTheModels() throws {
        try writeHalves()
        #expect(world.run("render", "Song.model", "Artist.model", "-f", "facts").status == .done)
        #expect(world.exists("model-docs/SongModel + ArtistModel/facts.json"))
        #expect(
            world.run("render", "Song.model", "Artist.model", "-f", "facts", "--title", "My: Music").status == .done)
        #expect(world.exists("model-docs/My- Music/facts.json"))
        // A single model keeps its name, whatever its documentation is called.
        #expect(world.run("render", "Song.model", "-f", "facts", "--title", "Other").status == .done)
        #expect(world.exists("model-docs/SongModel/facts.json"))
    }

    /// A parent, a destination and another placeholder in a third file.
    @Test func connectsThreeModels() throws {
        try writeHalves()
        try world.write(MusicModel.labels, to: "Label.model")
        for order in [["Label.model", "Song.model", "Artist.model"], ["Artist.model", "Label.model", "Song.model"]] {
            let outcome = world.run(["render"] + order + ["-f", "facts", "-o", "-"])
            let facts = try #require(Facts(outcome.output))
            let hit = try #require(facts.entity("Hit"))
            #expect(hit["parent"] as? String == "Song")
            #expect(facts.attribute("Hit", "title")?["inheritedFrom"] as? String == "Song")
            #expect(facts.relationship("Hit", "artist")?["destination"] as? String == "Artist")
            #expect(facts.relationship("Hit", "label")?["destination"] as? String == "Label")
        }
        #expect(
            try facts("Label.model", "Song.model", "Artist.model").entities.compactMap { $0["name"] as? String }
                == ["Label", "Song", "Hit", "Artist"])
        #expect(
            try facts("Song.model", "Artist.model", "Label.model").root["name"] as? String
                == "SongModel + ArtistModel + LabelModel")
    }

    @Test func explainsAndChecksMergedModels() throws {
        try writeHalves()
        let path = world.run("explain", "Song.model", "Artist.model", "Artist.songs.title")
        #expect(path.status == .done)
        #expect(path.output.contains("From one artist you reach the 'title' of many songs"))
        #expect(path.errors == "")
        let entity = world.run("explain", "Song.model", "Artist.model", "Song")
        #expect(entity.output.hasPrefix("Song\nAn entity of SongModel + ArtistModel.\n"))
        let missing = world.run("explain", "Song.model", "Artist.model")
        #expect(missing.status == .usage)
        let check = world.run("lint", "Song.model", "Artist.model")
        #expect(check.status == .done)
        #expect(check.output == "no findings\n")
    }

    // MARK: Placeholders

    @Test(arguments: ["json", "xml"])
    func knowsPlaceholdersOfEveryFormat(format: String) throws {
        let name = "placeholder.\(format)"
        try world.write(
            format == "json"
                ? #"{"modeldoc": 1, "entities": {"Artist": {"userInfo": {"IsPlaceholder": true}}}}"#
                : #"<model><entity name="Artist"><userInfo><entry key="IsPlaceholder" value="1"/></userInfo></entity></model>"#,
            to: name)
        try world.write(MusicModel.artists(), to: "Artist.model")
        let outcome = world.run("render", name, "Artist.model", "-f", "facts", "-o", "-")
        #expect(
            outcome.errors.contains("'Song' is a placeholder, and no model has the entity itself [placeholder-only]"))
        #expect(!outcome.errors.contains("'Artist' is a placeholder"))
    }

    /// `NO` is a real entity, so that there are two of one name.
    @Test func takesNoAsReal() throws {
        try world.write(SeedText.songs(mark: "IsPlaceholder = NO;"), to: "Song.model")
        try world.write(MusicModel.artists(), to: "Artist.model")
        let outcome = world.run("lint", "Song.model", "Artist.model")
        #expect(outcome.status == .answerIsNo)
        #expect(
            outcome.output.hasPrefix(
                """
                Artist.model:8:1: error: entity 'Artist' is defined in two models: attribute 'name' is not in the first \
                definition [merge-conflict]
                  Song.model:10:1: note: the first definition, which is taken, is here
                  Artist.model:9:11: note: this is what differs
                  help: rename one of the two, or make one a placeholder: userInfo with IsPlaceholder = YES

                """))
        #expect(world.run("render", "Song.model", "Artist.model", "-f", "facts").status == .done)
    }

    @Test func followsTheOtherKey() throws {
        let renamed = SeedText.songs(mark: "MyRealEntity = Artist;").replacing("Artist", with: "ArtistStub")
            .replacing("= ArtistStub;", with: "= Artist;")
        try world.write(renamed, to: "Song.model")
        try writeOther()
        #expect(
            try facts("Song.model", "Artist.model").entities.compactMap { $0["name"] as? String } == ["Song", "Artist"])
        #expect(world.run("lint", "Song.model", "Artist.model").output == "no findings\n")
    }

    private func writeOther() throws { try world.write(MusicModel.artists(), to: "Artist.model") }

    @Test func warnsOfPlaceholderThatDisagrees() throws {
        try world.write(SeedText.songs(), to: "Song.model")
        try world.write(MusicModel.artists(rule: "deny"), to: "Artist.model")
        let outcome = world.run(
            "render", "Song.model", "Artist.model", "-o", "docs", "-f", "markdown", "--pictures", "none")
        #expect(outcome.status == .done)
        let message = "'Song.artist' has the delete rule deny in the placeholder and nullify in the entity itself"
        #expect(
            outcome.errors.contains(
                """
                Artist.model:3:21: warning: \(message) [placeholder-mismatch]
                  Song.model:5:21: note: what the entity itself says, which is taken, is here
                """))
        // It stands on the page of the entity that it is about.
        #expect(try world.text("docs/entities/Song.md").contains("in the placeholder and nullify"))
        #expect(try !world.text("docs/entities/Artist.md").contains("in the placeholder and nullify"))
    }

    // MARK: Files

    /// Each finding and problem tells its own file, in text and in every other form, file by file.
    @Test func tellsTheFileOfEachProblem() throws {
        try world.write(
            "M = { A = { to-one-relationship x : Nowhere; }; B = { atribute b : string; }; };", to: "one/m.model")
        try world.write("N = {\n C = {\n to-one-relationship y : A; }; };", to: "two/m.model")
        let text = world.run("lint", "two/m.model", "one/m.model").output
        let places = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
        #expect(places.first == "two/m.model:3:22:")
        #expect(places.contains("one/m.model:1:33:"))
        #expect(places.contains("one/m.model:1:55:"))
        let ranks = places.filter { $0.hasPrefix("one/") || $0.hasPrefix("two/") }.map { $0.hasPrefix("two/") ? 0 : 1 }
        #expect(ranks == ranks.sorted())
        let files = try facts("two/m.model", "one/m.model").findings.map { $0["file"] as? String ?? "" }
        #expect(Set(files) == ["one/m.model", "two/m.model"])
        let github = world.run("lint", "two/m.model", "one/m.model", "-f", "github").output
        #expect(github.contains("file=two/m.model,line=3"))
        #expect(github.contains("file=one/m.model,line=1"))
    }

    @Test func isTheSameEachTime() throws {
        try writeHalves()
        for order in [["Song.model", "Artist.model"], ["Artist.model", "Song.model"]] {
            let first = world.run(["render"] + order + ["-f", "json", "-o", "-"])
            let second = world.run(["render"] + order + ["-f", "json", "-o", "-"])
            #expect(first.output == second.output)
        }
        #expect(try facts("Artist.model", "Song.model").root["name"] as? String == "ArtistModel + SongModel")
    }

    @Test func givesOneFileTwice() throws {
        try world.write(SeedText.music, to: "Music.model")
        let outcome = world.run("render", "Music.model", "./Music.model", "-f", "facts", "-o", "-")
        #expect(Facts(outcome.output)?.withoutPlaces == (try facts("Music.model").withoutPlaces))
        #expect(outcome.errors.contains("note: entities 'Song', 'Artist' of model 'MusicModel'"))
    }

    // MARK: Bad input

    @Test func tellsWhatIsWrongWithAllInputs() throws {
        try world.write("{", to: "broken.json")
        try world.write("", to: "empty.json")
        try writeHalves()
        let outcome = world.run("render", "broken.json", "Song.model", "empty.json", "-o", "docs")
        #expect(outcome.status == .noModel)
        #expect(outcome.errors.contains("broken.json:1:"))
        #expect(outcome.errors.contains("empty.json: error: is empty [empty-input]"))
        #expect(!world.exists("docs"))
        let missing = world.run("render", "Song.model", "Musik.model", "Artst.model", "-o", "docs")
        #expect(missing.status == .noInput)
        #expect(missing.errors.contains("'Musik.model'"))
        #expect(missing.errors.contains("'Artst.model'"))
    }

    @Test func readsStandardInputOnce() {
        for command in ["render", "lint", "explain"] {
            let line = [command, "-", "-"] + (command == "explain" ? ["A"] : [])
            let outcome = world.run(line, input: Array(SeedText.music.utf8))
            #expect(outcome.status == .usage)
            #expect(outcome.errors.hasPrefix("error: stdin can be read once only: '-' stands twice\n"))
        }
    }

    @Test func readsNamedFormatWhereContentTellsNone() throws {
        try writeHalves()
        let input = "/* nothing but\n a stub */ MusicModel.xcdatamodel ; M = { A = { }; };"
        let outcome = world.run(
            ["render", "-", "Song.model", "--input-format", "blocks", "-f", "facts", "-o", "-"],
            input: Array(input.utf8))
        #expect(outcome.status == .done)
        #expect(Facts(outcome.output)?.entity("A") != nil)
        // The JSON beside it is JSON all the same.
        try world.write(MusicModel.songsAsJSON, to: "songs.json")
        let mixed = world.run(
            "render", "songs.json", "Artist.model", "--input-format", "blocks", "-f", "facts", "-o", "-")
        #expect(mixed.status == .done)
    }
}
