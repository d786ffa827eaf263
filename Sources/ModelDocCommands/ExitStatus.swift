import ModelDocKit

/// What the program tells the shell; the numbers are those of `sysexits.h` where it has one.
public enum ExitStatus: Int32, Sendable, CaseIterable {
    /// Done, whatever the findings.
    case done = 0
    /// Done, and the answer is no: `lint` found an error, `check` a difference, `diff --exit-code` changes.
    case answerIsNo = 1
    /// The command line cannot be understood, or names a subject that is not there.
    case usage = 64
    /// No model can be made of the input.
    case noModel = 65
    /// There is no such input.
    case noInput = 66
    /// A tool that is needed is missing, or it failed.
    case toolFailed = 69
    /// A fault of modeldoc's own.
    case fault = 70
    /// The result cannot be written.
    case cannotWrite = 73

    init(_ reason: Failure.Reason) {
        self =
            switch reason {
            case .badRequest: .usage
            case .noModel: .noModel
            case .noInput: .noInput
            case .toolFailed: .toolFailed
            case .cannotWrite: .cannotWrite
            }
    }
}

extension ExitStatus {
    /// What it means, as the manual page and the README say it.
    public var meaning: String {
        switch self {
        case .done: "done, whatever the findings"
        case .answerIsNo: "the answer is no: lint found an error, check a difference, diff --exit-code a change"
        case .usage: "the command line cannot be understood, or names a subject that is not there"
        case .noModel: "no model can be made of the input, a baseline is none, or settings are wrong"
        case .noInput: "there is no such input, version or revision"
        case .toolFailed:
            "Graphviz, librsvg, libmicrohttpd or git is needed, and is missing or failed; or a preview cannot have its port"
        case .fault: "a fault of modeldoc's own"
        case .cannotWrite: "the result cannot be written"
        }
    }
}
