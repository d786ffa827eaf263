import Foundation
import ModelDocCommands
import Testing

/// PNG and PDF, which `rsvg-convert` makes of our SVG.
@Suite struct PictureFormatsTests {
    private let world = World()

    init() throws { try world.write(SmallModel.shop, to: "shop.json") }

    @discardableResult
    private func render(_ arguments: String...) -> World.Outcome { world.run(["render", "shop.json"] + arguments) }

    private func script(_ text: String) throws {
        try world.write("#!/bin/sh\n\(text)\n", to: "fake-rsvg")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: world.url("fake-rsvg").path)
        world.environment["MODELDOC_RSVG_CONVERT"] = world.url("fake-rsvg").path
    }

    /// The width and height of a PNG.
    private func size(_ png: Data) -> [Int] {
        [16, 20].map { start in png.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test(arguments: ["png", "pdf"]) func writesOneDocument(format: String) throws {
        guard Tool.path("rsvg-convert") != nil else { return }
        let stdout = render("-f", format, "-o", "-")
        #expect(stdout.status == .done)
        #expect(stdout.errors == "")
        #expect(stdout.bytes.starts(with: format == "png" ? [0x89, 0x50, 0x4E, 0x47] : Array("%PDF-".utf8)))
        // Told by the name, and the same bytes at another time.
        let outcome = render("-o", "shop.\(format)")
        #expect(outcome.errors.hasSuffix("shop.\(format): the overview as \(format.uppercased())\n"))
        let file = try Data(contentsOf: world.url("shop.\(format)"))
        #expect(file == Data(stdout.bytes))
        try world.age("")
        // What shows the same is left alone, whatever is installed.
        world.environment["PATH"] = "/nowhere"
        #expect(render("-o", "shop.\(format)").status == .done)
        #expect(try world.written(in: "") == [])
        #expect(render("-o", "shop.\(format)", "--detail", "names").status == .toolFailed)
    }

    @Test func aPNGHasTwoPixelsForEachOfThePicture() throws {
        guard Tool.path("rsvg-convert") != nil else { return }
        render("-o", "docs", "-f", "svg,png")
        for name in ["overview", "Customer", "Order"] {
            let picture = try #require(Picture(try Data(contentsOf: world.url("docs/diagrams/\(name).svg"))))
            let png = try Data(contentsOf: world.url("docs/diagrams/\(name).png"))
            let expected = ["width", "height"].map { Int(ceil(2 * (Double(picture.root[$0] ?? "") ?? 0))) }
            #expect(size(png) == expected)
        }
    }

    @Test func standInATreeAndAreLeftAlone() throws {
        guard Tool.path("rsvg-convert") != nil else { return }
        #expect(render("-o", "docs", "-f", "png,pdf").status == .done)
        let names = ["Customer", "Order", "overview"].flatMap { ["diagrams/\($0).pdf", "diagrams/\($0).png"] }
        #expect(world.contents("docs").keys.sorted() == [".modeldoc-manifest.json"] + names)
        let before = world.contents("docs")
        try world.age("docs")
        let outcome = render("-o", "docs", "-f", "png,pdf", "--dot", "/nowhere")
        #expect(outcome.status == .done)
        #expect(outcome.errors.hasSuffix("docs: the overview and 2 neighbourhoods; nothing has changed\n"))
        #expect(try world.written(in: "docs") == [])
        // The same pictures beside pages, and beside their SVG.
        #expect(render("-o", "docs", "-f", "svg,markdown,png,pdf").status == .done)
        for name in names { #expect(world.contents("docs")[name] == before[name], "\(name)") }
    }

    @Test func followTheirSVG() throws {
        guard Tool.path("rsvg-convert") != nil else { return }
        render("-o", "docs", "-f", "svg,png")
        // As another version of dot would have placed it: the picture that is there goes with it no more.
        try world.remove("docs/diagrams/overview.svg")
        try world.age("docs")
        try script("echo again >&2; exit 1")
        #expect(render("-o", "docs", "-f", "svg,png").errors.contains("it said: again"))
        world.environment["MODELDOC_RSVG_CONVERT"] = nil
        try world.write(SmallModel.shop.replacingOccurrences(of: "Decimal", with: "Double"), to: "shop.json")
        #expect(render("-o", "docs", "-f", "svg,png").status == .done)
        let written = try world.written(in: "docs")
        #expect(written.contains("diagrams/overview.png"))
        #expect(written.contains("diagrams/Order.png"))
        #expect(!written.contains("diagrams/Customer.png"))
    }

    @Test(arguments: [["-o", "docs", "-f", "markdown,pdf"], ["-f", "png", "-o", "-"], ["-o", "a.pdf"]])
    func needTheirProgram(output: [String]) throws {
        let dot = try #require(Tool.path("dot"))
        world.environment["PATH"] = "/nowhere"
        let outcome = world.run(["render", "shop.json", "--dot", dot] + output)
        #expect(outcome.status == .toolFailed)
        #expect(
            outcome.errors == """
                error: PNG and PDF are made by librsvg, which is not installed: 'rsvg-convert' was not found on PATH \
                [no-rsvg-convert]
                  help: apt install librsvg2-bin, or brew install librsvg; or name it in MODELDOC_RSVG_CONVERT
                  help: without it: -f svg, which browsers print and save in other formats

                """)
        #expect(outcome.output == "")
        #expect(world.tree() == ["shop.json"])
    }

    @Test(arguments: [
        ("echo 'bad font' >&2; exit 3", "ended with status 3\n  note: it said: bad font"), ("cat", "gave none"),
        ("exec sleep 1000", "was not done after 3 s"),
    ])
    func nothingIsWrittenWhereItFails(text: String, message: String) throws {
        render("-o", "docs")
        let before = world.contents("docs")
        try script(text)
        let outcome = render("-o", "docs", "-f", "svg,png", "--detail", "names", "--layout-timeout", "3")
        #expect(outcome.status == .toolFailed)
        let words = message.replacingOccurrences(of: "\n", with: " [conversion-failed]\n")
        #expect(outcome.errors.contains("error: the overview could not be made a PNG: '"))
        #expect(outcome.errors.contains("fake-rsvg' \(words)"), "\(outcome.errors)")
        #expect(world.contents("docs") == before)
    }
}
