import CommandLineArguments
import ModelDocKit
import SourceText

/// The page over all documentations of a project, as a command makes it or looks at it.
struct OverallRun {
    let settings: ProjectSettings
    let context: CommandContext

    /// The page; nil where there is none to make, or some documentation is not there.
    ///
    /// - Throws: `Failure` where its templates cannot be read.
    func page(over outcomes: [Outcome]) throws(Failure) -> OverallDocumentation? {
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
