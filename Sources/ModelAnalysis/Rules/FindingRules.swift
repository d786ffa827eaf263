/// The rules that every model is checked against.
public enum FindingRules {
    /// All rules, in the order in which their findings at one place are told.
    public static let all: [any FindingRule.Type] = [
        DuplicateEntity.self, DuplicateProperty.self, UnknownParent.self, ParentCycle.self,
        NoDestination.self, UnknownDestination.self, UnknownInverse.self, UnreciprocatedInverse.self,
        MissingInverse.self, TransientMismatch.self,
        CountBounds.self, NegativeCount.self, OrderedToOne.self, ToManyOfOne.self, ToOneCount.self,
        UndefinedType.self, UnknownType.self, UnknownComposite.self, CompositeCycle.self,
        DuplicateComposite.self, AttributeBounds.self, UnreadableDefault.self, DefaultOutOfBounds.self,
        UnknownConstraintProperty.self, TransientConstraint.self, UnknownIndexProperty.self,
        UnknownFetchEntity.self, UnknownPredicateKey.self,
        UnknownConfigurationMember.self, SeparatedByConfigurations.self,
    ]

    /// What the rules find, in the order of places in the files, and of rules where a place has several.
    static func findings(of model: CheckedModel, rules: [any FindingRule.Type]) -> [Finding] {
        var findings: [Finding] = []
        for rule in rules {
            rule.check(model) { report in
                findings.append(
                    Finding(
                        rule: rule.id, severity: rule.severity, subject: report.subject, entity: report.entity,
                        message: report.message, range: report.range, notes: report.notes, help: report.help))
            }
        }
        // The place of an entity in the model, not of the text in a file, so that equal models of different formats
        // have equal findings.
        let order = findings.enumerated().sorted { left, right in
            let leftEntity = left.element.entity?.index ?? .max
            let rightEntity = right.element.entity?.index ?? .max
            return (leftEntity, left.offset) < (rightEntity, right.offset)
        }
        return order.map(\.element)
    }
}
