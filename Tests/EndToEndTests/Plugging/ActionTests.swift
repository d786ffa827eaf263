import Foundation
import Testing

/// The steps of `action.yml`, run as they are written; `Tests/Plugging/run_action.py` takes the place of GitHub's runner, and
/// `Tests/Plugging/gh` that of its comments.
@Suite(.enabled(if: PluggingTools.areThere && Tool.path("jq") != nil)) struct ActionTests {
    private struct Outcome: Decodable {
        struct Use: Decodable {
            var uses: String
            var with: [String: String]
        }
        var status: Int32
        var outputs: [String: String]
        var used: [Use]
        var log: String
        var summary: String
    }

    private let repository: CompanyRepository
    private let usual = ["models=company/model.json", "output=company/docs", "artifact="]

    init() throws {
        repository = try CompanyRepository()
        let scratch = repository.scratch.path
        for folder in ["runner/modeldoc-program", "comments"] {
            try FileManager.default.createDirectory(atPath: "\(scratch)/\(folder)", withIntermediateDirectories: true)
        }
        // As the cache gives it.
        try FileManager.default.createSymbolicLink(
            atPath: "\(scratch)/runner/modeldoc-program/modeldoc", withDestinationPath: try Tool.modeldoc())
        try FileManager.default.createSymbolicLink(
            atPath: "\(scratch)/bin/gh", withDestinationPath: "\(ProjectFolder.path)/Tests/Plugging/gh")
        repository.environment.merge([
            "RUNNER_TEMP": "\(scratch)/runner", "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "GITHUB_RUN_ID": "1",
            "GITHUB_REPOSITORY": "acme/shop", "GITHUB_SERVER_URL": "https://github.com",
            "GH_COMMENTS": "\(scratch)/comments",
        ]) { $1 }
    }

    /// The state of a pull request: a merge into `main` of what is changed now, as GitHub checks it out.
    private func openPullRequest() throws {
        try repository.git("checkout", "--quiet", "-b", "change")
        try repository.commit("A change")
        try repository.git("checkout", "--quiet", "main")
        try repository.git("checkout", "--quiet", "--detach")
        try repository.git("merge", "--quiet", "--no-ff", "--message=Merge", "change")
        repository.environment["GITHUB_BASE_REF"] = "main"
    }

    private func run(_ inputs: [String], pullRequest: String? = "7", before: String? = nil) throws -> Outcome {
        var event: [String: Any] = [:]
        if let pullRequest { event["pull_request"] = ["number": pullRequest] }
        if let before { event["before"] = before }
        let state = URL(filePath: repository.scratch.path + "/state.json")
        try JSONSerialization.data(withJSONObject: ["github": ["event": event, "token": "secret"]]).write(to: state)
        let folder = ProjectFolder.path
        let run = try repository.run(
            ["python3", "\(folder)/Tests/Plugging/run_action.py", "\(folder)/action.yml", state.path] + inputs)
        try #require(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Outcome.self, from: Data(contentsOf: state))
    }

    private func comments() throws -> [String] {
        let folder = repository.scratch.path + "/comments"
        return try ProjectFolder.files(in: folder).filter { $0.hasSuffix(".json") }.map { file in
            let content = try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))
            let comment = try JSONSerialization.jsonObject(with: content) as? [String: Any]
            return comment?["body"] as? String ?? ""
        }
    }

    @Test func passesWhereNothingChanged() throws {
        try repository.write("more", to: "README.md")
        try openPullRequest()
        let outcome = try run(usual)
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(
            outcome.outputs == ["check": "passed", "lint": "passed", "diff": "passed", "edited-version": "passed"])
        #expect(outcome.summary.contains("The documentation is up to date."))
        #expect(outcome.summary.contains("**No changes.**"))
        #expect(try comments() == [])
        #expect(outcome.used.map(\.uses) == ["actions/cache@v4"])
        #expect(outcome.used.first?.with["key"]?.wholeMatch(of: /modeldoc-Linux-[a-z0-9]+-X64-[0-9a-f]{32}/) != nil)
    }

    @Test func tellsAChangeOnceAndUpdatesIt() throws {
        try repository.changeModel()
        try openPullRequest()
        let outcome = try run(usual)
        #expect(outcome.status == 1)
        #expect(
            outcome.outputs == ["check": "failed", "lint": "passed", "diff": "failed", "edited-version": "passed"])
        #expect(outcome.log.contains("::error file=company/docs/entities/Department.md,title=documentation-outdated::"))
        #expect(outcome.log.contains("::error title=modeldoc::check: the documentation is not up to date\n"))
        #expect(outcome.summary.contains("\n## The documentation is not up to date\n"))
        #expect(outcome.summary.contains("The minimum length of `Department.name` is now `5`; it was `2`."))
        let first = try comments()
        #expect(first.count == 1)
        #expect(first.first?.hasPrefix("<!-- modeldoc ") == true)
        #expect(first.first?.contains("is now `5`; it was `2`.") == true)

        // The next commit takes it back: the comment says so, and no second one does.
        try repository.git("checkout", "--quiet", "main")
        repository.environment["GITHUB_BASE_REF"] = "main"
        let later = try run(usual + ["base=HEAD"])
        #expect(later.status == 0, "\(later.log)")
        let second = try comments()
        #expect(second.count == 1)
        #expect(second.first?.contains("**No changes.**") == true)
        // Other models have a comment of their own.
        try repository.changeModel()
        #expect(try run(["models=./company/model.json", "artifact=", "base=HEAD"]).status == 0)
        #expect(try comments().count == 2)
    }

    @Test func aShallowCheckoutFetchesItsBase() throws {
        try repository.changeModel()
        try openPullRequest()
        try repository.git("branch", "merged")
        let origin = repository.path
        let clone = repository.scratch.path + "/clone"
        try repository.git("clone", "--quiet", "--depth=1", "--branch=merged", "file://\(origin)", clone)
        repository.path = clone
        let outcome = try run(usual)
        #expect(outcome.outputs["diff"] == "failed", "\(outcome.log)")
        #expect(outcome.summary.contains("The minimum length of `Department.name` is now `5`; it was `2`."))

        // Where it cannot be fetched, that is said, and nothing is compared.
        repository.path = origin
        try repository.git("clone", "--quiet", "--depth=1", "--branch=merged", "file://\(origin)", clone + " 2")
        repository.path = clone + " 2"
        try repository.git("remote", "set-url", "origin", "file:///nowhere")
        let lonely = try run(usual)
        #expect(lonely.outputs["diff"] == "skipped")
        #expect(lonely.log.contains("::warning title=modeldoc::The revision to compare with cannot be fetched"))
    }

    @Test func aCommentNeverGetsTooLong() throws {
        let entities = (1...700).map {
            #""Thing\#($0)": { "attributes": { "a": "String?", "b": "Date?", "c": "Double?" } }"#
        }
        try repository.write(#"{ "modeldoc": 1, "entities": { \#(entities.joined(separator: ",\n")) } }"#)
        let outcome = try run(["models=company/model.json", "artifact=", "lint=false", "base=HEAD"])
        #expect(outcome.status == 0, "\(outcome.log)")
        let comment = try #require(try comments().first)
        #expect(comment.count < 60_000)
        #expect(comment.hasPrefix("<!-- modeldoc "))
        #expect(comment.contains("\n## "))
        #expect(comment.contains("see [the page of the job](https://github.com/acme/shop/actions/runs/1)."))
        #expect(outcome.summary.utf8.count > 60_000)
        #expect(outcome.summary.utf8.count < 320_000)
    }

    @Test func aPullRequestFromAForkIsNotCommentedOn() throws {
        try repository.changeModel()
        try openPullRequest()
        repository.environment["GH_REFUSES"] = "yes"
        let outcome = try run(usual + ["fail-on=never"])
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(outcome.log.contains("::warning title=modeldoc::The comment cannot be written"))
        #expect(outcome.summary.contains("is now `5`; it was `2`."))
    }

    @Test func aPushIsComparedWithWhatWasBefore() throws {
        let before = try repository.git("rev-parse", "HEAD")
        try repository.changeModel()
        try repository.commit("A change")
        let outcome = try run(usual + ["fail-on=changes"], pullRequest: nil, before: before)
        #expect(outcome.status == 1)
        #expect(outcome.log.contains("::error title=modeldoc::changes: the model has changed\n"))
        #expect(try comments() == [])
        let first = try run(
            usual + ["fail-on=changes"], pullRequest: nil, before: String(repeating: "0", count: 40))
        #expect(first.outputs["diff"] == "skipped")
        #expect(first.status == 0)
    }

    @Test func aNewModelIsNoFault() throws {
        try repository.write(try repository.text(), to: "company/new.json")
        let outcome = try run(["models=company/new.json\n", "artifact=", "base=HEAD"])
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(try comments().first?.contains("## A new model") == true)
        #expect(!outcome.log.contains("::error"))
    }

    @Test func aShippedVersionThatIsEditedFails() throws {
        let bundle = "Library.xcdatamodeld"
        try FileManager.default.copyItem(
            atPath: "\(ProjectFolder.path)/examples/library/\(bundle)", toPath: "\(repository.path)/\(bundle)")
        try repository.commit("The library")
        let old = "\(bundle)/Library.xcdatamodel/contents"
        let text = try repository.text(old)
        let changed = text.replacing("attributeType=\"String\"", with: "attributeType=\"Date\"", maxReplacements: 1)
        try #require(changed != text)
        try repository.write(changed, to: old)
        let outcome = try run(["models=\(bundle)", "artifact=", "base=HEAD", "lint=false"])
        #expect(outcome.status == 1)
        #expect(outcome.outputs["edited-version"] == "failed")
        #expect(outcome.outputs["lint"] == "skipped")
        #expect(outcome.log.contains("::error title=modeldoc::edited-version:"))
    }

    @Test(arguments: [
        "$(touch run)", "`touch run`", "x; touch run", "'; touch run; '", "\"; touch run; \"", "--output=run",
        "x\n::stop-commands::x", "${{ github.token }}", "x %0A::error::y",
    ])
    func noInputIsRun(text: String) throws {
        let groups = [
            ["models"], ["output", "notes", "baseline", "base", "fail-on", "artifact"], ["comment", "lint"],
        ]
        for group in groups {
            let others = group == ["models"] ? [] : ["models=company/model.json", "artifact="]
            let outcome = try run(others + group.map { "\($0)=\(text)" })
            #expect(!FileManager.default.fileExists(atPath: repository.path + "/run"), "\(group)")
            #expect(!outcome.log.contains("secret"))
            #expect(
                !outcome.log.split(separator: "\n").contains {
                    $0.hasPrefix("::stop-commands") || $0.hasPrefix("::error::y")
                })
        }
    }

    @Test func whatCannotBeDoneFailsInAnyCase() throws {
        let outcome = try run([
            "models=company/none.json", "output=company/docs", "fail-on=never", "artifact=", "base=HEAD",
        ])
        #expect(outcome.status == 1)
        #expect(outcome.outputs["check"] == "broken")
        #expect(outcome.log.contains("::error title=modeldoc::A step could not do its work"))
        #expect(try run(["models= \n ", "artifact="]).status == 64)
        #expect(try run(["models=company/model.json", "artifact=", "fail-on=everything"]).status == 64)
    }

    @Test func settingsNameTheModels() throws {
        guard Tool.path("dot") != nil else { return }
        let bundle = "Library.xcdatamodeld"
        try FileManager.default.copyItem(
            atPath: "\(ProjectFolder.path)/examples/library/\(bundle)", toPath: "\(repository.path)/\(bundle)")
        try repository.write(
            """
            { // As people write them.
              "documentations": [
                { "models": "company/model.json", "output": "company/docs" },
                { "models": ["\(bundle)"], "output": "library docs" } ],
              "index": "all" }
            """, to: "modeldoc.settings.json")
        #expect(try repository.run([Tool.modeldoc(), "render"]).status == 0)
        try repository.commit("The library")
        try repository.changeModel()
        let outcome = try run(["base=HEAD", "fail-on=never"])
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(
            outcome.outputs == ["check": "failed", "lint": "passed", "diff": "failed", "edited-version": "passed"])
        #expect(outcome.summary.contains("library docs: all"))
        #expect(outcome.summary.contains("is now `5`; it was `2`."))
        #expect(outcome.summary.contains("**No changes.**"))
        // Each has its page.
        let pages = try #require(outcome.used.last?.with["path"])
        #expect(try ProjectFolder.files(in: pages).sorted() == ["1-model.html", "2-Library.html"])

        // What the inputs say goes before the settings.
        let one = try run(["models=\(bundle)", "base=HEAD", "artifact=", "fail-on=never"])
        #expect(one.outputs["check"] == "skipped")
        #expect(!one.summary.contains("is now `5`"))
    }

    @Test func withoutModelsAndSettingsTheActionSaysSo() throws {
        let outcome = try run(["base=HEAD"])
        #expect(outcome.status == 64)
        #expect(outcome.log.contains("::error title=modeldoc::The input \"models\" names no model, and no"))
    }

    @Test func thePageIsAnArtifact() throws {
        guard Tool.path("dot") != nil else { return }
        let outcome = try run(["models=company/model.json", "base=none"])
        #expect(outcome.status == 0, "\(outcome.log)")
        let upload = try #require(outcome.used.last)
        #expect(upload.uses == "actions/upload-artifact@v4")
        #expect(upload.with["name"] == "model-documentation")
        let page = try String(contentsOfFile: upload.with["path"] ?? "", encoding: .utf8)
        #expect(page.hasPrefix("<!"))
        #expect(outcome.outputs["diff"] == "skipped")
    }
}
