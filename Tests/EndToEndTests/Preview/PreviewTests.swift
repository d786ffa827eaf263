import Foundation
import HTTPTestClient
import ModelDocCommands
import Testing

/// `modeldoc preview` from its start to its end.
@Suite struct PreviewTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    @Test func servesThePageAndEndsAtOnce() throws {
        let preview = RunningPreview(world, "shop.json", "--title", "A <b>Shop</b>")
        let page = try preview.page()
        #expect(page.contains("Customer"))
        #expect(page.contains("A &lt;b&gt;Shop&lt;/b&gt;"))
        #expect(page.contains(" data-live"))
        let port = try preview.port()
        #expect(
            preview.errors == """
                shop: 2 entities, 2 attributes, 2 relationships; no findings
                Preview: http://127.0.0.1:\(port)/ until Ctrl-C

                """)
        let client = try preview.listen()
        let start = ContinuousClock.now
        #expect(preview.end() == .done)
        #expect(ContinuousClock.now - start < .seconds(2))
        #expect(client.isClosed(within: 2))
        #expect(!preview.hasOutput)
        #expect(throws: RawClient.NoConnection.self) { try RawClient(port: port) }
    }

    @Test func servesNothingOfTheDisk() throws {
        let preview = RunningPreview(world, "shop.json")
        let port = try preview.port()
        for path in ["/shop.json", "/../shop.json", "//shop.json", "/./shop.json", world.path + "/shop.json"] {
            #expect(try RawClient.ask(port, "GET \(path) HTTP/1.1").status == 404)
        }
        #expect(try RawClient.ask(port, "GET / HTTP/1.1", host: "evil.example").status == 403)
        preview.end()
    }

    @Test func tellsItsAddressInTheFormOfItsDiagnostics() throws {
        let preview = RunningPreview(world, "shop.json", "--diagnostics-format", "json")
        let port = try preview.port()
        #expect(RunningPreview.wait { preview.errors.hasSuffix("}\n") })
        #expect(preview.errors.contains("\"message\": \"is shown at http://127.0.0.1:\(port)/\""))
        preview.end()
    }

    @Test func saysWhereOthersCanSeeIt() throws {
        let preview = RunningPreview(world, "shop.json", "--host", "0.0.0.0")
        let port = try preview.port()
        #expect(RunningPreview.wait { preview.errors.hasSuffix("until Ctrl-C\n") })
        #expect(preview.errors.contains("Preview: http://127.0.0.1:\(port)/ (others can see it, too) until Ctrl-C\n"))
        #expect(try preview.page().contains("Customer"))
        #expect(preview.end() == .done)
    }

    @Test func takesTheNextPortAndSaysSo() throws {
        // Other tests try that port, too; in the end it is taken by this one, or by a program that keeps it.
        var first = RunningPreview(world, "shop.json", "--port", "4747")
        for _ in 0..<20 where (try? first.port()) == nil {
            #expect(first.awaitEnd() == .toolFailed)
            #expect(
                first.errors == """
                    error: port 4747 is taken by another program [port-taken]
                      help: name another one with --port, or leave it out to take the next that is free

                    """)
            usleep(200_000)
            first = RunningPreview(world, "shop.json", "--port", "4747")
        }
        let second = RunningPreview(world, "shop.json", usualPort: true)
        let port = try second.port()
        #expect(port > 4747)
        #expect(RunningPreview.wait { second.errors.hasSuffix("until Ctrl-C\n") })
        #expect(second.errors.contains("/ (port 4747 is taken, so this is \(port)) until Ctrl-C\n"))
        #expect(RunningPreview(world, "shop.json", "--port", "\(port)").awaitEnd() == .toolFailed)
        #expect(second.end() == .done)
        first.end()
    }

    struct Refusal: Sendable {
        var arguments: [String]
        var status: ModelDocCommands.ExitStatus
        var message: String
        var environment: [String: String] = [:]
    }

    @Test(arguments: [
        Refusal(arguments: [], status: .usage, message: "missing argument 'MODEL'"),
        Refusal(arguments: ["-"], status: .usage, message: "stdin cannot be watched for changes"),
        Refusal(
            arguments: ["shop.json", "--port", "65536"], status: .usage,
            message: "'--port' takes a number from 0 to 65535, not '65536'"),
        Refusal(
            arguments: ["shop.json", "--port", "-1"], status: .usage,
            message: "'--port' takes a number from 0 to 65535, not '-1'"),
        Refusal(arguments: ["shop.json", "--port", "x"], status: .usage, message: "'--port' takes a whole number"),
        Refusal(arguments: ["shop.json", "--host", ""], status: .usage, message: "'--host' is empty"),
        Refusal(arguments: ["shop.json", "--depth", "2"], status: .usage, message: "'--depth' is about '--focus'"),
        Refusal(
            arguments: ["shop.json", "--model-version", "2"], status: .usage, message: "has no versions to choose from"),
        Refusal(arguments: ["shp.json"], status: .noInput, message: "did you mean 'shop.json'?"),
        Refusal(arguments: ["shop.json", "--notes", "no.md"], status: .noInput, message: "no file or folder 'no.md'"),
        Refusal(
            arguments: ["shop.json", "--templates", "none"], status: .noInput, message: "there is no folder 'none'"),
        Refusal(
            arguments: ["shop.json", "--dot", "/nowhere/dot"], status: .toolFailed, message: "/nowhere/dot"),
        Refusal(
            arguments: ["shop.json", "--host", "no-such-host.invalid"], status: .toolFailed,
            message: "there is no host 'no-such-host.invalid'"),
        Refusal(
            arguments: ["shop.json", "--host", "192.0.2.1"], status: .toolFailed,
            message: "nothing can be served at '192.0.2.1': that is no address of this machine"),
        Refusal(
            arguments: ["shop.json"], status: .toolFailed, message: "a preview needs libmicrohttpd",
            environment: ["MODELDOC_MICROHTTPD": "/nowhere/libmicrohttpd.so"]),
    ])
    func refusesWhatCannotBe(_ refusal: Refusal) throws {
        world.environment.merge(refusal.environment) { $1 }
        let outcome = world.run(["preview"] + refusal.arguments)
        #expect(outcome.status == refusal.status)
        #expect(outcome.errors.contains(refusal.message), "\(outcome.errors)")
        #expect(outcome.output == "")
    }

    // MARK: The browser

    /// A program in the place of the one that opens a browser.
    private func makeBrowser() throws {
        let tools = try ScratchFolderTools(in: world)
        world.environment["PATH"] = "\(tools.path):\(world.environment["PATH"] ?? "")"
    }

    private var opened: String? { try? world.text("opened") }

    @Test(arguments: [
        (["--open"], false, false, true), (["--no-open"], true, true, false), ([], true, true, true),
        ([], false, true, false),
    ]) func opensABrowserOnADesktop(arguments: [String], isTerminal: Bool, hasDisplay: Bool, opens: Bool) throws {
        try makeBrowser()
        if hasDisplay { world.environment["DISPLAY"] = ":0" }
        world.environment["TERM"] = "dumb"
        let preview = RunningPreview(world, ["shop.json"] + arguments, isTerminal: isTerminal)
        let port = try preview.port()
        if opens {
            #expect(RunningPreview.wait { opened?.hasSuffix("\n") == true })
            #expect(opened == "http://127.0.0.1:\(port)/\n")
        } else {
            usleep(300_000)
            #expect(opened == nil)
        }
        #expect(preview.end() == .done)
    }

    @Test func saysWhereThereIsNoBrowser() throws {
        try world.makeFolder("tools")
        let dot = try #require(Tool.path("dot"))
        try world.link("tools/dot", to: dot)
        world.environment["PATH"] = "\(world.path)/tools"
        let preview = RunningPreview(world, "shop.json", "--open")
        #expect(RunningPreview.wait { preview.errors.contains("to open a browser with [no-browser]") })
        #expect(try preview.page().contains("Customer"))
        preview.end()
    }
}

/// A folder with programs that only write down what they are asked for.
private struct ScratchFolderTools {
    let path: String

    init(in world: World) throws {
        path = "\(world.path)/tools"
        try world.makeFolder("tools")
        for name in ["xdg-open", "open"] {
            // By another process, since a program that this one has open for writing cannot be started.
            let script = "#!/bin/sh\nprintf '%s\\n' \"$1\" >'\(world.path)/opened'\n"
            let written = try FinishedProcess(
                ["bash", "-c", #"printf %s "$1" >"$2" && chmod 755 "$2""#, "bash", script, "\(path)/\(name)"])
            try #require(written.status == 0)
        }
    }
}
