import DataModel
import SourceText

/// Holds what stands for an entity against the entity itself. What a stub does not state disagrees with nothing.
struct StubCheck {
    let stub: Entity
    let real: Entity
    let log: MergeLog

    /// Reports every point in which they disagree.
    func run() {
        if let parent = stub.parent, parent != real.parent {
            tell(
                "is a kind of '\(parent)' \(inStub) and of \(real.parent.map { "'\($0)'" } ?? "nothing") in the entity itself",
                "'\(stub.name)'", at: stub.range, real.range)
        }
        for relationship in stub.relationships { check(relationship) }
        for attribute in stub.attributes { check(attribute) }
        for property in stub.fetchedProperties
        where !real.fetchedProperties.contains(where: { $0.name == property.name }) {
            missing("fetched property '\(stub.name).\(property.name)'", at: property.range)
        }
    }

    private var inStub: String { stub.standing == .placeholder ? "in the placeholder" : "where it is only implied" }

    private func check(_ relationship: Relationship) {
        let name = "'\(stub.name).\(relationship.name)'"
        guard let other = real.relationships.first(where: { $0.name == relationship.name }) else {
            return missing("relationship \(name)", at: relationship.range)
        }
        func compare(_ left: String?, _ right: String?, _ verb: String) {
            guard let left, let right, left != right else { return }
            tell(
                "\(verb) \(left) \(inStub) and \(right) in the entity itself", name, at: relationship.range, other.range
            )
        }
        compare(relationship.isToMany ? "to-many" : "to-one", other.isToMany ? "to-many" : "to-one", "is")
        compare(quoted(relationship.destination), quoted(other.destination), "leads to")
        compare(
            quoted(relationship.inverse?.name), other.inverse.map { "'\($0.name)'" } ?? noInverse(other),
            "has the inverse")
        compare(relationship.deleteRule?.rawValue, other.deleteRule?.rawValue, "has the delete rule")
        compare(
            relationship.isOptional.map { $0 ? "optional" : "required" },
            other.isOptional.map { $0 ? "optional" : "required" }, "is")
        if relationship.isToMany, other.isToMany {
            // No bound is written as 0, or not at all; the stub may leave it out.
            func bound(_ count: Int?) -> String? { count.flatMap { $0 == 0 ? nil : "\($0)" } }
            compare(bound(relationship.maximumCount), bound(other.maximumCount) ?? "none", "has the upper bound")
            compare(bound(relationship.minimumCount), bound(other.minimumCount) ?? "none", "has the lower bound")
        }
    }

    /// "none", unless the real one leaves open what its inverse is.
    private func noInverse(_ relationship: Relationship) -> String? { relationship.isInverseOpen ? nil : "none" }

    private func quoted(_ name: String?) -> String? { name.map { "'\($0)'" } }

    private func check(_ attribute: Attribute) {
        let name = "'\(stub.name).\(attribute.name)'"
        guard let other = real.attributes.first(where: { $0.name == attribute.name }) else {
            return missing("attribute \(name)", at: attribute.range)
        }
        guard attribute.type != other.type, attribute.type != .undefined else { return }
        tell(
            "is a \(attribute.type.name) \(inStub) and a \(other.type.name) in the entity itself", name,
            at: attribute.range, other.range)
    }

    private func missing(_ what: String, at range: SourceRange?) {
        log.add(
            .warning(
                "placeholder-mismatch", "\(what) stands \(inStub) only: the entity itself has none of that name",
                at: range, notes: [Diagnostic.Note("the entity is here", at: real.range)],
                help: ["add it to the entity, or remove it here; it is left out"]))
    }

    private func tell(_ statement: String, _ subject: String, at range: SourceRange?, _ other: SourceRange?) {
        log.add(
            .warning(
                "placeholder-mismatch", "\(subject) \(statement)", at: range,
                notes: [Diagnostic.Note("what the entity itself says, which is taken, is here", at: other)],
                help: ["write the same in both"]))
    }
}
