import DataModel
import SourceText

extension CheckedModel {
    /// A fetch request where it stands: in the model, or in a fetched property.
    struct PlacedRequest {
        let request: FetchRequest
        /// The entity that has the fetched property.
        let owner: EntityID?
        /// The request's name, or `Entity.fetchedProperty`.
        let subject: String
        /// How to speak of it: "the fetch request 'x'".
        let title: String
        let range: SourceRange?
    }

    /// Every fetch request of the model, those of fetched properties last.
    var placedRequests: [PlacedRequest] {
        let stored = model.fetchRequests.map {
            PlacedRequest(
                request: $0, owner: nil, subject: $0.name, title: "the fetch request '\($0.name)'", range: $0.range)
        }
        let fetched = resolved.entities.flatMap { entity in
            entity.entity.fetchedProperties.map { property in
                let subject = "\(entity.entity.name).\(property.name)"
                return PlacedRequest(
                    request: property.request, owner: entity.id, subject: subject,
                    title: "the fetched property '\(subject)'", range: property.range)
            }
        }
        return stored + fetched
    }
}
