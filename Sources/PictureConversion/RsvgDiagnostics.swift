import ChildProcesses
import SourceText

/// What the user is told about `rsvg-convert`.
enum RsvgDiagnostics {
    private static let installation = "apt install librsvg2-bin, or brew install librsvg"
    private static let waysWithout = "without it: -f svg, which browsers print and save in other formats"

    /// Nothing was named, and nothing was found.
    ///
    /// - Parameter unusable: a file of the right name that may not be run.
    /// - Returns: an error.
    static func notInstalled(unusable: String?) -> Diagnostic {
        .error(
            "no-rsvg-convert",
            "PNG and PDF are made by librsvg, which is not installed: 'rsvg-convert' was not found on PATH",
            notes: unusable.map { [.init("'\($0)' is there, but it is not executable")] } ?? [],
            help: ["\(installation); or name it in MODELDOC_RSVG_CONVERT", waysWithout])
    }

    /// What was named is no program.
    static func notUsable(_ path: String, _ fault: ExecutableSearch.Fault) -> Diagnostic {
        .error(
            "no-rsvg-convert", "'\(path)', which MODELDOC_RSVG_CONVERT names as 'rsvg-convert', \(fault.words)",
            help: ["name the program itself, such as MODELDOC_RSVG_CONVERT=/usr/bin/rsvg-convert", waysWithout])
    }

    /// A picture was not converted.
    static func failed(
        _ program: RsvgProgram, _ picture: PictureConverter.Job, _ result: CommandResult, timeLimit: Double
    ) -> Diagnostic {
        let what = "\(picture.name) could not be made a \(picture.format.rawValue.uppercased())"
        let notes = result.errorLines.prefix(3).map { Diagnostic.Note("it said: \($0)") }
        switch result.ending {
        case .timedOut:
            let seconds = timeLimit == timeLimit.rounded() && timeLimit < 1e6 ? "\(Int(timeLimit))" : "\(timeLimit)"
            return .error(
                "conversion-failed", "\(what): '\(program.path)' was not done after \(seconds) s", notes: notes,
                help: ["give it more time with --layout-timeout SECONDS", waysWithout])
        case .exited(0):
            return .error(
                "conversion-failed", "\(what): '\(program.path)' gave none", notes: notes,
                help: ["it may be another program; \(installation)", waysWithout])
        default:
            return .error(
                "conversion-failed", "\(what): '\(program.path)' \(result.ending.words)", notes: notes,
                help: ["install librsvg again: \(installation)", waysWithout])
        }
    }

    /// A PNG that is smaller than usual, since it would be too large.
    static func reduced(_ picture: PictureConverter.Job, zoom: Double) -> Diagnostic {
        .warning(
            "png-reduced",
            "\(picture.name) is too large for a PNG of \(Int(PictureFormat.usualZoom)) pixels a point, so it has "
                + "\((zoom * 100).rounded() / 100)",
            help: ["-f pdf and -f svg have no limit; or choose less with --detail"])
    }
}
