import Foundation
import ModelDocCommands
import Testing

/// What happens where `dot` is missing, fails, says nothing, hangs or is old.
@Suite struct GraphvizTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    private func script(_ text: String) throws {
        try world.write("#!/bin/sh\n\(text)\n", to: "fake-dot")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: world.url("fake-dot").path)
    }

    private static let ways = [
        ["-o", "docs"], ["-f", "svg", "-o", "a.svg"], ["-f", "svg", "-o", "-"], ["-o", "a.html"],
    ]

    @Test(arguments: ways)
    func needsGraphvizForPictures(output: [String]) throws {
        world.environment["PATH"] = "/nowhere"
        let outcome = world.run(["render", "shop.json"] + output)
        #expect(outcome.status == .toolFailed)
        #expect(
            outcome.errors == """
                error: Graphviz is not installed: 'dot' was not found on PATH [no-dot]
                  help: apt install graphviz, or brew install graphviz; or name it with --dot PATH
                  help: without it: -f dot, -f mermaid, or pages with --pictures mermaid

                """)
        #expect(outcome.output == "")
        #expect(world.tree() == ["shop.json"])
    }

    @Test(arguments: [
        ["-f", "dot,mermaid,plantuml,json,facts"], ["-f", "markdown", "--pictures", "mermaid"],
        ["-f", "markdown", "--pictures", "none"], ["-f", "facts", "-o", "-"], ["-f", "dot", "-o", "-"],
        ["-o", "a.mmd"], ["-o", "a.json"],
    ])
    func needsNoGraphvizElsewhere(arguments: [String]) {
        world.environment["PATH"] = "/nowhere"
        world.environment["MODELDOC_DOT"] = "/nowhere/dot"
        let outcome = world.run(["render", "shop.json"] + arguments)
        #expect(outcome.status == .done)
        #expect(!outcome.errors.contains("error"))
        #expect(world.tree().count > 1 || !outcome.output.isEmpty)
    }

    @Test func namesWhatNamedIt() {
        let byOption = world.run("render", "shop.json", "--dot", "/nowhere/dot")
        #expect(byOption.status == .toolFailed)
        #expect(
            byOption.errors.hasPrefix(
                "error: '/nowhere/dot', which --dot names as Graphviz's 'dot', does not exist [no-dot]\n"))
        world.environment["MODELDOC_DOT"] = "/nowhere/other"
        let byVariable = world.run("render", "shop.json")
        #expect(byVariable.status == .toolFailed)
        #expect(
            byVariable.errors.hasPrefix(
                "error: '/nowhere/other', which MODELDOC_DOT names as Graphviz's 'dot', does not exist [no-dot]\n"))
        #expect(world.tree() == ["shop.json"])
    }

    @Test(arguments: [
        ("echo 'out of memory' >&2; exit 3", "ended with status 3", "out of memory"),
        ("echo 'odd: warning' >&2; exit 0", "ended without a usable layout", "odd: warning"),
    ])
    func saysWhatFailed(text: String, message: String, said: String) throws {
        try script(text)
        for output in Self.ways {
            let outcome = world.run(["render", "shop.json", "--dot", "./fake-dot"] + output)
            #expect(outcome.status == .toolFailed)
            #expect(outcome.errors.contains("error: Graphviz failed: "))
            #expect(outcome.errors.contains(message))
            #expect(outcome.errors.contains("  note: it said: \(said)\n"))
            #expect(outcome.output == "")
        }
        #expect(world.tree() == ["fake-dot", "shop.json"])
    }

    @Test func endsDotThatHangs() throws {
        try script("exec sleep 1000")
        world.environment["MODELDOC_DOT"] = world.url("fake-dot").path
        let start = Date()
        let outcome = world.run("render", "shop.json", "-o", "docs", "--layout-timeout", "0.3")
        #expect(outcome.status == .toolFailed)
        #expect(outcome.errors.contains("was not done with two boxes after 0.3 s [dot-failed]"))
        #expect(outcome.errors.contains("or give it more time with --layout-timeout SECONDS\n"))
        #expect(Date().timeIntervalSince(start) < 20)
        #expect(world.tree() == ["fake-dot", "shop.json"])
    }

    @Test func oldDocumentationStaysWhereDotFails() throws {
        #expect(world.run("render", "shop.json", "-o", "docs").status == .done)
        let before = world.contents("docs")
        try script("exit 1")
        try world.write(SmallModel.entities(["Reader", "Book"]), to: "shop.json")
        #expect(world.run("render", "shop.json", "-o", "docs", "--dot", "./fake-dot").status == .toolFailed)
        #expect(world.contents("docs") == before)
    }
}
