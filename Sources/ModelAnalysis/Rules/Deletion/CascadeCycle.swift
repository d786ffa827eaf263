import DataModel
import SourceText

/// Cascades that lead over several entities back to where they began: deleting any of these objects may delete all others.
enum CascadeCycle: FindingRule {
    static let id = "cascade-cycle"
    static let family = RuleFamily.deletion
    static let severity = FindingSeverity.warning
    static let lesson = RuleLesson(
        "cascades of several entities lead round in a circle",
        why: "Core Data ends such a circle, but only when everything on it is deleted. So there is no object of "
            + "these entities that can be deleted alone while it is linked.",
        remedy: "Decide who owns whom, and let the relationships that lead back to the owner nullify.",
        example: RuleExample(
            wrongEntities: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" },
                  "review": { "destination": "Review", "inverse": "album" }
                } },
                "Song": { "relationships": {
                  "album": "Album?",
                  "reviews": { "destination": "Review", "toMany": true, "inverse": "song", "deleteRule": "cascade" }
                } },
                "Review": { "relationships": {
                  "song": "Song?",
                  "album": { "destination": "Album", "inverse": "review", "deleteRule": "cascade" }
                } }
                """#,
            right: #"""
                "Album": { "relationships": {
                  "songs": { "destination": "Song", "toMany": true, "inverse": "album", "deleteRule": "cascade" },
                  "review": { "destination": "Review", "inverse": "album" }
                } },
                "Song": { "relationships": {
                  "album": "Album?",
                  "reviews": { "destination": "Review", "toMany": true, "inverse": "song", "deleteRule": "cascade" }
                } },
                "Review": { "relationships": {
                  "song": "Song?",
                  "album": { "destination": "Album", "inverse": "review", "deleteRule": "nullify" }
                } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        for circle in CascadeCircles.all(in: model) {
            guard let first = circle.entities.first else { continue }
            let names = circle.entities.prefix(4).map { "'\(model.name(of: $0))'" }
            let more = circle.entities.count - names.count
            let list =
                more > 0
                ? "\(names.joined(separator: ", ")) and \(more) more"
                : "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
            let steps = circle.way.prefix(6).map { "'\(model.qualifiedName(of: $0))'" }
            let way = (circle.way.count > 6 ? steps + ["…"] : steps).joined(separator: " → ")
            report(
                Report(
                    model.name(of: first), of: first,
                    "deleting one of \(list) may delete the others with it, since cascades lead round: \(way)",
                    at: model[first].entity.range,
                    notes: circle.way.prefix(6).map {
                        Diagnostic.Note(
                            "'\(model.qualifiedName(of: $0))' cascades here", at: model[$0].relationship.range)
                    },
                    help: ["make one of these relationships nullify"], others: circle.way))
        }
    }
}
