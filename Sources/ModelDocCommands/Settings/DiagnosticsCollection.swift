import SourceText

/// What is told of several documentations, in forms that are one document. They are done one after the other, on the thread of
/// the command, so it needs no lock.
final class DiagnosticsCollection: @unchecked Sendable {
    private let report: DiagnosticsReport
    private var diagnostics: [Diagnostic] = []
    private var isSuccessful = true

    init(report: DiagnosticsReport) {
        self.report = report
    }

    /// Keeps what would have been written; what is shared by several is told once.
    func add(_ more: [Diagnostic], isSuccessful: Bool) {
        for diagnostic in more where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        self.isSuccessful = self.isSuccessful && isSuccessful
    }

    /// Writes all of it.
    func write() { report.write(diagnostics, isSuccessful: isSuccessful) }
}

extension DiagnosticsReport {
    /// The same world, in which what is told is kept until all is done where its form is one document.
    func collecting() -> CommandContext {
        var collecting = context
        if format == .json || format == .sarif { collecting.collection = DiagnosticsCollection(report: self) }
        return collecting
    }
}
