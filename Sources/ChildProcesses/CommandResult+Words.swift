#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension CommandResult.Ending {
    /// How a program ended, as the rest of a sentence about it.
    public var words: String {
        switch self {
        case .exited(let status): "ended with status \(status)"
        case .signalled(let signal): "was killed by signal \(signal)"
        case .timedOut: "took longer than the time limit"
        case .tooMuchOutput: "wrote more than it may"
        case .notStarted(let code): "could not be started: \(String(cString: strerror(code)))"
        }
    }
}

extension CommandResult {
    /// What it wrote to standard error, line by line: without indentation and empty lines, long lines cut.
    public var errorLines: [String] {
        String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
            .map { line in String(line.drop(while: \.isWhitespace)) }
            .filter { !$0.isEmpty }
            .map { $0.unicodeScalars.count > 300 ? String($0.prefix(300)) + "…" : $0 }
    }
}
