/// Looks whether files, bundles and folders are as they were. Asks the system for each anew: that works on every kind of disk,
/// through renames and links, and for what is not there yet.
public struct InputWatch: Sendable {
    /// What was seen at one look.
    public struct Signature: Sendable, Equatable {
        fileprivate var places: [[String: FileStamp]] = []
    }

    private struct Place {
        let path: String
        var stamps: [String: FileStamp] = [:]
        /// How many seconds the last look took; nil before the first.
        var took: Double?
        /// When to look again.
        var due = -Double.infinity
    }

    private let files: FileSystem
    private var places: [Place]
    private let now: @Sendable () -> Double

    /// How much longer than a look the time to the next one is at least: so a hundredth of one core is enough for large folders.
    private static let rest = 100.0
    /// How many seconds may pass after the first look at most: one look alone does not tell what is large.
    private static let mostAfterFirst = 1.0
    /// How deep and how far a look into a folder goes.
    private static let deepest = 24
    private static let most = 20_000

    /// Watches some paths.
    ///
    /// - Parameters:
    ///   - paths: files, bundles and folders.
    ///   - files: where they are.
    ///   - now: the time in seconds.
    public init(_ paths: [String], files: FileSystem, now: @escaping @Sendable () -> Double) {
        self.files = files
        self.now = now
        places = paths.map { Place(path: FileSystem.trimmed($0)) }
    }

    /// The paths that are watched.
    public var paths: [String] { places.map(\.path) }

    /// Looks at everything. What is large is looked at less often, and counts as unchanged meanwhile.
    public mutating func look() -> Signature {
        for index in places.indices {
            let start = now()
            guard start >= places[index].due else { continue }
            var stamps: [String: FileStamp] = [:]
            let path = places[index].path
            see(path, isBundle: Self.isBundle(files.normalized(path)), depth: 0, &stamps)
            places[index].stamps = stamps
            let end = now()
            // Of two looks the shorter counts: when the system lets this program wait, that says nothing of the place, and would
            // make it blind for many seconds.
            let took = end - start
            let cost = places[index].took.map { min($0, took) } ?? min(took, Self.mostAfterFirst / Self.rest)
            places[index].took = took
            places[index].due = end + cost * Self.rest
        }
        return Signature(places: places.map(\.stamps))
    }

    /// Notes a file; of a folder, what is in it that could matter.
    private func see(_ path: String, isBundle: Bool, depth: Int, _ stamps: inout [String: FileStamp]) {
        guard stamps.count < Self.most, let (stamp, isFolder) = files.stamp(of: path) else { return }
        stamps[path] = stamp
        guard isFolder, depth < Self.deepest, depth == 0 || !files.isLink(path),
            let names = try? files.names(in: path)
        else { return }
        for name in names {
            if name.hasPrefix("."), name != ".xccurrentversion" { continue }
            if !isBundle, FolderSearch.passedOver.contains(name) { continue }
            see(
                "\(path == "/" ? "" : path)/\(name)", isBundle: isBundle || Self.isBundle(name), depth: depth + 1,
                &stamps)
        }
    }

    /// Whether a path is, by its name, that of a folder that holds a model.
    static func isBundle(_ path: String) -> Bool {
        ["xcdatamodeld", "xcdatamodel"].contains(InputFinder.ending(of: path))
    }
}
