import DataModel
public import SourceText

extension ProjectSettings.Noun {
    /// Gives entities what settings say they are called, as user info of theirs would; what the model says itself counts more.
    static func merge(_ nouns: [Self], into model: inout Model) {
        let named = Dictionary(nouns.map { ($0.entity, $0) }, uniquingKeysWith: { first, _ in first })
        if named.isEmpty { return }
        for index in model.entities.indices {
            guard let noun = named[model.entities[index].name] else { continue }
            for (key, word) in [("modeldoc.singular", noun.singular), ("modeldoc.plural", noun.plural)] {
                guard let word, model.entities[index].userInfo.value(for: key) == nil else { continue }
                model.entities[index].userInfo.append(UserInfoEntry(key: key, value: word))
            }
        }
    }

    /// What settings say of entities that a model does not have.
    ///
    /// - Parameters:
    ///   - nouns: what the settings say.
    ///   - loaded: the model.
    /// - Returns: a warning for each, with the entity that may have been meant.
    public static func strangers(among nouns: [Self], in loaded: LoadedModel) -> [Diagnostic] {
        let names = loaded.model.entities.map(\.name)
        return nouns.filter { !names.contains($0.entity) }.map { noun in
            .warning(
                "unknown-entity", "'nouns' names '\(noun.entity)', which is no entity of '\(loaded.model.name)'",
                at: noun.range, help: NearestName.of(noun.entity, among: names).map { ["did you mean '\($0)'?"] } ?? [])
        }
    }
}
