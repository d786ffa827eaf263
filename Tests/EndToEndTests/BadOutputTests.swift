import Foundation
import ModelDocCommands
import Testing

/// A result that cannot be written is told in one clear message, and what was there stays as it was.
@Suite struct BadOutputTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    struct Case: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var status = ModelDocCommands.ExitStatus.cannotWrite
        var message: String
        var testDescription: String { arguments.joined(separator: " ") }
    }

    @Test(arguments: [
        Case(
            arguments: ["-o", "file"], message: "file: error: is a file, where a folder is needed [no-folder]"),
        Case(
            arguments: ["-o", "file/docs"],
            message: "file/docs: error: cannot be written: a part of the path is no folder; nothing was changed "
                + "[cannot-write]"),
        Case(
            arguments: ["-o", "file/a.svg"],
            message: "file/a.svg: error: cannot be written: a part of the path is no folder [cannot-write]"),
        Case(
            arguments: ["-o", "docs"],
            message: "docs/README.md: error: cannot be written: it is a folder; nothing was changed [cannot-write]"),
        Case(
            arguments: ["-f", "svg", "-o", "/dev/full"],
            message: "/dev/full: error: cannot be written: no space left on the disk [cannot-write]"),
        Case(
            arguments: ["-f", "json", "-o", "shop.json"],
            message: "shop.json: error: is the model itself; it is not overwritten [output-in-input]"),
        Case(
            arguments: ["-o", "-"], status: .usage,
            message: "error: '-o -' takes one document, and what is asked for is several files [no-single-document]"),
        Case(
            arguments: ["-o", "README.md"], status: .usage,
            message: "error: Markdown is a tree of pages, so '-o' takes a folder, not 'README.md' [markdown-file]"),
        Case(
            arguments: ["-o", "a.svg", "-f", "svg,dot"], status: .usage,
            message: "error: several formats are several files, so '-o' takes a folder, not 'a.svg' "
                + "[no-single-document]"),
        Case(
            arguments: ["-o", "loop"],
            message: "loop: error: cannot be written: a part of the path is no folder; nothing was changed "
                + "[cannot-write]"),
    ])
    func refuses(_ item: Case) throws {
        try world.write("mine", to: "file")
        try world.makeFolder("docs/README.md")
        try world.link("loop", to: "loop")
        let before = world.contents()
        let outcome = world.run(["render", "shop.json"] + item.arguments)
        #expect(outcome.status == item.status)
        #expect(outcome.errors.split(separator: "\n").first.map(String.init) == item.message)
        #expect(outcome.errors.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix("  help: ") })
        #expect(world.contents() == before)
        #expect(!world.tree().contains { $0.contains("unfinished") })
    }

    @Test(arguments: ["Shop.xcdatamodeld/docs", "Shop.xcdatamodeld", "new/../Shop.xcdatamodeld/docs"])
    func keepsOutOfTheModelsBundle(output: String) throws {
        try world.write(SmallModel.xml, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        let before = world.tree()
        let outcome = world.run("render", "Shop.xcdatamodeld", "-o", output)
        #expect(outcome.status == .cannotWrite)
        #expect(
            outcome.errors == """
                \(output): error: lies inside the model 'Shop.xcdatamodeld'; nothing is written there [output-in-input]
                  help: name another file or folder with -o OUT

                """)
        #expect(world.tree() == before)
    }

    @Test func treeNeverOverwritesTheModel() throws {
        try world.write(SmallModel.shop, to: "docs/model.json")
        let outcome = world.run("render", "docs/model.json", "-f", "json,facts", "-o", "docs")
        #expect(outcome.status == .cannotWrite)
        #expect(outcome.errors.hasPrefix("docs/model.json: error: is the model itself; it is not overwritten"))
        #expect(world.tree("docs") == ["model.json"])
        #expect(try world.text("docs/model.json") == SmallModel.shop)
    }

    /// Of models that are merged, none is written to, whichever it is.
    @Test(arguments: ["shop.json", "other.json"])
    func neverOverwritesAnyOfSeveralModels(output: String) throws {
        try world.write(SmallModel.entities(["Ship", "Port"]), to: "other.json")
        let before = world.contents()
        let outcome = world.run("render", "shop.json", "other.json", "-f", "json", "-o", output)
        #expect(outcome.status == .cannotWrite)
        #expect(outcome.errors.hasPrefix("\(output): error: is the model itself; it is not overwritten"))
        #expect(world.contents() == before)
    }

    @Test func saysThatStdoutCannotBeWritten() {
        for arguments in [["render", "shop.json", "-f", "json", "-o", "-"], ["schema"], ["--version"], ["help"]] {
            let outcome = world.run(arguments, canWrite: false)
            #expect(outcome.status == .cannotWrite)
            #expect(outcome.errors == "error: stdout cannot be written [cannot-write]\n")
        }
    }

    /// A limit on the size of files is what a full disk is to a program.
    @Test func leavesOldDocumentationWholeWhereTheDiskIsFull() throws {
        let program = try Tool.modeldoc()
        let bash = try #require(Tool.path("bash"))
        #expect(world.run("render", "shop.json", "-o", "docs").status == .done)
        let before = world.contents()
        try world.write(SmallModel.entities(["Reader", "Book"]), to: "second.json")
        let arguments = [
            "-c", "ulimit -f 4; \"$0\" render second.json -o \"$1\" --pictures none -f markdown,svg", program,
        ]
        for output in ["docs", "new/docs"] {
            let outcome = try Tool.run(bash, arguments + [output], in: world.root)
            #expect(outcome.status == 73)
            #expect(!outcome.isKilled)
            #expect(outcome.errors.contains("cannot be written: the file would be too large; nothing was changed"))
        }
        try world.remove("second.json")
        #expect(world.contents() == before)
        #expect(!world.exists("new"))
    }

    @Test func leavesOldDocumentationWholeOnAReallyFullDisk() throws {
        guard getuid() == 0, let mount = Tool.path("mount"), let umount = Tool.path("umount") else {
            print("NOT RUN: only the super-user can mount a small disk to fill")
            return
        }
        try world.makeFolder("disk")
        let disk = world.url("disk").path
        guard try Tool.run(mount, ["-t", "tmpfs", "-o", "size=96k", "tmpfs", disk]).status == 0 else {
            print("NOT RUN: a small disk to fill cannot be mounted here")
            return
        }
        defer { _ = try? Tool.run(umount, [disk]) }
        #expect(world.run("render", "shop.json", "-o", "disk/docs").status == .done)
        let before = world.contents("disk")
        try world.write(Data(repeating: 0x20, count: 1 << 17).prefix(0), to: "disk/filler")
        let entities = (0..<60).map { "\"Entity\($0)\": {\"attributes\": {\"name\": \"String\"}}" }
        try world.write("{\"modeldoc\": 1, \"entities\": {\(entities.joined(separator: ", "))}}", to: "large.json")
        let outcome = world.run("render", "large.json", "-o", "disk/docs", "-f", "markdown", "--pictures", "none")
        #expect(outcome.status == .cannotWrite)
        #expect(outcome.errors.contains("cannot be written: no space left on the disk; nothing was changed"))
        try world.remove("disk/filler")
        #expect(world.contents("disk") == before)
    }

    @Test func survivesReaderThatGoesAway() throws {
        let program = try Tool.modeldoc()
        let bash = try #require(Tool.path("bash"))
        let outcome = try Tool.run(
            bash,
            [
                "-c", "{ sleep 0.2; \"$0\" render shop.json -f facts -o -; echo \"status $?\" >&2; } | true", program,
            ], in: world.root)
        #expect(outcome.errors.contains("error: stdout cannot be written [cannot-write]\nstatus 73\n"))
    }
}
