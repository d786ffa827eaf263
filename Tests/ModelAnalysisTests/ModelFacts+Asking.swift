import DataModel

@testable import ModelAnalysis

extension ModelFacts {
    /// The facts of a model.
    init(_ model: Model) {
        self.init(of: ModelResolver.resolve(model))
    }

    /// The facts of the relationship with that qualified name; the first of several.
    func relationship(_ name: String) -> RelationshipFacts? {
        relationships.first { qualifiedName(of: $0.id) == name }
    }

    /// The qualified name of a relationship's inverse.
    func inverseName(of name: String) -> String? {
        relationship(name)?.inverse.map(qualifiedName)
    }

    /// The findings of a rule.
    func findings(_ rule: String) -> [Finding] { findings.filter { $0.rule == rule } }
}
