import DataModel
import ModelReaders
import SourceText
import Testing

/// How entities, attributes, comments and names are written.
@Suite struct ArrowSyntaxTests {
    @Test(arguments: [
        "Tag{name:string,notes<<-->>Note.tags}\nNote{tags<<-->>Tag.notes}",
        "Tag { name : string ; notes <<-->> Note.tags } Note { tags <<-->> Tag.notes }",
        "Tag{ name:string notes<<-->>Note.tags };Note{tags<<-->>Tag.notes;};",
        "Tag\n{\r\n  name: string\r\n  notes <<-->> Note.tags\r\n}\r\nNote\r\n{ tags <<-->> Tag.notes }",
        "entity Tag { name: string; notes <<-->> Note.tags }\nentity Note { tags <<-->> Tag.notes }",
        "Tag { // a tag\n name: string // its name\n notes /* many */ <<-->> /* many */ Note.tags } Note { tags <<-->> Tag.notes }",
        "Tag ｛name：string；notes《－》Note.tags｝\nNote{tags<<-->>Tag.notes}",
        "Tag { name: string }\nNote {}\nTag.notes <<-->> Note.tags",
        "Tag { name: string }\nNote {}\nNote.tags <<-->> Tag.notes",
        "Tag { name: string; notes <<-->> Note.tags }\nNote { tags <<-->> Tag }",
        "Tag { name: string; notes <<-->> Note }\nNote { tags <<-->> Tag.notes }",
        "Tag { name: string; <<-->> Note.tags }\nNote { tags <<-->> Tag.notes }",
        "Tag { name: string; notes <<-->> Note }\nNote { tags <<-->> Tag }",
        "Tag { name: string; notes <<-->> Note.tags }\nNote { tags <<-->> Tag.notes }\nTag <<-->> Note",
        "Tag { name: string; notes <<-->> Note.tags }\nNote { tags <<-->> Tag.notes }\nNote.tags <<-->> Tag.notes",
    ])
    func readsTheSameModelHoweverItIsWritten(text: String) {
        let result = readArrows(text)
        #expect(
            outline(result.model) == [
                "Tag", "  name: String", "  notes » Note.tags", "Note", "  tags » Tag.notes",
            ], "\(text)")
        #expect(result.diagnostics.filter { $0.severity > .note }.map(\.message) == [])
    }

    @Test(arguments: [
        ("string", "String"), ("String", "String"), ("text", "String"), ("NSString *", "String"), ("date", "Date"),
        ("NSDate", "Date"), ("datetime", "Date"), ("number", "Number"), ("NSNumber", "Number"), ("Bool", "Boolean"),
        ("BOOL", "Boolean"), ("boolean", "Boolean"), ("int", "Integer 64"), ("Integer 16", "Integer 16"),
        ("integer32", "Integer 32"), ("Int64", "Integer 64"), ("float", "Float"), ("Double", "Double"),
        ("decimal", "Decimal"), ("NSDecimalNumber", "Decimal"), ("Data", "Binary"), ("Binary Data", "Binary"),
        ("uuid", "UUID"), ("URL", "URI"), ("Transformable", "Transformable"), ("String?", "String?"),
        ("Optional<Date>", "Date?"), ("[String: [Int]]", "[String: [Int]]"), ("[Int]?", "[Int]?"),
        ("Dictionary<String, Int>", "Dictionary<String, Int>"), ("Holographic", "Holographic"),
        ("`odd (type), here`", "odd (type), here"), ("`String`", "String"), ("Foundation.Locale", "Foundation.Locale"),
    ])
    func readsTypesAsPeopleWriteThem(written: String, type: String) {
        for text in [
            "A{ x:\(written) }", "A{\n x : \(written) // c\n y: date }", "A{ x: \(written) (transient), y: date }",
        ] {
            #expect(outline(readArrows(text).model).prefix(2) == ["A", "  x: \(type)"], "\(text)")
        }
    }

    @Test(arguments: [
        "Отдел", "イベント", "カテゴリー", "قسم", "מחלקה", "Ünïcødé", "हिन्दी", "👩‍👩‍👧", "🏷️", "_Draft", "node", "Edge", "CON",
    ])
    func readsNamesInAnyScript(name: String) {
        let result = readArrows("\(name){ \(name)s:string; имя<<-->>\(name).имя }\nB.x <-->> \(name).b")
        #expect(result.diagnostics.filter { $0.id != "entity-of-arrow" }.map(\.message) == [])
        #expect(
            outline(result.model) == [
                name, "  \(name)s: String", "  имя » \(name).имя", "  b › B.x", "B", "  x » \(name).b",
            ])
    }

    @Test(arguments: [
        "App.User", "App-User", "Km/h", "a b", "x{y}", "`", "\\", "\"", "a<-->b", "»", "—", "\u{202E}x", "line\nbreak",
        "// no", "",
    ])
    func readsAnyNameInBackticks(name: String) {
        let quoted = name.replacing("\\", with: "\\\\").replacing("`", with: "\\`").replacing("\n", with: "\\n")
        let result = readArrows("`\(quoted)`{ `\(quoted)`<<-->>`\(quoted)`.`\(quoted)` }")
        #expect(result.diagnostics.map(\.message) == [])
        #expect(outline(result.model) == [name, "  \(name) » \(name).\(name)"])
    }

    @Test func attachesDocumentationToWhatFollows() throws {
        let result = readArrows(
            """
            //! What people meet about.

            /// Someone's note.
            /// Rule: A note with a task tag has at least one task.
            Note {
              /** The
               *  title. */
              title: string
              // not this
              date: date /// When it was taken.
              /// What it is about.
              tags <<-->> Tag.notes
            }
            /// A word.
            Tag { notes <<-->> Note.tags } /// Or two.
            /// Leads on.
            Tag.next --> Tag
            """)
        let model = try #require(result.model)
        #expect(result.diagnostics.isEmpty)
        #expect(model.documentation == "What people meet about.")
        let note = model.entities[0]
        #expect(note.documentation == "Someone's note.")
        #expect(note.rules == ["A note with a task tag has at least one task."])
        #expect(note.attributes.map(\.documentation) == ["The\n title.", "When it was taken."])
        #expect(note.relationships.map(\.documentation) == ["What it is about."])
        #expect(model.entities[1].documentation == "A word.\nOr two.")
        #expect(model.entities[1].relationships.map(\.documentation) == [nil, "Leads on."])
    }

    @Test func tellsProblemsWhereTheyAre() {
        let result = expectArrows(
            [
                Expected("1️⃣", .error, "arrow-syntax", "there is no type behind 'b:'"),
                Expected("2️⃣", .error, "arrow-syntax", "there is no ':' or arrow behind 'title'"),
                Expected("3️⃣", .error, "arrow-syntax", "the arrow leads nowhere: the end of the line stands behind it"),
                Expected("4️⃣", .error, "arrow-syntax", "a second arrow stands behind 'B.y'"),
                Expected("5️⃣", .error, "arrow-syntax", "there is no ':' before an arrow"),
                Expected("6️⃣", .error, "arrow-syntax", "'%' is not expected within 'A'"),
                Expected("7️⃣", .error, "arrow-syntax", "there is no '{' behind 'Loose'"),
                Expected("8️⃣", .error, "arrow-syntax", "'}' closes nothing"),
                Expected("9️⃣", .warning, "unused-documentation", "nothing follows that this comment could document"),
            ],
            in: """
                A {
                  a: string
                  1️⃣b:
                  2️⃣title string
                  x 3️⃣<-->
                  y <--> B.y 4️⃣--> C
                  z5️⃣: <--> B.z
                  6️⃣% what
                  c: date
                }
                B { y <--> A.y; z <--> A.z }
                7️⃣Loose
                8️⃣}
                9️⃣/// nothing
                """)
        #expect(
            outline(result.model) == [
                "A", "  a: String", "  b: Undefined", "  c: Date", "  y › B.y", "  z › B.z", "B", "  y › A.y",
                "  z › A.z",
                "Loose",
            ])
    }

    @Test func goesOnBehindAnEntityThatIsNotClosed() {
        let result = expectArrows(
            [
                Expected("1️⃣", .error, "unclosed-entity", "'A' is not closed before 'B'"),
                Expected("2️⃣", .error, "unclosed-entity", "'C' is not closed"),
            ], in: "A 1️⃣{\n x: string\nB: A {\n y: date\n}\nC 2️⃣{ z: date")
        #expect(outline(result.model) == ["A", "  x: String", "B: A", "  y: Date", "C", "  z: Date"])
    }

    @Test(arguments: [
        ("A { x: string 1️⃣(optional }\nB {}", "unclosed-parenthesis", "the parenthesis that opens here is not closed"),
        ("A {} 1️⃣/* B {}", "unclosed-comment", "the comment that begins here has no end"),
        ("1️⃣class B: A { }", "arrow-syntax", "'class' is not expected before 'B'"),
        ("A 1️⃣= { }", "arrow-syntax", "'=' is not expected behind 'A'"),
        ("A { 1️⃣{ x: y } }\nB {}", "arrow-syntax", "'{' is not expected within 'A'"),
        ("A {}\n1️⃣--> B.x", "arrow-syntax", "there is nothing on the left of the arrow"),
        ("A {}\nA.x <--> B1️⃣.", "arrow-syntax", "there is no name behind 'B.'"),
        ("A {}\nA.x <--> B.y1️⃣.z", "arrow-syntax", "an end of an arrow is 'Entity.name', with one dot"),
        ("A:1️⃣ {}", "arrow-syntax", "there is no parent behind ':'"),
        ("A: B1️⃣, C {}", "arrow-syntax", "an entity has one parent"),
        ("A {}\nA.x1️⃣\n", "arrow-syntax", "there is no arrow behind 'A.x'"),
        ("A { x: string 1️⃣= }", "arrow-syntax", "there is no value behind '='"),
    ])
    func tellsWhatIsNearlyRight(text: String, id: String, message: String) {
        let marked = MarkedSource(text)
        let result = ArrowModelReader.read(marked.file, name: "Test")
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.id) == [id])
        #expect(errors.map(\.message) == [message])
        #expect(errors.first?.help.isEmpty == false)
    }

    @Test func goesOnBehindAQuoteThatIsNotClosed() {
        let result = expectArrows(
            [
                Expected("1️⃣", .error, "unclosed-quote", "the quote that begins here has no end"),
                Expected("2️⃣", .error, "unclosed-quote", "the quote that begins here has no end"),
            ], in: "A {\n x: 1️⃣`odd\n y: string = 2️⃣\"z\n}\nB {}")
        #expect(outline(result.model) == ["A", "  x: odd", "  y: String", "B"])
    }

    @Test func readsTypesThatAreEntitiesAsRelationships() {
        let result = expectArrows(
            [
                Expected(
                    "1️⃣", .warning, "entity-as-type",
                    "the type of 'Note.tag' is the entity 'Tag'; it is read as a relationship"),
                Expected(
                    "2️⃣", .warning, "entity-as-type",
                    "the type of 'Note.tags' is the entity 'Tag'; it is read as a relationship"),
            ], in: "Note { tag: 1️⃣Tag\n tags: 2️⃣[Tag] }\nTag {}")
        #expect(outline(result.model) == ["Note", "  tag › Tag", "  tags » Tag", "Tag"])
    }

    @Test(arguments: ["", "// nothing\n", "/// nothing\n", "//! nothing", "}", "%%%", "-->"])
    func makesNoModelOfNothing(text: String) {
        let result = readArrows(text)
        #expect(result.model == nil)
        #expect(result.diagnostics.contains { $0.severity == .error })
    }

    @Test func tellsNoMoreErrorsThanAnyoneReads() {
        let result = readArrows("A {}\n" + String(repeating: "%\n", count: 10_000))
        #expect(result.diagnostics.count == 50)
        #expect(result.diagnostics.last?.id == "too-many-errors")
    }
}
