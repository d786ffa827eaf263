import ChildProcesses
import SourceText

/// librsvg's `rsvg-convert` on this machine. It is found, not yet tried.
public struct RsvgProgram: Sendable, Equatable {
    /// Where it is.
    public let path: String
    /// The environment it runs in.
    let environment: [String: String]

    /// Makes the program of a path that is known to be there.
    ///
    /// - Parameters:
    ///   - path: the path of the program.
    ///   - environment: the environment it runs in. Its locale is set to C, and what it takes for the time of a PDF's making
    ///     to the beginning of 1970: the same picture has to give the same bytes.
    public init(path: String, environment: [String: String] = [:]) {
        self.path = path
        self.environment = environment.merging(["LC_ALL": "C", "SOURCE_DATE_EPOCH": "0"]) { _, ours in ours }
    }

    /// Finds the program: `MODELDOC_RSVG_CONVERT` of the environment counts, then `rsvg-convert` on `PATH`.
    ///
    /// - Parameter environment: the environment, in which the program then runs.
    /// - Returns: the program.
    /// - Throws: `ConversionError` `no-rsvg-convert` where there is no such program, or it may not be run.
    public static func find(environment: [String: String]) throws(ConversionError) -> RsvgProgram {
        if let variable = environment["MODELDOC_RSVG_CONVERT"], !variable.isEmpty {
            switch ExecutableSearch.resolve(variable, on: environment["PATH"]) {
            case .success(let path): return RsvgProgram(path: path, environment: environment)
            case .failure(let fault): throw ConversionError(RsvgDiagnostics.notUsable(variable, fault))
            }
        }
        let search = ExecutableSearch.find("rsvg-convert", on: environment["PATH"])
        guard let path = search.found else {
            throw ConversionError(RsvgDiagnostics.notInstalled(unusable: search.unusable))
        }
        return RsvgProgram(path: path, environment: environment)
    }

    /// The command that converts a picture.
    func command(_ svg: [UInt8], to format: PictureFormat, zoom: Double, timeLimit: Double) -> Command {
        var arguments = ["--format=\(format.rawValue)"]
        // What a picture leaves open is white, as paper is.
        if format == .png { arguments += ["--zoom=\(zoom)", "--background-color=white"] }
        return Command(
            program: path, arguments: arguments, environment: environment, input: svg, timeLimit: timeLimit,
            outputLimit: 1 << 30)
    }
}
