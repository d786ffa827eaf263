import DataModel
public import ModelAnalysis
import PlainLanguage

/// Makes the picture of what changed between two models: the entities that changed, those that are new and those that are gone,
/// each with what is new, gone or changed of it; what these are linked to besides are stubs.
public struct ComparisonDiagramBuilder: Sendable {
    private let comparison: ModelComparison
    private let look: DiagramLook

    /// Makes a builder for a comparison.
    public init(_ comparison: ModelComparison, look: DiagramLook = DiagramLook()) {
        self.comparison = comparison
        self.look = look
    }

    /// The picture.
    ///
    /// - Parameters:
    ///   - title: What it is called.
    ///   - detail: How much it shows of each entity.
    /// - Returns: the picture; without cards where no entity changed.
    public func diagram(title: String, detail: Diagram.Detail) -> Diagram {
        let marks = ComparisonMarks(comparison)
        let old = overview(of: comparison.old, marks.oldMembers, title, detail)
        let new = overview(of: comparison.new, marks.newMembers, title, detail)
        var merging = DiagramMerging(new, marks: marks)
        merging.add(old)
        var diagram = merging.diagram
        let counts = ChangeMark.allCases.map { mark in
            "\(diagram.cards.count { $0.change == mark }) \(mark.meaning)"
        }
        diagram.summary = "Entities of two models: \(counts.joined(separator: ", "))."
        return diagram
    }

    private func overview(
        of facts: ModelFacts, _ members: Set<EntityID>, _ title: String, _ detail: Diagram.Detail
    ) -> Diagram {
        var builder = DiagramBuilder(facts: facts, nouns: Nouns(facts: facts), look: look)
        builder.mostRows = .max
        return builder.overview(title: title, detail: detail, members: members, prefix: "diff")
    }
}
