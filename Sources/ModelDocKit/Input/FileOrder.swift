/// The order of several files: places in different files are compared by it.
struct FileOrder {
    private let ranks: [String: Int]

    /// Makes an order of paths; one that is there twice counts where it is first.
    init(_ paths: [String]) {
        ranks = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
    }

    /// The rank of a file; what has no path, or another, comes last.
    func rank(of path: String?) -> Int { path.flatMap { ranks[$0] } ?? ranks.count }

    /// The items file by file, each file's in their order; those of a single file stay as they are.
    func sorted<Item>(_ items: [Item], path: (Item) -> String?) -> [Item] {
        if ranks.count < 2 { return items }
        let ranked = items.enumerated().map { (rank(of: path($1)), $0) }
        return ranked.sorted(by: <).map { items[$0.1] }
    }
}
