import ModelDocKit
import PreviewServer
import SourceText

/// What a preview shows: the last page that was sound, and what is wrong now.
struct PreviewState {
    /// What the model is called where there is no page of it.
    private let name: String
    private var page: PreviewDraft.Page?
    /// Whether the page is of files without an error, which is worth keeping while there are some.
    private var isSound = false
    private var errors: [Diagnostic] = []
    /// What browsers are shown.
    private(set) var content = PreviewContent(page: [], digest: "")

    /// Starts without a page.
    init(name: String) {
        self.name = name
    }

    /// Takes what was read.
    ///
    /// - Parameter draft: what was read.
    /// - Returns: whether there is something else to show now.
    mutating func take(_ draft: PreviewDraft) -> Bool {
        errors = draft.errors
        if let page = draft.page, errors.isEmpty || !isSound {
            self.page = page
            isSound = errors.isEmpty
        }
        let before = content
        let problems = ProblemsHTML.text(of: errors, isOverOlderPage: isSound)
        content =
            page.map { PreviewContent(page: $0.content, digest: $0.digest, problems: problems) }
            ?? PreviewContent(
                page: Array(ProblemsPage.text(of: errors, name: name).utf8), digest: ProblemsPage.digest,
                problems: problems)
        return content.digest != before.digest || content.problems != before.problems
    }
}
