import SourceText

/// Compares what a folder holds with what it should hold.
struct DocumentationCheck {
    /// The most lines of a difference.
    private static let mostLines = 12

    /// The files that were written.
    let manifest: Manifest
    /// What they may be like.
    let own: OwnFiles
    /// The content of a file of the folder; nil where there is no such file.
    let content: @Sendable (String) -> [UInt8]?

    /// The files that are not as they should be, by path, and how many are.
    func compare(_ expectation: Expectation) -> (files: [CheckReport.File], currentCount: Int) {
        let texts = Parallel.map(expectation.files) { file in state(of: file) }
        let pictures = Parallel.map(expectation.pictures) { picture in state(of: picture) }
        var files = (texts + pictures).compactMap(\.self)
        let currentCount = texts.count + pictures.count - files.count
        let expected = Set(expectation.files.map(\.path) + expectation.pictures.map(\.path))
        for path in manifest.files.keys where !expected.contains(path) {
            guard let content = content(path) else { continue }
            let isEdited = own.isEdited(path, content)
            files.append(CheckReport.File(path: path, state: isEdited ? .edited : .leftover, difference: nil))
        }
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return (files, currentCount)
    }

    private func state(of file: OutputFile) -> CheckReport.File? {
        guard let found = content(file.path) else {
            return CheckReport.File(path: file.path, state: .missing, difference: nil)
        }
        if found == file.content { return nil }
        return CheckReport.File(
            path: file.path, state: own.isEdited(file.path, found) ? .edited : .outdated,
            difference: LineDifference(from: found, to: file.content, most: Self.mostLines))
    }

    private func state(of picture: Expectation.Picture) -> CheckReport.File? {
        guard let found = content(picture.path) else {
            return CheckReport.File(path: picture.path, state: .missing, difference: nil)
        }
        if own.isEdited(picture.path, found) {
            return CheckReport.File(path: picture.path, state: .edited, difference: nil)
        }
        return picture.isCurrent ? nil : CheckReport.File(path: picture.path, state: .outdated, difference: nil)
    }
}
