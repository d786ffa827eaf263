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
