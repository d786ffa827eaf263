import DataModel
import SourceText

/// Merges what models have beside their entities: by name, each where it is met first.
enum NamedMerging {
    /// The composites of all models; two that differ are told.
    static func composites(of parts: [Model], log: MergeLog) -> [Composite] {
        merged(parts.map(\.composites), name: \.name, range: \.range, difference: Difference.first) {
            log.conflict(
                "composite '\($0)'", at: $1, first: $2, difference: $3,
                help: "rename one of the two, or write the same in both")
        }
    }

    /// The fetch requests of all models; two that differ are told.
    static func fetchRequests(of parts: [Model], log: MergeLog) -> [FetchRequest] {
        merged(parts.map(\.fetchRequests), name: \.name, range: \.range, difference: Difference.first) {
            log.conflict(
                "fetch request '\($0)'", at: $1, first: $2, difference: $3,
                help: "rename one of the two, or write the same in both")
        }
    }

    private static func merged<Item>(
        _ lists: [[Item]], name: (Item) -> String, range: (Item) -> SourceRange?,
        difference: (Item, Item) -> Difference?,
        conflict: (String, SourceRange?, SourceRange?, Difference) -> Void
    ) -> [Item] {
        var result: [Item] = []
        var first: [String: (item: Item, part: Int)] = [:]
        for (part, list) in lists.enumerated() {
            for item in list {
                guard let earlier = first[name(item)], earlier.part != part else {
                    if first[name(item)] == nil { first[name(item)] = (item, part) }
                    result.append(item)
                    continue
                }
                if let difference = difference(earlier.item, item) {
                    conflict(name(item), range(item), range(earlier.item), difference)
                }
            }
        }
        return result
    }

    /// The configurations of all models; those of one name have the entities of all.
    static func configurations(of parts: [Model], log: MergeLog) -> [Configuration] {
        var result: [Configuration] = []
        var places: [String: (index: Int, part: Int)] = [:]
        for (part, model) in parts.enumerated() {
            for configuration in model.configurations {
                guard let place = places[configuration.name], place.part != part else {
                    if places[configuration.name] == nil { places[configuration.name] = (result.count, part) }
                    result.append(configuration)
                    continue
                }
                let known = Set(result[place.index].entities)
                result[place.index].entities += configuration.entities.filter { !known.contains($0) }
                let isUsed = result[place.index].isUsedWithCloudKit
                if isUsed == configuration.isUsedWithCloudKit { continue }
                log.add(
                    .warning(
                        "merge-conflict",
                        "configuration '\(configuration.name)' is used with CloudKit in one model and not in another; "
                            + "it is taken as used", at: configuration.range,
                        notes: [Diagnostic.Note("the other one is here", at: result[place.index].range)],
                        help: ["write the same in both"]))
                result[place.index].isUsedWithCloudKit = true
            }
        }
        return result
    }

    /// The user info of all models; of two values of one key the first is taken. Exceptions add up.
    static func userInfo(of parts: [Model], log: MergeLog) -> [UserInfoEntry] {
        var result: [UserInfoEntry] = []
        var ranges: [SourceRange?] = []
        for (part, model) in parts.enumerated() {
            let known = result.count
            for entry in model.userInfo {
                let place = result[..<known].firstIndex { $0.key == entry.key }
                if let place, result[..<known].contains(entry) || result[place] == entry { continue }
                guard let place, entry.key != FindingException.key else {
                    result.append(entry)
                    ranges.append(parts[part].range)
                    continue
                }
                log.add(
                    .warning(
                        "merge-conflict",
                        "'\(entry.key)' in the user info of model '\(model.name)' is \(said(entry.value)), and "
                            + "\(said(result[place].value)) in a model before it, which is taken", at: model.range,
                        notes: [Diagnostic.Note("that model is here", at: ranges[place])],
                        help: ["write the same in both"]))
            }
        }
        return result
    }

    private static func said(_ value: String?) -> String { value.map { "'\($0)'" } ?? "without a value" }
}
