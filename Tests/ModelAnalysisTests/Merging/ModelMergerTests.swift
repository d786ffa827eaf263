import DataModel
import TestModels
import SourceText
import Testing

@testable import ModelAnalysis

@Suite struct ModelMergerTests {
    @Test func takesTheRealOnes() {
        let result = ModelMerger.merge([MergeSample.songs, MergeSample.artists])
        #expect(MergeSample.told(result) == [])
        #expect(result.model.name == "Songs + Artists")
        #expect(result.model.entities.map(\.name) == ["Song", "Artist"])
        #expect(result.model.entities.allSatisfy { $0.standing == .real && !$0.attributes.isEmpty })
        #expect(result.model.entities.map { $0.range?.file.path } == ["Songs.json", "Artists.json"])
        #expect(result.model.entities.map { $0.otherRanges.map(\.file.path) } == [["Artists.json"], ["Songs.json"]])
        let facts = ModelFacts(result.model)
        #expect(facts.inverseName(of: "Song.artist") == "Artist.songs")
        #expect(facts.findings.map(\.rule) == [])
    }

    /// Each entity stands where it is mentioned first, as a placeholder or not.
    @Test func keepsTheOrderOfTheCommandLine() {
        let result = ModelMerger.merge([MergeSample.artists, MergeSample.songs])
        #expect(result.model.entities.map(\.name) == ["Song", "Artist"])
        let more = MergeSample.part("More", Sample.entity("Label"), MergeSample.artist)
        #expect(
            ModelMerger.merge([more, MergeSample.songs]).model.entities.map(\.name) == ["Label", "Artist", "Song"])
        #expect(
            ModelMerger.merge([MergeSample.songs, more]).model.entities.map(\.name) == ["Song", "Artist", "Label"])
    }

    @Test(arguments: [
        (["A"], nil, "A"), (["A", "B"], nil, "A + B"), (["A", "A"], nil, "A"), (["A", "B", "A"], nil, "A + B"),
        (["A", "B", "C"], nil, "A + B + C"), (["A", "B", "C", "D"], nil, "A + B + 2 others"),
        (["A", "B", "C", "D", "E"], nil, "A + B + 3 others"), (["A", "B"], "Whole", "Whole"),
    ])
    func joinsNames(names: [String], name: String?, expected: String) {
        #expect(ModelMerger.merge(names.map { Model(name: $0) }, name: name).model.name == expected)
    }

    @Test func mergesNothing() {
        #expect(ModelMerger.merge([]).model.entities.isEmpty)
    }

    /// A parent may be in another part, real or as a placeholder that says nothing else.
    @Test func findsParentInAnotherPart() {
        let child = Sample.entity("Tea", parent: "Drink", [Sample.attribute("leaf")])
        let parent = Sample.entity("Drink", [Sample.attribute("name")]) { $0.isAbstract = true }
        for other in [
            MergeSample.part("Teas", child), MergeSample.part("Teas", child, MergeSample.placeholder("Drink")),
        ] {
            let result = ModelMerger.merge([other, MergeSample.part("Drinks", parent)])
            #expect(MergeSample.told(result) == [])
            let facts = ModelFacts(result.model)
            let tea = facts.entities.first { $0.entity.name == "Tea" }
            #expect(tea?.attributes.map(\.property.name) == ["leaf", "name"])
            #expect(facts.findings("unknown-parent").isEmpty)
        }
    }

    @Test func connectsDestinationsByName() {
        let song = Sample.entity("Song", [], [Sample.relationship("artist", to: "Artist", inverse: "songs")])
        let result = ModelMerger.merge([MergeSample.part("S", song), MergeSample.part("A", MergeSample.artist)])
        #expect(ModelFacts(result.model).inverseName(of: "Song.artist") == "Artist.songs")
    }

    // MARK: Inverses

    /// A file that leaves the inverse to the other side gets it from there; one that says that there is none does not.
    @Test(arguments: [true, false])
    func completesInverse(isOpen: Bool) {
        let song = Sample.entity(
            "Song", [], [Sample.relationship("artist", to: "Artist") { $0.isInverseOpen = isOpen }])
        let result = ModelMerger.merge([MergeSample.part("S", song), MergeSample.part("A", MergeSample.artist)])
        let inverse = result.model.entities[0].relationships[0].inverse
        #expect(inverse == (isOpen ? InverseReference(name: "songs", entity: "Artist", isCompleted: true) : nil))
        #expect(
            MergeSample.told(result)
                == (isOpen
                    ? [
                        "S.json:3 note inverse-completed: 'Song.artist' names no inverse; 'Artist.songs', which names it, is taken"
                    ] : []))
        #expect(MergeSample.notes(result.diagnostics.first) == (isOpen ? ["A.json:4"] : []))
    }

    /// Where two name one, nothing is guessed; an inherited one is found where it is declared.
    @Test func completesOnlyWhatIsPlain() {
        let open = Sample.relationship("artist", to: "Artist") { $0.isInverseOpen = true }
        let two = Sample.entity(
            "Artist", [],
            [
                Sample.relationship("songs", to: "Song", inverse: "artist", toMany: true),
                Sample.relationship("hits", to: "Song", inverse: "artist", toMany: true),
            ])
        let work = Sample.entity("Work", [], [open])
        let none = ModelMerger.merge([
            MergeSample.part("S", Sample.entity("Song", [], [open])), MergeSample.part("A", two),
        ])
        #expect(none.model.entities[0].relationships[0].inverse == nil)
        let inherited = ModelMerger.merge([
            MergeSample.part("S", Sample.entity("Label"), work, Sample.entity("Song", parent: "Work")),
            MergeSample.part("A", MergeSample.artist),
        ])
        #expect(inherited.model.entities[1].relationships[0].inverse?.name == "songs")
    }

    // MARK: Conflicts

    @Test func takesEqualDefinitionsOnce() {
        var again = MergeSample.song
        again.editorBox = EditorBox(x: "1", y: "2", width: "3", height: "4")
        again.relationships[0].inverse?.entity = "Artist"
        let label = Sample.entity("Label")
        let result = ModelMerger.merge([
            MergeSample.part("A", MergeSample.song, label), MergeSample.part("B", label, again),
        ])
        #expect(result.model.entities.map(\.name) == ["Song", "Label"])
        #expect(
            MergeSample.told(result)
                == [
                    "B.json:2 note shared-entity: entities 'Song', 'Label' of model 'B' stand in a model before it just so, and are taken once"
                ].map { $0.replacing("B.json:2", with: "B.json:3") })
        #expect(MergeSample.notes(result.diagnostics.first) == ["A.json:2"])
    }

    /// Two real entities that differ: an error that shows both places, and the first difference with its own.
    @Test(arguments: [
        Change("type of attribute 'title'", "is 'Date', and 'String'", places: ["B.json:3", "A.json:3"]) {
            $0.attributes[0].type = .date
        },
        Change("'optional' of attribute 'title'", "is yes, and not stated", places: ["B.json:3", "A.json:3"]) {
            $0.attributes[0].isOptional = true
        },
        Change("default value of attribute 'title'", "is 'x', and not stated", places: ["B.json:3", "A.json:3"]) {
            $0.attributes[0].defaultValue = .text("x")
        },
        Change("attribute 'length'", "is not in", places: ["B.json:4"]) {
            $0.attributes.append(Sample.attribute("length"))
        },
        Change("attribute 'title'", "is only in", places: ["A.json:3"]) { $0.attributes = [] },
        Change("delete rule of relationship 'artist'", "is cascade, and nullify", places: ["B.json:4", "A.json:4"]) {
            $0.relationships[0].deleteRule = .cascade
        },
        Change("'to many' of relationship 'artist'", "is yes, and no", places: ["B.json:4", "A.json:4"]) {
            $0.relationships[0].isToMany = true
        },
        Change(
            "inverse of relationship 'artist'", "is 'Artist.hits', and 'Artist.songs'",
            places: ["B.json:4", "A.json:4"]
        ) {
            $0.relationships[0].inverse?.name = "hits"
        },
        Change("parent of it", "is 'Work', and not stated") { $0.parent = "Work" },
        Change("'abstract' of it", "is yes, and no") { $0.isAbstract = true },
        Change("class name of it", "is 'M.Song', and not stated") { $0.className = "M.Song" },
        Change("uniqueness constraints of it", "is 'title', and empty") { $0.uniquenessConstraints = [["title"]] },
        Change("user info of it", "is k = 'v', and empty") { $0.userInfo = [UserInfoEntry(key: "k", value: "v")] },
    ])
    private func tellsConflict(_ change: Change) {
        var other = MergeSample.song
        change.edit(&other)
        let result = ModelMerger.merge([MergeSample.part("A", MergeSample.song), MergeSample.part("B", other)])
        let diagnostic = result.diagnostics.first
        #expect(result.diagnostics.count == 1)
        #expect(diagnostic?.severity == .error)
        #expect(diagnostic?.id == "merge-conflict")
        #expect(diagnostic?.range?.file.path == "B.json")
        #expect(diagnostic?.range?.start.line == 2)
        let message = diagnostic?.message ?? ""
        #expect(message.hasPrefix("entity 'Song' is defined in two models: "), "\(message)")
        #expect(message.contains("\(change.what) \(change.how)"), "\(message)")
        #expect(MergeSample.notes(diagnostic) == ["A.json:2"] + change.places)
        // The first is taken, as a whole.
        #expect(result.model.entities.count == 1)
        #expect(result.model.entities[0].attributes.map(\.name) == ["title"])
        #expect(result.model.entities[0].relationships[0].deleteRule == .nullify)
    }

    struct Change: CustomTestStringConvertible {
        let what: String
        let how: String
        var places: [String] = []
        let edit: @Sendable (inout Entity) -> Void

        init(_ what: String, _ how: String, places: [String] = [], edit: @escaping @Sendable (inout Entity) -> Void) {
            (self.what, self.how, self.places, self.edit) = (what, how, places, edit)
        }

        var testDescription: String { what }
    }

    /// Two of one name in one file are that file's own fault, which a rule tells.
    @Test func leavesDoublesOfOnePart() {
        let part = MergeSample.part("A", MergeSample.song, MergeSample.song)
        let result = ModelMerger.merge([part, MergeSample.artists])
        #expect(result.model.entities.map(\.name) == ["Song", "Song", "Artist"])
        #expect(ModelFacts(result.model).findings("duplicate-entity").count == 1)
    }

    // MARK: What is beside the entities

    @Test func mergesTheRest() {
        let first = MergeSample.part("A", MergeSample.song) { model in
            model.documentation = "Songs."
            model.version = "2"
            model.userInfo = [UserInfoEntry(key: "k", value: "1"), UserInfoEntry(key: "same", value: nil)]
            model.fetchRequests = [
                FetchRequest(name: "all", entity: "Song"), FetchRequest(name: "old", entity: "Song"),
            ]
            model.configurations = [configuration("Cloud", ["Song"]), configuration("Local", [])]
            model.composites = [composite("Place", .string), composite("Span", .date)]
            model.sourceLanguage = "Swift"
        }
        let second = MergeSample.part("B", MergeSample.artist) { model in
            model.documentation = "Artists."
            model.version = "2"
            model.isUsedWithCloudKit = true
            model.userInfo = [
                UserInfoEntry(key: "k", value: "2"), UserInfoEntry(key: "same", value: nil),
                UserInfoEntry(key: "modeldoc.ignore", value: "plurality: x"),
            ]
            model.fetchRequests = [
                FetchRequest(name: "all", entity: "Artist"), FetchRequest(name: "old", entity: "Song"),
            ]
            model.configurations = [configuration("Cloud", ["Artist", "Song"]) { $0.isUsedWithCloudKit = true }]
            model.composites = [composite("Place", .double), composite("Span", .date)]
        }
        let result = ModelMerger.merge([first, second])
        let model = result.model
        #expect(model.documentation == "Songs.\n\nArtists.")
        #expect(model.version == "2")
        #expect(model.isUsedWithCloudKit)
        #expect(model.sourceLanguage == "Swift")
        #expect(model.userInfo.map(\.key) == ["k", "same", "modeldoc.ignore"])
        #expect(model.userInfo.first?.value == "1")
        #expect(model.fetchRequests.map { "\($0.name) \($0.entity ?? "")" } == ["all Song", "old Song"])
        #expect(model.configurations.map(\.name) == ["Cloud", "Local"])
        #expect(model.configurations[0].entities == ["Song", "Artist"])
        #expect(model.configurations[0].isUsedWithCloudKit)
        #expect(model.composites.map(\.name) == ["Place", "Span"])
        #expect(
            MergeSample.told(result) == [
                "B.json:1 warning merge-conflict: 'k' in the user info of model 'B' is '2', and '1' in a model before it, "
                    + "which is taken",
                "B.json:5 error merge-conflict: composite 'Place' is defined in two models: the type of attribute 'x' is "
                    + "'Double', and 'String' in the first definition",
                "B.json:7 error merge-conflict: fetch request 'all' is defined in two models: the entity of it is 'Artist', "
                    + "and 'Song' in the first definition",
                "B.json:9 warning merge-conflict: configuration 'Cloud' is used with CloudKit in one model and not in "
                    + "another; it is taken as used",
            ])
        #expect(
            result.diagnostics.map { MergeSample.notes($0).first ?? "" } == [
                "A.json:1", "A.json:5", "A.json:7", "A.json:9",
            ])
    }

    private func configuration(
        _ name: String, _ entities: [String], edit: (inout Configuration) -> Void = { _ in }
    ) -> Configuration {
        var configuration = Configuration(name: name)
        configuration.entities = entities
        edit(&configuration)
        return configuration
    }

    private func composite(_ name: String, _ type: AttributeType) -> Composite {
        var composite = Composite(name: name)
        composite.attributes = [Sample.attribute("x", type)]
        return composite
    }
}
