import Foundation
import Testing

/// The walls of the house: which room may import which. The table of `ARCHITECTURE.md`, held against the sources.
@Suite struct ImportsTests {
    private static let rooms: [String: Set<String>] = [
        "SourceText": [],
        "JSONText": ["SourceText"],
        "DataModel": ["SourceText"],
        "CommonMark": ["CCMarkGFM"],
        "ModelReaders": ["SourceText", "DataModel", "JSONText", "CommonMark", "CLibXML2"],
        "ModelAnalysis": ["SourceText", "DataModel"],
        "PlainLanguage": ["SourceText", "DataModel", "ModelAnalysis", "CommonMark"],
        "ModelWriters": ["SourceText", "DataModel", "ModelAnalysis", "PlainLanguage", "JSONText"],
        "Diagrams": ["SourceText", "DataModel", "ModelAnalysis", "PlainLanguage"],
        "ChildProcesses": [],
        "GraphvizLayout": ["SourceText", "Diagrams", "ChildProcesses"],
        "PictureConversion": ["SourceText", "ChildProcesses"],
        "PreviewServer": ["CHTTPDaemon"],
        "Mustache": [],
        "TerminalText": ["SourceText"],
        "ReferencePages": [
            "SourceText", "DataModel", "ModelAnalysis", "PlainLanguage", "Diagrams", "Mustache", "CommonMark",
        ],
        "ModelDocKit": [
            "SourceText", "JSONText", "DataModel", "ModelReaders", "ModelAnalysis", "PlainLanguage", "ModelWriters",
            "Diagrams", "ChildProcesses", "GraphvizLayout", "PictureConversion", "Mustache", "ReferencePages",
            "TerminalText",
        ],
        "CommandLineArguments": [],
        "ModelDocCommands": [
            "SourceText", "JSONText", "ModelDocKit", "PreviewServer", "ChildProcesses", "CommandLineArguments",
        ],
        "modeldoc": ["ModelDocCommands", "ModelDocKit"],
        "TemplateEmbedder": ["Foundation"],
    ]

    /// The C library, under its names on the systems that there are.
    private static let libc: Set<String> = ["Glibc", "Musl", "Darwin"]

    /// The room that renders may use all cores, the one that prints shows progress meanwhile, the server has a clock, and cmark-gfm
    /// reads one text at a time.
    private static let users: [String: Set<String>] = [
        "ModelDocKit": ["Dispatch"], "ModelDocCommands": ["Dispatch"], "PreviewServer": ["Dispatch"],
        "CommonMark": ["Dispatch"],
    ]

    private static let sources: [String] = {
        let files = (try? ProjectFolder.files(in: "\(ProjectFolder.path)/Sources")) ?? []
        return files.filter { $0.hasSuffix(".swift") }
    }()

    private static func room(of file: String) -> String { String(file.prefix { $0 != "/" }) }

    @Test func standAroundEveryRoom() throws {
        let found = Set(Self.sources.map(Self.room(of:)))
        #expect(found.sorted() == Self.rooms.keys.sorted())
    }

    @Test(arguments: rooms.keys.sorted()) func letInOnlyWhatTheRoomMayImport(room: String) throws {
        let allowed = try #require(Self.rooms[room]).union(Self.libc).union(Self.users[room] ?? [])
        for file in Self.sources where Self.room(of: file) == room {
            for name in imports(in: try ProjectFolder.text("Sources/\(file)")) {
                #expect(allowed.contains(name), "Sources/\(file) imports \(name)")
            }
        }
    }

    @Test(arguments: [
        ("import A", ["A"]), ("    public import A", ["A"]), ("@testable import A\nimport struct B.C", ["A", "B"]),
        ("@_exported import A // why", ["A"]), ("// import A", []), ("let important = 1", []),
    ]) func areSeenHoweverAnImportIsWritten(text: String, names: [String]) {
        #expect(imports(in: text) == names)
    }

    /// The modules that a source imports.
    private func imports(in text: String) -> [String] {
        let line =
            /^[ \t]*(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/
        return text.split(whereSeparator: \.isNewline).compactMap { $0.firstMatch(of: line).map { String($0.1) } }
    }
}
