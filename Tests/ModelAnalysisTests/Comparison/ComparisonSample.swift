import DataModel
import TestModels

@testable import ModelAnalysis

/// Short ways to compare models.
enum ComparisonSample {
    /// Compares two models of entities.
    static func compare(_ old: [Entity], _ new: [Entity]) -> ModelComparison {
        ModelComparison(of: facts(old), and: facts(new))
    }

    static func facts(_ entities: [Entity]) -> ModelFacts {
        var model = Model(name: "Sample")
        model.entities = entities
        return ModelFacts(of: ModelResolver.resolve(model), rules: [])
    }

    /// Compares two models of one entity `Order` with one attribute `note`, and a `Customer`.
    static func attribute(_ old: Attribute?, _ new: Attribute?) -> ModelComparison {
        compare(
            [Sample.entity("Order", old.map { [$0] } ?? [])], [Sample.entity("Order", new.map { [$0] } ?? [])])
    }

    /// Compares two models whose entity `Order` has one relationship `customers`.
    static func relationship(_ old: Relationship?, _ new: Relationship?) -> ModelComparison {
        func model(_ relationship: Relationship?) -> [Entity] {
            [
                Sample.entity("Order", [], relationship.map { [$0] } ?? []), Sample.entity("Customer"),
                Sample.entity("Partner", parent: "Customer"), Sample.entity("Firm"),
            ]
        }
        return compare(model(old), model(new))
    }

    static func optional(_ type: AttributeType = .string, edit: (inout Attribute) -> Void = { _ in }) -> Attribute {
        Sample.attribute("note", type) {
            $0.isOptional = true
            edit(&$0)
        }
    }

    static func required(_ type: AttributeType = .string, edit: (inout Attribute) -> Void = { _ in }) -> Attribute {
        Sample.attribute("note", type) {
            $0.isOptional = false
            edit(&$0)
        }
    }

    static func toOne(edit: (inout Relationship) -> Void = { _ in }) -> Relationship {
        Sample.relationship("customers", to: "Customer", edit: edit)
    }

    static func toMany(edit: (inout Relationship) -> Void = { _ in }) -> Relationship {
        Sample.relationship("customers", to: "Customer", toMany: true, edit: edit)
    }
}

extension ModelComparison {
    /// `kind: verdict` of each change.
    var lines: [String] { changes.map { "\($0.kind): \($0.verdict.rawValue)" } }
}
