import DataModel

/// The rules that every model is checked against.
public enum FindingRules {
    /// All rules, in the order in which their findings at one place are told.
    public static let all: [any FindingRule.Type] = [
        DuplicateEntity.self, DuplicateProperty.self, InheritedDefault.self, UnknownParent.self, ParentCycle.self,
        TooManyProperties.self,
        NoDestination.self, UnknownDestination.self, EmptyDestination.self,
        UnknownInverse.self, UnreciprocatedInverse.self, MissingInverse.self, TransientMismatch.self,
        CountBounds.self, NegativeCount.self, OrderedToOne.self, ToManyOfOne.self, ToOneCount.self,
        NullifyRequiredInverse.self, NullifyBelowMinimum.self, CascadeBothWays.self, CascadeToParent.self,
        CascadeManyToMany.self, CascadeToShared.self, NoActionWithInverse.self, NoActionWithoutInverse.self,
        OneWayDeleteRule.self, DenyBelowCascade.self, DenyBothWays.self, CascadeSelfLoop.self, CascadeCycle.self,
        Orphan.self, TwoPaths.self,
        UndefinedType.self, UnknownType.self, InsecureTransformer.self, MissingTransformer.self, UnknownComposite.self,
        CompositeCycle.self,
        DuplicateComposite.self, SystemRequirements.self,
        AttributeBounds.self, UnreadableDefault.self, DefaultOutOfBounds.self, InvalidPattern.self,
        DefaultAgainstPattern.self, RequiredWithoutDefault.self,
        UnknownConstraintProperty.self, TransientConstraint.self, UnknownIndexProperty.self,
        UnknownFetchEntity.self, UnknownPredicateKey.self,
        UnknownConfigurationMember.self, SeparatedByConfigurations.self,
        EntityName.self, PropertyName.self, ReservedName.self, SwiftKeyword.self, OwnershipPrefix.self,
        SwiftTypeName.self, ScriptingName.self, Plurality.self, CommonPrefix.self, TypeSuffix.self, BooleanPrefix.self,
        CloudKitUniqueness.self, CloudKitOrder.self, CloudKitDeny.self, CloudKitRequiredRelationship.self,
        CloudKitInverse.self, CloudKitDefault.self, CloudKitType.self, CloudKitConfigurations.self,
        SwiftDataInheritance.self, SwiftDataOrder.self, SwiftDataDeny.self, SwiftDataUnsupported.self,
        UnknownIgnoredRule.self, IgnoreWithoutReason.self,
    ]

    /// The rule with that id.
    public static func rule(_ id: String) -> (any FindingRule.Type)? { all.first { $0.id == id } }

    /// What the rules find, and what they find that the model asks to pass over; both in the order of places in the model,
    /// and of rules where a place has several.
    static func findings(
        of model: CheckedModel, rules: [any FindingRule.Type]
    ) -> (told: [Finding], ignored: [IgnoredFinding]) {
        var told: [Finding] = []
        var ignored: [IgnoredFinding] = []
        for rule in rules {
            guard let severity = model.settings.severity(of: rule) else { continue }
            rule.check(model) { report in
                // A stub is not the model's own: whoever has it can mend it.
                if let entity = report.entity, model[entity].entity.isStub { return }
                let finding = Finding(report, of: rule, severity: severity)
                if let exception = model.exceptions.exception(for: report, of: rule.id, in: model.resolved) {
                    ignored.append(IgnoredFinding(finding: finding, reason: exception.reason))
                } else {
                    told.append(finding)
                }
            }
        }
        return (inModelOrder(told) { $0 }, inModelOrder(ignored, finding: \.finding))
    }

    /// The place of an entity in the model counts, not that of the text in a file, so that equal models of different formats
    /// have equal findings.
    private static func inModelOrder<Item>(_ items: [Item], finding: (Item) -> Finding) -> [Item] {
        let places = items.enumerated().map { (finding($0.element).entity?.index ?? .max, $0.offset) }
        return places.sorted(by: <).map { items[$0.1] }
    }
}
