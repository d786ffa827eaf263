import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Offers: names that tell the cardinality, and key paths.
@Suite struct OffersSeedTests {
    private let world = World()

    private func explain(_ model: String, _ subject: String) -> String {
        Seed.said(world.run("explain", "-", subject, input: model))
    }

    private func lint(_ model: String, rules: String) -> String {
        world.run("lint", "-", "--rule", rules, input: model).output
    }

    @Test(arguments: [
        ("Offer", "offer", "entity-name", "error"), ("title", "Title", "property-name", "error"),
        ("evaluations", "evaluation", "plurality", "info"),
        ("offer", "offers", "plurality", "info"), ("Item", "Items", "plurality", "info"),
    ])
    func checksNamesAgainstTheConventions(right: String, wrong: String, rule: String, severity: String) {
        let family = "entity-name,property-name,plurality,common-prefix"
        #expect(lint(SeedText.offers, rules: family) == "no findings\n")
        let said = lint(SeedText.offers.replacing(right, with: wrong), rules: family)
        #expect(said.contains("[\(rule)]"), "\(said)")
        #expect(
            said.split(separator: "\n").filter { $0.contains("[\(rule)]") }.allSatisfy {
                $0.contains(": \(severity): ")
            })
        #expect(said.contains(": error: ") == (severity == "error"))
    }

    /// Conventions that only English words can be held against say nothing of Russian ones.
    @Test func holdsNamesOfOtherScriptsAgainstWhatAllScriptsHave() throws {
        let rules = "entity-name,property-name,plurality,boolean-prefix,common-prefix"
        let text = try ProjectFolder.text("examples/offers/Предложения.model")
        #expect(lint(text, rules: rules) == "no findings\n")
        #expect(lint(text.replacing("Группа", with: "группа"), rules: rules).contains("[entity-name]"))
    }

    /// Plurality is advice: nothing is said of it by itself.
    @Test func advisesOnPluralityOnlyWhenAsked() {
        let plural = SeedText.offers.replacing("Item", with: "Items")
        #expect(world.run("lint", "-", input: plural).output == "no findings\n")
    }

    @Test func findsACommonPrefix() {
        var prefixed = SeedText.offers
        for name in ["Offer", "Group", "Item", "Evaluation"] {
            prefixed = prefixed.replacing("\(name){", with: "Main\(name){").replacing(
                ">\(name).", with: ">Main\(name).")
        }
        let said = lint(prefixed, rules: "common-prefix")
        #expect(
            said.contains("all 4 entities begin with 'Main', which tells nothing about any of them [common-prefix]"))
        // A prefix is fine where the plain name exists too.
        #expect(lint(prefixed + "Offer{}\n", rules: "common-prefix") == "no findings\n")
        // It is not said aloud.
        #expect(explain(prefixed, "MainOffer.groups").contains("Each offer can have many groups"))
    }

    @Test func saysInWordsWhatAKeyPathReaches() {
        let said = explain(SeedText.offers, "Offer.groups.items")
        #expect(said.hasPrefix("From one offer you reach many items (the model does not say whether any)."))
        #expect(said.contains("Offer ─groups»─ many groups (required or not: not stated)"))
        #expect(said.contains("─items»── many items (required or not: not stated) each"))
        #expect(said.contains("'groups' and 'items' may be empty."))
    }

    @Test func saysTheSameOfAPathThatBeginsWithAnEvaluation() {
        let said = explain(SeedText.offers, "Evaluation.offer.groups.items")
        #expect(said.hasPrefix("From one evaluation you reach many items (the model does not say whether any)."))
        #expect(said.contains("Evaluation ─offer›── at most one offer (required or not: not stated)"))
        #expect(said.contains("─groups»─ many groups (required or not: not stated)"))
        #expect(said.contains("─items»── many items (required or not: not stated) each"))
        #expect(said.contains("'offer', 'groups' and 'items' may be empty."))
        #expect(
            said.contains(
                """
                'items' leads there directly. The model does not keep these ways the same: each can reach items that the \
                other does not.
                """))
    }

    @Test(arguments: ["Offers.model", "EvaluationOfOffer.model", "EvaluationOfItems.model", "Предложения.model"])
    func saysNothingOfTables(file: String) throws {
        try world.write(ProjectFolder.text("examples/offers/\(file)"), to: file)
        #expect(world.run("render", file, "-o", "docs").status == .done)
        for (name, content) in world.contents("docs") {
            let text = String(decoding: content, as: UTF8.self)
            let words = text.matches(of: /(?i)\b(tables?|rows?|columns?|joins?|joined|foreign keys?|SQL)\b/).map(
                \.output.0)
            #expect(words == [], "\(name)")
        }
    }

    @Test func readsTypesAsPeopleWriteThem() {
        let item = explain(SeedText.offers, "Item")
        #expect(item.contains("title String not stated displayOrder Number not stated isSelected Boolean not stated"))
        #expect(explain(SeedText.notes, "MeetingNote").contains("date Date not stated"))
    }

    @Test func readsThePiecesAndTheWhole() throws {
        #expect(try Seed.example("offers/Offers.model") == SeedText.offers)
        for (file, whole) in [
            ("EvaluationOfOffer", ["Offer", "Evaluation"]), ("EvaluationOfItems", ["Item", "Evaluation"]),
        ] {
            let piece = try Seed.example("offers/\(file).model")
            let outcome = world.run("render", "-", "-f", "facts", "-o", "-", input: piece)
            #expect(outcome.status == .done)
            #expect(outcome.errors.contains("note: 'Group' is not written out"))
            #expect(!outcome.errors.contains(": warning: ") && !outcome.errors.contains(": error: "))
            let facts = try #require(Facts(outcome.output))
            #expect(facts.entities.compactMap { $0["name"] as? String } == whole)
            let picture = try #require(
                Picture(Data(world.run("render", "-", "-f", "svg", "-o", "-", input: piece).bytes)))
            #expect(picture.stubs.map { $0["data-entity"] } == ["Group"])
        }
    }
}
