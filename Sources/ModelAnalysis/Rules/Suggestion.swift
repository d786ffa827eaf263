import SourceText

/// Words for the way out of a name that is not there.
enum Suggestion {
    /// "did you mean 'x'?", where a name is near enough, else what the caller says.
    static func nearest(to name: String, among candidates: some Sequence<String>, otherwise: String) -> [String] {
        if let near = NearestName.of(name, among: candidates) { return ["did you mean '\(near)'?"] }
        return [otherwise]
    }
}
