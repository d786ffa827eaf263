import Foundation
import Testing

/// Mermaid itself, in a browser without a window.
enum Mermaid {
    /// What Mermaid makes of a text.
    struct Reading: Decodable {
        struct Entity: Decodable {
            let title: String
            /// Type, name and comment of each row.
            let rows: [[String]]
        }

        struct Relationship: Decodable {
            let from: String
            let to: String
            let label: String
            let atFrom: String
            let atTo: String
            let line: String
        }

        let error: String?
        let entities: [Entity]?
        let relationships: [Relationship]?
    }

    private static let script: String? = {
        let named = ProcessInfo.processInfo.environment["MODELDOC_MERMAID"]
        let path = named ?? Tools.project.appending(path: ".build/mermaid/mermaid.js").path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }()

    /// What Mermaid makes of each text; nil, and said so aloud, where it cannot be asked.
    static func read(_ texts: [String]) throws -> [Reading]? {
        guard let script, let python = Tools.path("python3") else {
            print("NOT RUN: there is no Mermaid in .build/mermaid, or no python3, so none of it is read")
            return nil
        }
        return try Tools.withFiles(texts, ending: "mmd") { folder, paths in
            let check = Tools.project.appending(path: "Tests/Mermaid/check.py").path
            let outcome = try Tools.run(python, [check, script] + paths, in: folder)
            if outcome.status == 69 {
                print("NOT RUN: \(outcome.errors)")
                return nil
            }
            try #require(outcome.status == 0, "\(outcome.errors)")
            let readings = try JSONDecoder().decode([String: Reading].self, from: outcome.output)
            return try paths.map { try #require(readings[$0]) }
        }
    }
}
