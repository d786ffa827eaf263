import ChildProcesses
public import SourceText

/// Converts pictures in SVG to PNG and PDF by `rsvg-convert`: one process each, as many at a time as there are cores.
public struct PictureConverter: Sendable {
    /// A picture to convert.
    public struct Job: Sendable {
        /// What it is called in messages.
        public let name: String
        /// The picture, as the bytes of an SVG file.
        public let svg: [UInt8]
        /// What it is to become.
        public let format: PictureFormat

        /// Makes a job.
        public init(name: String, svg: [UInt8], format: PictureFormat) {
            self.name = name
            self.svg = svg
            self.format = format
        }
    }

    private let program: RsvgProgram
    private let timeLimit: Double
    private let parallel: Int

    /// Makes a converter.
    ///
    /// - Parameters:
    ///   - program: the program to run.
    ///   - timeLimit: how many seconds a picture may take.
    ///   - parallel: how many processes to run at a time; nil for the number of cores.
    public init(program: RsvgProgram, timeLimit: Double = 60, parallel: Int? = nil) {
        self.program = program
        self.timeLimit = timeLimit
        self.parallel = max(1, parallel ?? ProcessPool.coreCount)
    }

    /// Converts pictures.
    ///
    /// - Parameters:
    ///   - jobs: the pictures.
    ///   - observe: told how many are done, each time that one is.
    /// - Returns: the bytes of a file for each, in their order, and what there is to say about them.
    /// - Throws: `ConversionError` `conversion-failed` where one of them cannot be converted.
    public func convert(
        _ jobs: [Job], observe: (Int) -> Void = { _ in }
    ) throws(ConversionError) -> (files: [[UInt8]], diagnostics: [Diagnostic]) {
        let zooms = jobs.map(Self.zoom(of:))
        let commands = zip(jobs, zooms).map { job, zoom in
            program.command(job.svg, to: job.format, zoom: zoom, timeLimit: timeLimit)
        }
        var results = [CommandResult](repeating: CommandResult(ending: .notStarted(0)), count: commands.count)
        var done = 0
        ProcessPool.run(commands, parallel: parallel) { index, result in
            results[index] = result
            done += 1
            observe(done)
        }
        for (job, result) in zip(jobs, results) {
            guard result.ending == .exited(0), ConvertedPicture.isWhole(result.output, job.format) else {
                throw ConversionError(RsvgDiagnostics.failed(program, job, result, timeLimit: timeLimit))
            }
        }
        let diagnostics = zip(jobs, zooms).compactMap { job, zoom in
            zoom < PictureFormat.usualZoom ? RsvgDiagnostics.reduced(job, zoom: zoom) : nil
        }
        return (results.map(\.output), diagnostics)
    }

    /// The zoom at which a picture is not too large for a PNG.
    static func zoom(of job: Job) -> Double {
        guard job.format == .png, let (width, height) = SVGSize.size(of: job.svg), width > 0, height > 0 else {
            return PictureFormat.usualZoom
        }
        // A pixel less, for what is rounded up.
        let longest = (PictureFormat.mostPixels - 1) / max(width, height)
        return min(PictureFormat.usualZoom, longest, (PictureFormat.mostPixelsInAll / (width * height)).squareRoot())
    }
}
