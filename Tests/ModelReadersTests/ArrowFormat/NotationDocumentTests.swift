import DataModel
import SourceText
import Testing

@testable import ModelReaders

// Whole Foundation brings an ICU of its own, which clashes with the one that libxml2's headers name.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Every example of the notation's documentation is read without a complaint.
@Suite struct NotationDocumentTests {
    private static let document = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/notations.md")

    private func examples(_ language: String) throws -> [String] {
        var examples: [String] = []
        var current: [Substring]?
        for line in try String(contentsOf: Self.document, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            if line == "```\(language)" {
                current = []
            } else if line == "```" {
                if let lines = current { examples.append(lines.joined(separator: "\n")) }
                current = nil
            } else {
                current?.append(line)
            }
        }
        return examples
    }

    @Test func everyExampleIsRead() throws {
        let examples = try examples("arrows")
        #expect(examples.count == 7)
        for example in examples {
            let result = readArrows(example)
            #expect(result.diagnostics.filter { $0.severity > .note }.map(\.message) == [], "\(example)")
            #expect(result.model?.entities.isEmpty == false)
            #expect(ModelFormat.of(Array(example.utf8)) == .arrows, "\(example)")
        }
    }

    @Test func everyFlagIsNamed() throws {
        let text = try String(contentsOf: Self.document, encoding: .utf8)
        let flags = ArrowAttributeFlags.names + ArrowRelationshipFlags.names + ArrowEntityFlags.names
        for flag in flags {
            #expect(text.contains("`\(flag)`") || text.contains("`\(flag) = "), "\(flag)")
        }
    }
}
