import ModelAnalysis
import Mustache
import SourceText

extension PageMaterial {
    /// Findings, with a link to the entity they are about where the page is not its own. Lines and columns are left to
    /// stderr: on pages they would change with every edit of the model's file.
    func findings(_ findings: [Finding], on page: String) -> [MustacheValue] {
        findings.map { finding in
            remark(finding.diagnostic, about: finding.entity, subject: finding.subject, on: page)
        }
    }

    /// What was wrong when the model was read, about an entity, or all where none is given.
    func problems(about entity: EntityID? = nil, on page: String) -> [MustacheValue] {
        problems.filter { entity == nil || $0.entity == entity }.map { problem in
            remark(problem.diagnostic, about: problem.entity, subject: nil, on: page)
        }
    }

    private func remark(
        _ diagnostic: Diagnostic, about entity: EntityID?, subject: String?, on page: String
    ) -> MustacheValue {
        let linked = entity.flatMap { names.page(of: $0) == page ? nil : $0 }
        return [
            "severity": .text(diagnostic.severity.rawValue),
            "rule": .text(MarkdownText.code(diagnostic.id)),
            "message": .text(MarkdownText.running(diagnostic.message)),
            "subject": .text(ifAny: subject.map(MarkdownText.name)),
            "entity": linked.map { .object(reference(to: $0, from: page)) } ?? .null,
            "notes": .list(
                diagnostic.notes.filter { !$0.isOnlyAPlace }.map { .text(MarkdownText.running($0.message)) }),
            "help": .list(diagnostic.help.map { .text(MarkdownText.running($0)) }),
        ]
    }
}

extension Diagnostic.Note {
    /// Whether it says only that something is at its place in the source, which a page does not show.
    fileprivate var isOnlyAPlace: Bool { range != nil && message.hasSuffix(" here") }
}
