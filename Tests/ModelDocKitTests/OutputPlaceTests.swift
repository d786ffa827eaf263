import ModelDocKit
import Testing

@Suite struct OutputPlaceTests {
    struct Case: CustomTestStringConvertible {
        var output: String?
        var formats: [OutputFormat] = []
        var place: OutputPlace
        var testDescription: String { "\(output ?? "nothing") \(formats)" }
    }

    @Test(arguments: [
        Case(output: nil, place: .folder("model-docs/Shop")),
        Case(output: nil, formats: [.svg], place: .folder("model-docs/Shop")),
        Case(output: "docs", place: .folder("docs")),
        Case(output: "docs/", formats: [.svg], place: .folder("docs/")),
        Case(output: "there", formats: [.svg], place: .folder("there")),
        Case(output: "docs", formats: [.svg], place: .file("docs", .svg)),
        Case(output: "docs", formats: [.svg, .dot], place: .folder("docs")),
        Case(output: "a.svg", place: .file("a.svg", .svg)),
        Case(output: "a.SVG", place: .file("a.SVG", .svg)),
        Case(output: "a.dot", place: .file("a.dot", .dot)),
        Case(output: "a.gv", place: .file("a.gv", .dot)),
        Case(output: "a.mmd", place: .file("a.mmd", .mermaid)),
        Case(output: "a.png", place: .file("a.png", .png)),
        Case(output: "a.PDF", place: .file("a.PDF", .pdf)),
        Case(output: "a.puml", place: .file("a.puml", .plantuml)),
        Case(output: "a.mermaid", place: .file("a.mermaid", .mermaid)),
        Case(output: "a.json", place: .file("a.json", .json)),
        Case(output: "facts.json", place: .file("facts.json", .facts)),
        Case(output: "shop.facts.json", place: .file("shop.facts.json", .facts)),
        Case(output: "a.txt", formats: [.facts], place: .file("a.txt", .facts)),
        Case(output: "a.svg", formats: [.dot, .dot], place: .file("a.svg", .dot)),
        Case(output: "artefacts", place: .folder("artefacts")),
        Case(output: "-", formats: [.svg], place: .standardOutput(.svg)),
        Case(output: "there.svg", place: .folder("there.svg")),
    ])
    func decides(_ item: Case) throws {
        let scratch = Scratch()
        try scratch.makeFolder("there")
        try scratch.makeFolder("there.svg")
        let place = try OutputPlace.decide(
            output: item.output, formats: item.formats, modelName: "Shop", files: scratch.files)
        #expect(place == item.place)
    }

    struct Refused: CustomTestStringConvertible {
        var output: String
        var formats: [OutputFormat] = []
        var message: String
        var testDescription: String { "\(output) \(formats)" }
    }

    @Test(arguments: [
        Refused(output: "", message: "'-o' has an empty path"),
        Refused(output: "-", message: "'-o -' takes one document, and what is asked for is several files"),
        Refused(
            output: "-", formats: [.markdown],
            message: "'-o -' takes one document, and what is asked for is several files"),
        Refused(
            output: "a/README.md", message: "Markdown is a tree of pages, so '-o' takes a folder, not 'a/README.md'"),
        Refused(
            output: "README.md", formats: [.markdown],
            message: "Markdown is a tree of pages, so '-o' takes a folder, not 'README.md'"),
        Refused(
            output: "a.svg", formats: [.svg, .dot],
            message: "several formats are several files, so '-o' takes a folder, not 'a.svg'"),
    ])
    func refuses(_ item: Refused) {
        let scratch = Scratch()
        let error = failure { () throws(Failure) in
            _ = try OutputPlace.decide(
                output: item.output, formats: item.formats, modelName: "Shop", files: scratch.files)
        }
        #expect(error?.reason == .badRequest)
        #expect(error?.messages == [item.message])
    }

    @Test(arguments: [
        ("..", "Model"), (".hidden", "hidden"), ("a/b", "a-b"), ("Km/h: x", "Km-h- x"), ("イベント", "イベント"), ("", "Model"),
        ("end. ", "end"),
    ])
    func namesFolder(model: String, folder: String) throws {
        let place = try OutputPlace.decide(output: nil, formats: [], modelName: model, files: Scratch().files)
        #expect(place == .folder("model-docs/\(folder)"))
    }
}
