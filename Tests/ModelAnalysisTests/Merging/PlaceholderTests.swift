import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct PlaceholderTests {
    /// Every spelling of yes and no, and what is neither.
    @Test(arguments: [
        ("YES", true), ("yes", true), ("Yes", true), ("true", true), ("TRUE", true), ("1", true), ("y", true),
        ("on", true), (" yes ", true), ("NO", false), ("no", false), ("No", false), ("false", false), ("0", false),
        ("n", false), ("off", false),
    ])
    func readsAnswers(value: String, isPlaceholder: Bool) {
        for key in ["IsPlaceholder", "isPlaceholder", "ISPLACEHOLDER"] {
            let part = MergeSample.part("A", MergeSample.placeholder("Artist", key: key, value: value))
            let result = ModelMerger.merge([part])
            #expect(result.model.entities[0].standing == (isPlaceholder ? .placeholder : .real))
            #expect(result.diagnostics.map(\.id) == (isPlaceholder ? ["placeholder-only"] : []))
        }
    }

    @Test(arguments: ["perhaps", "", "2", nil])
    func warnsOfWhatIsNeither(value: String?) {
        let part = MergeSample.part("A", MergeSample.placeholder("Artist", value: value))
        let result = ModelMerger.merge([part])
        #expect(result.model.entities[0].standing == .real)
        let said = value.map { "'\($0)'" } ?? "nothing"
        #expect(
            MergeSample.told(result) == [
                "A.json:2 warning placeholder-mark: 'IsPlaceholder' of entity 'Artist' says \(said), which is neither yes nor "
                    + "no; it is taken as no"
            ])
    }

    /// `MyRealEntity` names the real one, which may have another name; all that refers to the placeholder then means that.
    @Test func followsTheNameOfTheRealOne() {
        let song = Sample.entity(
            "Song", [], [Sample.relationship("artist", to: "ArtistStub", inverse: "ArtistStub.songs")])
        let stub = MergeSample.placeholder(
            "ArtistStub", MergeSample.artist.relationships, key: "MyRealEntity", value: "Artist")
        let songs = MergeSample.part("S", song, stub, Sample.entity("Singer", parent: "ArtistStub")) { model in
            model.fetchRequests = [FetchRequest(name: "all", entity: "ArtistStub")]
            var configuration = Configuration(name: "C")
            configuration.entities = ["ArtistStub", "Song"]
            model.configurations = [configuration]
            var property = FetchedProperty(name: "f", request: FetchRequest(name: "f", entity: "ArtistStub"))
            property.isOptional = true
            model.entities[0].fetchedProperties = [property]
        }
        let result = ModelMerger.merge([songs, MergeSample.part("A", MergeSample.artist)])
        #expect(MergeSample.told(result) == [])
        #expect(result.model.entities.map(\.name) == ["Song", "Artist", "Singer"])
        #expect(result.model.entities[2].parent == "Artist")
        #expect(result.model.entities[0].fetchedProperties[0].request.entity == "Artist")
        #expect(result.model.fetchRequests[0].entity == "Artist")
        #expect(result.model.configurations[0].entities == ["Artist", "Song"])
        #expect(ModelFacts(result.model).inverseName(of: "Song.artist") == "Artist.songs")
    }

    @Test(arguments: ["Artist", " Artist ", ""])
    func namesItself(value: String) {
        let stub = MergeSample.placeholder("Artist", key: "MyRealEntity", value: value)
        let result = ModelMerger.merge([MergeSample.part("S", stub)])
        #expect(result.model.entities.map(\.name) == ["Artist"])
        #expect(result.model.entities[0].standing == (value.isEmpty ? .real : .placeholder))
    }

    @Test func saysThatTheTwoKeysContradict() {
        let stub = MergeSample.placeholder("Stub", value: "NO") {
            $0.userInfo.append(UserInfoEntry(key: "MyRealEntity", value: "Artist"))
        }
        let result = ModelMerger.merge([MergeSample.part("S", stub)])
        #expect(result.model.entities.map(\.name) == ["Stub"])
        #expect(result.model.entities[0].standing == .real)
        #expect(result.diagnostics.map(\.id) == ["placeholder-mark"])
    }

    /// One without a real one anywhere stays, as a stub that has what any placeholder has, and is told once.
    @Test func keepsStubs() {
        let song = Sample.entity("Song", [], [Sample.relationship("artist", to: "Artist", inverse: "songs")])
        let album = Sample.entity("Album", [], [Sample.relationship("by", to: "Artist", inverse: "albums")])
        let result = ModelMerger.merge([
            MergeSample.part("S", song, MergeSample.placeholder("Artist", MergeSample.artist.relationships)),
            MergeSample.part(
                "T", album,
                MergeSample.placeholder(
                    "Artist", [Sample.relationship("albums", to: "Album", inverse: "by", toMany: true)])),
        ])
        let artist = result.model.entities[1]
        #expect(artist.name == "Artist" && artist.standing == .placeholder)
        #expect(artist.relationships.map(\.name) == ["songs", "albums"])
        #expect(
            MergeSample.told(result) == [
                "S.json:4 warning placeholder-only: 'Artist' is a placeholder, and no model has the entity itself"
            ])
        let facts = ModelFacts(result.model)
        #expect(facts.inverseName(of: "Song.artist") == "Artist.songs")
        #expect(facts.inverseName(of: "Album.by") == "Artist.albums")
    }

    /// What arrows imply gives way as well, without a word where nobody promised the entity.
    @Test func takesRealInsteadOfImplied() {
        let implied = Sample.entity("Artist", [], MergeSample.artist.relationships) { $0.standing = .implied }
        let part = MergeSample.part("S", MergeSample.song, implied)
        let alone = ModelMerger.merge([part])
        #expect(MergeSample.told(alone) == [])
        #expect(alone.model.entities[1].standing == .implied)
        let result = ModelMerger.merge([part, MergeSample.artists])
        #expect(MergeSample.told(result) == [])
        #expect(result.model.entities.map(\.standing) == [.real, .real])
    }

    /// A placeholder beside the real one in one file is dropped as well.
    @Test func isDroppedInOnePart() {
        let part = MergeSample.part("S", MergeSample.song, MergeSample.placeholder("Artist"), MergeSample.artist)
        let result = ModelMerger.merge([part])
        #expect(MergeSample.told(result) == [])
        #expect(result.model.entities.map(\.name) == ["Song", "Artist"])
        #expect(result.model.entities[1].standing == .real)
    }

    // MARK: Disagreement

    @Test(arguments: [
        Disagreement("'Artist.songs' has the delete rule deny in the placeholder and cascade in the entity itself") {
            $0.deleteRule = .deny
        },
        Disagreement("'Artist.songs' is to-one in the placeholder and to-many in the entity itself") {
            $0.isToMany = false
        },
        Disagreement("'Artist.songs' has the inverse 'singer' in the placeholder and 'artist' in the entity itself") {
            $0.inverse?.name = "singer"
        },
        Disagreement("'Artist.songs' leads to 'Track' in the placeholder and 'Song' in the entity itself") {
            $0.destination = "Track"
        },
        Disagreement("'Artist.songs' is required in the placeholder and optional in the entity itself") {
            $0.isOptional = false
        },
        Disagreement("'Artist.songs' has the upper bound 5 in the placeholder and none in the entity itself") {
            $0.maximumCount = 5
        },
        Disagreement("'Artist.songs' has the lower bound 2 in the placeholder and none in the entity itself") {
            $0.minimumCount = 2
        },
        Disagreement(
            "relationship 'Artist.tracks' stands in the placeholder only: the entity itself has none of that name",
            note: "Artists.json:4"
        ) { $0.name = "tracks" },
    ])
    private func warnsOfDisagreement(_ disagreement: Disagreement) {
        var relationship = MergeSample.artist.relationships[0]
        disagreement.edit(&relationship)
        let songs = MergeSample.part("Songs", MergeSample.song, MergeSample.placeholder("Artist", [relationship]))
        for parts in [[songs, MergeSample.artists], [MergeSample.artists, songs]] {
            let result = ModelMerger.merge(parts)
            #expect(MergeSample.told(result) == ["Songs.json:6 warning placeholder-mismatch: \(disagreement.message)"])
            #expect(MergeSample.notes(result.diagnostics.first) == [disagreement.note])
            // What the entity itself says is taken.
            let artist = result.model.entities.first { $0.name == "Artist" }
            #expect(artist?.relationships.map(\.deleteRule) == [.cascade])
            #expect(artist?.relationships.map(\.name) == ["songs"])
        }
    }

    struct Disagreement: CustomTestStringConvertible {
        let message: String
        let note: String
        let edit: @Sendable (inout Relationship) -> Void

        init(_ message: String, note: String = "Artists.json:6", edit: @escaping @Sendable (inout Relationship) -> Void)
        {
            (self.message, self.note, self.edit) = (message, note, edit)
        }

        var testDescription: String { message }
    }

    @Test func warnsOfAttributesAndParents() {
        let stub = MergeSample.placeholder("Artist") {
            $0.parent = "Person"
            $0.attributes = [Sample.attribute("name", .date), Sample.attribute("age")]
        }
        let result = ModelMerger.merge([MergeSample.part("S", stub), MergeSample.artists])
        #expect(
            MergeSample.told(result).filter { $0.contains("mismatch") } == [
                "S.json:2 warning placeholder-mismatch: 'Artist' is a kind of 'Person' in the placeholder and of nothing in the "
                    + "entity itself",
                "S.json:3 warning placeholder-mismatch: 'Artist.name' is a Date in the placeholder and a String in the entity "
                    + "itself",
                "S.json:4 warning placeholder-mismatch: attribute 'Artist.age' stands in the placeholder only: the entity "
                    + "itself has none of that name",
            ])
    }

    /// What a placeholder does not state, as block notation may leave much open, disagrees with nothing.
    @Test func acceptsWhatIsNotStated() {
        var relationship = MergeSample.artist.relationships[0]
        relationship.deleteRule = nil
        relationship.isOptional = nil
        relationship.inverse = nil
        let stub = MergeSample.placeholder("Artist", [relationship])
        let result = ModelMerger.merge([MergeSample.part("S", MergeSample.song, stub), MergeSample.artists])
        #expect(MergeSample.told(result) == [])
    }
}
