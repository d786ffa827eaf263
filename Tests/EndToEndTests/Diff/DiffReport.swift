import Foundation

/// What `diff -f json` says.
struct DiffReport {
    struct Change {
        let json: [String: Any]
        var kind: String { json["kind"] as? String ?? "" }
        var old: String? { json["oldSubject"] as? String }
        var new: String? { json["newSubject"] as? String }
        var key: String? { json["key"] as? String }
        var verdict: String { json["verdict"] as? String ?? "" }
    }

    let json: [String: Any]

    init?(_ text: String) {
        guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return nil }
        self.json = json
    }

    var comparisons: [[String: Any]] { json["comparisons"] as? [[String: Any]] ?? [] }
    var edited: [[String: Any]] { json["edited"] as? [[String: Any]] ?? [] }
    var verdict: String? { json["verdict"] as? String }

    /// The changes of the first comparison.
    var changes: [Change] {
        (comparisons.first?["changes"] as? [[String: Any]] ?? []).map(Change.init(json:))
    }

    var kinds: [String] { changes.map(\.kind) }
}
