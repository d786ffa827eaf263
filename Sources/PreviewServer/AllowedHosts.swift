/// The hosts that a request may be meant for.
///
/// A page of somebody else can let its own name lead to this machine, and then read what is served here as if it were its own
/// (DNS rebinding). What it cannot do is to have its requests name another host.
struct AllowedHosts: Sendable {
    /// What no other machine can be reached by.
    static let loopback: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    private let names: Set<String>
    /// Whether any address of this machine may be named, since the server is reached at all of them.
    private let takesAddresses: Bool

    /// Makes the rule of a server.
    ///
    /// - Parameter host: where it was asked to listen; nil for the loopback addresses.
    init(host: String?) {
        let own = host.map(Self.bracketed)
        names = Self.loopback.union(own.map { [$0] } ?? [])
        takesAddresses = own == "0.0.0.0" || own == "[::]"
    }

    /// Whether a request with this header "Host" is answered; nil where it has none, or several.
    func allow(_ header: String?) -> Bool {
        guard let name = header.flatMap(Self.name) else { return false }
        return names.contains(name) || takesAddresses && Self.isAddress(name)
    }

    /// A host as it stands in an address: one of IPv6 in brackets; in small letters.
    static func bracketed(_ host: String) -> String {
        let host = host.lowercased()
        return host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }

    /// The host without its port, in small letters; nil for what is no host with or without a port.
    private static func name(_ header: String) -> String? {
        let text = header.lowercased()
        let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
        let name = text[..<(end ?? text.endIndex)]
        let rest = text[name.endIndex...]
        guard rest.isEmpty || rest.first == ":" && rest.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        // The dot at the end of a full name changes nothing.
        return String(name.last == "." ? name.dropLast() : name)
    }

    /// Whether it is digits and dots, or in brackets: no name that somebody could own.
    private static func isAddress(_ name: String) -> Bool {
        if name.hasPrefix("[") { return name.hasSuffix("]") }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }
}
