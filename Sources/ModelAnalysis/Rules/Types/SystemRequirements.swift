import DataModel
import SourceText

/// What a model uses that older systems do not have. The file does not say what the program runs on, so this is a mention.
enum SystemRequirements: FindingRule {
    static let id = "system-requirements"
    static let family = RuleFamily.types
    static let severity = FindingSeverity.off
    static let lesson = RuleLesson(
        "the model uses what older systems do not have",
        why: "A model with such features cannot be loaded on systems before the one that brought them. The file "
            + "does not say which systems the program supports, so this rule is off.",
        remedy: "Compare with the deployment target of your program.",
        example: RuleExample(
            wrongEntities: #"""
                "Song": { "attributes": { "id": "UUID" } }
                """#,
            right: #"""
                "Song": { "attributes": { "id": "String" } }
                """#))

    static func check(_ model: CheckedModel, report: (Report) -> Void) {
        let attributes = model.placedAttributes.map(\.attribute)
        let features: [(isUsed: Bool, name: String, systems: String)] = [
            (
                !model.model.composites.isEmpty || attributes.contains { $0.type == .composite },
                "composite attributes",
                "iOS 17 and macOS 14"
            ),
            (attributes.contains { $0.derivation != nil }, "derived attributes", "iOS 13 and macOS 10.15"),
            (
                attributes.contains { $0.type == .uuid || $0.type == .uri }, "UUID or URI attributes",
                "iOS 11 and macOS 10.13"
            ),
            (
                model.resolved.entities.contains { !$0.entity.uniquenessConstraints.isEmpty }, "uniqueness constraints",
                "iOS 9 and macOS 10.11"
            ),
        ]
        guard let newest = features.first(where: \.isUsed) else { return }
        report(
            Report(
                "", "the model has \(newest.name), so it needs at least \(newest.systems)", at: model.model.range,
                help: ["compare with the deployment target of your program"]))
    }
}
