import Foundation
import HTTPTestClient
import ModelDocCommands
import Testing

/// What a preview does when files are saved, in all the ways in which that is done.
@Suite struct PreviewChangeTests {
    private let world = World()

    /// A model with an entity of some name, in Xcode's format.
    private static func xml(_ name: String) -> String {
        SmallModel.xml.replacingOccurrences(of: "\"Customer\"", with: "\"\(name)\"")
    }

    /// Waits until the page holds a text.
    private func shows(_ preview: RunningPreview, _ text: String) -> Bool {
        RunningPreview.wait { (try? preview.page())?.contains(text) == true }
    }

    struct Saving: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var arguments: [String]
        var change: @Sendable (World) throws -> Void
        var text = "Changed"
    }

    private static let savings: [Saving] = [
        Saving(testDescription: "in place", arguments: ["shop.json"]) { world in
            let file = try FileHandle(forWritingTo: world.url("shop.json"))
            try file.truncate(atOffset: 0)
            try file.write(contentsOf: Data(SmallModel.entities(["Changed", "Order"]).utf8))
        },
        Saving(testDescription: "by a new file in its place", arguments: ["shop.json"]) { world in
            try world.write(SmallModel.entities(["Changed", "Order"]), to: "shop.json.new")
            #expect(rename(world.url("shop.json.new").path, world.url("shop.json").path) == 0)
        },
        Saving(testDescription: "by a file that is moved away first", arguments: ["shop.json"]) { world in
            #expect(rename(world.url("shop.json").path, world.url("shop.json~").path) == 0)
            usleep(60_000)
            try world.write(SmallModel.entities(["Changed", "Order"]), to: "shop.json")
        },
        Saving(testDescription: "through a link", arguments: ["link.json"]) { world in
            try world.write(SmallModel.entities(["Changed", "Order"]), to: "shop.json")
        },
        Saving(testDescription: "in a bundle", arguments: ["Shop.xcdatamodeld"]) { world in
            try world.write(Self.xml("Changed"), to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        },
        Saving(testDescription: "in a bundle that is found in a folder", arguments: ["project"]) { world in
            try world.write(Self.xml("Changed"), to: "project/App/Blog.xcdatamodel/contents")
        },
        Saving(testDescription: "by another current version", arguments: ["Shop.xcdatamodeld"]) { world in
            try world.write(Self.xml("Changed"), to: "Shop.xcdatamodeld/Two.xcdatamodel/contents")
            try world.write(Self.currentVersion("Two.xcdatamodel"), to: "Shop.xcdatamodeld/.xccurrentversion")
        },
        Saving(testDescription: "the second of two models", arguments: ["shop.json", "blog.json"]) { world in
            try world.write(SmallModel.entities(["Changed", "Author"]), to: "blog.json")
        },
        Saving(testDescription: "notes", arguments: ["shop.json", "--notes", "notes.md"]) { world in
            try world.write("# Customer\n\nChanged.\n", to: "notes.md")
        },
        Saving(testDescription: "a template", arguments: ["shop.json", "--templates", "templates"]) { world in
            try world.write("<p>Changed</p>", to: "templates/html/page.mustache")
        },
        Saving(testDescription: "a template that was not there", arguments: ["shop.json", "--templates", "templates"]) {
            world in
            try world.write("# Changed", to: "templates/README.md.mustache")
        },
    ]

    private static func currentVersion(_ name: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>
        """
    }

    private func prepare() throws {
        try world.write(SmallModel.shop, to: "shop.json")
        try world.link("link.json", to: "shop.json")
        try world.write(SmallModel.entities(["Post", "Author"]), to: "blog.json")
        try world.write(SmallModel.xml, to: "Shop.xcdatamodeld/Shop.xcdatamodel/contents")
        try world.write(Self.currentVersion("Shop.xcdatamodel"), to: "Shop.xcdatamodeld/.xccurrentversion")
        try world.write(SmallModel.xml, to: "project/App/Blog.xcdatamodel/contents")
        try world.write("# Customer\n\nBuys.\n", to: "notes.md")
        try world.write(
            "<html data-digest=\"\">{{title}} {{#articles}}{{{html}}}{{/articles}}", to: "templates/html/page.mustache")
    }

    @Test(arguments: savings) func showsWhatIsSaved(_ saving: Saving) throws {
        try prepare()
        let preview = RunningPreview(world, saving.arguments)
        #expect(try !preview.page().contains(saving.text))
        let client = try preview.listen()
        client.forget()
        try saving.change(world)
        #expect(client.receive(within: 20) { $0.contains("event: problems\ndata: \n\n") }, "\(client.received)")
        #expect(shows(preview, saving.text), "\(preview.errors)")
        // What a browser is told is what it then gets.
        if saving.text == "Changed", !saving.arguments.contains("templates") {
            let digest = try preview.digest()
            #expect(client.receive(within: 20) { $0.contains("data: \(digest)\n") })
        }
        #expect(preview.end() == .done)
    }

    @Test func isDoneWithinHalfASecond() throws {
        try world.write(try ProjectFolder.text("examples/company/model.json"), to: "model.json")
        let preview = RunningPreview(world, "model.json")
        let client = try preview.listen()
        var times: [Double] = []
        for number in 0..<7 {
            usleep(UInt32(200_000 + number * 17_000))
            client.forget()
            let text = try ProjectFolder.text("examples/company/model.json")
            let start = ContinuousClock.now
            try world.write(text.replacingOccurrences(of: "salary", with: "salary\(number)"), to: "model.json")
            #expect(client.receive(within: 20) { $0.contains("event: problems") })
            #expect(try preview.page().contains("salary\(number)"))
            times.append((ContinuousClock.now - start) / .seconds(1))
        }
        preview.end()
        // Other tests run at the same time, so that one may be late; the half of them is not.
        #expect(times.sorted()[3] < 0.5, "\(times)")
    }

    @Test func keepsTheLastGoodPageWhileAModelIsBroken() throws {
        try world.write(SmallModel.shop, to: "shop.json")
        let preview = RunningPreview(world, "shop.json")
        let page = try preview.page()
        let client = try preview.listen()
        client.forget()
        try world.write(String(SmallModel.shop.dropLast(3)), to: "shop.json")
        #expect(
            client.receive(within: 20) {
                $0.contains("event: problems\ndata: <p class=\"problem-intro\">") && $0.contains("</ol>\ndata: \n\n")
            }
        )
        #expect(client.received.contains("shop.json:1:"))
        #expect(client.received.contains("<mark>"))
        #expect(try preview.page() == page)
        #expect(preview.errors.contains("shop.json:1:"))
        // Another mistake is told in its place.
        client.forget()
        try world.write("{\"modeldoc\": 1, \"entities\": 5}", to: "shop.json")
        #expect(client.receive(within: 20) { $0.contains("problem-source") })
        client.forget()
        try world.write(SmallModel.entities(["Mended", "Order"]), to: "shop.json")
        #expect(client.receive(within: 20) { $0.contains("event: problems\ndata: \n\n") })
        #expect(try preview.page().contains("Mended"))
        preview.end()
    }

    @Test func showsWhatIsWrongWithAModelThatIsBrokenFromTheStart() throws {
        try world.write("{\"modeldoc\": 1, \"entities\": {\"A\": <script>alert(1)</script>", to: "a<b>.json")
        let preview = RunningPreview(world, "a<b>.json")
        let page = try preview.page()
        #expect(page.contains("a&lt;b&gt;.json cannot be shown"))
        #expect(page.contains("script&gt;alert(1)&lt;/script&gt;"))
        #expect(!page.contains("<script>alert"))
        let client = try preview.listen()
        #expect(client.received.contains("event: page\ndata: problems\n"))
        client.forget()
        try world.write(SmallModel.shop, to: "a<b>.json")
        #expect(client.receive(within: 20) { $0.contains("event: problems\ndata: \n\n") })
        #expect(!client.received.contains("data: problems\n"))
        #expect(try preview.page().contains("Customer"))
        #expect(preview.end() == .done)
    }

    @Test func waitsForFilesThatComeBack() throws {
        try prepare()
        let preview = RunningPreview(world, "Shop.xcdatamodeld", "shop.json")
        let page = try preview.page()
        let client = try preview.listen()
        client.forget()
        try world.remove("Shop.xcdatamodeld")
        try world.remove("shop.json")
        #expect(client.receive(within: 20) { $0.contains("there is no file or folder &#39;Shop.xcdatamodeld&#39;") })
        #expect(try preview.page() == page)
        client.forget()
        for name in ["Three", "Two", "Shop"] {
            try world.write(Self.xml(name), to: "Shop.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        try world.write(Self.currentVersion("Two.xcdatamodel"), to: "Shop.xcdatamodeld/.xccurrentversion")
        try world.write(SmallModel.entities(["Post", "Author"]), to: "shop.json")
        #expect(client.receive(within: 20) { $0.contains("event: problems\ndata: \n\n") })
        #expect(try preview.page().contains("Two") && preview.page().contains("Author"))
        preview.end()
    }

    @Test func saysNothingOfAFileThatIsHalfSaved() throws {
        try world.write(SmallModel.shop, to: "shop.json")
        let preview = RunningPreview(world, "shop.json")
        let client = try preview.listen()
        for number in 0..<5 {
            client.forget()
            let text = Array(SmallModel.entities(["Number\(number)", "Order"]).utf8)
            let file = try FileHandle(forWritingTo: world.url("shop.json"))
            try file.truncate(atOffset: 0)
            for part in [text[..<30], text[30..<90], text[90...]] {
                usleep(60_000)
                try file.write(contentsOf: Data(part))
            }
            #expect(client.receive(within: 20) { $0.contains("event: problems\ndata: \n\n") })
            #expect(!client.received.contains("<ol"), "\(client.received)")
            #expect(try preview.page().contains("Number\(number)"))
        }
        preview.end()
    }
}
