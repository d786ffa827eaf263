// Turns the files under `templates/` into one Swift file of raw string literals, so that the program can be moved away
// from its sources. Run by the `EmbedTemplates` plugin: TemplateEmbedder OUTPUT.swift ROOT NAME…
import Foundation

/// As many `#` as make a raw string literal that no part of `text` can end.
func delimiter(for text: String) -> String {
    var hashes = "#"
    while text.contains("\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    return hashes
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: TemplateEmbedder OUTPUT.swift ROOT NAME…\n".utf8))
    exit(64)
}
let root = URL(filePath: arguments[2], directoryHint: .isDirectory)
var source = "// Made by TemplateEmbedder from templates/; not edited by hand.\n\nextension BuiltInTemplates {\n"
source += "    static let files: [(name: String, text: String)] = [\n"
for name in arguments.dropFirst(3) {
    let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
    let hashes = delimiter(for: text)
    source += "(#\"\(name)\"#, \(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)),\n"
}
source += "    ]\n}\n"
// A file that would not change is left alone: all that is built upon it would be built again.
let output = URL(filePath: arguments[1])
if (try? Data(contentsOf: output)) != Data(source.utf8) { try Data(source.utf8).write(to: output, options: .atomic) }
