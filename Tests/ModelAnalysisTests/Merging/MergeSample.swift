import DataModel
import TestModels
import SourceText

@testable import ModelAnalysis

/// Parts of a model, with a file for each.
enum MergeSample {
    /// A model whose things have places in a file of their own, in their order.
    static func part(_ name: String, _ entities: Entity..., edit: (inout Model) -> Void = { _ in }) -> Model {
        var model = Model(name: name)
        model.entities = entities
        edit(&model)
        let file = SourceFile(path: "\(name).json", text: String(repeating: "x\n", count: 200))
        var line = 0
        func next() -> SourceRange {
            line += 1
            return file.range(2 * line - 2, 2 * line - 1)
        }
        model.range = next()
        for index in model.entities.indices {
            model.entities[index].range = next()
            for place in model.entities[index].attributes.indices {
                model.entities[index].attributes[place].range = next()
            }
            for place in model.entities[index].relationships.indices {
                model.entities[index].relationships[place].range = next()
            }
        }
        for index in model.composites.indices { model.composites[index].range = next() }
        for index in model.fetchRequests.indices { model.fetchRequests[index].range = next() }
        for index in model.configurations.indices { model.configurations[index].range = next() }
        return model
    }

    static func placeholder(
        _ name: String, _ relationships: [Relationship] = [], key: String = "IsPlaceholder", value: String? = "YES",
        edit: (inout Entity) -> Void = { _ in }
    ) -> Entity {
        Sample.entity(name, [], relationships) {
            $0.userInfo = [UserInfoEntry(key: key, value: value)]
            edit(&$0)
        }
    }

    static let song = Sample.entity(
        "Song", [Sample.attribute("title")], [Sample.relationship("artist", to: "Artist", inverse: "songs")])
    static let artist = Sample.entity(
        "Artist", [Sample.attribute("name")],
        [Sample.relationship("songs", to: "Song", inverse: "artist", toMany: true) { $0.deleteRule = .cascade }])

    static let songs = part("Songs", song, placeholder("Artist", artist.relationships))
    static let artists = part("Artists", placeholder("Song", song.relationships), artist)

    /// The diagnostics in short: `Songs.json:3 warning id: message`.
    static func told(_ result: MergeResult) -> [String] {
        result.diagnostics.map { diagnostic in
            let place = diagnostic.range.map { "\($0.file.path):\($0.start.line) " } ?? ""
            return "\(place)\(diagnostic.severity.rawValue) \(diagnostic.id): \(diagnostic.message)"
        }
    }

    /// The places of a diagnostic's notes.
    static func notes(_ diagnostic: Diagnostic?) -> [String] {
        diagnostic?.notes.compactMap { note in note.range.map { "\($0.file.path):\($0.start.line)" } } ?? []
    }
}
