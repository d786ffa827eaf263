import Dispatch

/// What a server shows, and to whom: all that its daemons' threads and its own share, behind one lock.
final class PreviewConnections: @unchecked Sendable {
    private let library: HTTPLibrary
    private let hosts: AllowedHosts
    private let settings: ServerSettings
    /// Guards all that changes. The library is called to wake connections only while it is not held.
    private let access = DispatchQueue(label: "modeldoc.preview-server.access")
    private let start = ContinuousClock.now
    private var content: PreviewContent
    /// The number of the content: how many there were.
    private var number = 1
    /// The page's response, which all connections share; made when it is first asked for.
    private var page: UnsafeMutableRawPointer?
    private var streams: [ObjectIdentifier: EventStream] = [:]
    private var times = ConnectionTimes()
    private var isEnding = false
    private var signedAt = 0.0

    init(library: HTTPLibrary, hosts: AllowedHosts, settings: ServerSettings, content: PreviewContent) {
        self.library = library
        self.hosts = hosts
        self.settings = settings
        self.content = content
    }

    deinit {
        if let page { library.release(page) }
    }

    /// Seconds since this was made.
    private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// How many streams of events there are.
    var streamCount: Int { access.sync { streams.count } }

    // MARK: On a server's own thread

    /// Shows another content. Not to be called on two threads at a time, nor with `end` or `tick`.
    func show(_ content: PreviewContent) {
        let (waking, old) = access.sync {
            let old = content.page == self.content.page ? nil : page
            if old != nil { page = nil }
            self.content = content
            number += 1
            return (takeResting(), old)
        }
        waking.forEach(library.resume)
        if let old { library.release(old) }
    }

    /// Closes connections whose time is over, and lets silent streams give a sign of life.
    func tick() {
        let waking: [UnsafeMutableRawPointer] = access.sync {
            // Sockets are named only while their connections are known to be open.
            times.takeLate(at: now).forEach(shut)
            guard now - signedAt >= settings.silence else { return [] }
            signedAt = now
            streams.values.forEach { $0.sign() }
            return takeResting()
        }
        waking.forEach(library.resume)
    }

    /// Ends all streams.
    func end() {
        let waking = access.sync {
            isEnding = true
            return takeResting()
        }
        waking.forEach(library.resume)
    }

    private func takeResting() -> [UnsafeMutableRawPointer] {
        let resting = streams.values.filter(\.isResting)
        for stream in resting { stream.isResting = false }
        return resting.map(\.connection)
    }

    // MARK: On a daemon's thread

    func opened(_ connection: UnsafeMutableRawPointer, socket: Int32) {
        access.sync { times.open(connection, socket: socket, until: now + settings.requestTime) }
    }

    func answered(_ connection: UnsafeMutableRawPointer) {
        access.sync { times.set(connection, until: now + settings.requestTime) }
    }

    func closed(_ connection: UnsafeMutableRawPointer) {
        access.sync { times.close(connection) }
    }

    /// Answers a request; false where that cannot be done.
    func answer(_ connection: UnsafeMutableRawPointer, method: String, path: String, host: String?) -> Bool {
        let answer = Answer.to(method, path, host: host, hosts: hosts)
        switch answer.body {
        case .page: return answerWithPage(connection, answer)
        case .events where method == "GET": return answerWithEvents(connection, answer)
        case .events, .nothing: return queue(library.response([], headers: answer.headers), answer, connection)
        case .text(let text):
            return queue(library.response(Array(text.utf8), headers: answer.headers), answer, connection)
        }
    }

    private func answerWithPage(_ connection: UnsafeMutableRawPointer, _ answer: Answer) -> Bool {
        access.sync {
            if page == nil { page = library.response(content.page, headers: answer.headers) }
            guard let page else { return false }
            times.set(connection, until: now + settings.answerTime)
            return library.queue(page, status: answer.status, to: connection)
        }
    }

    private func answerWithEvents(_ connection: UnsafeMutableRawPointer, _ answer: Answer) -> Bool {
        let stream = EventStream(connection: connection)
        access.sync {
            streams[ObjectIdentifier(stream)] = stream
            times.set(connection, until: nil)
        }
        // Released by `StreamContext.finish`, which is called in any case.
        let context = Unmanaged.passRetained(StreamContext(connections: self, stream: stream)).toOpaque()
        let response = library.response(
            context: context, headers: answer.headers, read: StreamContext.read, finish: StreamContext.finish)
        guard let response else { return false }
        defer { library.release(response) }
        return library.queue(response, status: answer.status, to: connection)
    }

    private func queue(
        _ response: UnsafeMutableRawPointer?, _ answer: Answer, _ connection: UnsafeMutableRawPointer
    ) -> Bool {
        guard let response else { return false }
        defer { library.release(response) }
        access.sync { times.set(connection, until: now + settings.answerTime) }
        return library.queue(response, status: answer.status, to: connection)
    }

    /// Writes what a stream sends next; where there is nothing, its connection rests.
    ///
    /// - Returns: how many bytes were written, 0 where it rests, -1 at its end.
    func write(_ stream: EventStream, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        access.sync {
            if isEnding { return -1 }
            let count = stream.write(into: buffer, content, number: number)
            if count > 0 { return count }
            library.suspend(stream.connection)
            stream.isResting = true
            return 0
        }
    }

    func finish(_ stream: EventStream) {
        access.sync { streams[ObjectIdentifier(stream)] = nil }
    }
}
