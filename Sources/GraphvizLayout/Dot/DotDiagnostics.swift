import ChildProcesses
import SourceText

/// What the user is told about `dot`.
enum DotDiagnostics {
    private static let waysWithout = "without it: -f dot, -f mermaid, or pages with --pictures mermaid"

    /// Nothing was named, and nothing was found.
    ///
    /// - Parameter unusable: a file of the right name that may not be run.
    /// - Returns: an error.
    static func notInstalled(unusable: String?) -> Diagnostic {
        .error(
            "no-dot", "Graphviz is not installed: 'dot' was not found on PATH",
            notes: unusable.map { [.init("'\($0)' is there, but it is not executable")] } ?? [],
            help: ["apt install graphviz, or brew install graphviz; or name it with --dot PATH", waysWithout])
    }

    /// What was named is no program.
    static func notUsable(
        _ path: String, namedBy source: String, _ fault: ExecutableSearch.Fault
    ) -> Diagnostic {
        let example = source == "--dot" ? "--dot /usr/bin/dot" : "\(source)=/usr/bin/dot"
        return .error(
            "no-dot", "'\(path)', which \(source) names as Graphviz's 'dot', \(fault.words)",
            help: ["name the program itself, such as \(example)", waysWithout])
    }

    /// The program is there, but it cannot even place two boxes.
    static func failed(_ program: DotProgram, _ result: CommandResult, version: DotVersion?) -> Diagnostic {
        let said = result.errorLines
        let notes = said.prefix(3).map { Diagnostic.Note("it said: \($0)") }
        let words = words(for: result.ending)
        if let version, version < .oldestTrusted {
            let advice = "install Graphviz \(DotVersion.oldestTrusted) or newer, or name another 'dot' with --dot PATH"
            return .error(
                "old-dot", "Graphviz failed: '\(program.path)', which is its old version \(version), \(words)",
                notes: notes, help: [advice, waysWithout])
        }
        let advice =
            if case .notStarted = result.ending {
                "name Graphviz's 'dot' with --dot PATH"
            } else if said.contains(where: speaksOfPlugins) {
                "run 'dot -c' once, as whoever may write where Graphviz is installed: it registers its plugins"
            } else if version == nil {
                "it tells no version of Graphviz, so it may be another program; name the right one with --dot PATH"
            } else {
                "install Graphviz again, or name another 'dot' with --dot PATH"
            }
        return .error(
            "dot-failed", "Graphviz failed: '\(program.path)' \(words)", notes: notes, help: [advice, waysWithout])
    }

    /// The program is there, but it is not done with two boxes in time.
    static func hung(_ program: DotProgram, timeLimit: Double) -> Diagnostic {
        let seconds = timeLimit == timeLimit.rounded() && timeLimit < 1e6 ? "\(Int(timeLimit))" : "\(timeLimit)"
        return .error(
            "dot-failed", "Graphviz failed: '\(program.path)' was not done with two boxes after \(seconds) s",
            help: [
                "name the right program with --dot PATH, or give it more time with --layout-timeout SECONDS",
                waysWithout,
            ])
    }

    private static func speaksOfPlugins(_ line: String) -> Bool {
        let line = line.lowercased()
        return line.contains("not recognized") || line.contains("plugin") || line.contains("perhaps \"dot -c\"")
    }

    /// How it ended, as the rest of a sentence about it.
    static func words(for ending: CommandResult.Ending) -> String {
        switch ending {
        case .exited(0): "ended without a usable layout"
        case .tooMuchOutput: "wrote more than any layout needs"
        default: ending.words
        }
    }

    /// How it failed at one layout: in its own words where it has any.
    static func text(of result: CommandResult) -> String {
        result.errorLines.first ?? "'dot' \(words(for: result.ending))"
    }
}
