import Foundation

/// What `lint -f json` writes, read by a reader that is not ours.
struct LintReportJSON {
    let root: [String: Any]

    init?(_ text: String) {
        guard let root = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { return nil }
        self.root = root
    }

    var findings: [[String: Any]] { root["findings"] as? [[String: Any]] ?? [] }
    var ignored: [[String: Any]] { root["ignored"] as? [[String: Any]] ?? [] }

    /// The rules of the findings in their order.
    var rules: [String] { findings.compactMap { $0["rule"] as? String } }
}
