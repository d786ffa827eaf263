import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage
import Testing

@testable import ReferencePages

@Suite("Plans of deletions in the page for browsers") struct HTMLDeletionPlanTests {
    /// What the effects of a plan tell: effect, step, entities, way.
    private static func effects(of name: String, in model: Model) throws -> [String] {
        let facts = model.facts
        let page = HTMLPage(facts: facts, nouns: Nouns(facts: facts))
        guard case .list(let plans) = try #require(page.deletionContext().first?.1) else { return [] }
        let plan = try #require(plans.first { $0["entity"] == .text(name) })
        return plan["sections"].items.flatMap { $0["effects"].items }.map { effect in
            let entities = effect["entityNumbers"].words.map { facts.entities[$0].entity.name }
            let way = effect["way"].words.map { facts.qualifiedName(of: facts.relationships[$0].id) }
            return "\(effect["effect"].plain) \(effect["step"].plain) \(entities.joined(separator: ",")) "
                + way.joined(separator: ">")
        }
    }

    @Test("tell in which order objects go, and by which way")
    func steps() throws {
        var (shelf, book, page) = (Entity(name: "Shelf"), Entity(name: "Book"), Entity(name: "Page"))
        shelf.relationships = [
            StudioModel.relationship("books", to: "Book", inverse: "shelf", toMany: true, rule: .cascade)
        ]
        book.relationships = [
            StudioModel.relationship("shelf", to: "Shelf", inverse: "books"),
            StudioModel.relationship("pages", to: "Page", inverse: "book", toMany: true, rule: .cascade),
        ]
        page.relationships = [StudioModel.relationship("book", to: "Book", inverse: "pages")]
        var model = Model(name: "Library")
        model.entities = [shelf, book, page]
        #expect(
            try Self.effects(of: "Shelf", in: model) == [
                "deletes 1 Book Shelf.books", "deletes 2 Page Shelf.books>Book.pages",
            ])
        #expect(try Self.effects(of: "Page", in: model) == ["unlinks 1 Book Page.book"])
    }

    @Test("name everything that the facts name")
    func complete() throws {
        let model = EveryDeletionModel.model
        let facts = model.facts
        let analysis = DeletionAnalysis(of: facts)
        for entity in facts.ownEntities where !entity.entity.isAbstract {
            let deletion = analysis.deletion(of: entity.id)
            let effects = try Self.effects(of: entity.entity.name, in: model)
            func told(_ effect: String) -> Set<String> {
                Set(
                    effects.filter { $0.hasPrefix("\(effect) ") }
                        .flatMap { $0.split(separator: " ")[2].split(separator: ",").map(String.init) })
            }
            #expect(told("deletes") == Set(deletion.deletes.map { facts.name(of: $0.entity) }))
            #expect(told("unlinks") == Set(deletion.unlinks.map { facts.name(of: $0.entity) }))
            #expect(told("refuses") == Set(deletion.refusedBy.map { facts.name(of: $0.entity) }))
            #expect(told("dangles") == Set(deletion.dangles.map { facts.name(of: $0.holder) }))
        }
    }
}

extension MustacheValue {
    fileprivate subscript(name: String) -> MustacheValue {
        guard case .object(let object) = self else { return .null }
        return zip(object.names, object.values).first { $0.0 == name }?.1 ?? .null
    }

    fileprivate var items: [MustacheValue] {
        if case .list(let items) = self { return items }
        return []
    }

    fileprivate var plain: String {
        switch self {
        case .text(let text), .number(let text): text
        default: ""
        }
    }

    fileprivate var words: [Int] { plain.split(separator: " ").compactMap { Int($0) } }
}
