/// Why a server cannot be started.
public enum ServerStartError: Error, Sendable, Equatable {
    /// libmicrohttpd is not there, or the file that was named is none.
    case noLibrary
    /// Somebody else listens at the port that was asked for.
    case portTaken(UInt16)
    /// Somebody listens at each port from the usual one up to this.
    case allPortsTaken(UInt16)
    /// No address belongs to the host's name.
    case unknownHost(String)
    /// The system refuses, with its words for why.
    case refused(String)
}
