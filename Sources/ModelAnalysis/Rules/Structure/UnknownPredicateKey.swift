import DataModel
import SourceText

/// A predicate that names a property which its entity does not have; such a fetch fails when it runs.
enum UnknownPredicateKey: FindingRule {
    static let id = "unknown-predicate-key"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "a predicate names a property that its entity does not have",
        why: "The fetch stops the program when it runs.",
        remedy: "Correct the name in the predicate.",
        example: RuleExample(
            wrong: #"""
                "entities": { "Album": { "attributes": { "title": "String" } } },
                "fetchRequests": { "byTitle": { "entity": "Album", "predicate": "titel == $TITLE" } }
                """#,
            right: #"""
                "entities": { "Album": { "attributes": { "title": "String" } } },
                "fetchRequests": { "byTitle": { "entity": "Album", "predicate": "title == $TITLE" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedRequests {
            guard let predicate = place.request.predicate,
                let entity = place.request.entity.flatMap({ model.resolved.entity(named: $0) })
            else { continue }
            var told: Set<String> = []
            for path in PredicateKeyPaths.keyPaths(in: predicate) {
                guard let miss = model.properties.missingStep(of: path, from: entity),
                    told.insert(miss.name).inserted
                else { continue }
                let holder = model.resolved.name(of: miss.entity)
                report(
                    Report(
                        place.subject, of: place.owner,
                        "the predicate of \(place.title) names '\(miss.name)', which '\(holder)' does not have",
                        at: place.range,
                        help: Suggestion.nearest(
                            to: miss.name, among: NamedProperty.names(of: miss.entity, in: model.resolved),
                            otherwise: "name a property of '\(holder)'; the fetch fails when it runs")))
            }
        }
    }
}
