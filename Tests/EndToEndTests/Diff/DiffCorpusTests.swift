import Foundation
import TestModels
import ModelDocCommands
import Testing

/// Versions of real models that stand beside each other.
@Suite struct DiffCorpusTests {
    /// The folder of a bundle, and two of its versions.
    private struct Pair {
        let old: String
        let new: String
    }

    /// All neighbouring pairs of versions, in the order of their numbers.
    private static let pairs: [Pair] = {
        var bundles: [String: [String]] = [:]
        for entry in Corpus.all {
            let parts = entry.path.components(separatedBy: ".xcdatamodeld/")
            if parts.count == 2 { bundles[parts[0], default: []].append(entry.file) }
        }
        return bundles.keys.sorted().flatMap { bundle -> [Pair] in
            let versions = (bundles[bundle] ?? []).sorted {
                $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending
            }
            return zip(versions, versions.dropFirst()).map { Pair(old: $0, new: $1) }
        }
    }()

    private static func sample<Item>(_ items: [Item], every step: Int) -> [Item] {
        Corpus.isWhole ? items : items.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }

    @Test func everyDifferenceIsFound() throws {
        if Corpus.all.isEmpty { return }
        #expect(Self.pairs.count == 71)
        let world = World()
        for pair in Self.sample(Self.pairs, every: 4) {
            let outcome = world.run("diff", pair.old, pair.new, "-f", "json")
            #expect(outcome.status == .done)
            let report = try #require(DiffReport(outcome.output))
            let old = try #require(Element.parse(try Data(contentsOf: URL(filePath: pair.old))))
            let new = try #require(Element.parse(try Data(contentsOf: URL(filePath: pair.new))))
            var renamed: [String: String] = [:]
            var moved: [String: String] = [:]
            for change in report.changes {
                if change.kind == "entity-renamed" { renamed[change.old ?? ""] = change.new }
                let isOther = change.kind.hasSuffix("-renamed") || change.kind.hasSuffix("-moved")
                if isOther, change.kind != "entity-renamed" { moved[change.old ?? ""] = change.new }
            }
            let differences = RawDifferences(old, new, renamed: renamed, moved: moved).all
            for difference in differences {
                let isTold = report.changes.contains { tells($0, of: difference) }
                #expect(
                    isTold, "\(difference.what) of \(difference.subject) is not told of \(pair.old) → \(pair.new)")
            }
            // Nothing is made up, either.
            if differences.isEmpty { #expect(report.changes.isEmpty, "\(pair.old) → \(pair.new)") }
        }
    }

    private func tells(_ change: DiffReport.Change, of difference: RawDifferences.Difference) -> Bool {
        let isKind = difference.kinds.contains { kind in
            kind.hasSuffix("*") ? change.kind.hasPrefix(kind.dropLast()) : change.kind == kind
        }
        guard isKind else { return false }
        if difference.what.hasPrefix("model ") { return true }
        let subject = difference.isOld ? change.old : change.new
        if difference.kinds.contains("composite-attribute-*") {
            return subject == difference.subject || subject?.hasPrefix("\(difference.subject).") == true
        }
        return subject == difference.subject
    }

    @Test func everyModelIsTheSameAsItself() throws {
        let world = World()
        for entry in Self.sample(Corpus.all, every: 6) {
            let path = entry.file
            let outcome = world.run("diff", path, path, "-f", "json", "--exit-code")
            #expect(outcome.status == .done, "\(path)")
            let report = try #require(DiffReport(outcome.output))
            #expect(report.changes.isEmpty, "\(path)")
            #expect(report.verdict == "none")
            #expect((report.comparisons.first?["deletions"] as? [Any])?.isEmpty == true)
        }
    }

    @Test func everySentenceIsOne() throws {
        let world = World()
        for pair in Self.sample(Self.pairs, every: 4) {
            let report = try #require(DiffReport(world.run("diff", pair.old, pair.new, "-f", "json").output))
            let comparison = try #require(report.comparisons.first)
            var sentences = report.changes.flatMap { change in
                ["statement", "consequence", "condition"].compactMap { change.json[$0] as? String }
            }
            for deletion in comparison["deletions"] as? [[String: Any]] ?? [] {
                let own = deletion["sentences"] as? [String] ?? []
                #expect(!own.isEmpty, "\(pair.new)")
                sentences += own
            }
            for suggestion in comparison["suggestions"] as? [[String: Any]] ?? [] {
                sentences += [suggestion["sentence"] as? String ?? ""]
            }
            for sentence in sentences {
                #expect(sentence.hasSuffix("."), "\(sentence)")
                #expect(!sentence.contains("  "), "\(sentence)")
                #expect(sentence.first.map { $0.isUppercase || "'".contains($0) } == true, "\(sentence)")
            }
        }
    }

    @Test func everyPairIsWrittenInEveryForm() throws {
        let world = World()
        for pair in Self.sample(Self.pairs, every: 12) {
            let text = world.run("diff", pair.old, pair.new)
            #expect(text.status == .done)
            world.environment["COLUMNS"] = "60"
            for line in world.run("diff", pair.old, pair.new).output.split(separator: "\n") where !line.contains("/") {
                // A name may be longer than a line.
                #expect(line.count <= 60 || !line.trimmingCharacters(in: .whitespaces).contains(" "), "\(line)")
            }
            world.environment["COLUMNS"] = nil
            let markdown = world.run("diff", pair.old, pair.new, "-f", "markdown").output
            #expect(markdown.hasPrefix("## "))
            #expect(
                markdown.components(separatedBy: "<details>").count
                    == markdown.components(separatedBy: "</details>").count)
        }
    }
}
