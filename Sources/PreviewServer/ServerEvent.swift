/// What is sent to browsers, as Server-Sent Events are written.
enum ServerEvent {
    /// What a stream begins with: how many milliseconds after it broke a browser tries again.
    static let beginning = Array("retry: 500\n\n".utf8)
    /// What shows both ends that the other one is still there; browsers pass over it.
    static let sign = Array(":\n\n".utf8)

    /// The events that tell a content.
    static func telling(_ content: PreviewContent) -> [UInt8] {
        event("page", content.digest) + event("problems", content.problems)
    }

    /// One event; each line of its data stands on a line of its own.
    static func event(_ name: String, _ data: String) -> [UInt8] {
        var bytes = Array("event: \(name)\n".utf8)
        // A character of Swift may be two line breaks of this format.
        for line in data.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isBreak) {
            bytes += Array("data: ".utf8) + Array(String(line).utf8) + [0x0A]
        }
        return bytes + [0x0A]
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }
}
