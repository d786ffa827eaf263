import DataModel
import ModelAnalysis

/// The addresses of states of the page for browsers: what stands behind its `#`, and what the script reads there.
struct HTMLAddresses {
    /// The address of the page of the model.
    static let model = "#"
    private let byPage: [String: String]

    /// Finds the addresses of all pages.
    init(facts: ModelFacts, names: PageNames) {
        var byPage = [PercentEncoding.encoded(names.readme): Self.model]
        for entity in facts.ownEntities {
            byPage[PercentEncoding.encoded(names.page(of: entity.id))] = Self.entity(entity.entity.name)
        }
        self.byPage = byPage
    }

    /// The address of an entity, or of a place on its page, or of one of its lines.
    static func entity(_ name: String, at anchor: String? = nil, line: String? = nil) -> String {
        var address = "#entity=\(value(name))"
        if let anchor { address += "&at=\(value(anchor))" }
        if let line { address += "&line=\(value(line))" }
        return address
    }

    private static func value(_ text: String) -> String { PercentEncoding.encoded(text) }

    /// Where a link of a page of Markdown leads in the page for browsers; a link out of the documentation stays as it is.
    func address(of link: String, on page: String) -> String {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let anchor = parts.count > 1 ? parts[1] : nil
        let folder = page.lastIndex(of: "/").map { page[...$0] } ?? ""
        let path =
            parts[0].isEmpty
            ? PercentEncoding.encoded(page)
            : parts[0].hasPrefix("../") ? String(parts[0].dropFirst(3)) : folder + parts[0]
        guard let target = byPage[path] else { return link }
        guard let anchor, !anchor.isEmpty else { return target }
        return "\(target)\(target == Self.model ? "" : "&")at=\(anchor)"
    }
}
