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
        /// How it is written: as a file of its own, or as an element of a page.
        var write: @Sendable (LaidOutDiagram) -> [UInt8] = { SVGWriter.bytes(of: $0) }
    }

    /// The layout engine, asked for only when something has to be placed.
    let engine: @Sendable () throws(LayoutError) -> any LayoutEngine
    let isRelayoutForced: Bool
    /// Told how many pictures are done.
    var progress: Progress.Observer?

    /// A picture that is to be placed.
    private struct Draft {
        /// The index of its request.
        let index: Int
        let skeleton: DiagramSkeleton
    }

    /// The pictures in the order of the requests, and what had to be left out.
    func render(_ requests: [Request]) throws(Failure) -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let (progress, total) = (progress, requests.count)
        progress?(Progress(.placing, of: total))
        let files = WorkList<OutputFile> { progress?(Progress(.placing, done: $0, of: total)) }
        var diagnostics: [Diagnostic] = []
        var pending = requests.indices.map { (index: $0, detail: requests[$0].detail) }
        while !pending.isEmpty {
            let isKept = !isRelayoutForced
            let drafts = Parallel.map(pending) { index, detail -> Draft? in
                let diagram = requests[index].make(detail)
                if isKept, let existing = requests[index].existing,
                    Self.isComplete(existing, digest: SVGWriter.digest(of: diagram))
                {
                    files.add(index) { OutputFile(path: requests[index].path, content: existing) }
                    return nil
                }
                return Draft(index: index, skeleton: DiagramSkeleton(of: diagram))
            }.compactMap(\.self)
            let outcomes = try place(drafts) { draft, placements in
                let request = requests[draft.index]
                files.add(draft.index) {
                    let picture = DiagramComposer(draft.skeleton).compose(placements)
                    return OutputFile(path: request.path, content: request.write(picture))
                }
            }
            pending = []
            for (draft, own) in zip(drafts, outcomes) {
                let request = requests[draft.index]
                let result = Self.placements(in: own)
                if result.placements != nil {
                    if result.isHasty { diagnostics.append(Self.hasty(request)) }
                    continue
                }
                let detail = draft.skeleton.diagram.detail
                guard let less = detail.less else {
                    guard own.contains(.timedOut) else { throw Self.failure(of: request, result.reason) }
                    // Not even the names could be placed in time.
                    let placements = zip(draft.skeleton.skeletons, own).map { skeleton, outcome in
                        Self.placement(in: outcome) ?? LayeredLayout.placement(of: skeleton)
                    }
                    files.add(draft.index) {
                        let picture = DiagramComposer(draft.skeleton).compose(placements)
                        return OutputFile(path: request.path, content: request.write(picture))
                    }
                    diagnostics.append(Self.plain(request))
                    continue
                }
                pending.append((draft.index, less))
                diagnostics.append(Self.reduced(request, from: detail, to: less, result.reason))
            }
        }
        return (files.results(), diagnostics)
    }

    /// Has pictures placed, and hands each over with its placements as soon as it has them all: so that it can be drawn
    /// while others are still being placed.
    ///
    /// - Returns: for each picture what became of its parts.
    private func place(
        _ drafts: [Draft], deliver: (Draft, [Placement]) -> Void
    ) throws(Failure) -> [[LayoutOutcome]] {
        var outcomes = drafts.map { draft in
            [LayoutOutcome](
                repeating: .failed("the layout engine did not place it"), count: draft.skeleton.skeletons.count)
        }
        var missing = outcomes.map(\.count)
        let all = drafts.indices.flatMap { draft in outcomes[draft].indices.map { (draft: draft, part: $0) } }
        func skeleton(_ place: (draft: Int, part: Int)) -> Skeleton {
            drafts[place.draft].skeleton.skeletons[place.part]
        }
        func take(_ outcome: LayoutOutcome, of place: (draft: Int, part: Int)) {
            outcomes[place.draft][place.part] = outcome
            missing[place.draft] -= 1
            if missing[place.draft] == 0, let placements = Self.placements(in: outcomes[place.draft]).placements {
                deliver(drafts[place.draft], placements)
            }
        }
        for (draft, count) in zip(drafts, missing) where count == 0 { deliver(draft, []) }
        // What would keep an engine busy for minutes.
        for place in all where LayeredLayout.isNeeded(for: skeleton(place)) {
            take(.placed(LayeredLayout.placement(of: skeleton(place))), of: place)
        }
        let parts = all.filter { !LayeredLayout.isNeeded(for: skeleton($0)) }
        if parts.isEmpty { return outcomes }
        do throws(LayoutError) {
            try engine().place(parts.map(skeleton)) { index, outcome in take(outcome, of: parts[index]) }
        } catch {
            throw Failure(.toolFailed, [error.diagnostic])
        }
        return outcomes
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

    private static func placement(in outcome: LayoutOutcome) -> Placement? {
        switch outcome {
        case .placed(let placement), .placedInHaste(let placement): placement
        case .timedOut, .failed: nil
        }
    }

    /// Whether a file is a whole picture with that digest.
    static func isComplete(_ content: [UInt8], digest: String) -> Bool {
        let end = Array("</svg>\n".utf8)
        guard content.count > end.count, content.suffix(end.count).elementsEqual(end) else { return false }
        let start = String(decoding: content.prefix(1000), as: UTF8.self)
        return start.contains("data-digest=\"\(digest)\"")
    }
}

// MARK: - What is told

extension PictureRenderer {
    private static func hasty(_ request: Request) -> Diagnostic {
        .warning(
            "layout-in-haste",
            "\(request.name) took longer to place than the time limit, so it was placed with less effort",
            help: ["give it more time with --layout-timeout SECONDS"])
    }

    private static func reduced(
        _ request: Request, from detail: Diagram.Detail, to less: Diagram.Detail, _ reason: String
    ) -> Diagnostic {
        .warning(
            "layout-reduced",
            "\(request.name) could not be placed with detail '\(detail.rawValue)' (\(reason)), "
                + "so it shows '\(less.rawValue)'",
            help: ["give it more time with --layout-timeout SECONDS, or choose --detail \(less.rawValue)"])
    }

    private static func plain(_ request: Request) -> Diagnostic {
        .warning(
            "layout-plain",
            "\(request.name) could not be placed within the time limit, so its entities stand in plain columns",
            help: ["give it more time with --layout-timeout SECONDS, or draw a part of it with --only or --focus"])
    }

    private static func failure(of request: Request, _ reason: String) -> Failure {
        Failure(
            .toolFailed, "layout-failed", "\(request.name) could not be placed: \(reason)",
            help: [
                "give it more time with --layout-timeout SECONDS",
                "without it: -f dot, -f mermaid, or pages with --pictures mermaid",
            ])
    }
}

extension Diagram.Detail {
    /// The next detail that shows less.
    var less: Diagram.Detail? {
        switch self {
        case .full: .keys
        case .keys: .names
        case .names: nil
        }
    }
}
