import DataModel
import ModelReaders
import SourceText
import Testing

/// What stands in parentheses.
@Suite struct ArrowFlagTests {
    private func attribute(_ text: String) throws -> Attribute {
        let result = readArrows("A { x: \(text) }")
        #expect(result.diagnostics.map(\.message) == [])
        return try #require(result.model?.entities.first?.attributes.first)
    }

    private func relationship(_ arrow: String, _ flags: String) throws -> Relationship {
        let result = readArrows("A { x \(arrow) B \(flags) }\nB {}")
        #expect(result.diagnostics.filter { $0.severity > .note }.map(\.message) == [])
        return try #require(result.model?.entities.first?.relationships.first)
    }

    @Test func readsFlagsOfAttributes() throws {
        let text = try attribute(
            #"String (required, unique, transient, indexed, default = "a, \"b\")", minLength = 2, maxLength: 5, regex = "x+")"#
        )
        #expect(text.isOptional == false)
        #expect(text.isTransient)
        #expect(text.isIndexed)
        #expect(text.defaultValue == .text("a, \"b\")"))
        #expect(text.minimumLength == 2)
        #expect(text.maximumLength == 5)
        #expect(text.regularExpression == "x+")
        let number = try attribute("Decimal? (min = -1.50, max = 10)")
        #expect(number.isOptional == true)
        #expect(number.minimum == .text("-1.50"))
        #expect(number.maximum == .text("10"))
        #expect(try attribute("Bool = false").defaultValue == .text("NO"))
        #expect(try attribute("string = \"no (way)\"").defaultValue == .text("no (way)"))
        #expect(try attribute("number = -3 /* c */").defaultValue == .text("-3"))
        #expect(try attribute("date (default = 12.5)").defaultValue == .secondsSinceReferenceDate("12.5"))
        #expect(try attribute("date (derivation = \"now()\")").derivation == "now()")
        #expect(readArrows("A { x: string (unique) }").model?.entities[0].uniquenessConstraints == [["x"]])
    }

    @Test func readsFlagsOfRelationships() throws {
        let ordered = try relationship("<<-->>", "(ordered, cascade)")
        #expect(ordered.isOrdered)
        #expect(ordered.deleteRule == .cascade)
        #expect(ordered.isOptional == nil)
        for (word, rule) in [
            ("nullify", DeleteRule.nullify), ("Cascade", .cascade), ("deny", .deny), ("no action", .noAction),
            ("noAction", .noAction), ("no-action", .noAction), ("delete = deny", .deny),
            ("deleteRule: Cascade", .cascade),
        ] {
            #expect(try relationship("-->", "(\(word))").deleteRule == rule, "\(word)")
        }
        #expect(try relationship("-->", "(optional)").isOptional == true)
        #expect(try relationship("-->", "(required, transient)").isOptional == false)
        #expect(try relationship("-->", "(required, transient)").isTransient)
    }

    @Test(
        arguments: [
            ("2..5", 2, 5, false), ("2...5", 2, 5, false), ("2…5", 2, 5, false), ("2..*", 2, nil, false),
            ("2..", 2, nil, false),
            ("..5", nil, 5, nil), ("3", 3, 3, false), ("optional, 2..5", 2, 5, true), ("0..*", 0, nil, true),
            ("min = 2, max = 5", 2, 5, nil), ("max = 5", nil, 5, nil),
        ] as [(String, Int?, Int?, Bool?)])
    func readsCounts(flags: String, minimum: Int?, maximum: Int?, isOptional: Bool?) throws {
        let relationship = try relationship("-->>", "(\(flags))")
        #expect(relationship.minimumCount == minimum)
        #expect(relationship.maximumCount == maximum)
        #expect(relationship.isOptional == isOptional)
    }

    @Test func readsFlagsOfEntities() throws {
        let model = try #require(
            readArrows(
                "abstract A {}\nB: A (abstract, class = \".B\", unique = x + y) { x: string; y: string }\nC (abstract) {}"
            )
            .model)
        #expect(model.entities.map(\.isAbstract) == [true, true, true])
        #expect(model.entities[1].className == ".B")
        #expect(model.entities[1].uniquenessConstraints == [["x", "y"]])
    }

    @Test func speaksOfTheLeftEnd() throws {
        let model = try #require(readArrows("A.x (ordered) <<-->> B.y (cascade)\nC <-- D.z (deny)").model)
        #expect(model.entities[0].relationships[0].isOrdered)
        #expect(model.entities[0].relationships[0].deleteRule == .cascade)
        #expect(model.entities[1].relationships[0].deleteRule == nil)
        #expect(model.entities.first { $0.name == "D" }?.relationships.first?.deleteRule == .deny)
    }

    @Test func tellsWhatIsNotUnderstood() {
        expectArrows(
            [
                Expected("1️⃣", .warning, "unknown-flag", "'requird' says nothing of 'A.x' that is understood"),
                Expected("2️⃣", .error, "contradiction", "'A.x' cannot be both 'optional' and 'required'"),
                Expected("3️⃣", .error, "flag-without-value", "'default' of 'A.x' needs a value"),
                Expected("4️⃣", .error, "invalid-value", "'two' is no value of 'minLength'"),
                Expected("5️⃣", .warning, "flag-with-value", "'ordered' of 'A.r' takes no value"),
                Expected("6️⃣", .error, "contradiction", "'A.r' cannot be both 'cascade' and 'deny'"),
                Expected("7️⃣", .warning, "unknown-flag", "'lazy' says nothing of 'A' that is understood"),
            ],
            in: """
                A {
                  x: string? (1️⃣requird, 2️⃣required, 3️⃣default, minLength = 4️⃣two)
                  r -->> A (ordered = 5️⃣yes, cascade, 6️⃣deny)
                }
                A (7️⃣lazy) {}
                """)
    }
}
