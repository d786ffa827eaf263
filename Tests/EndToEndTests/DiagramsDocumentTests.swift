import Foundation
import ModelDocCommands
import ModelDocKit
import Testing

/// `Documentation/diagrams.md`: each picture shows what the command above it draws now.
@Suite struct DiagramsDocumentTests {
    private static let text = (try? ProjectFolder.text("Documentation/diagrams.md")) ?? ""

    /// The command lines of the page, without `modeldoc`.
    static let commands: [[String]] = text.split(separator: "\n").filter { $0.hasPrefix("modeldoc render ") }.map {
        $0.split(separator: " ").dropFirst().map(String.init)
    }

    private func digest(_ path: String) throws -> String {
        let picture = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        return String(try #require(picture.firstMatch(of: /data-digest="([0-9a-f]+)"/)).1)
    }

    @Test(arguments: commands) func pictureIsWhatTheCommandDraws(command: [String]) throws {
        let scratch = try ScratchFolder()
        let output = try #require(command.last)
        #expect(Self.text.contains("](\(output.dropFirst("Documentation/".count)))"), "\(output) is shown")
        let context = CommandContext(
            files: FileSystem(workingDirectory: ProjectFolder.path),
            environment: ProcessInfo.processInfo.environment.filter { ["PATH", "MODELDOC_DOT"].contains($0.key) },
            readInput: { nil }, writeOutput: { _ in false }, writeError: { _ in })
        let drawn = "\(scratch.path)/drawn.svg"
        #expect(ModelDocProgram.run(command.dropLast() + [drawn], in: context) == .done)
        #expect(try digest(drawn) == digest("\(ProjectFolder.path)/\(output)"))
    }

    @Test func everyPictureHasACommand() throws {
        let shown = Set(Self.text.matches(of: /\]\((diagrams\/[^)]+)\)/).map { String($0.1) })
        let drawn = Set(Self.commands.compactMap(\.last).map { String($0.dropFirst("Documentation/".count)) })
        #expect(shown == drawn)
        let files = try ProjectFolder.files(in: "\(ProjectFolder.path)/Documentation/diagrams")
        #expect(Set(files.map { "diagrams/\($0)" }) == drawn)
    }
}
