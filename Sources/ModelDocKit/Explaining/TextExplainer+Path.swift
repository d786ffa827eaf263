import ModelAnalysis
import PlainLanguage
import TerminalText

extension TextExplainer {
    /// A key path: what one reaches, the way there, and what can be done with it.
    func write(_ path: PropertyPathFacts, to page: inout TerminalPage) {
        let explanation = PropertyPathNarrator(facts: facts, nouns: nouns).explanation(of: path)
        page.paragraph(StyledText(explanation.summary))
        let start = StyledText(facts.name(of: path.path.start), .strong)
        let longest = explanation.steps.map { StyledText($0.name + $0.head).columns }.max() ?? 0
        let margin = 2 + start.columns + 1
        // Where the column of the arrows leaves no room for words, the entity has a line of its own.
        let isWide = margin + longest + 3 + 24 <= width
        if !isWide { page.paragraph(start, indent: 2) }
        for (index, step) in explanation.steps.enumerated() {
            var first = StyledText("  ")
            if isWide {
                first.append(index == 0 ? start + " " : StyledText(String(repeating: " ", count: start.columns + 1)))
            }
            let name = StyledText(step.name + step.head)
            let line = isWide ? String(repeating: "─", count: longest - name.columns) : ""
            first.append("─", .faint)
            first.append(step.name, .name)
            first.append("\(step.head)─\(line) ", .faint)
            var text = StyledText(step.text)
            for (place, note) in step.notes.enumerated() {
                text.append(place == 0 ? " (" : ", ", .faint)
                text.append(StyledText(note, .faint))
            }
            if !step.notes.isEmpty { text.append(")", .faint) }
            if isWide {
                page.paragraph(text, indent: first.columns, first: first)
            } else {
                page.paragraph(first + text, indent: 2, hanging: 4)
            }
        }
        for sentences in [explanation.remarks + explanation.result, explanation.predicate] where !sentences.isEmpty {
            page.paragraph(StyledText(sentences: sentences))
        }
        // To be copied, so that they are not broken into lines.
        page.verbatim(explanation.examples.map { StyledText("  ") + StyledText($0, .name) })
    }

    /// What the deletion of an object does, as a tree.
    func writeDeletion(of entity: EntityID, to page: inout TerminalPage) {
        let tree = DeletionTreeNarrator(facts: facts, nouns: nouns).tree(
            of: DeletionAnalysis(of: facts).deletion(of: entity), from: entity)
        page.paragraph(StyledText(tree.title, .strong))
        page.tree(tree.branches.map(node))
    }

    private func node(_ branch: DeletionTree.Branch) -> TextTree.Node {
        var label = StyledText(branch.way.joined(separator: " → "), .faint)
        if !branch.reason.isEmpty {
            label.append(label.isEmpty ? "" : ": ", .faint)
            label.append(StyledText(branch.reason, .faint))
        }
        return TextTree.Node(
            StyledText(branch.text, Self.style(of: branch.kind)), label: label, children: branch.branches.map(node))
    }

    private static func style(of kind: DeletionTree.Kind) -> TextStyle {
        switch kind {
        case .deletes: .danger
        case .refused, .dangles, .unstated: .warning
        case .nothing: .good
        case .untouched, .more: .faint
        case .unlinks: .plain
        }
    }
}
