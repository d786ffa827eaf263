import ModelAnalysis
import Mustache
import SourceText

extension PageMaterial {
    /// Findings, with a link to the entity they are about where the page is not its own.
    func findings(_ findings: [Finding], on page: String) -> MustacheValue {
        .list(
            findings.map { finding in
                let entity = finding.entity.flatMap { names.page(of: $0) == page ? nil : $0 }
                return [
                    "severity": .text(finding.severity.rawValue),
                    "rule": .text(MarkdownText.code(finding.rule)),
                    "message": .text(MarkdownText.running(finding.message)),
                    "subject": .text(MarkdownText.name(finding.subject)),
                    "entity": entity.map { .object(reference(to: $0, from: page)) } ?? .null,
                    "place": .text(ifAny: finding.range.map { MarkdownText.name(Self.place(of: $0)) }),
                    "notes": .list(finding.notes.map { .text(MarkdownText.running($0.message)) }),
                    "help": .list(finding.help.map { .text(MarkdownText.running($0)) }),
                ]
            })
    }

    /// `model.json:41:9`: without folders, which differ from machine to machine.
    private static func place(of range: SourceRange) -> String {
        let file = range.file.path.split(separator: "/").last.map(String.init) ?? range.file.path
        return "\(file):\(range.start.line):\(range.start.column)"
    }
}
