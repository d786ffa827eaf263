import DataModel
import TestModels
import ModelAnalysis
import Testing

@testable import Diagrams

@Suite struct DigestTests {
    private static let diagram = Pictures.overview(Pictures.variety)

    private static let changes: [(String, @Sendable (inout Diagram) -> Void)] = [
        ("title", { $0.title += "x" }), ("summary", { $0.summary += "x" }), ("prefix", { $0.prefix += "x" }),
        ("name", { $0.cards[0].name += "x" }), ("stub", { $0.cards[0].stub = .outside }),
        ("kind of stub", { $0.cards[6].stub = .outside }), ("abstract", { $0.cards[0].isAbstract = true }),
        ("note", { $0.cards[0].note = "x" }), ("tint", { $0.cards[0].tint = .plain }),
        ("hidden", { $0.cards[0].hiddenAttributes = 3 }), ("tooltip", { $0.cards[0].tooltip += "x" }),
        ("attribute", { $0.cards[0].attributes[0].name += "x" }), ("type", { $0.cards[0].attributes[0].type += "x" }),
        ("computed", { $0.cards[0].attributes[0].isComputed = true }),
        ("tooltip of an attribute", { $0.cards[0].attributes[0].tooltip += "x" }),
        ("attributes", { $0.cards[0].attributes.removeLast() }),
        ("relationship", { $0.cards[0].relationships[0].name += "x" }),
        ("destination", { $0.cards[0].relationships[0].destination += "x" }),
        ("to-many", { $0.cards[0].relationships[0].isToMany = false }),
        ("rule", { $0.cards[0].relationships[0].deleteRule = nil }),
        ("tooltip of a relationship", { $0.cards[0].relationships[0].tooltip += "x" }),
        (
            "a text moved",
            {
                $0.cards[0].attributes[0].name += $0.cards[0].attributes[0].type
                $0.cards[0].attributes[0].type = ""
            }
        ),
        ("kind of line", { $0.lines[0].kind = .oneWay }), ("sentence", { $0.lines[0].summary += "x" }),
        ("card of an end", { $0.lines[0].from.card = 1 }), ("row", { $0.lines[0].from.row = nil }),
        ("entity of an end", { $0.lines[0].to.entity += "x" }), ("property", { $0.lines[0].to.property = nil }),
        ("effect", { $0.lines[0].to.effect = .cascade }), ("outcome", { $0.lines[0].to.outcome = .deletes }),
        ("no number", { $0.lines[0].to.cardinality = nil }),
        ("number", { $0.lines[0].to.cardinality = Cardinality(minimum: 0, maximum: 998, minimumIfAny: 1) }),
        ("lines", { $0.lines.removeLast() }), ("cards", { $0.cards.removeLast() }),
        ("order", { $0.lines.swapAt(0, 1) }),
    ]

    @Test func changesWithWhateverIsShown() {
        var digests = [SVGWriter.digest(of: Self.diagram): "nothing"]
        for (name, change) in Self.changes {
            var changed = Self.diagram
            change(&changed)
            let digest = SVGWriter.digest(of: changed)
            #expect(digests[digest] == nil, "\(name) and \(digests[digest] ?? "")")
            digests[digest] = name
        }
    }

    @Test func staysWithWhatIsNot() throws {
        var model = Pictures.variety
        model.entities[0].indexes = [FetchIndex(name: "i")]
        model.entities[0].className = "Other"
        model.versionIdentifier = "7"
        #expect(SVGWriter.digest(of: Pictures.overview(model)) == SVGWriter.digest(of: Self.diagram))
        // Without attributes everything and relationships only are the same picture.
        let bare = Sample.model(Sample.entity("A", [], [Sample.relationship("b", to: "A")]))
        let (full, keys) = (Pictures.overview(bare, .full), Pictures.overview(bare, .keys))
        #expect(SVGWriter.digest(of: full) == SVGWriter.digest(of: keys))
        #expect(SVGWriter.text(of: Pictures.layOut(full)) == SVGWriter.text(of: Pictures.layOut(keys)))
    }

    @Test func standsInThePicture() throws {
        let digest = SVGWriter.digest(of: Self.diagram)
        #expect(digest.count == 32)
        #expect(try Pictures.svg(Self.diagram).attributes["data-digest"] == digest)
    }
}
