import DataModel
import SourceText

/// Two ways from one entity to another, of which the model cannot keep both the same. In most models that ship they mean
/// different things, so this rule is off.
enum TwoPaths: FindingRule {
    static let id = "two-paths"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "two ways lead to the same entity and may disagree",
        why: "Where an object has a relationship to another, and a second way to the same entity over one in "
            + "between, both may lead to different objects. The model cannot keep them the same; code has to.",
        remedy: "Keep one of the two ways and follow it in code, or note the exception if both mean different things.",
        example: RuleExample(
            wrongEntities: #"""
                "Event": { "relationships": { "categories": "[Category]", "subcategories": "[Subcategory]" } },
                "Category": { "relationships": {
                  "events": { "destination": "Event", "toMany": true, "inverse": "categories" },
                  "parts": "[Subcategory]"
                } },
                "Subcategory": { "relationships": {
                  "events": { "destination": "Event", "toMany": true, "inverse": "subcategories" },
                  "category": { "destination": "Category", "inverse": "parts" }
                } }
                """#,
            right: #"""
                "Event": { "relationships": { "subcategories": "[Subcategory]" } },
                "Category": { "relationships": { "parts": "[Subcategory]" } },
                "Subcategory": { "relationships": {
                  "events": { "destination": "Event", "toMany": true, "inverse": "subcategories" },
                  "category": { "destination": "Category", "inverse": "parts" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        var told: Set<[RelationshipID]> = []
        let triangles = RelationshipTriangles(in: model)
        for facts in model.relationships {
            guard let (middle, last) = triangles.detour(of: facts), let destination = facts.destination else {
                continue
            }
            let links = [facts.id, middle, last].map { min($0, model[$0].partner ?? $0) }.sorted()
            guard told.insert(links).inserted else { continue }
            let name = model.qualifiedName(of: facts.id)
            let way = "'\(model.qualifiedName(of: middle))' → '\(model.qualifiedName(of: last))'"
            report(
                Report(
                    name, of: facts.owner,
                    "'\(name)' and \(way) both lead to '\(model.name(of: destination))', and may lead to different ones",
                    at: facts.relationship.range, help: ["keep one of the two ways, or keep them the same in code"],
                    others: [middle, last]))
        }
    }
}
