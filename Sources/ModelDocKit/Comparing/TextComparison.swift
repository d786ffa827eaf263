import ModelAnalysis
import PlainLanguage
import TerminalText

/// Writes how models differ as text for a terminal.
struct TextComparison {
    let width: Int
    let hasColor: Bool

    /// The text of a report.
    func text(_ report: ComparisonReport) -> String {
        var page = TerminalPage(width: width, hasColor: hasColor)
        for told in report.edited { writeEdited(told, to: &page) }
        if report.comparisons.isEmpty { page.paragraph("There is no older version.") }
        let isOnly = report.comparisons.count == 1
        for told in report.comparisons {
            page.space()
            write(told, isOnly: isOnly, to: &page)
        }
        return page.text
    }

    private func write(_ told: ToldComparison, isOnly: Bool, to page: inout TerminalPage) {
        page.paragraph(StyledText("\(told.oldName) → \(told.newName)", .strong))
        page.paragraph(StyledText(told.verdict, style(of: told.comparison.verdict)))
        page.paragraph(StyledText("\(told.counts)."))
        list("Renamings that break on the way", told.breaks.map { StyledText($0.sentence) }, to: &page)
        let urgent = told.urgentGroups
        // Of each old version only what cannot go by itself is told; `diff --from` tells the rest.
        if !isOnly { return write(urgent, "What needs attention", to: &page) }
        list(
            "What deletion does",
            told.deletions.map { deletion in StyledText(sentences: deletion.sentences) }, to: &page)
        write(urgent, "What needs attention", to: &page)
        list("Perhaps renamed", told.suggestions.map { StyledText($0.sentence) }, to: &page)
        write(told.groups, urgent.isEmpty ? "Changes" : "Other changes", to: &page)
        write(told.details, "Details that stores do not notice", to: &page)
    }

    private func write(
        _ groups: [(entity: String?, changes: [ToldChange])], _ title: String, to page: inout TerminalPage
    ) {
        if groups.isEmpty { return }
        page.heading(title)
        for group in groups {
            let head = group.entity.map { StyledText($0, .name) } ?? StyledText("The model", .faint)
            page.paragraph(head, indent: 2)
            for change in group.changes { write(change, to: &page) }
        }
    }

    private func write(_ told: ToldChange, to page: inout TerminalPage) {
        var text = StyledText(told.statement)
        let verdict = told.change.verdict
        if verdict != .none { text.append(" [\(VerdictWording.label(verdict))]", style(of: verdict)) }
        if let place = told.place { text.append(" (\(place))", .faint) }
        page.paragraph(text, indent: 6, first: StyledText("    ") + mark(of: told.change))
        let rest = [told.consequence, told.condition].compactMap(\.self)
        if !rest.isEmpty { page.paragraph(StyledText(sentences: rest), indent: 6) }
    }

    private func mark(of change: ModelChange) -> StyledText {
        switch change.action {
        case .added: StyledText("+ ", .good)
        case .removed: StyledText("− ", .danger)
        case .renamed, .moved, .changed: StyledText("~ ", .warning)
        }
    }

    private func style(of verdict: MigrationVerdict) -> TextStyle {
        switch verdict {
        case .none, .inferred, .inferredWithDefault: .good
        case .check: .warning
        case .dataLost, .custom: .danger
        }
    }

    private func list(_ title: String, _ items: [StyledText], to page: inout TerminalPage) {
        if items.isEmpty { return }
        page.heading(title)
        for item in items { page.paragraph(item, indent: 4, first: "  - ") }
    }

    private func writeEdited(_ told: ToldComparison, to page: inout TerminalPage) {
        var text = StyledText("The version '\(told.newName)' was edited in place.", .danger)
        text.append(
            " Stores that were made with it no longer open. Put it back as it was, and make the change in a new version."
        )
        page.space()
        page.paragraph(text)
        for change in told.changes where change.change.hash == .changes { write(change, to: &page) }
    }
}
