import ModelAnalysis
import Mustache
import SourceText

extension HTMLPage {
    /// The findings, for badges on cards and for the list of all.
    func remarkContext() -> [(String, MustacheValue)] {
        let remarks =
            material.problems.map { ($0.diagnostic, $0.entity, "") }
            + material.facts.findings.map { ($0.diagnostic, $0.entity, $0.subject) }
        let severities: [(Diagnostic.Severity, String)] = [
            (.error, "isError"), (.warning, "isWarning"), (.info, "isInfo"),
        ]
        return [
            ("hasRemarks", .bool(!remarks.isEmpty)),
            ("remarks", .list(remarks.map(remark))),
            (
                "severities",
                .list(
                    severities.compactMap { severity, _ in
                        let count = remarks.count { $0.0.severity == severity }
                        if count == 0 { return nil }
                        return .object(
                            severities.map { ($0.1, .bool($0.0 == severity)) } + [
                                ("name", .text(severity.rawValue)), ("count", .number("\(count)")),
                            ])
                    })
            ),
        ]
    }

    private func remark(_ diagnostic: Diagnostic, about entity: EntityID?, subject: String) -> MustacheValue {
        let name = entity.map(material.facts.name(of:))
        return [
            "severity": .text(diagnostic.severity.rawValue),
            "rule": .text(diagnostic.id),
            "message": .text(diagnostic.message),
            "subject": .text(ifAny: subject.isEmpty ? name : subject),
            "entity": .text(ifAny: name),
            "address": .text(ifAny: name.map { HTMLAddresses.entity($0, at: "findings") }),
            "help": .text(ifAny: diagnostic.help.first),
        ]
    }
}
