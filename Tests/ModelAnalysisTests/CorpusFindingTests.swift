import Foundation
import ModelReaders
import SourceText
import Testing

@testable import ModelAnalysis

/// Models that ship have few faults: what fires on them often is wrong itself. They lie beside the project where it is
/// made; elsewhere these tests say so.
@Suite struct CorpusFindingTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("shared/corpus")

    /// The paths of all models in XML; nil where there is no corpus.
    private static let paths: [String]? = {
        guard let index = try? String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8) else {
            print("CorpusFindingTests: NOT RUN, since there is no corpus at \(folder.path)")
            return nil
        }
        return index.split(whereSeparator: \.isNewline).dropFirst()
            .map { String($0.prefix { $0 != "\t" }) }.filter { $0.hasSuffix("/contents") }
    }()

    /// Those that their bundle names as the current version; of a bundle that names none, the one that comes last.
    private static func currentPaths(_ paths: [String]) -> [String] {
        let versions = Dictionary(grouping: paths) { path in
            path.split(separator: "/").dropLast(2).joined(separator: "/")
        }
        return versions.flatMap { bundle, versions -> [String] in
            guard bundle.hasSuffix(".xcdatamodeld") else { return versions }
            let plist = folder.appendingPathComponent(bundle).appendingPathComponent(".xccurrentversion")
            guard let data = try? Data(contentsOf: plist),
                let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
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
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(path)))
        let model = try #require(XMLModelReader.read(SourceFile(path: path, bytes: bytes), name: "x").model)
        return ModelFacts(of: ModelResolver.resolve(model), settings: settings).findings
    }

    @Test func modelsThatShipHaveNoErrors() throws {
        guard let paths = Self.paths else { return }
        #expect(paths.count == 147)
        var errors: [String] = []
        for path in paths {
            for finding in try Self.findings(path) where finding.severity == .error {
                errors.append("\(path): \(finding.message)")
            }
        }
        #expect(errors.filter { !$0.contains("artsy__energy") } == [])
        #expect(!errors.isEmpty, "the inverses of artsy/energy that do not name each other")
    }

    @Test func warningsAreRare() throws {
        guard let paths = Self.paths else { return }
        let current = Self.currentPaths(paths)
        var counts: [String: Int] = [:]
        let off = FindingRules.all.filter { $0.severity == .off }.map { ($0.id, FindingSeverity.info) }
        for path in current {
            for finding in try Self.findings(
                path, settings: RuleSettings(severities: Dictionary(uniqueKeysWithValues: off)))
            {
                counts[finding.rule, default: 0] += 1
                if ProcessInfo.processInfo.environment["SHOW"]?.contains(finding.rule) == true {
                    print("SHOW \(finding.rule) \(path.dropFirst(11).prefix(40)): \(finding.message)")
                }
            }
        }
        print("CorpusFindingTests: \(current.count) current versions")
        for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            print("CorpusFindingTests: \(FindingRules.rule(rule)?.severity.rawValue ?? "") \(rule): \(count)")
        }
    }
}
