// Turns the files under `templates/` into one Swift file of raw string literals, so that the program can be moved away
// from its sources. Run by the `EmbedTemplates` plugin: TemplateEmbedder ROOT OUTPUT.swift
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A raw string literal that holds exactly `text`: as many `#` as no run of `"` followed by `#` in it reaches.
func rawLiteral(_ text: String) -> String {
    var longest = 0
    var run = 0
    var afterQuote = false
    for character in text.utf8 {
        switch character {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            afterQuote = true
            run = 0
        case UInt8(ascii: "#") where afterQuote:
            run += 1
            longest = max(longest, run)
        default:
            afterQuote = false
            run = 0
        }
    }
    let hashes = String(repeating: "#", count: longest + 1)
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else { fatalError("usage: TemplateEmbedder ROOT OUTPUT.swift") }
let root = URL(filePath: arguments[1], directoryHint: .isDirectory)
var names: [String] = []
if let walker = FileManager.default.subpaths(atPath: root.path) {
    names = walker.filter { $0.hasSuffix(".mustache") }.sorted()
}
var source = "// Made by TemplateEmbedder from templates/; not edited by hand.\n\n"
source += "extension BuiltInTemplates {\n    static let all: [(name: String, text: String)] = [\n"
for name in names {
    let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
    source += "(\(rawLiteral(name).replacing("\n", with: "").replacing("\"\"\"", with: "\"")), \(rawLiteral(text))),\n"
}
source += "    ]\n}\n"
try source.write(to: URL(filePath: arguments[2]), atomically: true, encoding: .utf8)
