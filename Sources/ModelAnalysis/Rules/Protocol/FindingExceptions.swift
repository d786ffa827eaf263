import DataModel
import SourceText

/// All exceptions that a model notes, by what they are for.
struct FindingExceptions: Sendable {
    /// An exception where it is noted.
    struct Placed: Sendable {
        let exception: FindingException
        /// What it is for: `Entity`, `Entity.property`, a composite, or nothing for the model.
        let subject: String
        /// The entity on whose page it belongs.
        let entity: EntityID?
        let range: SourceRange?
    }

    /// In the order of the model.
    private(set) var all: [Placed] = []
    /// The ids of the rules there are.
    let knownRules: Set<String>
    private var ofModel: [FindingException] = []
    private var byEntity: [EntityID: [FindingException]] = [:]
    private var bySubject: [String: [FindingException]] = [:]

    init(in model: ResolvedModel, knownRules: [any FindingRule.Type]) {
        self.knownRules = Set(knownRules.map { $0.id })
        add(model.model.userInfo, subject: "", entity: nil, at: model.model.range)
        for resolved in model.entities {
            let entity = resolved.entity
            add(entity.userInfo, subject: entity.name, entity: resolved.id, isOfEntity: true, at: entity.range)
            func note(_ name: String, _ userInfo: [UserInfoEntry], at range: SourceRange?) {
                if userInfo.isEmpty { return }
                add(userInfo, subject: "\(entity.name).\(name)", entity: resolved.id, at: range)
            }
            for attribute in entity.attributes {
                note(attribute.name, attribute.userInfo, at: attribute.range)
            }
            for relationship in entity.relationships {
                note(relationship.name, relationship.userInfo, at: relationship.range)
            }
            for property in entity.fetchedProperties {
                note(property.name, property.userInfo, at: property.range)
            }
        }
        for composite in model.model.composites {
            add(composite.userInfo, subject: composite.name, entity: nil, at: composite.range)
            for attribute in composite.attributes where !attribute.userInfo.isEmpty {
                add(
                    attribute.userInfo, subject: "\(composite.name).\(attribute.name)", entity: nil,
                    at: attribute.range)
            }
        }
    }

    private mutating func add(
        _ userInfo: [UserInfoEntry], subject: String, entity: EntityID?, isOfEntity: Bool = false,
        at range: SourceRange?
    ) {
        for entry in userInfo where entry.key == FindingException.key {
            for exception in FindingException.all(in: entry.value ?? "") {
                all.append(Placed(exception: exception, subject: subject, entity: entity, range: range))
                if subject.isEmpty {
                    ofModel.append(exception)
                } else {
                    bySubject[subject, default: []].append(exception)
                    if isOfEntity, let entity { byEntity[entity, default: []].append(exception) }
                }
            }
        }
    }

    /// The first exception that covers a report: at the model, at what it is about, or at that one's entity.
    func exception(for report: Report, of rule: String, in model: ResolvedModel) -> FindingException? {
        if all.isEmpty { return nil }
        func first(_ exceptions: [FindingException]?) -> FindingException? {
            exceptions?.first { $0.rules.contains(rule) }
        }
        func first(of subject: String, _ entity: EntityID?) -> FindingException? {
            first(bySubject[subject]) ?? first(entity.flatMap { byEntity[$0] })
        }
        if let exception = first(ofModel) ?? first(of: report.subject, report.entity) { return exception }
        for other in report.others {
            if let exception = first(of: model.qualifiedName(of: other), model[other].owner) { return exception }
        }
        return nil
    }
}
