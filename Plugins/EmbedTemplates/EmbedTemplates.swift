import Foundation
import PackagePlugin

/// Reads `templates/**` into the program at build time.
@main
struct EmbedTemplates: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let root = context.package.directoryURL.appending(path: "templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInTemplates+Files.swift")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { name in [".mustache", ".css", ".js"].contains { name.hasSuffix($0) } }.sorted()
        return [
            .buildCommand(
                displayName: "Embedding templates",
                executable: try context.tool(named: "TemplateEmbedder").url,
                arguments: [output.path, root.path] + names,
                inputFiles: names.map { root.appending(path: $0) },
                outputFiles: [output])
        ]
    }
}
