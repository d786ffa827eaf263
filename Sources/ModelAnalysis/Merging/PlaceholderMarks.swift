import DataModel
import SourceText

/// Finds the entities of a model that stand for entities of another: what their user info says, in every format.
///
/// `IsPlaceholder` is yes or no; `MyRealEntity` names the entity that is meant, which may have another name.
enum PlaceholderMarks {
    /// The key whose value, yes or no, tells a placeholder.
    static let key = "IsPlaceholder"
    /// The key that names the entity that a placeholder stands for.
    static let nameKey = "MyRealEntity"

    /// A model whose placeholders are marked as such, and have the names of what they stand for.
    static func read(in model: Model, log: MergeLog) -> Model {
        var model = model
        var realNames: [String: String] = [:]
        for index in model.entities.indices {
            let entity = model.entities[index]
            guard entity.userInfo.contains(where: { isMark($0) }) else { continue }
            guard isPlaceholder(entity, log: log) else { continue }
            model.entities[index].standing = .placeholder
            if let name = realName(of: entity), name != entity.name { realNames[entity.name] = name }
        }
        if !realNames.isEmpty { rename(realNames, in: &model) }
        return model
    }

    /// Whether an entry of user info is about placeholders.
    static func isMark(_ entry: UserInfoEntry) -> Bool {
        matches(entry.key, key) || matches(entry.key, nameKey)
    }

    private static func matches(_ written: String, _ key: String) -> Bool { written.lowercased() == key.lowercased() }

    private static func realName(of entity: Entity) -> String? {
        let name = entity.userInfo.last { matches($0.key, nameKey) }?.value.map(trimmed)
        return name?.isEmpty == false ? name : nil
    }

    private static func trimmed(_ text: String) -> String {
        var rest = text.drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    private static func isPlaceholder(_ entity: Entity, log: MergeLog) -> Bool {
        let name = realName(of: entity)
        guard let entry = entity.userInfo.last(where: { matches($0.key, key) }) else { return name != nil }
        guard let answer = UserInfoEntry.answer(entry.value ?? "") else {
            let said = entry.value.map { "'\($0)'" } ?? "nothing"
            log.add(
                .warning(
                    "placeholder-mark",
                    "'\(entry.key)' of entity '\(entity.name)' says \(said), which is neither yes nor no; it is taken as "
                        + (name == nil ? "no" : "yes"), at: entity.range,
                    help: ["write YES for a placeholder, and NO, or nothing at all, for the entity itself"]))
            return name != nil
        }
        if !answer, let name {
            log.add(
                .warning(
                    "placeholder-mark",
                    "'\(entity.name)' is no placeholder by '\(entry.key)', and stands for '\(name)' by '\(nameKey)'; it "
                        + "is taken as the entity itself", at: entity.range, help: ["remove one of the two keys"]))
        }
        return answer
    }

    // MARK: Names

    /// Gives everything that refers to a placeholder the name that it stands for.
    private static func rename(_ names: [String: String], in model: inout Model) {
        func renamed(_ name: String?) -> String? { name.map { names[$0] ?? $0 } }
        for index in model.entities.indices {
            if model.entities[index].standing == .placeholder, let name = names[model.entities[index].name] {
                model.entities[index].name = name
            }
            model.entities[index].parent = renamed(model.entities[index].parent)
            for place in model.entities[index].relationships.indices {
                let relationship = model.entities[index].relationships[place]
                model.entities[index].relationships[place].destination = renamed(relationship.destination)
                model.entities[index].relationships[place].inverse?.entity = renamed(relationship.inverse?.entity)
            }
            for place in model.entities[index].fetchedProperties.indices {
                let request = model.entities[index].fetchedProperties[place].request
                model.entities[index].fetchedProperties[place].request.entity = renamed(request.entity)
            }
        }
        for index in model.fetchRequests.indices {
            model.fetchRequests[index].entity = renamed(model.fetchRequests[index].entity)
        }
        for index in model.configurations.indices {
            model.configurations[index].entities = model.configurations[index].entities.map { names[$0] ?? $0 }
        }
    }
}
