import SourceText

/// What modeldoc wrote into a folder, or was about to write when it was interrupted: half of that may be there.
struct OwnFiles: Sendable {
    /// The SHA-256 that a file may have, by its path.
    private var digests: [String: Set<String>] = [:]

    /// Makes it of manifests.
    ///
    /// - Parameters:
    ///   - written: the files that the folder's manifest lists.
    ///   - unfinished: those of the manifests that runs which were interrupted would have left.
    init(_ written: [String: String], unfinished: [[String: String]] = []) {
        for files in [written] + unfinished {
            for (path, digest) in files { digests[path, default: []].insert(digest) }
        }
    }

    /// The paths of the files.
    var paths: some Collection<String> { digests.keys }

    /// Whether there is none.
    var isEmpty: Bool { digests.isEmpty }

    /// Whether a file is not as it was written; of one that is not known, nobody can tell.
    func isEdited(_ path: String, _ content: [UInt8]) -> Bool {
        digests[path].map { !$0.contains(ContentDigest(of: content).hexadecimal) } ?? false
    }
}
