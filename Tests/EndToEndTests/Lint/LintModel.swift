/// Models for `lint`.
enum LintModel {
    /// Two errors and two warnings, one of them passed over.
    static let faulty = """
        {"modeldoc": 1, "entities": {
          "Song": {
            "attributes": {"length": {"type": "Integer 16", "min": 5, "max": 1}},
            "relationships": {
              "genre": {"destination": "Genre", "inverse": null},
              "label": {"destination": "Nowhere"},
              "mood": {"destination": "Genre", "inverse": null,
                "userInfo": {"modeldoc.ignore": "missing-inverse: moods are a catalogue"}}}},
          "Genre": {"attributes": {"name": "String"}}}}
        """

    /// A warning about the file itself, none about the model.
    static let oddKey = """
        {"modeldoc": 1, "entities": {"Genre": {"colour": "red", "attributes": {"name": "String"}}}}
        """

    /// An error about the file itself.
    static let twice = """
        {"modeldoc": 1, "entities": {"Genre": {"attributes": {"name": {"type": "String", "type": "String"}}}}}
        """

    /// A warning in Xcode's format.
    static let xml = """
        <model><entity name="Song"><relationship name="genre" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Genre"/></entity><entity name="Genre"><attribute name="name" optional="YES" \
        attributeType="String"/></entity></model>
        """

    /// A model with a text in every name that a finding shows.
    static func named(_ name: String) -> String {
        let quoted = JSONQuoting.quoted(name)
        return """
            {"modeldoc": 1, "entities": {\(quoted): {"attributes": {\(quoted): {"type": "Integer 16", "min": 2, "max": 1}},
            "relationships": {"r": {"destination": \(quoted), "inverse": null}}}}}
            """
    }
}
