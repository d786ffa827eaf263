import Foundation
import ModelDocCommands
import Testing

/// The documentation that one run of the command makes, with what it said.
struct Documentation {
    let world = World()
    let status: ModelDocCommands.ExitStatus
    let errors: String
    let files: [String: Data]

    /// Renders a model of Xcode's format, given as the elements in its root.
    init(xml entities: String, formats: String) throws {
        // The root stands on a line before, which counts.
        try self.init(text: "<model>\n\(entities)\n</model>\n", name: "Model.xml", formats: formats)
    }

    /// Renders a `model.json`.
    init(json: String, formats: String) throws { try self.init(text: json, name: "model.json", formats: formats) }

    private init(text: String, name: String, formats: String) throws {
        try world.write(text, to: name)
        let outcome = world.run("render", name, "-f", formats, "-o", "docs/")
        (status, errors) = (outcome.status, outcome.errors)
        files = world.contents("docs")
    }

    /// The messages, without the lines that say what was done, and without help.
    var problems: [String] {
        errors.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("Model.xml:") || $0.hasPrefix("model.json:")
        }
    }

    func text(_ path: String) -> String { String(decoding: files[path] ?? Data(), as: UTF8.self) }

    func page(_ entity: String) -> String { text("entities/\(entity).md") }

    func facts() throws -> Facts { try #require(Facts(files["facts.json"] ?? Data())) }

    func overview() throws -> Picture { try #require(Picture(files["diagrams/overview.svg"] ?? Data())) }
}
