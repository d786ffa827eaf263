import ModelAnalysis
public import PlainLanguage
import SourceText

/// Writes how models differ as Markdown that fits a comment on a pull request: what it comes to first, what matters after
/// that, and all else folded.
public enum ComparisonPage {
    /// How many lines of changes stand open before the rest is folded, so that a comment can be taken in at a glance.
    private static let openChanges = 40

    /// The page.
    ///
    /// - Parameters:
    ///   - title: what is compared.
    ///   - comparisons: one, or one for each old version.
    ///   - edited: versions that were shipped and have been edited in place, each with itself as it was.
    /// - Returns: the text, which ends in a line break.
    public static func text(title: String, comparisons: [ToldComparison], edited: [ToldComparison]) -> String {
        var blocks = ["## \(MarkdownText.heading(title))"]
        blocks += edited.map(Self.edited)
        if comparisons.count == 1 {
            blocks += comparison(comparisons[0])
        } else if comparisons.isEmpty {
            blocks.append("There is no older version.")
        } else {
            blocks.append(table(comparisons))
            for told in comparisons where !told.changes.isEmpty || !told.breaks.isEmpty {
                let summary = "\(name(told)): \(told.counts)"
                blocks.append(folded(summary, comparison(told)))
            }
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// The page about a model that a revision of git does not have.
    ///
    /// - Parameters:
    ///   - path: the path of the model.
    ///   - revision: the revision.
    /// - Returns: the text, which ends in a line break.
    public static func newModel(_ path: String, since revision: String) -> String {
        "## \(MarkdownText.heading(path))\n\nA new model: there is none in \(MarkdownText.code(revision)) to compare it with.\n"
    }

    // MARK: One comparison

    private static func comparison(_ told: ToldComparison) -> [String] {
        if told.changes.isEmpty { return ["**No changes.** \(MarkdownText.phrase(told.verdict))"] + breaks(told) }
        var blocks = ["**\(MarkdownText.phrase(told.verdict))** \(MarkdownText.running(told.counts))."]
        blocks += breaks(told)
        if !told.deletions.isEmpty {
            let items = told.deletions.map { deletion in
                "- \(deletion.sentences.map { MarkdownText.phrase($0) }.joined(separator: " "))"
            }
            blocks.append("### What deletion does")
            blocks += openAndFolded(items.map { [$0] }, "deletions")
        }
        let urgent = told.urgentGroups
        if !urgent.isEmpty {
            blocks.append("### What needs attention")
            blocks += openAndFolded(urgent.map(lines), "changes")
        }
        if !told.suggestions.isEmpty {
            blocks.append("### Perhaps renamed")
            blocks.append(told.suggestions.map { "- \(MarkdownText.phrase($0.sentence))" }.joined(separator: "\n"))
        }
        let groups = told.groups
        if !groups.isEmpty {
            blocks.append("### \(urgent.isEmpty ? "Changes" : "Other changes")")
            blocks += openAndFolded(groups.map(lines), "changes")
        }
        let details = told.details
        if !details.isEmpty {
            let count = details.reduce(0) { $0 + $1.changes.count }
            blocks.append(
                folded(
                    "\(count) \(count == 1 ? "detail" : "details") that stores do not notice",
                    [details.map { lines($0).joined(separator: "\n") }.joined(separator: "\n")]))
        }
        return blocks
    }

    /// What is at the beginning, and the rest folded.
    private static func openAndFolded(_ groups: [[String]], _ what: String) -> [String] {
        var open: [String] = []
        var rest: [String] = []
        for group in groups {
            if open.count + group.count <= openChanges || open.isEmpty { open += group } else { rest += group }
        }
        var blocks = [open.joined(separator: "\n")]
        if !rest.isEmpty {
            let count = rest.count { $0.hasPrefix("- ") || $0.hasPrefix("  - ") }
            blocks.append(folded("\(count) more \(what)", [rest.joined(separator: "\n")]))
        }
        return blocks
    }

    private static func lines(_ group: (entity: String?, changes: [ToldChange])) -> [String] {
        let items = group.changes.map(item)
        guard let entity = group.entity else { return items.map { "- \($0)" } }
        return ["- **\(MarkdownText.label(entity))**"] + items.map { "  - \($0)" }
    }

    /// "**+** The attribute … Each order … *(inferred)*"
    private static func item(_ told: ToldChange) -> String {
        var parts = ["**\(sign(told.change))** \(MarkdownText.phrase(told.statement))"]
        if let consequence = told.consequence { parts.append(MarkdownText.phrase(consequence)) }
        if let condition = told.condition { parts.append(MarkdownText.phrase(condition)) }
        let verdict = told.change.verdict == .none ? nil : VerdictWording.label(told.change.verdict)
        let notes = [verdict, told.place].compactMap(\.self)
        if !notes.isEmpty { parts.append("*(\(notes.joined(separator: ", ")))*") }
        return parts.joined(separator: " ")
    }

    private static func sign(_ change: ModelChange) -> String {
        switch change.action {
        case .added: "+"
        case .removed: "−"
        case .renamed, .moved, .changed: "~"
        }
    }

    private static func breaks(_ told: ToldComparison) -> [String] {
        if told.breaks.isEmpty { return [] }
        return [
            "### Renamings that break on the way",
            told.breaks.map { "- \(MarkdownText.phrase($0.sentence))" }.joined(separator: "\n"),
        ]
    }

    // MARK: Several

    private static func table(_ comparisons: [ToldComparison]) -> String {
        var lines = ["| From | To | Stores | Changes |", "| --- | --- | --- | --- |"]
        for told in comparisons {
            let cells = [
                MarkdownText.codeInCell(told.oldName), MarkdownText.codeInCell(told.newName),
                MarkdownText.phrase(told.verdict, in: .cell), MarkdownText.cell(told.counts),
            ]
            lines.append("| \(cells.joined(separator: " | ")) |")
        }
        return lines.joined(separator: "\n")
    }

    private static func name(_ told: ToldComparison) -> String { "\(told.oldName) → \(told.newName)" }

    /// A version that was edited in place.
    private static func edited(_ told: ToldComparison) -> String {
        let hashed = told.changes.filter { $0.change.hash == .changes }
        let lines = hashed.prefix(10).map { "> - \(MarkdownText.phrase($0.statement))" }
        let more = hashed.count > 10 ? ["> - and \(hashed.count - 10) more"] : []
        let head = """
            > **The version \(MarkdownText.code(told.newName)) was edited in place.** Stores that were made with it no longer \
            open. Put it back as it was, and make the change in a new version.
            """
        return ([head, ">"] + lines + more).joined(separator: "\n")
    }

    /// A block that is folded; its summary is HTML, so that user text in it is written as such.
    private static func folded(_ summary: String, _ blocks: [String]) -> String {
        "<details>\n<summary>\(html(summary))</summary>\n\n\(blocks.joined(separator: "\n\n"))\n\n</details>"
    }

    private static func html(_ text: String) -> String {
        text.visible.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
