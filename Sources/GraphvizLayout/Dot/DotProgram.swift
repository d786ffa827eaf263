import ChildProcesses
public import Diagrams
import SourceText

/// Graphviz's `dot` on this machine. It is found, not yet tried: starting it only to ask its version costs time.
public struct DotProgram: Sendable, Equatable {
    /// Where it is.
    public let path: String
    /// The environment it runs in.
    let environment: [String: String]

    /// Makes the program of a path that is known to be there.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - environment: the environment it runs in; its locale is set to C, so that numbers have a decimal point.
    public init(path: String, environment: [String: String] = [:]) {
        self.path = path
        self.environment = environment.merging(["LC_ALL": "C"]) { _, ours in ours }
    }

    /// The command that lays graphs out, without graphs.
    var layoutCommand: Command { Command(program: path, arguments: ["-Tsvg"], environment: environment, timeLimit: 0) }

    /// Finds the program.
    ///
    /// - Parameters:
    ///   - explicit: what the user named; a path, or a name to search on `PATH`. Where it is nil, `MODELDOC_DOT` of the
    ///     environment counts, then `dot` on `PATH`.
    ///   - environment: the environment, in which the program then runs.
    /// - Returns: the program.
    /// - Throws: `LayoutError` `no-dot` where there is no such program, or it may not be run.
    public static func find(explicit: String?, environment: [String: String]) throws(LayoutError) -> DotProgram {
        if let explicit {
            return try named(explicit, by: "--dot", environment: environment)
        }
        if let variable = environment["MODELDOC_DOT"], !variable.isEmpty {
            return try named(variable, by: "MODELDOC_DOT", environment: environment)
        }
        let search = ExecutableSearch.find("dot", on: environment["PATH"])
        guard let path = search.found else {
            throw LayoutError(DotDiagnostics.notInstalled(unusable: search.unusable))
        }
        return DotProgram(path: path, environment: environment)
    }

    /// A program that somebody named: there must be nothing else instead of it.
    private static func named(
        _ name: String, by source: String, environment: [String: String]
    ) throws(LayoutError) -> DotProgram {
        switch ExecutableSearch.resolve(name, on: environment["PATH"]) {
        case .success(let path): return DotProgram(path: path, environment: environment)
        case .failure(let fault): throw LayoutError(DotDiagnostics.notUsable(name, namedBy: source, fault))
        }
    }
}
