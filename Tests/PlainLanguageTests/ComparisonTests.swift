import DataModel
import ModelAnalysis
import PlainLanguage
import Testing

/// The words for how two models differ.
@Suite struct ComparisonTests {
    private static func told(_ old: [Entity], _ new: [Entity]) -> ToldComparison {
        let comparison = ModelComparison(of: Narration(old).facts, and: Narration(new).facts)
        return ToldComparison(comparison, oldName: "1", newName: "2")
    }

    /// The sentences about the first change.
    private static func words(_ old: [Entity], _ new: [Entity]) -> String {
        guard let first = told(old, new).changes.first else { return "none" }
        return [first.statement, first.consequence].compactMap { $0?.plain }.joined(separator: " ")
    }

    private static func order(_ relationships: Relationship..., edit: (inout Entity) -> Void = { _ in }) -> [Entity] {
        var order = Entity(name: "Order")
        order.relationships = relationships
        edit(&order)
        return [order, Entity(name: "Customer"), Entity(name: "Item")]
    }

    private static func link(
        _ name: String, to destination: String, toMany: Bool = false, edit: (inout Relationship) -> Void = { _ in }
    ) -> Relationship {
        var relationship = Relationship(name: name, destination: destination)
        relationship.isToMany = toMany
        relationship.isOptional = true
        relationship.deleteRule = .nullify
        edit(&relationship)
        return relationship
    }

    @Test func aRequiredLink() {
        let words = Self.words(
            Self.order(Self.link("customer", to: "Customer")),
            Self.order(Self.link("customer", to: "Customer") { $0.isOptional = false }))
        #expect(
            words == """
                'Order.customer' is now required. Each order must now have a customer; an order without one fails to save \
                when it is next changed.
                """)
    }

    @Test func anOptionalLink() {
        let words = Self.words(
            Self.order(Self.link("payer", to: "Customer") { $0.isOptional = false }),
            Self.order(Self.link("payer", to: "Customer")))
        #expect(words == "'Order.payer' is now optional. An order may now have no customer ('payer').")
    }

    @Test(arguments: [
        (0, 5, "Each order can now have at most five items; an order with more fails to save when it is next changed."),
        (
            2, 0,
            "Each order can now have no items or at least two items; an order with some, but fewer, fails to save when it is next changed."
        ),
        (
            2, 5,
            "Each order can now have no items or between two and five items; an order with any other number fails to save when it is next changed."
        ),
        (
            3, 3,
            "Each order can now have no items or exactly three items; an order with any other number fails to save when it is next changed."
        ),
    ]) func bounds(minimum: Int, maximum: Int, sentence: String) {
        let told = Self.told(
            Self.order(Self.link("items", to: "Item", toMany: true)),
            Self.order(
                Self.link("items", to: "Item", toMany: true) {
                    $0.minimumCount = minimum
                    $0.maximumCount = maximum
                }))
        #expect(told.changes.compactMap { $0.consequence?.plain } == [sentence])
    }

    @Test func looserBounds() {
        let words = Self.words(
            Self.order(Self.link("items", to: "Item", toMany: true) { $0.maximumCount = 5 }),
            Self.order(Self.link("items", to: "Item", toMany: true)))
        #expect(words.hasSuffix("Each order can now have any number of items, including none."))
    }

    @Test func aLooserBoundOfWhatIsRequired() {
        let words = Self.words(
            Self.order(
                Self.link("items", to: "Item", toMany: true) {
                    $0.isOptional = false
                    $0.minimumCount = 3
                }),
            Self.order(
                Self.link("items", to: "Item", toMany: true) {
                    $0.isOptional = false
                    $0.minimumCount = 2
                }))
        #expect(words.hasSuffix("Each order must now have at least two items."))
    }

    @Test func oneOfSeveral() {
        let words = Self.words(
            Self.order(Self.link("items", to: "Item", toMany: true)), Self.order(Self.link("items", to: "Item")))
        #expect(words == "'Order.items' is now to-one. Each order can now have at most one item ('items').")
    }

    @Test func aUniqueness() {
        let words = Self.words(Self.order(), Self.order { $0.uniquenessConstraints = [["number", "year"]] })
        #expect(
            words == """
                'Order' is now unique by 'number, year'. From now on, no two orders may have the same 'number' and 'year'.
                """)
    }

    @Test func aDeleteRule() {
        let words = Self.words(
            Self.order(Self.link("items", to: "Item", toMany: true)),
            Self.order(Self.link("items", to: "Item", toMany: true) { $0.deleteRule = .cascade }))
        #expect(
            words == """
                The delete rule of 'Order.items' is now 'cascade'; it was 'nullify'. Deleting an order also deletes all its \
                items.
                """)
        let deletions = Self.told(
            Self.order(Self.link("items", to: "Item", toMany: true)),
            Self.order(Self.link("items", to: "Item", toMany: true) { $0.deleteRule = .cascade })
        ).deletions
        #expect(
            deletions.flatMap(\.sentences).map(\.plain) == ["Deleting an order now also deletes its items ('items')."])
    }

    @Test func aDefault() {
        func attribute(_ value: String?) -> [Entity] {
            Self.order { order in
                var note = Attribute(name: "note", type: .string)
                note.isOptional = true
                note.defaultValue = value.map { .text($0) }
                order.attributes = [note]
            }
        }
        #expect(
            Self.words(attribute(nil), attribute("none")) == """
                'Order.note' now has a default: 'none'. New orders now start with 'none'; those that exist keep what they \
                have.
                """)
        #expect(
            Self.words(attribute("none"), attribute(nil)) == """
                'Order.note' no longer has a default; it was 'none'. New orders now start without a 'note'.
                """)
    }

    @Test func aDateAsDefault() {
        func attribute(_ seconds: String) -> [Entity] {
            Self.order { order in
                var due = Attribute(name: "due", type: .date)
                due.isOptional = true
                due.defaultValue = .secondsSinceReferenceDate(seconds)
                order.attributes = [due]
            }
        }
        #expect(
            Self.words(attribute("0"), attribute("-978307200")) == """
                The default of 'Order.due' is now '1970-01-01T00:00:00Z'; it was '2001-01-01T00:00:00Z'. New orders now start \
                with 1970-01-01T00:00:00Z; those that exist keep what they have.
                """)
        #expect(Self.told(attribute("0"), attribute("0.0")).changes.isEmpty)
    }

    @Test func aDerivedAttribute() {
        let words = Self.words(
            Self.order(),
            Self.order { order in
                var changed = Attribute(name: "changed", type: .date)
                changed.isOptional = true
                changed.derivation = "now:()"
                order.attributes = [changed]
            })
        #expect(words == "The attribute 'Order.changed' is new: Date, optional, calculated from 'now:()'.")
    }

    @Test func aRenamingIsSuggested() {
        func attribute(_ name: String) -> [Entity] {
            Self.order { order in
                var note = Attribute(name: name, type: .string)
                note.isOptional = true
                order.attributes = [note]
            }
        }
        #expect(
            Self.told(attribute("note"), attribute("notes")).suggestions.map(\.sentence.plain) == [
                """
                If 'Order.notes' is what 'Order.note' was, set its renaming identifier to 'note'; otherwise what \
                'Order.note' holds is lost.
                """
            ])
    }

    /// No field lacks its words, and no verdict its sentence.
    @Test func everyVerdictHasWords() {
        for verdict in MigrationVerdict.allCases {
            #expect(!VerdictWording.label(verdict).isEmpty)
            #expect(VerdictWording.sentence(verdict, hash: .changes).plain.hasSuffix("."))
        }
        #expect(Set(MigrationVerdict.allCases.map(VerdictWording.label)).count == MigrationVerdict.allCases.count)
    }
}
