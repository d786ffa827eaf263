import JSONText
import SourceText

/// The list of the files that a rendering wrote, with what they were made of: what may be removed later, and no more.
public struct Manifest: Sendable, Equatable {
    /// The name of its file in the result's folder.
    public static let fileName = ".modeldoc-manifest.json"

    /// The formats that were asked for, in alphabetical order.
    public var formats: [String]
    /// The options that were used, by name.
    public var options: [String: String]
    /// The SHA-256 of each file, by path.
    public var files: [String: String]

    /// Makes a manifest.
    public init(formats: [String], options: [String: String], files: [String: String]) {
        self.formats = formats.sorted()
        self.options = options
        self.files = files
    }

    /// The content of its file; no time, and no path outside of its folder.
    var bytes: [UInt8] {
        var json = JSONWriter()
        json.beginObject()
        json.key("files")
        write(files, to: &json)
        json.key("formats")
        json.beginArray(inline: true)
        for format in formats { json.string(format) }
        json.endArray()
        json.key("modeldocManifest")
        json.integer(1)
        json.key("options")
        write(options, to: &json)
        json.endObject()
        return json.finish()
    }

    private func write(_ texts: [String: String], to json: inout JSONWriter) {
        json.beginObject()
        for (key, value) in texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            json.key(key)
            json.string(value)
        }
        json.endObject()
    }

    /// The manifest that a file holds; nil where it cannot be read. Paths that would lead out of the folder are not among its
    /// files, whoever wrote them there.
    init?(content: [UInt8]) {
        let parsed = JSONParser.parse(SourceFile(path: Self.fileName, bytes: content))
        // Half a list would make strangers of the other half.
        guard parsed.diagnostics.allSatisfy({ $0.severity != .error }), let members = parsed.node?.members else {
            return nil
        }
        func member(_ key: String) -> JSONNode? { members.first { $0.key == key }?.value }
        guard let files = member("files")?.members else { return nil }
        self.files = [:]
        for file in files where Self.isInside(file.key) { self.files[file.key] = file.value.string ?? "" }
        formats = member("formats")?.elements?.compactMap(\.string) ?? []
        options = [:]
        for option in member("options")?.members ?? [] { options[option.key] = option.value.string ?? "" }
    }

    private static func isInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.utf8.contains(0)
            && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part != "." && part != ".."
            }
    }
}
