import JSONText
import SourceText

/// Findings that a team knows of and has put off: they are counted, but not told again.
///
/// An entry is told by rule, subject and message, not by its place, so that it holds when lines move. A finding that is
/// there twice needs two entries.
public struct FindingBaseline: Sendable, Equatable {
    /// One finding.
    public struct Entry: Sendable, Hashable {
        /// The id of the rule.
        public let rule: String
        /// What it is about.
        public let subject: String
        /// What is wrong.
        public let message: String

        /// Makes an entry.
        public init(rule: String, subject: String, message: String) {
            self.rule = rule
            self.subject = subject
            self.message = message
        }

        /// Makes the entry of a problem.
        public init(_ problem: ReportedProblem) {
            self.init(rule: problem.diagnostic.id, subject: problem.subject, message: problem.diagnostic.message)
        }
    }

    /// The key that tells a baseline from other JSON; its value is the version of the format.
    static let versionKey = "modeldocBaseline"

    /// The entries, sorted by subject, rule and message.
    public let entries: [Entry]

    /// Makes a baseline of entries in any order.
    public init(_ entries: [Entry]) {
        self.entries = entries.sorted { left, right in
            for (one, other) in [
                (left.subject, right.subject), (left.rule, right.rule), (left.message, right.message),
            ] where one != other {
                return one.utf8.lexicographicallyPrecedes(other.utf8)
            }
            return false
        }
    }

    /// The problems with those marked that stand in the baseline, and the entries that none of them matches.
    public func applied(to problems: [ReportedProblem]) -> (problems: [ReportedProblem], unmatched: [Entry]) {
        var left: [Entry: Int] = [:]
        for entry in entries { left[entry, default: 0] += 1 }
        let marked = problems.map { problem in
            guard problem.suppression == nil else { return problem }
            let entry = Entry(problem)
            guard let count = left[entry], count > 0 else { return problem }
            left[entry] = count - 1
            var problem = problem
            problem.suppression = .baseline
            return problem
        }
        let unmatched = entries.filter { entry in
            guard let count = left[entry], count > 0 else { return false }
            left[entry] = count - 1
            return true
        }
        return (marked, unmatched)
    }

    /// The bytes of its file.
    public func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("findings")
        json.beginArray()
        for entry in entries {
            json.beginObject()
            json.key("message")
            json.string(entry.message)
            json.key("rule")
            json.string(entry.rule)
            json.key("subject")
            json.string(entry.subject)
            json.endObject()
        }
        json.endArray()
        json.key(Self.versionKey)
        json.integer(1)
        json.endObject()
        return json.finish()
    }

    /// Whether a file's content says that it is a baseline, though it may be broken.
    public static func isOne(_ content: [UInt8]) -> Bool {
        String(decoding: content.suffix(400), as: UTF8.self).contains("\"\(versionKey)\"")
            || String(decoding: content.prefix(400), as: UTF8.self).contains("\"\(versionKey)\"")
    }
}
