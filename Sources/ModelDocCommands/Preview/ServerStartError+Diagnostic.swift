import PreviewServer
import SourceText

extension ServerStartError {
    /// What to tell somebody whose preview cannot be served.
    ///
    /// - Parameter host: the host that was asked for.
    /// - Returns: an error with a way out.
    func diagnostic(host: String?) -> Diagnostic {
        let place = host.map { " at '\($0)'" } ?? ""
        return switch self {
        case .noLibrary:
            .error(
                "no-microhttpd", "a preview needs libmicrohttpd, which cannot be opened",
                help: [
                    "install it: apt install libmicrohttpd12, or brew install libmicrohttpd",
                    "where it lies elsewhere, name its file in MODELDOC_MICROHTTPD",
                ])
        case .portTaken(let port):
            .error(
                "port-taken", "port \(port) is taken by another program",
                help: ["name another one with --port, or leave it out to take the next that is free"])
        case .allPortsTaken(let last):
            .error(
                "port-taken", "all ports from \(ServerSettings.usualPort) to \(last) are taken",
                help: ["--port 0 takes any that is free"])
        case .unknownHost(let name):
            .error(
                "unknown-host", "there is no host '\(name)'",
                help: ["--host takes a name or an address of this machine; 0.0.0.0 is all of them"])
        case .refused(let reason):
            .error(
                "cannot-serve", "nothing can be served\(place): \(reason)",
                help: ["name another port with --port, or another address of this machine with --host"])
        }
    }
}
