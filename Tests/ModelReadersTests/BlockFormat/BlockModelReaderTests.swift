import DataModel
import TestModels
import ModelReaders
import SourceText
import Testing

@Suite struct BlockModelReaderTests {
    private static let song = "Song { title: String; duration: Float; artist › Artist (songs) nullify }"
    private static let artist = "Artist { name: String; songs » Song (artist) cascade }"

    @Test func readsModelAsWritten() throws {
        let result = BlockSample.read(SeedText.music)
        #expect(result.diagnostics == [])
        let model = try #require(result.model)
        #expect(model.name == "MusicModel")
        #expect(model.entities.map(\.inShort) == [Self.song, Self.artist])
        #expect(model.entities.allSatisfy { $0.userInfo.isEmpty && !$0.isStub })
        #expect(model.entities[0].range?.start == SourcePosition(line: 2, column: 1))
        #expect(model.entities[0].relationships[0].range?.start == SourcePosition(line: 5, column: 21))
    }

    @Test func readsPlaceholderAsWritten() throws {
        let result = BlockSample.read(SeedText.songs())
        #expect(result.diagnostics == [])
        let model = try #require(result.model)
        #expect(model.name == "SongModel")
        #expect(model.entities.map(\.inShort) == [Self.song, "Artist { songs » Song (artist) cascade }"])
        #expect(model.entities[1].userInfo == [UserInfoEntry(key: "IsPlaceholder", value: "YES")])
    }

    /// What the notation does not say stays open.
    @Test func leavesOpenWhatIsNotSaid() throws {
        let read = BlockSample.entity("attribute a : string; to-many-relationship b : B;")
        #expect(read.diagnostics == [])
        let entity = try #require(read.entity)
        #expect(entity.attributes[0].isOptional == nil)
        #expect(entity.relationships[0].isOptional == nil)
        #expect(entity.relationships[0].deleteRule == nil)
        #expect(entity.relationships[0].minimumCount == nil)
        #expect(entity.relationships[0].maximumCount == nil)
        #expect(entity.relationships[0].inverse == nil)
        #expect(entity.relationships[0].isInverseOpen)
    }

    /// Heads, file names and endings that people write around the same two entities; with the name of the model.
    @Test(arguments: [
        ("@", "Music"), ("MusicModel = { @ };", "MusicModel"), ("MusicModel = { @ }", "MusicModel"),
        ("MusicModel { @ }", "MusicModel"), ("{ @ }", "Music"), ("MusicModel={@};", "MusicModel"),
        ("MusicModel.xcdatamodel = { @ };", "MusicModel"), ("MusicModel.xcdatamodelÊÎ = { @ };", "MusicModel"),
        ("MusicModel.xcdatamodel};\nMusicModel = { @ };", "MusicModel"),
        ("MusicModel.xcdatamodel{ @ }", "MusicModel"),
        ("MusicModel.xcdatamodel\nMusicModel = { @ };", "MusicModel"),
        ("MusicModel.xcdatamodel:\n\n@", "MusicModel"),
        ("// MusicModel.xcdatamodel\nMusicModel = { @ };", "MusicModel"),
        ("MusicModel.xcdatamodelÊÎ\n@", "MusicModel"), ("MusicModel = { @ };.xcdatamodel", "MusicModel"),
        ("MusicModel = { @ };\nMusicModel.xcdatamodel;;", "MusicModel"), ("\"My Music\" = { @ };", "My Music"),
        ("My Music = { @ };", "My Music"), ("/* { */ MusicModel /* = */ = { @ }; // }", "MusicModel"),
        ("File.xcdatamodel\nMusicModel = { @ };", "MusicModel"), ("\u{2028}= { @ }", "\u{2028}"),
    ])
    func readsHeads(around: String, name: String) throws {
        let entities = "Song = { attribute title : string; };\nArtist = { attribute name : string; };"
        let text = around.split(separator: "@", omittingEmptySubsequences: false).joined(separator: entities)
        let result = BlockSample.read(text)
        #expect(result.diagnostics.filter { $0.severity > .warning }.map(\.message) == [])
        let model = try #require(result.model)
        #expect(model.name == name)
        #expect(model.entities.map(\.inShort) == ["Song { title: String }", "Artist { name: String }"])
    }

    /// One entity in as many ways as there are signs to forget, to add and to change.
    @Test(arguments: [
        "attribute a : string; to-one-relationship b : B, inverse : c, delete-rule : no-action;",
        "attribute a : string\nto-one-relationship b : B\ninverse : c\ndelete-rule : no-action",
        "attribute a : string;; to-one-relationship b : B,, inverse : c, delete-rule : no-action,;",
        "attribute a : string, to-one-relationship b : B, inverse : c, delete-rule : no-action,",
        "attribute a : string; to-one-relationship b : B; inverse : c; delete-rule : no-action;",
        "attribute a : string to-one-relationship b : B inverse : c delete-rule : no-action",
        "attribute a = NSString; toOneRelationship b = B, inverse = c, deleteRule = noAction;",
        "Attribute a:String;TO_ONE_RELATIONSHIP b:B,Inverse:B.c,DELETE-RULE:No Action;",
        "attribute /* x */ a // y\n : string; to-one-relationship \"b\" : \"B\", inverse : \"c\", delete-rule : \"no action\";",
        "attribute a : string;\r\nto-one-relationship b : B,\r\n\tinverse : c,\r\n\tdelete-rule : no-action;\r\n",
    ])
    func isLenient(statements: String) {
        let read = BlockSample.entity(statements)
        #expect(read.diagnostics.map(\.message) == [])
        #expect(
            read.entity?.inShort == "E { a: String; b › B (c) noAction }"
                || read.entity?.inShort
                    == "E { a: String; b › B (c) no-action }"
        )
    }

    @Test func readsAllOptions() throws {
        let read = BlockSample.entity(
            """
            parent : Base; abstract; class : Module.E; group : Core; documentation : "What it is.";
            attribute a : Integer 16, optional, transient, default : 5, min : 1, max : 9, documentation : "An a.",
            userInfo = { k = v; };
            attribute s : string?, min-length : 2, max-length : 30, regex : "[a-z]{2}; \\\\d", default : "";
            attribute t : transformable, class : NSColor, required;
            to-many-relationship r : R, inverse : Other.e, delete-rule : deny, optional : NO, ordered, transient : yes,
            min-count : 2, max-count : 5, documentation : "Its \\"r\\".", userInfo = { a; b = "c d"; };
            userInfo = { first = 1; second = two words; "third key" = "a\\nb" };
            """)
        #expect(read.diagnostics.map(\.message) == [])
        let entity = try #require(read.entity)
        #expect(entity.parent == "Base")
        #expect(entity.isAbstract)
        #expect(entity.className == "Module.E")
        #expect(entity.group == "Core")
        #expect(entity.documentation == "What it is.")
        #expect(
            entity.userInfo == [
                UserInfoEntry(key: "first", value: "1"), UserInfoEntry(key: "second", value: "two words"),
                UserInfoEntry(key: "third key", value: "a\nb"),
            ])
        let (a, s, t) = (entity.attributes[0], entity.attributes[1], entity.attributes[2])
        #expect(a.type == .integer16)
        #expect(a.isOptional == true && a.isTransient)
        #expect(a.defaultValue == .text("5") && a.minimum == .text("1") && a.maximum == .text("9"))
        #expect(a.documentation == "An a." && a.userInfo == [UserInfoEntry(key: "k", value: "v")])
        #expect(s.type == .string && s.isOptional == true && s.defaultValue == .text(""))
        #expect(s.minimumLength == 2 && s.maximumLength == 30 && s.regularExpression == "[a-z]{2}; \\d")
        #expect(t.type == .transformable && t.valueClass == "NSColor" && t.isOptional == false)
        let relationship = entity.relationships[0]
        #expect(relationship.isToMany && relationship.isOptional == false && relationship.isOrdered)
        #expect(relationship.isTransient && relationship.deleteRule == .deny)
        #expect(relationship.minimumCount == 2 && relationship.maximumCount == 5)
        #expect(relationship.inverse == InverseReference(name: "e", entity: "Other"))
        #expect(relationship.documentation == "Its \"r\".")
        #expect(relationship.userInfo == [UserInfoEntry(key: "a", value: nil), UserInfoEntry(key: "b", value: "c d")])
    }

    @Test func readsParentInHead() throws {
        let model = try #require(
            BlockSample.read("Record = { abstract; };\nDrink : Record = { };\nTea : Drink { };").model)
        #expect(model.entities.map(\.inShort) == ["Record {  }", "Drink: Record {  }", "Tea: Drink {  }"])
    }

    /// Names with every kind of character, some of them keywords.
    @Test(arguments: [
        "attribute", "inverse", "userInfo1", "App.User", "App-User", "Km/h", "_Draft", "イベント", "Отдел", "Ünïcødé", "🎵",
        "\"a { b } ; = : ,\"", "'quoted'", "שלום", "CON", "..", "x|y", "<b>", "a`b",
    ])
    func readsNames(name: String) throws {
        let plain = name.hasPrefix("\"") ? String(name.dropFirst().dropLast()) : name
        let result = BlockSample.read(
            "M = { \(name) = { attribute \(name) : string; to-one-relationship \(name)2 : \(name); }; };"
                .replacing("\(name)2", with: name.hasPrefix("\"") ? "\"\(plain)2\"" : "\(name)2"))
        #expect(result.diagnostics.map(\.message) == [])
        let entity = try #require(result.model?.entities.first)
        #expect(entity.name == plain)
        #expect(entity.attributes.map(\.name) == [plain])
        #expect(entity.relationships.map(\.name) == ["\(plain)2"])
        #expect(entity.relationships.map(\.destination) == [plain])
    }

    /// Two models that stand in one file, as in an article, are one.
    @Test func readsSeveralModelsOfOneText() throws {
        let text = SeedText.songs() + "ArtistModel = { Artist = { attribute name : string; }; };"
        let result = BlockSample.read(text)
        #expect(result.diagnostics == [])
        let model = try #require(result.model)
        #expect(model.name == "SongModel + ArtistModel")
        #expect(model.entities.map(\.name) == ["Song", "Artist", "Artist"])
    }

    @Test(arguments: [
        ("M = { };", 0), ("M = { A = { }; };", 1), ("A = { }; B = { };", 2), ("X.xcdatamodel\nA = { };", 1),
    ])
    func readsEmptyBlocks(text: String, count: Int) {
        let result = BlockSample.read(text)
        #expect(result.diagnostics == [])
        #expect(result.model?.entities.count == count)
    }
}
