import ModelAnalysis
import ModelWriters
import SourceText

extension ModelDoc {
    /// Says which rules a model is checked against when it is loaded.
    public mutating func select(_ rules: RuleSelection) {
        loader.ruleSettings = rules.settings
    }

    /// Collects what there is to say of a model.
    ///
    /// - Parameters:
    ///   - loaded: the model, which was checked when it was loaded.
    ///   - options: what is known already.
    /// - Returns: the report.
    /// - Throws: `Failure` where a baseline is missing, is none, or cannot be written.
    public func lint(_ loaded: LoadedModel, options: LintOptions) throws(Failure) -> LintReport {
        var problems = loaded.diagnostics.filter { $0.severity != .note }.map { ReportedProblem($0) }
        problems += loaded.facts.findings.map { ReportedProblem($0) }
        problems += loaded.facts.ignoredFindings.map {
            ReportedProblem($0.finding, suppression: .ignored(reason: $0.reason))
        }
        problems = Self.byPlace(problems, loaded.fileOrder)
        var diagnostics = loaded.diagnostics.filter { $0.severity == .note }
        if let path = options.newBaseline {
            let baseline = FindingBaseline(problems.filter { $0.suppression == nil }.map(FindingBaseline.Entry.init))
            try write(baseline, to: path, besides: loaded)
            problems = baseline.applied(to: problems).problems
        } else if let path = options.baseline {
            let applied = try baseline(at: path, options: options).applied(to: problems)
            problems = applied.problems
            let settings = loader.ruleSettings
            let gone = applied.unmatched.filter { entry in
                FindingRules.rule(entry.rule).map { settings.severity(of: $0) != nil } ?? true
            }
            if !gone.isEmpty { diagnostics.append(Self.note(of: gone, in: path)) }
        }
        return LintReport(
            problems: problems, file: loaded.inputs.first?.path ?? "", files: files, diagnostics: diagnostics)
    }

    private static func byPlace(_ problems: [ReportedProblem], _ order: FileOrder) -> [ReportedProblem] {
        let places = problems.enumerated().map { index, problem in
            let range = problem.diagnostic.range
            return (range == nil ? Int.max : order.rank(of: range?.file.path), range?.lower ?? .max, index)
        }
        return places.sorted(by: <).map { problems[$0.2] }
    }

    // MARK: Baselines

    private func baseline(at path: String, options: LintOptions) throws(Failure) -> FindingBaseline {
        let bytes: [UInt8]
        do throws(FileSystem.Refusal) {
            bytes = try files.read(path)
        } catch {
            guard error.isMissing else {
                throw Failure(.noInput, "no-baseline", "cannot be read: \(error.text)", path: path)
            }
            let models = options.modelArguments.map(ShellText.quoted).joined(separator: " ")
            let command = "modeldoc lint \(models) --write-baseline \(ShellText.quoted(path))"
            throw Failure(
                .noInput, "no-baseline", "there is no baseline '\(path)'", help: ["write one with: \(command)"])
        }
        let read = BaselineReader.read(SourceFile(path: path, bytes: bytes))
        guard let baseline = read.baseline else { throw Failure(.noModel, read.diagnostics) }
        return baseline
    }

    private func write(_ baseline: FindingBaseline, to path: String, besides loaded: LoadedModel) throws(Failure) {
        if path.isEmpty {
            throw Failure(.badRequest, "empty-path", "'--write-baseline' has an empty path", help: ["name a file"])
        }
        let option = "--write-baseline FILE"
        try InputGuard.check(loaded.sources, output: path, option: option, files: files)
        let document = OutputDocument(files: files, path: path, option: option)
        if let content = document.content, !content.isEmpty, !FindingBaseline.isOne(content) {
            throw Failure(
                .cannotWrite, "no-baseline", "is no baseline, so it is not overwritten", path: path,
                help: ["name another file with \(option), or remove this one"])
        }
        try document.write(baseline.bytes())
    }

    /// "3 entries of the baseline no longer occur", with the first of them.
    private static func note(of entries: [FindingBaseline.Entry], in path: String) -> Diagnostic {
        let count = entries.count
        let shown = entries.prefix(5).map { entry in
            Diagnostic.Note("'\(entry.rule)'" + (entry.subject.isEmpty ? "" : " of '\(entry.subject)'"))
        }
        return .note(
            "stale-baseline",
            count == 1
                ? "1 entry of the baseline no longer occurs" : "\(count) entries of the baseline no longer occur",
            path: path,
            notes: shown + (count > 5 ? [Diagnostic.Note("and \(count - 5) others")] : []),
            help: ["write it anew with --write-baseline FILE"])
    }
}
