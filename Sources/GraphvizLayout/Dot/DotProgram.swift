public import Diagrams
import SourceText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

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
        let search = search(for: "dot", on: environment["PATH"])
        guard let path = search.found else {
            throw LayoutError(DotDiagnostics.notInstalled(unusable: search.unusable))
        }
        return DotProgram(path: path, environment: environment)
    }

    /// A program that somebody named: there must be nothing else instead of it.
    private static func named(
        _ name: String, by source: String, environment: [String: String]
    ) throws(LayoutError) -> DotProgram {
        let state = state(of: name)
        if state == .runnable { return DotProgram(path: name, environment: environment) }
        if !name.isEmpty, !name.contains("/"), let path = search(for: name, on: environment["PATH"]).found {
            return DotProgram(path: path, environment: environment)
        }
        throw LayoutError(DotDiagnostics.notUsable(name, namedBy: source, state: state))
    }

    /// What stands at a path.
    enum FileState {
        case missing, folder, notExecutable, runnable
    }

    private static func state(of path: String) -> FileState {
        var status = stat()
        guard stat(path, &status) == 0 else { return .missing }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return access(path, X_OK) == 0 ? .runnable : .notExecutable
        case S_IFDIR: return .folder
        default: return .notExecutable
        }
    }

    /// Searches the folders of a `PATH`. An empty entry, which a shell takes for the current folder, is left out: a
    /// program must not run because it happens to lie beside a model.
    private static func search(for name: String, on path: String?) -> (found: String?, unusable: String?) {
        var unusable: String?
        for folder in (path ?? "").split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            switch state(of: candidate) {
            case .runnable: return (candidate, nil)
            case .notExecutable: unusable = unusable ?? candidate
            case .missing, .folder: continue
            }
        }
        return (nil, unusable)
    }
}
