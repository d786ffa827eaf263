public import SourceText

/// What one reading of a model gave for a preview.
public struct PreviewDraft: Sendable {
    /// A page that shows the model.
    public struct Page: Sendable {
        /// The page in UTF-8.
        public let content: [UInt8]
        /// What tells it from all others: the value of its `data-digest`.
        public let digest: String
    }

    /// The page; nil where there is none.
    public let page: Page?
    /// Why there is no page.
    public let failure: Failure?
    /// What is wrong with the files: what a page that is there already should be kept for.
    public let errors: [Diagnostic]
    /// Everything that there was to say, with the findings.
    public let diagnostics: [Diagnostic]
    /// "Company: 2 entities, 6 attributes, 4 relationships; no findings"; nil where there is no page.
    public let summary: String?
    /// The files and bundles that were found in folders that were named.
    public let roots: [String]
}

extension PreviewDraft {
    /// The value of `data-digest` in a page; where it has none, the digest of the page.
    static func digest(of page: [UInt8]) -> String {
        let mark = Array("data-digest=\"".utf8)
        if let start = page.firstRange(of: mark)?.upperBound {
            let value = page[start...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
            if !value.isEmpty { return String(decoding: value, as: UTF8.self) }
        }
        return ContentDigest(of: page).hexadecimal
    }
}
