import DataModel
public import ModelAnalysis
import PlainLanguage

/// Writes a model in arrow notation, for answers and reviews.
///
/// Reading the text again gives the same entities, attributes, kinds of relationships, delete rules and counts. Pairs are
/// written in both entities. What the notation cannot say is left out: composites, fetched properties, fetch requests,
/// configurations, indexes of fetches, user info but what objects are called, and what stands in the model for tools only. Stubs are not written: arrows
/// imply them.
public enum ArrowModelWriter {
    /// The model as text, with a line break at its end.
    public static func text(of facts: ModelFacts) -> String {
        var parts: [String] = []
        if let documentation = facts.resolved.model.documentation {
            parts.append(ArrowText.comment(documentation, mark: "//!").joined(separator: "\n"))
        }
        parts += facts.ownEntities.map { ArrowEntityWriter(facts: facts, entity: $0).lines().joined(separator: "\n") }
        return parts.joined(separator: "\n\n") + "\n"
    }
}
