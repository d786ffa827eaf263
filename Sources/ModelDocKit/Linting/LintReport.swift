import ModelAnalysis
import ModelWriters
public import SourceText

/// What there is to say of a model: the findings, and what was wrong with its file.
public struct LintReport: Sendable {
    /// How a report is written.
    public struct Style: Sendable {
        /// Whether what the model passes over is shown, with the reasons.
        public var showsIgnored = false
        /// What the text calls the model in its last line, where it follows or precedes that of another.
        public var subject: String?
        /// Colours and excerpts, of the text.
        public var printing = DiagnosticPrinter.Style()
        /// The version of modeldoc, which SARIF names.
        public var version = ""

        /// Makes the usual style.
        public init() {}
    }

    /// In the order of their places, those without one last.
    let problems: [ReportedProblem]
    /// The path of the model's file.
    let file: String
    /// Where paths are relative to.
    let files: FileSystem
    /// What else there is to say, which is no finding: for stderr.
    public let diagnostics: [Diagnostic]

    /// Whether there is an error that nothing excuses.
    public var hasErrors: Bool { told.contains { $0.diagnostic.severity == .error } }

    /// How many findings stand in the baseline.
    public var baselineCount: Int { problems.count { $0.suppression == .baseline } }

    /// The findings that nothing excuses.
    private var told: [ReportedProblem] { problems.filter { $0.suppression == nil } }

    /// "2 errors, 3 warnings, 1 info; 1 ignored, 12 in the baseline"
    public var summary: String {
        func count(_ severity: Diagnostic.Severity, _ word: String) -> String? {
            let count = told.count { $0.diagnostic.severity == severity }
            return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
        }
        let parts = [count(.error, "error"), count(.warning, "warning"), count(.info, "info")].compactMap { $0 }
        let known = baselineCount
        let ignored = problems.count - told.count - known
        let excused = [ignored > 0 ? "\(ignored) ignored" : nil, known > 0 ? "\(known) in the baseline" : nil]
        let list = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
        return ([list] + [excused.compactMap { $0 }.joined(separator: ", ")].filter { !$0.isEmpty })
            .joined(separator: "; ")
    }

    /// The report in a form.
    public func document(_ format: LintFormat, style: Style) -> [UInt8] {
        switch format {
        case .text: return Array(text(style).utf8)
        case .json: return FindingsWriter(problems, showsIgnored: style.showsIgnored).bytes()
        case .sarif:
            let writer = SARIFWriter(version: style.version, rules: FindingRules.all, file: file) {
                files.relative($0)
            }
            return writer.bytes(of: problems)
        case .github:
            let printer = GitHubCommandPrinter { files.relative($0) }
            return Array(told.map { printer.text(of: $0.diagnostic, label: $0.label) }.joined().utf8)
        }
    }

    private func text(_ style: Style) -> String {
        let printer = DiagnosticPrinter(style: style.printing)
        var text = ""
        for problem in told { text += printer.text(of: problem.diagnostic, word: nil, label: problem.label) }
        if style.showsIgnored {
            for problem in problems {
                guard case .ignored(let reason) = problem.suppression else { continue }
                text += printer.text(of: problem.diagnostic, word: "ignored", label: problem.label)
                if let reason { text += "  reason: \(reason.visible)\n" }
            }
        }
        return text + (style.subject.map { "\($0.visible): " } ?? "") + summary + "\n"
    }
}

extension ReportedProblem {
    /// Who else says so.
    fileprivate var label: String? { origin == .momc ? "momc says so too" : nil }
}
