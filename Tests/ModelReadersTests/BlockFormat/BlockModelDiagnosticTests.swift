import DataModel
import ModelReaders
import SourceText
import Testing

@Suite struct BlockModelDiagnosticTests {
    /// Wrong statements of an entity `E`, each with the mark where the message has to stand; what stands behind is read.
    @Test(arguments: [
        ("▸atribute a : string;", "unknown-word: 'atribute' is nothing that entity 'E' can say"),
        ("▸whatever;", "unknown-word: 'whatever' is nothing that entity 'E' can say"),
        ("▸title : string;", "no-keyword: 'title' of entity 'E' does not say what it is"),
        ("▸inverse : songs;", "misplaced: 'inverse' follows no attribute or relationship that it could belong to"),
        ("▸attribute : string;", "no-name: an attribute of 'E' has no name"),
        ("▸to-one-relationship;", "no-name: a relationship of 'E' has no name"),
        ("attribute ▸a;", "missing-type: attribute 'E.a' has no type"),
        ("attribute ▸a :;", "missing-type: attribute 'E.a' has no type"),
        ("attribute ▸a :\n", "missing-type: attribute 'E.a' has no type"),
        ("to-one-relationship ▸a;", "missing-destination: relationship 'E.a' has no destination"),
        ("attribute a : string, ▸optinal;", "unknown-word: 'optinal' is nothing that attribute 'E.a' can say"),
        (
            "to-one-relationship a : B, ▸inverese : c;",
            "unknown-word: 'inverese' is nothing that relationship 'E.a' can say"
        ),
        (
            "to-one-relationship a : B, delete-rule : ▸nulify;",
            "invalid-value: 'nulify' is no value of 'delete-rule' of relationship 'E.a'"
        ),
        (
            "to-one-relationship a : B, ▸delete-rule;",
            "missing-value: 'delete-rule' of relationship 'E.a' has no value"
        ),
        (
            "to-many-relationship a : B, max-count : ▸many;",
            "invalid-value: 'many' is no value of 'max-count' of relationship 'E.a'"
        ),
        (
            "attribute a : string, optional : ▸perhaps;",
            "invalid-value: 'perhaps' is no value of 'optional' of attribute 'E.a'"
        ),
        (
            "attribute a : string, optional, ▸required;",
            "contradiction: 'required' of attribute 'E.a' contradicts what was said before"
        ),
        (
            "to-one-relationship a : B, inverse : c, ▸inverse : d;",
            "duplicate-key: 'inverse' of relationship 'E.a' is said twice"
        ),
        ("parent : A; ▸parent : B;", "duplicate-key: 'parent' of entity 'E' is said twice"),
        ("▸parent;", "missing-value: 'parent' of entity 'E' has no value"),
        ("▸userInfo;", "missing-value: 'userInfo' of entity 'E' has no block"),
        (
            "userInfo = { ▸a = { b = c; }; d = e; };",
            "wrong-type: the value of 'a' in 'userInfo' of entity 'E' must be a text"
        ),
        ("userInfo = { ▸= ; };", "unexpected: '=' is not expected here"),
        ("▸{ attribute b : string; };", "no-name: a block has no name"),
        ("▸: ;", "unexpected: ':' is not expected here"),
        (
            "attribute a : ▸\"string;\n",
            "unclosed-text: a text in quotes is not closed; it is taken to end with its line"
        ),
    ])
    func reportsStatement(marked: String, message: String) {
        let source = MarkedModel("M = { E = { \(marked) attribute last : date; }; };", path: "M.model")
        let result = BlockModelReader.read(source.file, name: "M")
        source.expect([message], from: result.diagnostics)
        #expect(result.diagnostics.allSatisfy { !$0.help.isEmpty })
        #expect(result.model?.entities.map(\.name) == ["E"])
        #expect(result.model?.entities.first?.attributes.last?.name == "last")
    }

    /// What is wrong around the entities; those that are written are read.
    @Test(arguments: [
        ("M = { E = { }; ▸attribute a : string; };", ["misplaced: 'attribute' stands outside of an entity"]),
        ("E = { abstract; };\n▸attribute a : string;\n", ["misplaced: 'attribute' stands outside of an entity"]),
        ("M = { ▸Song; E = { }; };", ["no-block: 'Song' has no block"]),
        ("M = { E = { }; ▸{ }; };", ["no-name: a block has no name"]),
        ("M = { ▸: E = { }; };", ["unexpected: ':' is not expected here"]),
        ("E = { attribute a : string; };\n▸};", ["stray-brace: '}' closes no block"]),
        ("E = { attribute a : string; };\n▸ÊÎ", ["stray-text: 'ÊÎ' belongs to no block, and is passed over"]),
        (
            "E = { attribute a : string; };\n▸/* x",
            ["unclosed-comment: a comment is not closed, so all that follows belongs to it"]
        ),
        ("▸M = { E = { };", ["unclosed-block: the block of the model is not closed"]),
        ("▸E = { attribute a : string;", ["unclosed-block: the block of entity 'E' is not closed"]),
        (
            "▸M = { ▸E = { attribute a : string; ▸userInfo = { IsPlaceholder = YES;",
            [
                "unclosed-block: the block of the model is not closed",
                "unclosed-block: the block of entity 'E' is not closed",
                "unclosed-block: 'userInfo' of entity 'E' is not closed",
            ]
        ),
        (
            "M = { E = { ▸userInfo = { a = b; attribute a : string; }; };",
            ["unclosed-block: 'userInfo' of entity 'E' is not closed"]
        ),
    ])
    func reportsStructure(marked: String, messages: [String]) {
        let source = MarkedModel(marked, path: "M.model")
        let result = BlockModelReader.read(source.file, name: "M")
        source.expect(messages, from: result.diagnostics)
        #expect(result.model?.entities.map(\.name) == ["E"])
    }

    /// A block that is not closed ends where the next entity begins, and both places are shown.
    @Test func endsBlockWhereTheNextBegins() throws {
        let source = MarkedModel(
            "M = { ▸A = { attribute a : string; B = { attribute b : string; }; };", path: "M.model")
        let result = BlockModelReader.read(source.file, name: "M")
        source.expect(["unclosed-block: the block of entity 'A' is not closed"], from: result.diagnostics)
        #expect(result.diagnostics.first?.notes.first?.range?.lower == 34)
        #expect(result.model?.entities.map(\.inShort) == ["A { a: String }", "B { b: String }"])
    }

    @Test func reportsAllProblemsInOneRun() {
        let source = MarkedModel(
            """
            M = {
            A = { ▸atribute a : string; to-one-relationship b : B, delete-rule : ▸cascde; };
            B = { attribute ▸c; ▸parnt : A };
            };
            """, path: "M.model")
        let result = BlockModelReader.read(source.file, name: "M")
        source.expect(
            [
                "unknown-word: 'atribute' is nothing that entity 'A' can say",
                "invalid-value: 'cascde' is no value of 'delete-rule' of relationship 'A.b'",
                "missing-type: attribute 'B.c' has no type", "unknown-word: 'parnt' is nothing that entity 'B' can say",
            ], from: result.diagnostics)
        let help = result.diagnostics.map { $0.help.first ?? "" }
        #expect(
            help == [
                "did you mean 'attribute'?", "did you mean 'cascade'?", "write 'c : string', or another one",
                "did you mean 'parent'?",
            ])
        // What was meant is read all the same.
        #expect(result.model?.entities.map(\.inShort) == ["A { a: String; b › B }", "B: A { c: Undefined }"])
    }

    @Test(arguments: ["", "   ", "// only a comment", "Song", "MusicModel.xcdatamodel", "attribute a : string;", "};"])
    func isNoModelWithoutBlock(text: String) {
        let result = BlockSample.read(text)
        #expect(result.model == nil)
        #expect(result.diagnostics.contains { $0.id == "no-block" && $0.severity == .error })
    }
}
