import Diagrams
import ModelAnalysis
import ModelWriters
import PlainLanguage
import ReferencePages
public import SourceText

/// How models differ.
public struct ComparisonReport: Sendable {
    /// How a report looks as text.
    public struct Style: Sendable {
        /// The columns of a line of text.
        public var width = 80
        /// Whether text may have colours.
        public var hasColor = false

        /// Makes the usual style.
        public init() {}
    }

    /// What is compared, such as "Library: Library → Library 2".
    public let title: String
    /// One comparison, or one for each old version, oldest first.
    let comparisons: [ToldComparison]
    /// Versions that were shipped and have been edited in place, each with itself as it was.
    let edited: [ToldComparison]
    /// What there was to say about reading, and about versions that were edited.
    public let diagnostics: [Diagnostic]
    /// Everything that was read from the disk, which no result may overwrite.
    let sources: [ModelInput]

    /// Whether there is any difference.
    public var hasChanges: Bool { !edited.isEmpty || comparisons.contains { !$0.comparison.isEmpty } }

    /// The report in a form of text.
    public func document(_ format: ComparisonFormat, style: Style) -> [UInt8] {
        switch format {
        case .json: return ComparisonWriter(comparisons, edited: edited).bytes()
        case .markdown:
            return Array(ComparisonPage.text(title: title, comparisons: comparisons, edited: edited).utf8)
        case .text, .svg:
            return Array(TextComparison(width: style.width, hasColor: style.hasColor).text(self).utf8)
        }
    }
}
