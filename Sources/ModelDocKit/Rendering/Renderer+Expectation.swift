import Diagrams
import SourceText

extension Renderer {
    /// What a file of one document should hold, with nothing placed or converted: as `expectation` tells it of a folder.
    ///
    /// - Parameters:
    ///   - format: the format of the document.
    ///   - path: what the file is called.
    /// - Returns: the one file.
    /// - Throws: `Failure` where the options make no sense.
    func expectation(of format: OutputFormat, path: String) throws(Failure) -> Expectation {
        var expectation = Expectation()
        switch format {
        case .svg, .png, .pdf:
            let picture = "overview.svg"
            let request = try pictures(withNeighbourhoods: false).overviewRequest(
                path: picture, existing: existing(picture))
            let states = picturing.states(
                of: [request], formats: [format.conversion].compactMap(\.self), keepsSVG: format == .svg)
            expectation.pictures = states.map { Expectation.Picture(path: path, isCurrent: $0.isCurrent) }
        case .html:
            let page = try pageExpectation(besides: [])
            expectation.pictures = [Expectation.Picture(path: path, isCurrent: page.isCurrent)]
            expectation.diagnostics = page.diagnostics
        case .dot, .mermaid, .plantuml, .json, .facts, .arrows, .markdown:
            let result = try document(format)
            expectation.files = result.files.map { OutputFile(path: path, content: $0.content) }
            expectation.diagnostics = result.diagnostics
        }
        return expectation
    }
}
