import SourceText

/// Words for the way out of a name that is not there.
enum Suggestion {
    /// The most names that are looked at, so that a large model with many faults is read in time.
    static let mostCandidates = 500

    /// "did you mean 'x'?", where a name is near enough, else what the caller says.
    static func nearest(to name: String, among candidates: some Sequence<String>, otherwise: String) -> [String] {
        if let near = NearestName.of(name, among: candidates.lazy.prefix(mostCandidates)) {
            return ["did you mean '\(near)'?"]
        }
        return [otherwise]
    }
}
