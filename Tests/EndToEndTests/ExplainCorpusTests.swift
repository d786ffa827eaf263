import DataModel
import TestModels
import Foundation
import ModelAnalysis
import ModelDocKit
import Testing

/// Every part of every model that lies beside the project can be explained. A sample of them; all with
/// `MODELDOC_FULL_TESTS=1`.
@Suite struct ExplainCorpusTests {
    @Test(arguments: Corpus.sample(every: 40).map(\.path))
    func explainsEveryPart(path: String) throws {
        let entry = try #require(Corpus.all.first { $0.path == path })
        let modelDoc = ModelDoc(files: FileSystem(workingDirectory: "/"), environment: [:])
        let loaded = try modelDoc.load(entry.file)
        var narrow = ExplainOptions()
        narrow.width = 60
        var deletion = narrow
        deletion.isDeletion = true
        var json = ExplainOptions()
        json.format = .json
        for entity in loaded.facts.entities {
            let name = entity.entity.name
            for (subject, options) in [(name, narrow), (name, deletion), (name, json)] {
                try check(modelDoc.explain(loaded, subject, options: options), options)
            }
            for use in entity.relationships {
                let relationship = loaded.facts[use.property].relationship.name
                try check(modelDoc.explain(loaded, "\(name).\(relationship)", options: narrow), narrow)
                guard let next = loaded.facts[use.property].destination.map({ loaded.facts[$0] }) else { continue }
                for property in next.relationships.prefix(1).map({ loaded.facts[$0.property].relationship.name })
                    + next.attributes.prefix(1).map(\.property.name)
                {
                    try check(
                        modelDoc.explain(loaded, "\(name).\(relationship).\(property)", options: narrow), narrow)
                }
            }
        }
    }

    private func check(_ explanation: Explanation, _ options: ExplainOptions) throws {
        let text = String(decoding: explanation.content, as: UTF8.self)
        #expect(text.hasSuffix("\n") && text.count > 1)
        if options.format == .json { return }
        #expect(!text.contains("  \n") && !text.contains(" ."), "\(text)")
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for fault in [" a a ", "''", "{", "}", " ,", ".."] where words.contains(fault) {
            Issue.record("\(fault) in \(words)")
        }
    }
}
