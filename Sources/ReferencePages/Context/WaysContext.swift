import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// How to get from an entity to those that it has no relationship to.
    func ways(from id: EntityID) -> [(String, MustacheValue)] {
        let page = names.page(of: id)
        let distant = DistantEntities(from: id, in: facts)
        let ways = distant.found.map { distant -> MustacheValue in
            var way = Phrase(code: facts[distant.way[0]].relationship.name)
            for step in distant.way.dropFirst() {
                way.append(" → ")
                way.append(Phrase(code: facts[step].relationship.name))
            }
            return .object(
                reference(to: distant.entity, from: page) + [
                    ("way", .text(MarkdownText.phrase(way, in: .cell))),
                    ("howMany", .text(MarkdownText.phrase(relationshipNarrator.howMany(distant.reach), in: .cell))),
                ])
        }
        return [
            ("hasWays", .bool(!ways.isEmpty)),
            ("ways", .list(ways)),
            ("hasMoreWays", .bool(distant.isCutOff)),
        ]
    }
}
