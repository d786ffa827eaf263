import DataModel
import ModelAnalysis
import Mustache
import PlainLanguage

extension PageMaterial {
    /// What the deletion of an object of an entity does, for its page.
    func deletion(of id: EntityID) -> MustacheValue {
        let consequences = self.consequences[id.index]
        let summary = consequences.isNothing ? MarkdownText.sentences(consequences.sentences) : nil
        return .object([
            ("summary", .text(ifAny: summary)),
            ("refused", list(consequences.refused)),
            ("deleted", list(consequences.deleted)),
            ("changed", list(consequences.changed)),
            ("untouched", list(consequences.untouched)),
            ("unstated", list(consequences.unstated)),
            ("dangling", list(consequences.dangling)),
        ])
    }

    private func list(_ list: ConsequenceList) -> MustacheValue {
        if list.isEmpty { return .null }
        let items = list.items.map { MustacheValue.text(MarkdownText.phrase($0.phrase)) }
        let isSingle = items.count == 1 && list.others == 0
        return .object([
            ("single", isSingle ? items[0] : .null),
            ("several", .list(isSingle ? [] : items)),
            ("others", .number(ifAny: list.others == 0 ? nil : list.others)),
        ])
    }

    /// What deletions do, at a glance: a row for each entity whose deletion does anything to others.
    func deletionRows() -> [MustacheValue] {
        facts.ownEntities.compactMap { entity in
            let consequences = self.consequences[entity.id.index]
            let cells = [
                ("deletes", consequences.deleted), ("updates", consequences.changed),
                ("refusedWhile", consequences.refused), ("leavesDangling", consequences.dangling),
            ]
            if cells.allSatisfy({ $0.1.isEmpty }) { return nil }
            return .object(
                [
                    ("noun", .text(MarkdownText.label(nouns[entity.id].singular))),
                    ("link", .text(names.link(toPageOf: entity.id, from: names.readme))),
                ]
                    + cells.map { name, list in
                        let conjunction = name == "refusedWhile" ? "or" : "and"
                        let text = MarkdownText.phrase(list.glance(conjunction: conjunction), in: .cell)
                        return (name, .text(ifAny: list.isEmpty ? nil : text))
                    })
        }
    }

    /// The entities whose deletion does nothing to others, or, of those, the ones for which the model leaves that open.
    func quietDeletions(areUnstated: Bool) -> [[(String, MustacheValue)]] {
        facts.ownEntities.compactMap { entity in
            guard !entity.entity.isAbstract else { return nil }
            let consequences = self.consequences[entity.id.index]
            guard
                [consequences.deleted, consequences.changed, consequences.refused, consequences.dangling]
                    .allSatisfy(\.isEmpty), consequences.unstated.isEmpty != areUnstated
            else { return nil }
            return reference(to: entity.id, from: names.readme)
        }
    }
}
