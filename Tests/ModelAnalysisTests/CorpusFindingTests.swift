import TestModels
import Foundation
import ModelReaders
import SourceText
import Testing

@testable import ModelAnalysis

/// Models that ship have few faults: what fires on them often is wrong itself. They lie beside the project where it is
/// made; elsewhere these tests say so.
@Suite struct CorpusFindingTests {
    private static let paths = Corpus.all.map(\.path)

    /// Those that their bundle names as the current version; of a bundle that names none, the one that comes last.
    private static func currentPaths(_ paths: [String]) -> [String] {
        let versions = Dictionary(grouping: paths) { path in
            path.split(separator: "/").dropLast(2).joined(separator: "/")
        }
        return versions.flatMap { bundle, versions -> [String] in
            guard bundle.hasSuffix(".xcdatamodeld") else { return versions }
            guard let plist = try? Corpus.bytes(of: "\(bundle)/.xccurrentversion"),
                let values = try? PropertyListSerialization.propertyList(from: Data(plist), format: nil)
                    as? [String: Any],
                let name = values["_XCCurrentVersionName"] as? String
            else {
                let last = versions.max { left, right in
                    VersionOrder.precedes(String(left.dropLast(9)), String(right.dropLast(9)))
                }
                return last.map { [$0] } ?? []
            }
            return versions.filter { $0.hasSuffix("/\(name)/contents") }
        }
        .sorted()
    }

    private static func findings(_ path: String, settings: RuleSettings = RuleSettings()) throws -> [Finding] {
        let file = SourceFile(path: path, bytes: try Corpus.bytes(of: path))
        let model = try #require(XMLModelReader.read(file, name: "x").model)
        return ModelFacts(of: ModelResolver.resolve(model), settings: settings).findings
    }

    @Test func modelsThatShipHaveNoErrors() throws {
        if Self.paths.isEmpty { return }
        #expect(Self.paths.count == 147)
        var errors: [String] = []
        for path in Self.paths {
            for finding in try Self.findings(path) where finding.severity == .error {
                errors.append("\(path): \(finding.message)")
            }
        }
        #expect(errors.filter { !$0.contains("artsy__energy") } == [])
        #expect(!errors.isEmpty, "the inverses of artsy/energy that do not name each other")
    }

    /// How often the rules find something in the 76 current versions, with 803 relationships. Of some 200 models with 1,691
    /// relationships, of which these are a part, it is known how often the hazards of deletions occur (7 × Nullify of what
    /// is required, 12 × Cascade at both ends, 10 × Cascade over many-to-many, 9 × No Action, 62 × no inverse): the counts
    /// here are near to the same share, except where one model has several.
    @Test func hazardsAreAsRareAsTheyAreKnownToBe() throws {
        if Self.paths.isEmpty { return }
        let current = Self.currentPaths(Self.paths)
        #expect(current.count == 76)
        var counts: [String: Int] = [:]
        let off = FindingRules.all.filter { $0.severity == .off }.map { ($0.id, FindingSeverity.info) }
        let settings = RuleSettings(severities: Dictionary(uniqueKeysWithValues: off))
        for path in current {
            for finding in try Self.findings(path, settings: settings) { counts[finding.rule, default: 0] += 1 }
        }
        for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            let severity = FindingRules.rule(rule)?.severity.rawValue ?? ""
            print("CorpusFindingTests: \(severity) \(rule): \(count)")
        }
        func count(_ rules: String...) -> Int { rules.reduce(0) { $0 + (counts[$1] ?? 0) } }
        #expect((2...4).contains(count("nullify-required-inverse")))
        #expect((5...8).contains(count("cascade-both-ways")))
        #expect((4...8).contains(count("cascade-many-to-many")))
        #expect((3...7).contains(count("no-action-with-inverse", "no-action-without-inverse")))
        #expect((15...30).contains(count("missing-inverse")))
        // What shipped models do not have at all.
        #expect(count("entity-name", "property-name", "reserved-name", "invalid-pattern", "unknown-type") == 0)
        // Rules that are on by themselves find less than one thing in a model, Transformable apart.
        let isQuiet = FindingRules.all.filter { $0.severity != .off && $0.id != "missing-transformer" }
        #expect(isQuiet.reduce(0) { $0 + (counts[$1.id] ?? 0) } < 120)
    }
}
