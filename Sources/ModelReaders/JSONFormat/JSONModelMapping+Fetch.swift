import DataModel
import JSONText
import SourceText

extension JSONModelMapping {
    /// A fetch request of the model.
    func fetchRequest(_ item: NamedItem) -> FetchRequest {
        let object = KeyedObject<FetchRequestKey>(item.node, subject: "fetch request '\(item.name)'", log: log)
        return fetchRequest(object, name: item.name, range: item.range)
    }

    /// A fetched property of an entity.
    func fetchedProperty(_ item: NamedItem, owner: String) -> FetchedProperty {
        let subject = "fetched property '\(owner).\(item.name)'"
        let object = KeyedObject<FetchedPropertyKey>(item.node, subject: subject, log: log)
        var request = FetchRequest(name: Self.nameOfFetchedPropertyRequest, entity: nil)
        if let member = object.member(.fetchRequest) {
            let inner = KeyedObject<FetchRequestKey>(member.value, subject: object.name(.fetchRequest), log: log)
            let name = inner.string(.name) ?? request.name
            request = fetchRequest(inner, name: name, range: member.keyRange(in: log.file))
        } else if item.node.members != nil {
            log.missingKey(
                "fetchRequest", in: subject, at: item.range,
                help: "add \"fetchRequest\": { \"entity\": \"…\", \"predicate\": \"…\" }")
        }
        var property = FetchedProperty(name: item.name, request: request)
        property.range = item.range
        property.isOptional = object.stated(.optional, default: true)
        property.isTransient = object.bool(.transient) ?? false
        property.renamingIdentifier = object.string(.renamingIdentifier)
        property.versionHashModifier = object.string(.versionHashModifier)
        property.documentation = object.string(.documentation)
        property.notes = object.strings(.notes, orOne: true)
        property.userInfo = userInfo(object.node(.userInfo), of: object.name(.userInfo))
        return property
    }

    /// The name that Xcode gives the request of every fetched property.
    private static let nameOfFetchedPropertyRequest = "fetchedPropertyFetchRequest"

    private func fetchRequest(_ object: KeyedObject<FetchRequestKey>, name: String, range: SourceRange) -> FetchRequest
    {
        var request = FetchRequest(name: name, entity: object.string(.entity))
        request.range = range
        request.predicate = object.string(.predicate)
        request.resultType = resultType(object)
        request.fetchLimit = object.integer(.fetchLimit)
        request.batchSize = object.integer(.fetchBatchSize)
        request.includesSubentities = object.bool(.includesSubentities)
        request.includesPropertyValues = object.bool(.includesPropertyValues)
        request.includesPendingChanges = object.bool(.includesPendingChanges)
        request.returnsObjectsAsFaults = object.bool(.returnsObjectsAsFaults)
        request.returnsDistinctResults = object.bool(.returnsDistinctResults)
        request.documentation = object.string(.documentation)
        return request
    }

    private func resultType(_ object: KeyedObject<FetchRequestKey>) -> FetchRequest.ResultType {
        guard let node = object.node(.resultType), let text = object.string(.resultType) else { return .objects }
        if let type = ValueSpellings.resultType(text) { return type }
        let known = FetchRequest.ResultType.allCases.map(\.rawValue)
        log.unknownValue(text, of: object.name(.resultType), known: known, node: node)
        return .objects
    }
}
