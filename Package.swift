// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house: one duty, and only the imports that `ARCHITECTURE.md` allows it.
func room(_ name: String, imports: [Target.Dependency] = [], plugins: [Target.PluginUsage] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: settings, plugins: plugins)
}

/// The tests of one room, or of several together.
func tests(_ name: String, of subjects: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: subjects, swiftSettings: settings)
}

let package = Package(
    name: "modeldoc",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "modeldoc", targets: ["modeldoc"]),
        .library(name: "ModelDocKit", targets: ["ModelDocKit"]),
    ],
    targets: [
        room("SourceText"),
        room("JSONText", imports: ["SourceText"]),
        room("DataModel", imports: ["SourceText"]),
        room("CommonMark", imports: ["CCMarkGFM"]),
        room("ModelReaders", imports: ["SourceText", "DataModel", "JSONText", "CommonMark", "CLibXML2"]),
        room("ModelAnalysis", imports: ["SourceText", "DataModel"]),
        room("PlainLanguage", imports: ["SourceText", "DataModel", "ModelAnalysis", "CommonMark"]),
        room("ModelWriters", imports: ["SourceText", "DataModel", "ModelAnalysis", "PlainLanguage", "JSONText"]),
        room("Diagrams", imports: ["SourceText", "DataModel", "ModelAnalysis", "PlainLanguage"]),
        room("ChildProcesses"),
        room("GraphvizLayout", imports: ["SourceText", "Diagrams", "ChildProcesses"]),
        room("PictureConversion", imports: ["SourceText", "ChildProcesses"]),
        room("PreviewServer", imports: ["CHTTPDaemon"]),
        room("Mustache"),
        room("TerminalText", imports: ["SourceText"]),
        room(
            "ReferencePages",
            imports: [
                "SourceText", "DataModel", "ModelAnalysis", "PlainLanguage", "Diagrams", "Mustache", "CommonMark",
            ],
            plugins: ["EmbedTemplates"]),
        room(
            "ModelDocKit",
            imports: [
                "SourceText", "JSONText", "DataModel", "ModelReaders", "ModelAnalysis", "PlainLanguage", "ModelWriters",
                "Diagrams", "ChildProcesses", "GraphvizLayout", "PictureConversion", "Mustache", "ReferencePages",
                "TerminalText",
            ]),
        room("CommandLineArguments"),
        room(
            "ModelDocCommands",
            imports: [
                "SourceText", "JSONText", "ModelDocKit", "PreviewServer", "ChildProcesses", "CommandLineArguments",
            ]),
        .executableTarget(
            name: "modeldoc", dependencies: ["ModelDocCommands", "ModelDocKit"], swiftSettings: settings),

        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(
            name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .target(name: "CHTTPDaemon", dependencies: ["CMicroHTTPD"]),
        .executableTarget(name: "TemplateEmbedder", swiftSettings: settings),
        .plugin(name: "EmbedTemplates", capability: .buildTool(), dependencies: ["TemplateEmbedder"]),

        .target(name: "TestModels", dependencies: ["DataModel"], path: "Tests/TestModels", swiftSettings: settings),
        tests("SourceTextTests", of: ["SourceText"]),
        tests("JSONTextTests", of: ["JSONText", "TestModels", "SourceText"]),
        tests("CommonMarkTests", of: ["CommonMark"]),
        tests("ModelReadersTests", of: ["TestModels", "ModelReaders", "DataModel", "SourceText", "JSONText"]),
        tests("ModelAnalysisTests", of: ["TestModels", "ModelAnalysis", "ModelReaders", "DataModel", "SourceText"]),
        tests("PlainLanguageTests", of: ["PlainLanguage", "ModelAnalysis", "DataModel", "SourceText"]),
        tests(
            "ModelWritersTests",
            of: [
                "TestModels",
                "ModelWriters", "ModelReaders", "PlainLanguage", "ModelAnalysis", "DataModel", "JSONText", "SourceText",
            ]),
        tests(
            "DiagramsTests",
            of: [
                "TestModels",
                "Diagrams", "GraphvizLayout", "ModelReaders", "PlainLanguage", "ModelAnalysis", "DataModel",
                "SourceText",
            ]),
        tests("ChildProcessesTests", of: ["ChildProcesses"]),
        tests("GraphvizLayoutTests", of: ["GraphvizLayout", "ChildProcesses", "Diagrams", "SourceText"]),
        tests("PictureConversionTests", of: ["PictureConversion", "SourceText"]),
        .target(name: "HTTPTestClient", path: "Tests/HTTPTestClient", swiftSettings: settings),
        tests("PreviewServerTests", of: ["PreviewServer", "HTTPTestClient"]),
        tests("MustacheTests", of: ["Mustache"]),
        tests("TerminalTextTests", of: ["TerminalText"]),
        tests(
            "ReferencePagesTests",
            of: [
                "ReferencePages", "Mustache", "Diagrams", "PlainLanguage", "ModelAnalysis", "DataModel", "SourceText",
            ]),
        tests("ModelDocKitTests", of: ["ModelDocKit", "SourceText"]),
        tests("CommandLineArgumentsTests", of: ["CommandLineArguments"]),
        tests(
            "EndToEndTests",
            of: [
                "TestModels",
                "ModelDocCommands", "ModelDocKit", "ModelReaders", "ModelAnalysis", "ModelWriters", "Diagrams",
                "PictureConversion", "DataModel", "JSONText", "CommandLineArguments", "SourceText", "HTTPTestClient",
                "modeldoc",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
