public import ModelAnalysis
public import SourceText

/// Something to report about a model: a finding, or what was wrong with its file.
public struct ReportedProblem: Sendable {
    /// Why a problem is known and not told again.
    public enum Suppression: Sendable, Equatable {
        /// The model itself asks to pass over it, with its author's reason where there is one.
        case ignored(reason: String?)
        /// It stands in the baseline.
        case baseline
    }

    /// What is wrong, and where; its id is the rule's.
    public let diagnostic: Diagnostic
    /// What it is about, such as `Entity.property`; empty for the model as a whole.
    public let subject: String
    /// Who says that it is wrong.
    public let origin: RuleOrigin
    /// Why it is not told; nil where it is.
    public var suppression: Suppression?

    /// Makes a problem of a finding.
    public init(_ finding: Finding, suppression: Suppression? = nil) {
        diagnostic = finding.diagnostic
        subject = finding.subject
        origin = finding.origin
        self.suppression = suppression
    }

    /// Makes a problem of what there was to say about a file.
    public init(_ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
        subject = ""
        origin = .modeldoc
        suppression = nil
    }

    /// What tells it from others, wherever it stands in the file: a digest of rule, subject and message.
    public var fingerprint: String {
        ContentDigest(of: "\(diagnostic.id)\0\(subject)\0\(diagnostic.message)").hexadecimal
    }
}
