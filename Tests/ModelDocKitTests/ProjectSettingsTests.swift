import Testing

@testable import ModelDocKit

/// Where the page over several documentations goes, and which documentation a model has.
@Suite struct ProjectSettingsTests {
    private let scratch = Scratch()

    private func settings(_ outputs: [String], index: String? = nil, in folder: String = ".") throws -> ProjectSettings
    {
        let documentations = outputs.enumerated().map { "{\"models\": \"m\($0).json\", \"output\": \"\($1)\"}" }
        let more = index.map { "\"index\": \"\($0)\", " } ?? ""
        let path = folder == "." ? "s.json" : "\(folder)/s.json"
        try scratch.write(
            "{\(more)\"documentations\": [\(documentations.joined(separator: ", "))]}", to: path)
        return try SettingsFinder(files: scratch.files).read(path)
    }

    @Test(
        arguments: [
            (["docs/a", "docs/b"], nil, "docs"), (["docs/a/", "./docs/b/c"], nil, "docs"),
            (["docs/x/a", "docs/x/b.svg"], nil, "docs/x"), (["docs", "docs/b"], nil, nil), (["a", "b"], nil, nil),
            (["../a", "../b"], nil, nil), (["docs/a"], "x", nil), (["a", "b"], "x/y", "x/y"), (["a", "b"], ".", "."),
        ] as [([String], String?, String?)])
    func pageOverAllIsBelowTheSettings(outputs: [String], index: String?, folder: String?) throws {
        let found = try settings(outputs, index: index).indexFolder(files: scratch.files)
        #expect(found == folder)
        let below = try settings(outputs, index: index, in: "sub").indexFolder(files: scratch.files)
        #expect(below == folder.map { $0 == "." ? "sub" : "sub/\($0)" })
    }

    @Test func modelsAreKnownByTheirFiles() throws {
        for name in ["m0.json", "m1.json"] { try scratch.write("{}", to: name) }
        try scratch.link("other.json", to: "m1.json")
        let settings = try settings(["docs/a", "docs/b"])
        #expect(settings.documentation(of: ["./m0.json"], files: scratch.files)?.output == "docs/a")
        #expect(settings.documentation(of: ["other.json"], files: scratch.files)?.output == "docs/b")
        #expect(settings.documentation(of: ["m0.json", "m1.json"], files: scratch.files) == nil)
        #expect(settings.documentation(of: ["m2.json"], files: scratch.files) == nil)
    }

    @Test(arguments: [
        ("docs", "docs/a/README.md", "a/README.md"), ("docs", "other/x", "../other/x"), ("a/b", "a", ".."),
        (".", "x", "x"), ("a", "a", "."), ("a/../b", "b/c", "c"),
    ])
    func pathsLeadFromFolders(folder: String, target: String, path: String) {
        #expect(scratch.files.path(from: folder, to: target) == path)
    }
}
