import Foundation
import ModelReaders
import SourceText
import Testing

@testable import ModelAnalysis

/// Models that ship have few faults: what fires on them often is wrong itself. They lie beside the project where it is
/// made; elsewhere this test says so.
@Suite struct CorpusFindingTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/corpus")

    @Test func modelsThatShipHaveNoErrors() throws {
        guard let index = try? String(contentsOf: Self.folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
        else {
            print("CorpusFindingTests: NOT RUN, since there is no corpus at \(Self.folder.path)")
            return
        }
        var counts: [String: Int] = [:]
        var errors: [String] = []
        var models = 0
        for line in index.split(whereSeparator: \.isNewline).dropFirst() {
            let path = String(line.prefix { $0 != "\t" })
            guard path.hasSuffix("/contents") else { continue }
            let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent(path)))
            let model = try #require(XMLModelReader.read(SourceFile(path: path, bytes: bytes), name: "x").model)
            models += 1
            for finding in ModelFacts(of: ModelResolver.resolve(model)).findings {
                counts[finding.rule, default: 0] += 1
                if finding.severity == .error { errors.append("\(path): \(finding.message)") }
            }
        }
        #expect(models == 147)
        for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("CorpusFindingTests: \(rule): \(count)")
        }
        #expect(errors.filter { !$0.contains("artsy__energy") } == [])
        #expect(!errors.isEmpty, "the inverses of artsy/energy that do not name each other")
        #expect(counts.values.reduce(0, +) < 2 * models)
    }
}
