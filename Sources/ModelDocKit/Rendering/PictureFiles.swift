import Diagrams
import PictureConversion
import SourceText

/// Makes the files of pictures: SVG, and what is converted from it.
///
/// A PNG or a PDF carries the digest of what it shows, as an SVG does. It is left alone where it shows the same, unless the
/// SVG beside it was drawn anew.
struct PictureFiles {
    let drawing: PictureRenderer
    /// The converter, asked for only when something has to be converted.
    let converter: @Sendable () throws(ConversionError) -> PictureConverter
    /// The content of a file of an earlier result, by path.
    let existing: @Sendable (String) -> [UInt8]?

    /// Makes the files of pictures.
    ///
    /// - Parameters:
    ///   - requests: the pictures, with the paths of their SVG.
    ///   - formats: what they are converted into.
    ///   - keepsSVG: whether the SVG are among the files.
    /// - Returns: the files, and what there is to say about them.
    /// - Throws: `Failure` `toolFailed` where a picture cannot be placed or converted.
    func make(
        _ requests: [PictureRenderer.Request], formats: [PictureFormat], keepsSVG: Bool
    ) throws(Failure) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        if formats.isEmpty { return try drawing.render(requests) }
        let plans = requests.map { request in
            Plan(of: request, formats: formats) { drawing.isRelayoutForced ? nil : existing($0) }
        }
        let drawn = plans.filter { keepsSVG || !$0.isComplete }
        var files = plans.filter { !keepsSVG && $0.isComplete }.flatMap(\.files)
        if drawn.isEmpty { return (files, []) }
        // What would fail in the end fails before Graphviz is set to work.
        let isSure = !drawn.allSatisfy(\.isComplete)
        var found = isSure ? try program() : nil
        let (pictures, said) = try drawing.render(drawn.map(\.request))
        var diagnostics = said
        var jobs: [(path: String, digest: String, job: PictureConverter.Job)] = []
        for (plan, picture) in zip(drawn, pictures) {
            let isSame = !keepsSVG || picture.content == plan.request.existing
            if keepsSVG { files.append(picture) }
            let digest = Self.digest(of: picture.content)
            for format in formats {
                let path = Plan.path(of: plan.request, format)
                if isSame, let file = plan.files.first(where: { $0.path == path }) {
                    files.append(file)
                } else {
                    let job = PictureConverter.Job(name: plan.request.name, svg: picture.content, format: format)
                    jobs.append((path, digest, job))
                }
            }
        }
        if jobs.isEmpty { return (files, diagnostics) }
        if found == nil { found = try program() }
        do throws(ConversionError) {
            let (progress, total) = (drawing.progress, jobs.count)
            let observe = { done in progress?(Progress(.converting, done: done, of: total)) ?? () }
            observe(0)
            let (contents, said) = try found?.convert(jobs.map(\.job), observe: observe) ?? ([], [])
            diagnostics += said
            for (job, content) in zip(jobs, contents) {
                let stamped = ConvertedPicture.stamped(content, job.job.format, digest: job.digest)
                files.append(OutputFile(path: job.path, content: stamped))
            }
        } catch {
            throw Failure(.toolFailed, [error.diagnostic])
        }
        return (files, diagnostics)
    }

    /// For the file of each picture whether it is there and shows what it should, with as much detail as it has.
    func states(
        of requests: [PictureRenderer.Request], formats: [PictureFormat], keepsSVG: Bool
    ) -> [Expectation.Picture] {
        Parallel.map(requests) { request in
            var digests: [String] = []
            var detail: Diagram.Detail? = request.detail
            // Less detail is what a time limit may have led to.
            while let next = detail {
                digests.append(SVGWriter.digest(of: request.make(next)))
                detail = next.less
            }
            var states: [Expectation.Picture] = []
            if keepsSVG {
                let isCurrent = digests.contains { digest in
                    request.existing.map { PictureRenderer.isComplete($0, digest: digest) } ?? false
                }
                states.append(Expectation.Picture(path: request.path, isCurrent: isCurrent))
            }
            for format in formats {
                let path = Plan.path(of: request, format)
                let content = existing(path)
                let isCurrent = digests.contains { digest in
                    content.map { ConvertedPicture.isWhole($0, format, digest: digest) } ?? false
                }
                states.append(Expectation.Picture(path: path, isCurrent: isCurrent))
            }
            return states
        }.flatMap(\.self)
    }

    private func program() throws(Failure) -> PictureConverter {
        do throws(ConversionError) {
            return try converter()
        } catch {
            throw Failure(.toolFailed, [error.diagnostic])
        }
    }

    /// The digest that a picture of ours carries.
    private static func digest(of svg: [UInt8]) -> String {
        let start = String(decoding: svg.prefix(1000), as: UTF8.self)
        guard let name = start.firstRange(of: "data-digest=\"") else { return "" }
        return String(start[name.upperBound...].prefix { $0 != "\"" })
    }

    /// A picture, and the converted files of it that are there and show what they should.
    private struct Plan {
        let request: PictureRenderer.Request
        let files: [OutputFile]
        /// Whether nothing has to be converted, unless the SVG is drawn anew.
        let isComplete: Bool

        init(of request: PictureRenderer.Request, formats: [PictureFormat], existing: (String) -> [UInt8]?) {
            self.request = request
            let digest = SVGWriter.digest(of: request.make(request.detail))
            files = formats.compactMap { format in
                let path = Self.path(of: request, format)
                guard let content = existing(path), ConvertedPicture.isWhole(content, format, digest: digest)
                else { return nil }
                return OutputFile(path: path, content: content)
            }
            isComplete = files.count == formats.count
        }

        static func path(of request: PictureRenderer.Request, _ format: PictureFormat) -> String {
            "\(request.path.dropLast("svg".count))\(format.rawValue)"
        }
    }
}

extension OutputFormat {
    /// What pictures are converted into for it; nil for all that is no such picture.
    var conversion: PictureFormat? {
        switch self {
        case .png: .png
        case .pdf: .pdf
        default: nil
        }
    }
}
