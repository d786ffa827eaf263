import SourceText
import TerminalText

extension CheckReport {
    /// The report for people: how much differs, each file with what is the matter, and the command that mends it.
    public func text(width: Int, hasColor: Bool) -> String {
        var page = TerminalPage(width: width, hasColor: hasColor)
        let all = files.count + currentCount
        if isUpToDate {
            let count = all == 1 ? "its file is" : "all \(all) files are"
            page.paragraph(StyledText("\(folder): ", .strong) + StyledText("\(count) up to date"))
            return page.text
        }
        let verb = files.count == 1 ? "is" : "are"
        page.paragraph(
            StyledText("\(folder): ", .strong) + StyledText("\(files.count) of \(all) files \(verb) not up to date"))
        page.space()
        for file in files {
            let word = file.state.rawValue
            let gap = String(repeating: " ", count: Self.column - word.count)
            page.verbatim([
                StyledText(word, file.state.style) + StyledText(gap) + StyledText(file.path, .name)
                    + StyledText(file.remark.map { "  \($0)" } ?? "", .faint)
            ])
            guard let difference = file.difference else { continue }
            page.verbatim(
                difference.lines.map { line in
                    StyledText(line.isNew ? "    + " : "    - ", line.isNew ? .good : .danger) + StyledText(line.text)
                })
            if difference.rest > 0 {
                page.verbatim([StyledText("    and \(difference.rest) more", .faint)])
            }
        }
        page.space()
        page.paragraph(StyledText("To bring it up to date:", .strong))
        page.verbatim([StyledText("  \(command)")])
        return page.text
    }

    private static let column = 10

    /// The same as errors, one a file, at its path.
    public var errors: [Diagnostic] {
        files.map { file in
            .error(
                "documentation-\(file.state.rawValue)", file.message, path: "\(folder)/\(file.path)",
                help: ["bring it up to date with: \(command)"])
        }
    }
}

extension CheckReport.State {
    fileprivate var style: TextStyle {
        switch self {
        case .outdated, .missing: .danger
        case .leftover, .edited: .warning
        }
    }
}

extension CheckReport.File {
    /// What its state alone does not say.
    fileprivate var remark: String? {
        switch state {
        case .outdated: difference == nil ? "shows what the model was" : nil
        case .missing: nil
        case .leftover: "no longer part of the documentation"
        case .edited: "changed by hand since modeldoc wrote it"
        }
    }

    /// The same in a sentence whose subject is the file.
    fileprivate var message: String {
        switch state {
        case .outdated: difference == nil ? "shows what the model was" : "says what the model was"
        case .missing: "is missing from the documentation"
        case .leftover: "is no longer part of the documentation"
        case .edited: "was changed by hand since modeldoc wrote it"
        }
    }
}
