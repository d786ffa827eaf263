import Dispatch
import ModelDocKit
import PreviewServer
import SourceText

/// A preview from its beginning to its end: reads, serves, watches.
final class PreviewSession: @unchecked Sendable {
    private let context: CommandContext
    private let modelDoc: ModelDoc
    private let request: ModelDoc.PreviewRequest
    private let report: DiagnosticsReport
    private let settings: ServerSettings
    private let opensBrowser: Bool?
    /// Guards what the threads share.
    private let access = DispatchQueue(label: "modeldoc.preview-session")
    private let ended = DispatchSemaphore(value: 0)
    private var status: ExitStatus?
    private var server: PreviewServer?

    /// How many seconds pass between two looks at files, and while one is being saved.
    private static let pause = 0.1
    private static let shortPause = 0.02

    init(
        context: CommandContext, modelDoc: ModelDoc, request: ModelDoc.PreviewRequest, report: DiagnosticsReport,
        settings: ServerSettings, opensBrowser: Bool?
    ) {
        self.context = context
        self.modelDoc = modelDoc
        self.request = request
        self.report = report
        self.settings = settings
        self.opensBrowser = opensBrowser
    }

    // MARK: Its end

    /// Ends the preview, unless that was done before.
    func end(with status: ExitStatus) {
        let isFirst = access.sync {
            defer { self.status = self.status ?? status }
            return self.status == nil
        }
        if isFirst { ended.signal() }
    }

    /// Waits for the end, and then serves no more.
    func awaitEnd() -> ExitStatus {
        ended.wait()
        let (server, status) = access.sync {
            defer { self.server = nil }
            return (self.server, self.status)
        }
        server?.stop()
        return status ?? .fault
    }

    private var isEnded: Bool { access.sync { status != nil } }

    /// Waits some seconds, or until the end.
    private func wait(_ seconds: Double) {
        if ended.wait(timeout: .now() + seconds) == .success { ended.signal() }
    }

    // MARK: Its work

    /// Shows the model until the end; returns early where that cannot be done.
    func run() -> ExitStatus {
        var watch = InputWatch(request.watched, files: context.files, now: context.now)
        var settling = SaveSettling(read: watch.look())
        let first = context.showingProgress(of: modelDoc) { $0.preview(request) }
        // What is not there, or makes no sense, is a mistake in the command line. What is broken can be mended.
        if let failure = first.failure, failure.reason != .noModel {
            report.write(first.diagnostics, isSuccessful: false)
            return ExitStatus(failure.reason)
        }
        var state = PreviewState(name: request.name(in: context.files))
        _ = state.take(first)
        do throws(ServerStartError) {
            let server = try PreviewServer(state.content, settings)
            access.sync { self.server = server }
            report.write(first.diagnostics, after: first.summary.map { [$0] } ?? [])
            tellAddress(of: server)
            openBrowser(at: server.address)
            while !isEnded {
                Self.extend(&watch, by: first.roots, context)
                let step = settling.see(watch.look(), at: context.now())
                if case .read(let isCertain) = step { read(isCertain, &state, &settling, &watch, server) }
                wait(step == .rest ? Self.pause : Self.shortPause)
            }
            return .done
        } catch {
            report.write([error.diagnostic(host: settings.host)], isSuccessful: false)
            return .toolFailed
        }
    }

    private func read(
        _ isCertain: Bool, _ state: inout PreviewState, _ settling: inout SaveSettling<InputWatch.Signature>,
        _ watch: inout InputWatch, _ server: PreviewServer
    ) {
        let draft = modelDoc.preview(request)
        if isEnded { return }
        if !draft.errors.isEmpty, !isCertain { return settling.doubt() }
        settling.settle()
        Self.extend(&watch, by: draft.roots, context)
        guard state.take(draft) else { return }
        server.show(state.content)
        if draft.errors.isEmpty {
            report.write([], after: draft.summary.map { [$0] } ?? [])
        } else {
            report.write(draft.errors, isSuccessful: false)
        }
    }

    /// Watches what was found in a folder, too: closer than the folder, which may be large.
    private static func extend(_ watch: inout InputWatch, by roots: [String], _ context: CommandContext) {
        let more = roots.filter { !watch.paths.contains($0) }
        if more.isEmpty { return }
        watch = InputWatch(watch.paths + more, files: context.files, now: context.now)
    }

    private func tellAddress(of server: PreviewServer) {
        let usual = ServerSettings.usualPort
        let isMoved = settings.port == nil && server.port != usual
        let remarks =
            (isMoved ? ["port \(usual) is taken, so this is \(server.port)"] : [])
            + (server.isForOthers ? ["others can see it, too"] : [])
        if report.format == .text {
            context.writeError("Preview: \(server.address) \(remarks.map { "(\($0)) " }.joined())until Ctrl-C\n")
        } else {
            let notes = remarks.map { Diagnostic.Note($0) }
            report.write([.note("preview", "is shown at \(server.address)", path: request.paths.first, notes: notes)])
        }
    }

    private func openBrowser(at address: String) {
        guard opensBrowser ?? Browser.isExpected(in: context) else { return }
        guard let browser = Browser(in: context) else {
            if opensBrowser == true { report.write([Browser.missing]) }
            return
        }
        browser.open(address)
    }
}
