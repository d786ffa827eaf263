import Foundation
import ModelDocCommands
import ModelDocKit
import Testing

/// The examples, held against the documentation that is committed beside them.
@Suite struct ExamplesTests {
    /// A model, or several, and options, with spaces between them; and its documentation, below `examples`.
    struct Example: Sendable, CustomTestStringConvertible {
        let model: String
        let documentation: String
        let warnings: [String]
        /// The title, where it is given.
        var title: String?

        var testDescription: String { model }
    }

    static let all = [
        Example(model: "company/model.json", documentation: "company/docs", warnings: []),
        Example(
            model: "company/before-inverse.json", documentation: "company/before-inverse-docs",
            warnings: ["'Department.employees' has no inverse", "'Employee.department' has no inverse"]),
        Example(
            model: "library/Library.xcdatamodeld --notes library/notes.md", documentation: "library/docs",
            warnings: ["'Publication.language' has no inverse"]),
        Example(
            model: "music/Song.model music/Artist.model", documentation: "music/docs", warnings: [], title: "Music"),
        Example(model: "meeting-notes/MeetingNotes.model", documentation: "meeting-notes/docs", warnings: []),
        Example(
            model: "meeting-notes/OneTagEach.model", documentation: "meeting-notes/one-tag-each-docs", warnings: []),
        Example(
            model: "meeting-notes/OneTaskEach.model", documentation: "meeting-notes/one-task-each-docs",
            warnings: ["'TaskTag.name' has a default of its own"]),
        Example(model: "offers/Offers.model", documentation: "offers/docs", warnings: []),
        Example(
            model: "offers/EvaluationOfOffer.model", documentation: "offers/evaluation-of-offer-docs", warnings: []),
        Example(
            model: "offers/EvaluationOfItems.model", documentation: "offers/evaluation-of-items-docs", warnings: []),
        Example(model: "offers/Предложения.model", documentation: "offers/russian-docs", warnings: []),
        Example(model: "events/model.json", documentation: "events/docs", warnings: []),
        Example(
            model: "events/one-way.json", documentation: "events/one-way-docs",
            warnings: [
                "'イベントカテゴリー.カテゴリー' has no inverse", "'イベントカテゴリー.サブカテゴリー' has no inverse",
            ]),
        Example(
            model: "events/recursive.json", documentation: "events/recursive-docs",
            warnings: ["'イベントカテゴリー.カテゴリー' has no inverse"]),
    ]

    /// Renders a model as `scripts/update-examples` does, into a folder, and returns what was said on stderr.
    private func render(_ example: Example, into folder: String) throws -> String {
        let errors = Collected()
        let context = CommandContext(
            files: FileSystem(workingDirectory: "\(ProjectFolder.path)/examples"),
            environment: ProcessInfo.processInfo.environment.filter { ["PATH", "MODELDOC_DOT"].contains($0.key) },
            readInput: { nil }, writeOutput: { _ in false }, writeError: { errors.append($0) })
        let status = ModelDocProgram.run(
            ["render"] + example.model.split(separator: " ").map(String.init)
                + (example.title.map { ["--title", $0] } ?? []) + ["-o", folder], in: context)
        try #require(status == .done, "\(errors.text)")
        return errors.text
    }

    @Test(arguments: all) func renderToWhatIsCommitted(example: Example) throws {
        let committed = "\(ProjectFolder.path)/examples/\(example.documentation)"
        if ProcessInfo.processInfo.environment["MODELDOC_UPDATE_GOLDEN"] == "1" {
            _ = try render(example, into: committed)
            Issue.record("recorded \(committed); run again without MODELDOC_UPDATE_GOLDEN")
            return
        }
        let scratch = try ScratchFolder()
        let rendered = "\(scratch.path)/docs"
        _ = try render(example, into: rendered)
        let names = try ProjectFolder.files(in: rendered)
        #expect(try ProjectFolder.files(in: committed) == names)
        let outdated = try names.filter { name in
            try Self.comparable(name, in: rendered) != Self.comparable(name, in: committed)
        }
        #expect(outdated == [], "\(example.documentation) is out of date; run scripts/update-examples")
    }

    @Test(arguments: all) func warnOnPurposeOnly(example: Example) throws {
        let scratch = try ScratchFolder()
        let said = try render(example, into: "\(scratch.path)/docs")
        let warnings = said.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") }
        #expect(warnings.count == example.warnings.count, "\(said)")
        for (warning, expected) in zip(warnings, example.warnings) { #expect(warning.contains(expected)) }
    }

    @Test func showBothVersionsOfTheLibrary() throws {
        let bundle = "\(ProjectFolder.path)/examples/library/Library.xcdatamodeld"
        #expect(
            try ProjectFolder.files(in: bundle) == [
                ".xccurrentversion", "Library 2.xcdatamodel/contents", "Library.xcdatamodel/contents",
            ])
    }

    /// What must not differ of a file: where another version of `dot` may place a picture's parts elsewhere, its digest,
    /// and all of the manifest but the checksums of pictures.
    private static func comparable(_ name: String, in folder: String) throws -> String {
        let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        if name.hasSuffix(".svg") {
            return try String(#require(text.firstMatch(of: /data-digest="([^"]+)"/)).1)
        }
        if name == Manifest.fileName { return text.replacing(/(\.svg": )"[0-9a-f]+"/) { "\($0.1)…" } }
        return text
    }
}

/// Texts from a closure that may run anywhere.
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    func append(_ text: String) { lock.withLock { texts.append(text) } }

    var text: String { lock.withLock { texts.joined() } }
}
