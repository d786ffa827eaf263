import Diagrams
import SourceText

/// Draws pictures as SVG, many with one call of the layout engine, each with as much detail as can be placed.
struct PictureRenderer {
    /// A picture that is asked for.
    struct Request {
        /// Its path in the result.
        let path: String
        /// What it is called in messages.
        let name: String
        /// The detail to start with.
        let detail: Diagram.Detail
        /// The picture with a given detail.
        let make: @Sendable (Diagram.Detail) -> Diagram
        /// The file that is there already, if any.
        let existing: [UInt8]?
    }

    /// The layout engine, asked for only when something has to be placed.
    let engine: @Sendable () throws(LayoutError) -> any LayoutEngine
    let isRelayoutForced: Bool

    /// The pictures in the order of the requests, and what had to be left out.
    func render(_ requests: [Request]) throws(Failure) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        var contents = [[UInt8]?](repeating: nil, count: requests.count)
        var diagnostics: [Diagnostic] = []
        var pending = requests.indices.map { (index: $0, detail: requests[$0].detail) }
        while !pending.isEmpty {
            var drafts: [(index: Int, skeleton: DiagramSkeleton)] = []
            let isKept = !isRelayoutForced
            let measured = Parallel.map(pending) { index, detail -> DiagramSkeleton? in
                let diagram = requests[index].make(detail)
                if isKept, let existing = requests[index].existing,
                    Self.isComplete(existing, digest: SVGWriter.digest(of: diagram))
                {
                    return nil
                }
                return DiagramSkeleton(of: diagram)
            }
            for ((index, _), skeleton) in zip(pending, measured) {
                if let skeleton { drafts.append((index, skeleton)) } else { contents[index] = requests[index].existing }
            }
            let outcomes = try place(drafts.flatMap(\.skeleton.skeletons))
            pending = []
            var placed: [(index: Int, composer: DiagramComposer, placements: [Placement])] = []
            var next = 0
            for (index, skeleton) in drafts {
                let own = Array(outcomes[next..<(next + skeleton.skeletons.count)])
                next += skeleton.skeletons.count
                let request = requests[index]
                let result = Self.placements(in: own)
                if let placements = result.placements {
                    placed.append((index, DiagramComposer(skeleton), placements))
                    if result.isHasty {
                        diagnostics.append(
                            .warning(
                                "layout-in-haste",
                                "\(request.name) took longer to place than the time limit, so it was placed with less effort",
                                help: ["give it more time with --layout-timeout SECONDS"]))
                    }
                    continue
                }
                guard let less = skeleton.diagram.detail.less else {
                    throw Failure(
                        .toolFailed, "layout-failed", "\(request.name) could not be placed: \(result.reason)",
                        help: [
                            "give it more time with --layout-timeout SECONDS",
                            "without it: -f dot, -f mermaid, or pages with --pictures mermaid",
                        ])
                }
                pending.append((index, less))
                diagnostics.append(
                    .warning(
                        "layout-reduced",
                        "\(request.name) could not be placed with detail '\(skeleton.diagram.detail.rawValue)' "
                            + "(\(result.reason)), so it shows '\(less.rawValue)'",
                        help: ["give it more time with --layout-timeout SECONDS, or choose --detail \(less.rawValue)"]))
            }
            let drawn = Parallel.map(placed) { SVGWriter.bytes(of: $0.composer.compose($0.placements)) }
            for (place, content) in zip(placed, drawn) { contents[place.index] = content }
        }
        let files = zip(requests, contents).map { OutputFile(path: $0.path, content: $1 ?? []) }
        return (files, diagnostics)
    }

    private func place(_ skeletons: [Skeleton]) throws(Failure) -> [LayoutOutcome] {
        if skeletons.isEmpty { return [] }
        do throws(LayoutError) {
            return try engine().place(skeletons)
        } catch {
            throw Failure(.toolFailed, [error.diagnostic])
        }
    }

    /// The placements, where every part has one, and whether any was made in haste; else why there is none.
    private static func placements(
        in outcomes: [LayoutOutcome]
    ) -> (placements: [Placement]?, isHasty: Bool, reason: String) {
        var placements: [Placement] = []
        var isHasty = false
        for outcome in outcomes {
            switch outcome {
            case .placed(let placement): placements.append(placement)
            case .placedInHaste(let placement):
                placements.append(placement)
                isHasty = true
            case .timedOut: return (nil, false, "the time limit passed")
            case .failed(let reason): return (nil, false, reason)
            }
        }
        return (placements, isHasty, "")
    }

    /// Whether a file is a whole picture with that digest.
    static func isComplete(_ content: [UInt8], digest: String) -> Bool {
        let end = Array("</svg>\n".utf8)
        guard content.count > end.count, content.suffix(end.count).elementsEqual(end) else { return false }
        let start = String(decoding: content.prefix(1000), as: UTF8.self)
        return start.contains("data-digest=\"\(digest)\"")
    }
}

extension Diagram.Detail {
    /// The next detail that shows less.
    fileprivate var less: Diagram.Detail? {
        switch self {
        case .full: .keys
        case .keys: .names
        case .names: nil
        }
    }
}
