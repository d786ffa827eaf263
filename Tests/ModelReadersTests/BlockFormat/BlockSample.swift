import DataModel
import ModelReaders
import SourceText

/// Texts in block notation.
enum BlockSample {
    /// Songs and artists in one model.
    static let music = """
        MusicModel = {
        Song = {
        attribute title : string;
        attribute duration : float;
        to-one-relationship artist : Artist,
        inverse : songs,
        delete-rule : nullify;
        userInfo = { };
        };
        Artist = {
        attribute name : string;
        to-many-relationship songs : Song,
        inverse : artist,
        delete-rule : cascade;
        userInfo = { };
        };
        };

        """

    /// The half with the songs.
    static let songs = """
        SongModel = {
        Song = {
        attribute title : string;
        attribute duration : float;
        to-one-relationship artist : Artist,
        inverse : songs,
        delete-rule : nullify;
        userInfo = { };
        };
        Artist = {
        /* Note no attributes. */
        to-many-relationship songs : Song,
        inverse : artist,
        delete-rule : cascade;
        userInfo = { IsPlaceholder = YES; };
        };
        };

        """

    static func read(_ text: String) -> ReadResult {
        BlockModelReader.read(SourceFile(path: "Music.model", text: text), name: "Music")
    }

    /// The one entity `E` with these statements.
    static func entity(_ statements: String) -> (entity: Entity?, diagnostics: [Diagnostic]) {
        let result = read("M = { E = { \(statements) }; };")
        return (result.model?.entities.first, result.diagnostics)
    }
}

extension Entity {
    /// The entity in one line, with what block notation can say of it.
    var inShort: String {
        let attributes = attributes.map { "\($0.name): \($0.type.name)" }
        let relationships = relationships.map { item in
            "\(item.name) \(item.isToMany ? "»" : "›") \(item.destination ?? "-")"
                + (item.inverse.map { " (\($0.name))" } ?? "") + (item.deleteRule.map { " \($0.rawValue)" } ?? "")
        }
        return name + (parent.map { ": \($0)" } ?? "") + " { " + (attributes + relationships).joined(separator: "; ")
            + " }"
    }
}
