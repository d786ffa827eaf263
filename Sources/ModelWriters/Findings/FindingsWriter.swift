import JSONText
import ModelAnalysis
import SourceText

/// Writes a report on a model as JSON: `{"findings": […]}`, each as in the facts with `help` and `origin`; and, where they
/// are to be shown, `"ignored": […]`, each with its `reason`.
public struct FindingsWriter {
    private let problems: [ReportedProblem]
    private let showsIgnored: Bool

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - problems: what to write, in its order; what stands in a baseline is left out.
    ///   - showsIgnored: whether what the model passes over is written as well.
    public init(_ problems: [ReportedProblem], showsIgnored: Bool) {
        self.problems = problems
        self.showsIgnored = showsIgnored
    }

    /// The bytes of the file.
    public func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("findings")
        json.beginArray()
        for problem in problems where problem.suppression == nil { write(problem, ignored: nil, to: &json) }
        json.endArray()
        if showsIgnored {
            json.key("ignored")
            json.beginArray()
            for problem in problems {
                guard case .ignored(let reason) = problem.suppression else { continue }
                write(problem, ignored: FindingShape.Ignored(reason: reason), to: &json)
            }
            json.endArray()
        }
        json.endObject()
        return json.finish()
    }

    private func write(_ problem: ReportedProblem, ignored: FindingShape.Ignored?, to json: inout JSONWriter) {
        FindingShape(
            diagnostic: problem.diagnostic, subject: problem.subject, file: problem.diagnostic.path,
            details: FindingShape.Details(origin: problem.origin.rawValue, ignored: ignored)
        ).write(to: &json)
    }
}
