/// What a request is answered with.
struct Answer: Equatable {
    /// What follows the headers.
    enum Body: Equatable {
        /// The page as it is now.
        case page
        /// A stream of events, without end.
        case events
        /// A short text.
        case text(String)
        /// Nothing.
        case nothing
    }

    /// The status of HTTP.
    var status: UInt32
    /// What follows the headers.
    var body: Body
    /// Names and values by turns.
    var headers: [String]

    /// The answer to a request. Nothing but these few things is ever served: no path leads to the disk.
    ///
    /// - Parameters:
    ///   - method: the request's method.
    ///   - path: its path, without a query.
    ///   - host: the value of its header "Host"; nil where it has none, or several.
    ///   - hosts: those that may be named.
    /// - Returns: the answer.
    static func to(_ method: String, _ path: String, host: String?, hosts: AllowedHosts) -> Answer {
        guard hosts.allow(host) else {
            return plain(403, "This preview is not served under that name. --host NAME lets it be.\n")
        }
        guard method == "GET" || method == "HEAD" else {
            return plain(405, "Only GET and HEAD are understood here.\n", ["Allow", "GET, HEAD"])
        }
        switch path {
        case "/": return Answer(status: 200, body: .page, headers: pageHeaders)
        case "/events":
            return Answer(status: 200, body: .events, headers: common + ["Content-Type", "text/event-stream"])
        case "/favicon.ico": return Answer(status: 204, body: .nothing, headers: common)
        default: return plain(404, "There is nothing here. The preview is at /.\n")
        }
    }

    /// What every answer says: keep nothing, guess nothing, and be part of no page of others.
    private static let common = [
        "Cache-Control", "no-store", "X-Content-Type-Options", "nosniff", "Referrer-Policy", "no-referrer",
        "Cross-Origin-Resource-Policy", "same-origin",
    ]

    private static func plain(_ status: UInt32, _ text: String, _ more: [String] = []) -> Answer {
        let headers = [
            "Content-Type", "text/plain; charset=utf-8", "Content-Security-Policy",
            "default-src 'none'; frame-ancestors 'none'",
        ]
        return Answer(status: status, body: .text(text), headers: common + headers + more)
    }

    /// The page brings its own policy along, but that of its frames only counts as a header.
    private static let pageHeaders =
        common + ["Content-Type", "text/html; charset=utf-8", "Content-Security-Policy", "frame-ancestors 'none'"]
}
