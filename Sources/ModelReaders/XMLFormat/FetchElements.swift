import DataModel
import SourceText

extension ModelElements {
    /// A fetched property with the request inside it.
    mutating func fetchedProperty(_ node: Int) -> FetchedProperty? {
        guard let name = name(of: node) else { return nil }
        var property = FetchedProperty(name: name, request: FetchRequest(name: Self.innerRequestName, entity: nil))
        property.range = range(of: node)
        property.isOptional = false
        for slot in tree.attributes(of: node) {
            switch word(slot) {
            case .optional: property.isOptional = flag(slot, in: node)
            case .transient: property.isTransient = flag(slot, in: node)
            case .elementID: property.renamingIdentifier = text(slot) ?? property.renamingIdentifier
            case .renamingIdentifier: property.renamingIdentifier = property.renamingIdentifier ?? text(slot)
            case .versionHashModifier: property.versionHashModifier = text(slot)
            default: break
            }
        }
        var requests = 0
        for child in tree.children(of: node) {
            switch word(ofElement: child) {
            case .fetchRequest where requests == 0:
                property.request = fetchRequest(
                    child, named: slot(.name, of: child).flatMap(text) ?? Self.innerRequestName)
                requests = 1
            case .fetchRequest:
                diagnostics.append(
                    .warning(
                        "second-fetch-request", "'\(name)' has a second fetch request, which is left out",
                        at: tree.tagRange(child)))
            case .userInfo: property.userInfo += userInfo(child)
            default: passOver(child, in: node)
            }
        }
        if requests == 0 {
            diagnostics.append(
                .warning(
                    "missing-fetch-request", "the fetched property '\(name)' has no fetch request", at: range(of: node))
            )
        }
        return property
    }

    /// A fetch request of the model.
    mutating func namedFetchRequest(_ node: Int) -> FetchRequest? {
        name(of: node).map { fetchRequest(node, named: $0) }
    }

    /// The name that Xcode gives the request inside a fetched property.
    private static let innerRequestName = "fetchedPropertyFetchRequest"

    private mutating func fetchRequest(_ node: Int, named name: String) -> FetchRequest {
        var request = FetchRequest(name: name, entity: nil)
        request.range = range(of: node)
        for slot in tree.attributes(of: node) {
            switch word(slot) {
            case .entity: request.entity = text(slot)
            case .predicateString: request.predicate = text(slot)
            case .resultType: request.resultType = resultType(slot, in: node)
            case .fetchLimit: request.fetchLimit = limit(slot, in: node)
            case .fetchBatchSize: request.batchSize = limit(slot, in: node)
            case .includeSubentities, .includesSubentities: request.includesSubentities = flag(slot, in: node)
            case .includePropertyValues, .includesPropertyValues:
                request.includesPropertyValues = flag(slot, in: node)
            case .includePendingChanges, .includesPendingChanges:
                request.includesPendingChanges = flag(slot, in: node)
            case .returnObjectsAsFaults, .returnsObjectsAsFaults:
                request.returnsObjectsAsFaults = flag(slot, in: node)
            case .returnDistinctResults, .returnsDistinctResults:
                request.returnsDistinctResults = flag(slot, in: node)
            default: break
            }
        }
        for child in tree.children(of: node) { passOver(child, in: node) }
        return request
    }

    /// A limit; 0 is none.
    private mutating func limit(_ slot: Int, in node: Int) -> Int? {
        guard let limit = count(slot, in: node), limit != 0 else { return nil }
        if limit > 0 { return limit }
        warn("negative-count", slot, node, "'\(attributeName(slot))' is negative; it is ignored")
        return nil
    }

    private mutating func resultType(_ slot: Int, in node: Int) -> FetchRequest.ResultType {
        switch tree.text(slot) {
        case "", "0": return .objects
        case "1": return .objectIDs
        case "2": return .dictionaries
        case "4": return .count
        default:
            warn(
                "unknown-value", slot, node,
                "'resultType' is '\(tree.text(slot))', not 0 (objects), 1 (object IDs), 2 (dictionaries) "
                    + "or 4 (a count); it is read as 0")
            return .objects
        }
    }
}
