import CommandLineArguments
import ModelDocKit
import SourceText

/// The page over all documentations of a project, as a command makes it or looks at it.
struct OverallRun {
    let settings: ProjectSettings
    let context: CommandContext

    /// Does something with the page over all, where there is one; what keeps it from being done is told.
    ///
    /// - Parameters:
    ///   - outcomes: what became of the documentations.
    ///   - report: where there is something to say.
    ///   - work: what to do with the page.
    /// - Returns: the status that the work ends with.
    func finish(
        _ outcomes: [Outcome], _ report: DiagnosticsReport,
        _ work: (OverallDocumentation) throws(Failure) -> ExitStatus
    ) -> ExitStatus {
        do throws(Failure) {
            guard let page = try page(over: outcomes) else { return .done }
            return try work(page)
        } catch {
            report.write(error.diagnostics, isSuccessful: false)
            return ExitStatus(error.reason)
        }
    }

    /// The page; nil where there is none to make, or some documentation is not there.
    ///
    /// - Throws: `Failure` where its templates cannot be read.
    private func page(over outcomes: [Outcome]) throws(Failure) -> OverallDocumentation? {
        let parts = outcomes.compactMap(\.part)
        guard parts.count == outcomes.count, let folder = settings.indexFolder(files: context.files) else {
            return nil
        }
        let templates = try settings.sharedTemplates.map { path throws(Failure) in
            (folder: path, texts: try TemplateFolder(files: context.files, path: path).read())
        }
        return OverallDocumentation(folder: folder, title: settings.indexTitle, parts: parts, templates: templates)
    }

    /// What does the work.
    var modelDoc: ModelDoc { ModelDoc(files: context.files, environment: context.environment) }
}
