import ModelAnalysis
import SourceText

/// Which rules a model is checked against, and how bad what they find is, as a command line says it.
public struct RuleSelection: Sendable {
    let settings: RuleSettings

    /// Every rule with its own severity.
    public init() { settings = RuleSettings() }

    /// Makes a selection.
    ///
    /// - Parameters:
    ///   - only: ids of rules, or of families for all of their rules; empty for all rules that are not off by themselves.
    ///   - severities: `RULE=LEVEL`, in order. A family stands for those of its rules that are not off by themselves; what
    ///     is said of a rule by its id prevails.
    ///   - treatsAsCloudKit: whether to check for CloudKit even if the model does not say that it is kept in step with it.
    /// - Throws: `Failure` `badRequest` where there is no such rule or level.
    public init(only: [String], severities: [String], treatsAsCloudKit: Bool) throws(Failure) {
        var settings = RuleSettings(treatsAsCloudKit: treatsAsCloudKit)
        if !only.isEmpty {
            var ids: Set<String> = []
            for name in only { ids.formUnion(try Self.rules(named: name).map { $0.id }) }
            settings.only = ids
        }
        var ofRules: [String: FindingSeverity] = [:]
        for text in severities {
            let (name, level) = try Self.setting(text)
            if FindingRules.rule(name) != nil {
                ofRules[name] = level
                continue
            }
            for rule in try Self.rules(named: name) where rule.severity != .off {
                settings.severities[rule.id] = level
            }
        }
        settings.severities.merge(ofRules) { $1 }
        self.settings = settings
    }

    /// The rules of an id or a family.
    static func rules(named name: String) throws(Failure) -> [any FindingRule.Type] {
        if let rule = FindingRules.rule(name) { return [rule] }
        if let family = RuleFamily(rawValue: name) { return FindingRules.all.filter { $0.family == family } }
        throw unknown(name, among: RuleBook.names)
    }

    /// Says that there is no such rule, and which one may have been meant.
    static func unknown(_ name: String, among names: [String]) -> Failure {
        let near = NearestName.of(name, among: names)
        let question = near.map { "; did you mean '\($0)'?" } ?? ""
        return Failure(
            .badRequest, "unknown-rule", "there is no rule '\(name)'\(question)",
            help: ["modeldoc lint --rules lists the rules"])
    }

    private static func setting(_ text: String) throws(Failure) -> (String, FindingSeverity) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let levels = FindingSeverity.allCases.map(\.rawValue)
        let choice = levels.dropLast().joined(separator: ", ") + " or \(levels.last ?? "")"
        guard parts.count == 2, !parts[0].isEmpty else {
            throw Failure(
                .badRequest, "bad-severity", "'--severity' takes RULE=LEVEL, not '\(text)'",
                help: ["LEVEL is \(choice): --severity missing-inverse=error"])
        }
        guard let level = FindingSeverity(rawValue: parts[1]) else {
            let near = NearestName.of(parts[1], among: levels).map { "; did you mean '\($0)'?" } ?? ""
            throw Failure(
                .badRequest, "bad-severity", "'--severity' has no level '\(parts[1])'\(near)",
                help: ["the level is \(choice)"])
        }
        return (parts[0], level)
    }
}
