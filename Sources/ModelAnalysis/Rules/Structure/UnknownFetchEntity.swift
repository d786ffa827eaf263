import DataModel
import SourceText

/// A fetch request for an entity that the model does not have, or for none.
enum UnknownFetchEntity: FindingRule {
    static let id = "unknown-fetch-entity"
    static let family = RuleFamily.structure
    static let severity = FindingSeverity.error
    static let lesson = RuleLesson(
        "a fetch request finds an entity that the model does not have, or none",
        why: "The fetch fails when it runs.",
        remedy: "Name an entity of the model, or remove the request.",
        example: RuleExample(
            wrong: #"""
                "entities": { "Album": { "attributes": { "title": "String" } } },
                "fetchRequests": { "byTitle": { "entity": "Albun", "predicate": "title == $TITLE" } }
                """#,
            right: #"""
                "entities": { "Album": { "attributes": { "title": "String" } } },
                "fetchRequests": { "byTitle": { "entity": "Album", "predicate": "title == $TITLE" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for place in model.placedRequests {
            guard let entity = place.request.entity else {
                report(
                    Report(
                        place.subject, of: place.owner, "\(place.title) does not say which entity it finds",
                        at: place.range,
                        help: ["name the entity whose objects it finds"]))
                continue
            }
            if model.resolved.entity(named: entity) != nil { continue }
            report(
                Report(
                    place.subject, of: place.owner, "\(place.title) finds '\(entity)', which the model does not have",
                    at: place.range,
                    help: Suggestion.nearest(
                        to: entity, among: model.model.entities.map(\.name),
                        otherwise: "add '\(entity)', or remove the request"
                    )))
        }
    }
}
