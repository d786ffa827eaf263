import DataModel
import ModelAnalysis
import SourceText

/// A warning or an error of reading, with the entity in whose part of the file it is.
struct ReadingProblem {
    let diagnostic: Diagnostic
    let entity: EntityID?

    /// The warnings and errors among what there was to say when a model was read.
    static func problems(among diagnostics: [Diagnostic], in facts: ModelFacts) -> [ReadingProblem] {
        let worthTelling = diagnostics.filter { $0.severity > .note }
        if worthTelling.isEmpty { return [] }
        let sections = sections(of: facts)
        return worthTelling.map { diagnostic in
            let section = diagnostic.range.flatMap { range in
                sections.last { $0.start.file === range.file && $0.start.lower <= range.lower }
            }
            return ReadingProblem(diagnostic: diagnostic, entity: section?.entity)
        }
    }

    /// Where the entities of a model begin in its files, and what is none: what follows belongs to the last that began.
    private static func sections(of facts: ModelFacts) -> [(start: SourceRange, entity: EntityID?)] {
        let model = facts.resolved.model
        var sections: [(start: SourceRange, entity: EntityID?)] = []
        for entity in facts.ownEntities {
            if let range = entity.entity.range { sections.append((range, entity.id)) }
            sections += entity.entity.otherRanges.map { ($0, entity.id) }
        }
        // A stub has no page; what is said of it is said of the model.
        let stubs = model.entities.filter(\.isStub).flatMap { [$0.range] + $0.otherRanges }
        let others =
            stubs + model.composites.map(\.range) + model.fetchRequests.map(\.range) + model.configurations.map(\.range)
        sections += others.compactMap(\.self).map { ($0, nil) }
        return sections.sorted { $0.start.lower < $1.start.lower }
    }
}
