/// Songs and artists, as one model and as two that refer to each other, in every format.
enum MusicModel {
    /// The half with the artists; `rule` is the delete rule that its placeholder for songs states.
    static func artists(rule: String = "nullify", mark: String = "IsPlaceholder = YES;") -> String {
        """
        ArtistModel = {
        Song = {
        to-one-relationship artist : Artist,
        inverse : songs,
        delete-rule : \(rule);
        userInfo = { \(mark) };
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
    }

    /// The half with the songs as a `model.json`, which states nothing that block notation leaves open.
    static let songsAsJSON = """
        {"modeldoc": 1, "name": "SongModel", "entities": {
        "Song": {"attributes": {"title": {"type": "string", "optional": null}, "duration": {"type": "float", "optional": null}},
        "relationships": {"artist": {"destination": "Artist", "inverse": "songs", "optional": null, "deleteRule": "nullify"}}},
        "Artist": {"relationships": {"songs": {"destination": "Song", "inverse": "artist", "toMany": true, "optional": null,
        "deleteRule": "cascade"}}, "userInfo": {"IsPlaceholder": "YES"}}}}
        """

    /// The half with the artists in Xcode's format, where what is left out is required.
    static let artistsAsXML = """
        <model><entity name="Song"><relationship name="artist" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Artist" inverseName="songs" inverseEntity="Artist"/><userInfo><entry key="IsPlaceholder" \
        value="YES"/></userInfo></entity><entity name="Artist"><attribute name="name" attributeType="String"/><relationship \
        name="songs" toMany="YES" deletionRule="Cascade" destinationEntity="Song" inverseName="artist" \
        inverseEntity="Song"/></entity></model>
        """

    /// Labels, a third model: artists have one, and a kind of song stands here too.
    static let labels = """
        LabelModel = {
        Label = { attribute name : string; };
        Song = { userInfo = { MyRealEntity = Song; }; };
        Hit : Song = { attribute weeks : int; to-one-relationship label : Label, delete-rule : nullify; };
        };
        """
}
