/// Where a preview is served, and how patient its server is.
public struct ServerSettings: Sendable {
    /// The name or address of this machine to serve at; nil for its loopback addresses, which no other machine reaches.
    public var host: String?
    /// The port to serve at, 0 for any that is free; nil for the usual one, or the next that is free.
    public var port: UInt16?
    /// The file of libmicrohttpd; nil for the system's.
    public var library: String?
    /// How many connections are served at a time at each address; others wait.
    public var connections = 4096
    /// How many seconds a client may take to send a whole request, from its connection or its last answer on.
    public var requestTime = 15.0
    /// How many seconds a client may take to receive an answer; a stream of events has no end.
    public var answerTime = 120.0
    /// How many seconds a stream is silent at most.
    public var silence = 15.0

    /// Makes the usual settings.
    public init() {}

    /// The port that is tried first where none is asked for.
    public static let usualPort: UInt16 = 4747
    /// How many ports are tried, one after the other.
    static let portsTried: UInt16 = 100
}
