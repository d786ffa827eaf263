import ModelAnalysis
import ModelWriters
public import SourceText

/// Diagnostics of any command as a log that other programs read.
public enum DiagnosticLog {
    /// The log as SARIF 2.1.0. What has no place is told of the run, not as a result.
    ///
    /// - Parameters:
    ///   - diagnostics: what there is to say.
    ///   - version: the version of modeldoc.
    ///   - files: where paths are relative to.
    ///   - isSuccessful: whether the command did what it was asked for.
    /// - Returns: the bytes of a file.
    public static func sarif(
        _ diagnostics: [Diagnostic], version: String, files: FileSystem, isSuccessful: Bool
    ) -> [UInt8] {
        let ids = Set(diagnostics.map(\.id))
        let writer = SARIFWriter(version: version, rules: FindingRules.all.filter { ids.contains($0.id) }) {
            files.relative($0)
        }
        return writer.bytes(
            of: diagnostics.filter { $0.path != nil }.map { ReportedProblem($0) },
            notifications: diagnostics.filter { $0.path == nil }, isSuccessful: isSuccessful)
    }
}
