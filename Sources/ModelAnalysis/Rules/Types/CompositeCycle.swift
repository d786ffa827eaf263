import DataModel
import SourceText

/// A composite that holds itself.
enum CompositeCycle: FindingRule {
    static let id = "composite-cycle"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "a composite holds itself",
        why: "Its value would have no end.",
        remedy: "Remove the part that leads back, or make it an entity and a relationship.",
        example: RuleExample(
            wrong: #"""
                "entities": {},
                "composites": { "Duration": { "attributes": { "rest": { "type": "Composite", "composite": "Duration" } } } }
                """#,
            right: #"""
                "entities": {},
                "composites": { "Duration": { "attributes": { "rest": "Double" } } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var parts: [String: [String]] = [:]
        for composite in model.model.composites where parts[composite.name] == nil {
            parts[composite.name] = composite.attributes.compactMap(\.composite)
        }
        let suspects = withoutLooseEnds(parts)
        for composite in model.model.composites where suspects.contains(composite.name) {
            var seen: Set<String> = []
            var pending = parts[composite.name] ?? []
            while let next = pending.popLast() {
                guard seen.insert(next).inserted else { continue }
                pending += parts[next] ?? []
            }
            guard seen.contains(composite.name) else { continue }
            report(
                Report(
                    composite.name, "the composite '\(composite.name)' holds itself", at: composite.range,
                    help: ["remove the part that leads back to it"]))
        }
    }

    /// The composites that are left when those that hold no other are taken away, again and again: what is on a circle, and
    /// what leads to one. So a deep nest is looked through once, not once from each of its levels.
    private static func withoutLooseEnds(_ parts: [String: [String]]) -> Set<String> {
        var holders: [String: [String]] = [:]
        var counts: [String: Int] = [:]
        var ends: [String] = []
        for (name, held) in parts {
            let known = Set(held).filter { parts[$0] != nil }
            counts[name] = known.count
            for part in known { holders[part, default: []].append(name) }
            if known.isEmpty { ends.append(name) }
        }
        var rest = Set(parts.keys)
        while let end = ends.popLast() {
            rest.remove(end)
            for holder in holders[end] ?? [] {
                let count = (counts[holder] ?? 0) - 1
                counts[holder] = count
                if count == 0 { ends.append(holder) }
            }
        }
        return rest
    }
}
