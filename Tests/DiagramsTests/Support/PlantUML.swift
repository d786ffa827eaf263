import Foundation

/// PlantUML, which reads many files in one process.
enum PlantUML {
    /// The texts that PlantUML refuses, by their place in a list; nil, and said so aloud, where there is no PlantUML.
    static func refused(_ texts: [String]) throws -> [Int: String]? {
        guard let program = Tools.path("plantuml") else {
            print("NOT RUN: 'plantuml' is not installed, so what is written for it is not read")
            return nil
        }
        return try Tools.withFiles(texts, ending: "puml") { folder, paths in
            let outcome = try Tools.run(program, ["-charset", "UTF-8", "-checkonly"] + paths, in: folder)
            if outcome.status == 0 { return [:] }
            // It does not say which one.
            var refused: [Int: String] = [:]
            for (number, path) in paths.enumerated() where refused.isEmpty {
                let alone = try Tools.run(program, ["-charset", "UTF-8", "-checkonly", path], in: folder)
                if alone.status != 0 { refused[number] = alone.errors }
            }
            return refused.isEmpty ? [-1: outcome.errors] : refused
        }
    }

    /// The texts that stand in the picture of a text; nil where there is no PlantUML.
    static func drawnTexts(_ text: String) throws -> [String]? {
        guard let program = Tools.path("plantuml") else { return nil }
        return try Tools.withFiles([text], ending: "puml") { folder, paths in
            let outcome = try Tools.run(program, ["-charset", "UTF-8", "-tsvg"] + paths, in: folder)
            guard outcome.status == 0 else { return [] }
            let svg = try String(contentsOf: folder.appending(path: "0.svg"), encoding: .utf8)
            return try XMLElement.parse(svg).all.filter { $0.name == "text" }.map(\.text)
        }
    }
}
