import Foundation
import ModelDocKit
import SourceText
import Testing

@Suite struct OutputFolderTests {
    private func write(
        _ files: [String: String], to folder: String = "docs", isForced: Bool = false, in scratch: Scratch
    ) throws(Failure) -> OutputFolder.Summary {
        try OutputFolder(files: scratch.files, path: folder).write(
            files.sorted { $0.key < $1.key }.map { OutputFile(path: $0.key, text: $0.value) }, isForced: isForced,
            manifest: { Manifest(formats: ["svg"], options: [:], files: $0) })
    }

    private static func digest(_ text: String) -> String { ContentDigest(of: text).hexadecimal }

    private static func manifest(_ files: [String: String]) -> String {
        let members = files.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
        return "{\"files\": {\(members)}}"
    }

    @Test func writesOnlyWhatDiffersAndRemovesWhatIsLeft() throws {
        let scratch = Scratch()
        let first = try write(["README.md": "1", "entities/A.md": "a", "old/B.md": "b"], in: scratch)
        #expect(first.written == ["README.md", "entities/A.md", "old/B.md", ".modeldoc-manifest.json"])
        try scratch.write("mine", to: "docs/notes.md")
        let second = try write(["README.md": "2", "entities/A.md": "a"], in: scratch)
        #expect(second.written == ["README.md", ".modeldoc-manifest.json"])
        #expect(second.untouched == 1)
        #expect(second.removed == ["old/B.md"])
        #expect(
            scratch.tree == [
                "docs", "docs/.modeldoc-manifest.json", "docs/README.md", "docs/entities", "docs/entities/A.md",
                "docs/notes.md",
            ])
    }

    /// New folders are moved into place as a whole; a name as long as file systems allow is no hindrance.
    @Test func newFoldersAreLikeAnyOther() throws {
        let scratch = Scratch()
        let long = "entities/\(String(repeating: "n", count: 252)).md"
        let summary = try write(["README.md": "1", long: "a", "a/b/c.svg": "c"], in: scratch)
        #expect(summary.written.count == 4)
        #expect(scratch.text("docs/\(long)") == "a")
        #expect(scratch.text("docs/a/b/c.svg") == "c")
        #expect(!scratch.tree.contains { $0.contains("unfinished") })
        func mode(_ path: String) throws -> Int? {
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(scratch.root.path)/\(path)")
            return (attributes[.posixPermissions] as? NSNumber)?.intValue
        }
        #expect(try mode("docs/entities") == mode("docs"))
        #expect(try mode("docs/a/b") == mode("docs"))
    }

    @Test func removesNothingOutsideWhateverTheManifestSays() throws {
        let scratch = Scratch()
        try scratch.write("x", to: "outside/x")
        try scratch.write("x", to: "docs/inside/y")
        try scratch.link("docs/way-out", to: "../outside")
        try scratch.link("docs/link", to: "../outside/x")
        let names = [
            "../outside/x", "\(scratch.root.path)/outside/x", "way-out/x", "inside/../../outside/x", "link",
            "./inside/y",
            "inside//y", "way-out", "inside",
        ]
        let listed = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.digest("x")) })
        try scratch.write(Self.manifest(listed), to: "docs/.modeldoc-manifest.json")
        let summary = try write(["README.md": "1"], in: scratch)
        #expect(summary.removed == [])
        #expect(scratch.text("outside/x") == "x")
        #expect(scratch.text("docs/inside/y") == "x")
        #expect(scratch.tree.contains("docs/link"))
    }

    @Test(arguments: [nil, "{\"files\": {\"entities/A.md\": \"\"}}"])
    func writesOverNoFileOfSomebodyElse(manifest: String?) throws {
        let scratch = Scratch()
        try scratch.write("My project", to: "docs/README.md")
        try scratch.write("a", to: "docs/entities/A.md")
        if let manifest { try scratch.write(manifest, to: "docs/.modeldoc-manifest.json") }
        let before = scratch.tree
        let error = failure { () throws(Failure) in
            _ = try write(["README.md": "1", "entities/A.md": "a"], in: scratch)
        }
        #expect(error?.reason == .cannotWrite)
        #expect(
            error?.messages == [
                "docs/README.md: is there already, and modeldoc did not write it; nothing was changed"
            ])
        #expect(scratch.text("docs/README.md") == "My project")
        #expect(scratch.tree == before)
        // What is equal is in nobody's way.
        try scratch.write("1", to: "docs/README.md")
        #expect(try write(["README.md": "1", "entities/A.md": "a"], in: scratch).untouched == 2)
    }

    @Test func writesOverItsOwnFilesThatWereChangedOnlyWhereForced() throws {
        let scratch = Scratch()
        _ = try write(["README.md": "1", "a.md": "1"], in: scratch)
        try scratch.write("changed by hand", to: "docs/README.md")
        let before = scratch.tree
        let error = #expect(throws: Failure.self) { try write(["README.md": "2", "a.md": "2"], in: scratch) }
        #expect(error?.reason == .cannotWrite)
        #expect(error?.messages == ["docs/README.md: was changed by hand since modeldoc wrote it; nothing was changed"])
        #expect(scratch.tree == before)
        #expect(try write(["README.md": "1"], isForced: true, in: scratch).written.contains("README.md"))
        // A manifest that cannot be read says no more than that the folder is ours.
        try scratch.write(
            "{\"files\": {\n\"a.md\": \"x\",\n<<<<<<< ours\n\"README.md\": \"y\"}}", to: "docs/.modeldoc-manifest.json")
        try scratch.write("changed by hand", to: "docs/README.md")
        #expect(try write(["README.md": "1"], in: scratch).written == ["README.md", ".modeldoc-manifest.json"])
    }

    @Test func keepsLeftoverThatSomebodyChanged() throws {
        let scratch = Scratch()
        _ = try write(["README.md": "1", "entities/A.md": "a"], in: scratch)
        try scratch.write("a and my notes", to: "docs/entities/A.md")
        let summary = try write(["README.md": "1"], in: scratch)
        #expect(summary.removed == [])
        #expect(summary.left == ["entities/A.md"])
        #expect(scratch.text("docs/entities/A.md") == "a and my notes")
    }

    @Test func renamesPageWhoseNameDiffersInCaseOnly() throws {
        let scratch = Scratch()
        _ = try write(["entities/Item.md": "a"], in: scratch)
        _ = try write(["entities/item.md": "b"], in: scratch)
        #expect(scratch.tree.filter { $0.hasPrefix("docs/entities/") } == ["docs/entities/item.md"])
        #expect(scratch.text("docs/entities/item.md") == "b")
    }

    @Test func removesOnlyWhatADeadProcessLeft() throws {
        let scratch = Scratch()
        _ = try write(["README.md": "1", "entities/A.md": "a"], in: scratch)
        // The highest number that a process can have, and one that always lives.
        let dead = [".modeldoc-unfinished-4194304-AbCdEf", "entities/.modeldoc-unfinished-4194304-x"]
        let kept = [
            ".modeldoc-unfinished-1-AbCdEf", ".modeldoc-unfinished-x", ".modeldoc-unfinished-0-x",
            ".modeldoc-unfinished--1-x",
        ]
        for name in dead + kept { try scratch.write("half", to: "docs/\(name)/0") }
        // Nothing has changed; the folders are looked for all the same.
        let summary = try write(["README.md": "1", "entities/A.md": "a"], in: scratch)
        #expect(summary.written == [])
        let left = scratch.tree.filter { $0.contains("unfinished") && !$0.hasSuffix("/0") }
        #expect(left == kept.map { "docs/\($0)" }.sorted())
    }

    /// Of a run that was interrupted while it moved its files, some are in place, and its manifest waits among the rest.
    @Test func takesWhatAnInterruptedRunWroteForItsOwn() throws {
        let scratch = Scratch()
        _ = try write(["README.md": "1", "entities/A.md": "a"], in: scratch)
        let unfinished = Self.manifest(
            [
                ("README.md", Self.digest("2")), ("entities/A.md", Self.digest("b")),
                ("entities/B.md", Self.digest("new")),
            ].reduce(into: [:]) { $0[$1.0] = $1.1 })
        try scratch.write(unfinished, to: "docs/.modeldoc-unfinished-4194304-x/.modeldoc-manifest.json")
        try scratch.write("2", to: "docs/README.md")
        try scratch.write("new", to: "docs/entities/B.md")
        let summary = try write(["README.md": "3", "entities/A.md": "c"], in: scratch)
        #expect(summary.written == ["README.md", "entities/A.md", ".modeldoc-manifest.json"])
        #expect(summary.removed == ["entities/B.md"])
        #expect(scratch.text("docs/README.md") == "3")
        #expect(!scratch.tree.contains { $0.contains("unfinished") })
        // From then on only what was written last is its own.
        try scratch.write("2", to: "docs/README.md")
        #expect(throws: Failure.self) { try write(["README.md": "4", "entities/A.md": "c"], in: scratch) }
    }

    struct Obstacle: CustomTestStringConvertible {
        var inTheWay: String
        var isFolder = false
        var message: String
        var testDescription: String { inTheWay }
    }

    @Test(arguments: [
        Obstacle(inTheWay: "docs", message: "docs: is a file, where a folder is needed"),
        Obstacle(
            inTheWay: "docs/entities",
            message: "docs/entities: cannot be written: a part of the path is no folder; nothing was changed"),
        Obstacle(
            inTheWay: "docs/entities/A.md", isFolder: true,
            message: "docs/entities/A.md: cannot be written: it is a folder; nothing was changed"),
    ])
    func changesNothingWhereSomethingIsInTheWay(_ item: Obstacle) throws {
        let scratch = Scratch()
        if item.isFolder { try scratch.makeFolder(item.inTheWay) } else { try scratch.write("x", to: item.inTheWay) }
        let before = scratch.tree
        let error = failure { () throws(Failure) in
            _ = try write(["README.md": "1", "diagrams/a.svg": "s", "entities/A.md": "a"], in: scratch)
        }
        #expect(error?.reason == .cannotWrite)
        #expect(error?.messages == [item.message])
        #expect(scratch.tree == before)
    }

    @Test func leavesNoFolderBehindWhereItFails() throws {
        let scratch = Scratch()
        let long = String(repeating: "n", count: 300)
        let error = failure { () throws(Failure) in
            _ = try write(["entities/A.md": "a", "x/\(long)/B.md": "b"], to: "model-docs/Shop", in: scratch)
        }
        #expect(error?.diagnostics.first?.message == "cannot be written: the name is too long; nothing was changed")
        #expect(scratch.tree == [])
    }

    @Test func writesThroughLinkedFolders() throws {
        let scratch = Scratch()
        try scratch.makeFolder("real")
        try scratch.makeFolder("elsewhere")
        try scratch.link("docs", to: "real")
        try scratch.link("real/entities", to: "../elsewhere")
        _ = try write(["README.md": "1", "entities/A.md": "a"], in: scratch)
        #expect(
            scratch.tree == [
                "docs", "elsewhere", "elsewhere/A.md", "real", "real/.modeldoc-manifest.json", "real/README.md",
                "real/entities",
            ])
    }

    @Test func keepsPermissions() throws {
        let scratch = Scratch()
        _ = try write(["README.md": "1"], in: scratch)
        let path = scratch.root.appending(path: "docs/README.md").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        _ = try write(["README.md": "2"], in: scratch)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    }
}
