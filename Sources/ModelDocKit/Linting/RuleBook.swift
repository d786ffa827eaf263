import ModelAnalysis
import ModelWriters
import SourceText
import TerminalText

/// What there is to read about the rules.
public enum RuleBook {
    /// The ids of all rules, in alphabetical order.
    public static let ids: [String] = FindingRules.all.map { $0.id }.sorted()

    /// The ids of all rules, and the names of their families.
    public static let names: [String] = ids + RuleFamily.allCases.map(\.rawValue)

    /// The rules of a selection by family.
    private static func rules(in selection: RuleSelection) -> [any FindingRule.Type] {
        RuleFamily.allCases.flatMap { family in
            FindingRules.all.filter { rule in
                rule.family == family && selection.settings.only?.contains(rule.id) != false
            }
        }
    }

    private static func rule(_ id: String) throws(Failure) -> any FindingRule.Type {
        if let rule = FindingRules.rule(id) { return rule }
        throw RuleSelection.unknown(id, among: ids)
    }

    private static func level(of rule: any FindingRule.Type, in selection: RuleSelection) -> String {
        selection.settings.severity(of: rule)?.rawValue ?? FindingSeverity.off.rawValue
    }

    // MARK: The list

    /// The fewest columns that leave room for what is wrong beside all else.
    private static let tableWidth = 110

    /// A table of the rules, a line each where it is wide enough, else two.
    public static func list(_ selection: RuleSelection, width: Int, hasColor: Bool) -> String {
        let listed = rules(in: selection)
        var page = TerminalPage(width: width, hasColor: hasColor)
        if width < tableWidth {
            for rule in listed {
                let facts = [level(of: rule, in: selection), rule.family.rawValue, rule.origin == .momc ? "momc" : ""]
                let line = facts.filter { !$0.isEmpty }.joined(separator: ", ")
                page.paragraph(StyledText(rule.id, .name) + StyledText(": \(line)", .faint))
                page.paragraph(StyledText(rule.lesson.summary), indent: 2)
            }
        } else {
            page.table(table(of: listed, selection))
        }
        page.space()
        page.paragraph("momc: Xcode's model compiler says so too, with the severity that the rule has by itself.")
        if listed.contains(where: { $0.severity == .off }) {
            page.paragraph("off: runs where --rule or --severity asks for it.")
        }
        page.paragraph("modeldoc lint --explain RULE teaches one.")
        return page.text
    }

    private static func table(of listed: [any FindingRule.Type], _ selection: RuleSelection) -> TextTable {
        let rows = listed.map { rule in
            [
                StyledText(rule.id, .name), StyledText(level(of: rule, in: selection)),
                StyledText(rule.family.rawValue),
                StyledText(rule.origin == .momc ? "momc" : ""), StyledText(rule.lesson.summary),
            ]
        }
        return TextTable(header: ["rule", "severity", "family", "also", "what is wrong"], rows: rows)
    }

    /// The rules with their lessons as JSON.
    public static func listJSON(_ selection: RuleSelection) -> [UInt8] {
        RulesWriter(rules(in: selection), settings: selection.settings).bytes()
    }

    // MARK: One rule

    /// What a rule teaches.
    public static func lesson(
        of id: String, _ selection: RuleSelection, width: Int, hasColor: Bool
    ) throws(Failure) -> String {
        let rule = try rule(id)
        let lesson = rule.lesson
        var page = TerminalPage(width: width, hasColor: hasColor)
        page.paragraph(StyledText(lesson.summary), indent: 0, first: StyledText("\(rule.id): ", .strong))
        let voice = rule.origin == .momc ? "; momc, Xcode's model compiler, says so too" : ""
        page.paragraph(
            StyledText("\(level(of: rule, in: selection)), of the family \(rule.family.rawValue)\(voice)", .faint))
        page.heading("Why it matters")
        page.paragraph(StyledText(lesson.why), indent: 2)
        page.heading("What to do")
        page.paragraph(StyledText(lesson.remedy), indent: 2)
        page.heading("Wrong")
        page.verbatim(lines(lesson.example.wrong))
        page.heading("Right")
        page.verbatim(lines(lesson.example.right))
        page.heading("An exception, in the userInfo of what it is for")
        page.verbatim(lines("\"modeldoc.ignore\": \"\(rule.id): the reason\""))
        return page.text
    }

    /// A rule with its lesson as JSON, in the form of the list.
    public static func lessonJSON(of id: String, _ selection: RuleSelection) throws(Failure) -> [UInt8] {
        RulesWriter([try rule(id)], settings: selection.settings).bytes()
    }

    private static func lines(_ text: String) -> [StyledText] {
        text.split(separator: "\n").map { StyledText("  \($0)") }
    }
}
