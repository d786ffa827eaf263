import CommonMark
public import DataModel
public import SourceText

/// Reads notes about a model: prose in Markdown whose headings name what it is about.
public enum NotesReader {
    /// The sections of a file, in their order; what stands before the first heading is the first, if there is any.
    public static func read(_ file: SourceFile) -> [NotesSection] {
        MarkdownDocument(file.text).sections.compactMap { section in
            if section.level == 0, section.markdown.isEmpty { return nil }
            var result = NotesSection(
                level: section.level,
                heading: section.heading.split(whereSeparator: \.isWhitespace).joined(separator: " "),
                text: section.markdown, range: file.range(ofLine: section.line))
            result.links = section.links.map {
                NotesSection.Link(destination: $0.destination, range: file.range(ofLine: $0.line))
            }
            return result
        }
    }
}
