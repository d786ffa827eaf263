import ModelDocKit
import SourceText
import Testing

/// When Graphviz is started before the model is read: where pictures are sure to be placed, and only there.
@Suite struct PrepareLayoutTests {
    private let scratch = Scratch()

    private func isStarted(
        _ output: String?, _ formats: [OutputFormat] = [], dot: String = "/bin/cat",
        change: (inout RenderOptions) -> Void = { _ in }
    ) -> Bool {
        var options = RenderOptions()
        change(&options)
        var modelDoc = ModelDoc(files: scratch.files, environment: ["MODELDOC_DOT": dot])
        modelDoc.prepareLayout(to: output, formats: formats, options: options)
        return modelDoc.engine != nil
    }

    @Test(
        arguments: [
            ("new", [], true), ("empty", [], true), ("full", [], false), ("new", [OutputFormat.markdown], true),
            ("new", [.facts], false), ("new", [.dot, .mermaid, .plantuml], false), ("new", [.png], true),
            ("new.pdf", [], true), ("-", [.png], true), ("new.svg", [], true),
            ("full/a.svg", [], false),
            ("facts.json", [], false), ("-", [.svg], true), ("-", [.facts], false), ("-", [], false), (nil, [], false),
        ] as [(String?, [OutputFormat], Bool)])
    func startsForPicturesThatAreNew(output: String?, formats: [OutputFormat], isExpected: Bool) throws {
        try scratch.makeFolder("empty")
        try scratch.write("<svg/>", to: "full/a.svg")
        #expect(isStarted(output, formats) == isExpected)
    }

    @Test func looksAtTheOptions() throws {
        try scratch.write("<svg/>", to: "full/a.svg")
        #expect(isStarted("full") { $0.isRelayoutForced = true })
        #expect(!isStarted("new", [.markdown]) { $0.pictures = .mermaid })
    }

    @Test func leavesWhatIsMissingToRendering() {
        #expect(!isStarted("new", dot: "/nowhere/dot"))
    }
}
