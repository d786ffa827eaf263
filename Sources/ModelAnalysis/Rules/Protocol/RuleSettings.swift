public import SourceText

/// Which rules run, and how bad what they find is.
public struct RuleSettings: Sendable, Equatable {
    /// For ids of rules the severities that differ from the rules' own.
    public var severities: [String: FindingSeverity]
    /// The ids of the rules that run, those among them that are off by themselves included; nil for all that are not off.
    public var only: Set<String>?
    /// Whether the model is checked for CloudKit even if it does not say that it is kept in step with it.
    public var treatsAsCloudKit: Bool

    /// Makes settings; without arguments each rule has its own severity.
    public init(
        severities: [String: FindingSeverity] = [:], only: Set<String>? = nil, treatsAsCloudKit: Bool = false
    ) {
        self.severities = severities
        self.only = only
        self.treatsAsCloudKit = treatsAsCloudKit
    }

    /// How bad the findings of a rule are; nil where it does not run. A rule that is off by itself and asked for by its id
    /// gives advice.
    public func severity(of rule: any FindingRule.Type) -> Diagnostic.Severity? {
        if let only, !only.contains(rule.id) { return nil }
        if let stated = severities[rule.id] { return stated.severity }
        return rule.severity.severity ?? (only == nil ? nil : .info)
    }
}
