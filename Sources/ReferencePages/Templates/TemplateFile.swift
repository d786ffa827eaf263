import SourceText

/// A template as a file.
struct TemplateFile: Sendable {
    /// Its path below the folder of templates, such as `partials/findings.mustache`.
    let name: String
    /// Its text, under the path that diagnostics show.
    let file: SourceFile

    /// Makes a template of a text.
    ///
    /// - Parameters:
    ///   - name: Its path below the folder of templates.
    ///   - text: Its text.
    ///   - path: The path that diagnostics show; nil for the name.
    init(name: String, text: String, path: String? = nil) {
        self.name = name
        file = SourceFile(path: path ?? name, text: text)
    }

    static let ending = ".mustache"

    /// Whether it is filled in; a style sheet or a script is taken as it is.
    var isTemplate: Bool { name.hasSuffix(Self.ending) }

    /// The name by which partial tags refer to it: without its ending.
    var partialName: String { name.hasSuffix(Self.ending) ? String(name.dropLast(Self.ending.count)) : name }

    /// Whether it has a tag for a partial.
    func uses(_ partial: TemplateFile) -> Bool {
        name != partial.name && file.text.contains(partial.partialName)
    }

    /// The first sentence of the comment on top of the file, without its full stop; empty where there is none.
    var summary: String {
        let text = file.text
        guard text.hasPrefix(isTemplate ? "{{!" : "/*") else { return "" }
        let comment = text.dropFirst(isTemplate ? 3 : 2).prefix { $0 != "}" && $0 != "*" }
        var words = ""
        for character in comment {
            if character == "." { break }
            words.append(character.isNewline ? " " : character)
        }
        return String(words.drop { $0 == " " })
    }

    /// The tag that begins at a line and column, both from 1, columns in Unicode scalars.
    func tag(atLine line: Int, column: Int) -> SourceRange {
        let bytes = file.bytes
        var offset = 0
        var currentLine = 1
        while currentLine < line, offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\n") { currentLine += 1 }
            offset += 1
        }
        var currentColumn = 1
        while currentColumn < column, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            currentColumn += 1
        }
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
        while end < bytes.count, bytes[end] == UInt8(ascii: "}") { end += 1 }
        return file.range(offset, max(end, offset + 1))
    }
}
